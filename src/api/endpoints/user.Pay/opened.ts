import { noteOpened } from '#src/api/db/order-list.ts'
import type { Handler } from '#src/api/handler.ts'
import { requireOwnOrder } from '#src/api/own-order.ts'

/** Notes that the caller has set out to pay an order. */
export const openPayment: Handler<'user.Pay/opened'> = async ({ order_no }, caller) => {
  await requireOwnOrder(order_no, caller)
  await noteOpened(caller.services.db, order_no)
  return null
}
