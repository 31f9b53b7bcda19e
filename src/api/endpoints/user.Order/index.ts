import { listOwnOrders } from '#src/api/db/orders/order-list.ts'
import { type Handler, requireSession } from '#src/api/wire/handler.ts'

const PAGE_SIZE = 10

/** One page of the caller's orders, newest first. */
export const listOrders: Handler<'user.Order/index'> = async ({ page }, caller) => {
  const { services, locale } = caller
  const reader = { userId: requireSession(caller).userId, locale, now: services.now() }
  return listOwnOrders(services.db, { page, pageSize: PAGE_SIZE }, reader)
}
