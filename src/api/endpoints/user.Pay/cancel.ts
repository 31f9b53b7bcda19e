import type { Handler } from '#src/api/handler.ts'
import { closeOrder } from '#src/api/order-care.ts'
import { paymentCheckOf, requireOwnOrder } from '#src/api/own-order.ts'

/** Gives up one of the caller's orders. Somebody may have paid it at this moment: the answer is how it stands. */
export const cancelOrder: Handler<'user.Pay/cancel'> = async ({ order_no }, caller) => {
  const { state } = (await requireOwnOrder(order_no, caller)).order
  if (state === 'pending') await closeOrder(caller.services, order_no, 'cancelled')
  return paymentCheckOf(await requireOwnOrder(order_no, caller))
}
