import { careFor, closeOrder } from '#src/api/orders/care.ts'
import { paymentCheckOf, requireOwnOrder } from '#src/api/orders/own-order.ts'
import type { Handler } from '#src/api/wire/handler.ts'

/**
 * Cancels one of the caller's orders. It may be paid at this very moment, so the answer is its state. A retry resumes
 * where the call was interrupted.
 */
export const cancelOrder: Handler<'user.Pay/cancel'> = async ({ order_no }, caller) => {
  const { order, settled } = await requireOwnOrder(order_no, caller)
  if (order.state === 'pending') await closeOrder(caller.services, order_no, 'cancelled')
  else if (!settled) await careFor(caller.services, order_no)
  return paymentCheckOf(await requireOwnOrder(order_no, caller))
}
