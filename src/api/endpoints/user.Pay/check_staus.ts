import { noteTold } from '#src/api/db/lane-grants.ts'
import { askAboutOrder } from '#src/api/orders/care.ts'
import { paymentCheckOf, requireOwnOrder } from '#src/api/orders/own-order.ts'
import type { Handler } from '#src/api/wire/handler.ts'

/** Whether one of the caller's orders is paid. While it is not, the gateway is asked now and then: callbacks get lost. */
export const paymentStatus: Handler<'user.Pay/check_staus'> = async ({ order_no }, caller) => {
  const { services } = caller
  const before = await requireOwnOrder(order_no, caller)
  if (!before.settled) await askAboutOrder(services, order_no)
  const answer = paymentCheckOf(before.settled ? before : await requireOwnOrder(order_no, caller))
  if (answer.check) await noteTold(services.db, order_no)
  return answer
}
