import { readOwnOrder } from '#src/api/db/order-list.ts'
import { ApiError } from '#src/api/errors.ts'
import { type Handler, requireSession } from '#src/api/handler.ts'

/** One of the caller's orders. */
export const orderDetail: Handler<'user.Pay/check'> = async ({ order_no }, caller) => {
  const { userId } = requireSession(caller)
  const { services, locale } = caller
  const order = await readOwnOrder(services.db, order_no, { userId, locale, now: services.now() })
  if (order === null) throw new ApiError('resource.missing')
  return order
}
