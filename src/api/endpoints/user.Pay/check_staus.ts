import { careFor } from '#src/api/orders/care.ts'
import { paymentCheckOf, requirePolledOrder, requireToldOrder } from '#src/api/orders/own-order.ts'
import type { Handler } from '#src/api/wire/handler.ts'

/**
 * Whether one of the caller's orders is paid. While it is not, the gateway is queried now and then, because callbacks
 * get lost. A poll without such a query writes nothing; one whose query finds no payment records only that it was made.
 * The first poll that finds the payment records that the owner has been told.
 */
export const paymentStatus: Handler<'user.Pay/check_staus'> = async ({ order_no }, caller) => {
  const { services } = caller
  const { before, toAsk } = await requirePolledOrder(order_no, caller)
  const hasChanged = toAsk !== null && (await careFor(services, order_no, toAsk))
  return paymentCheckOf(hasChanged ? await requireToldOrder(order_no, caller) : before)
}
