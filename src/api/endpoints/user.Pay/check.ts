import { type Handler, requireSession } from '#src/api/handler.ts'
import { requireOwnOrder } from '#src/api/own-order.ts'

/** One of the caller's orders. */
export const orderDetail: Handler<'user.Pay/check'> = async ({ order_no }, caller) => {
  requireSession(caller)
  return (await requireOwnOrder(order_no, caller)).order
}
