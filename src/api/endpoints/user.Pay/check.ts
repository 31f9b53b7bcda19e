import { noteTold } from '#src/api/db/orders/lane-grants.ts'
import { requireOwnOrder } from '#src/api/orders/own-order.ts'
import type { Handler } from '#src/api/wire/handler.ts'

/** One of the caller's orders. */
export const orderDetail: Handler<'user.Pay/check'> = async ({ order_no }, caller) => {
  const { order, untold } = await requireOwnOrder(order_no, caller)
  if (order.state === 'paid' && untold) await noteTold(caller.services.db, order_no)
  return order
}
