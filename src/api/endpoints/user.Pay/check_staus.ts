import { noteTold } from '#src/api/db/lane-grants.ts'
import { askAboutOrder, isTimeToAsk } from '#src/api/orders/care.ts'
import { paymentCheckOf, requireOwnOrder } from '#src/api/orders/own-order.ts'
import type { Handler } from '#src/api/wire/handler.ts'

/**
 * Whether one of the caller's orders is paid. While it is not, the gateway is asked now and then: callbacks get lost.
 * Polls in between read the order once and write nothing.
 */
export const paymentStatus: Handler<'user.Pay/check_staus'> = async ({ order_no }, caller) => {
  const { services } = caller
  const before = await requireOwnOrder(order_no, caller)
  const mayAsk = !before.settled && isTimeToAsk(before.askedAt, services.now())
  const hasChanged = mayAsk && (await askAboutOrder(services, order_no))
  const standing = hasChanged ? await requireOwnOrder(order_no, caller) : before
  const answer = paymentCheckOf(standing)
  if (answer.check && standing.untold) await noteTold(services.db, order_no)
  return answer
}
