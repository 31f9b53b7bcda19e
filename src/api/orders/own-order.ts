import { type OrderStanding, readOwnOrder } from '#src/api/db/order-list.ts'
import { ApiError } from '#src/api/wire/errors.ts'
import { type Caller, requireSession } from '#src/api/wire/handler.ts'
import type { PaymentCheck } from '#src/contract/index.ts'

/**
 * One of the caller's orders.
 * @throws ApiError `resource.missing` for an unknown one or somebody else's
 */
export async function requireOwnOrder(orderNo: string, caller: Caller): Promise<OrderStanding> {
  const { services, locale } = caller
  const reader = { userId: requireSession(caller).userId, locale, now: services.now() }
  const found = await readOwnOrder(services.db, orderNo, reader)
  if (found === null) throw new ApiError('resource.missing')
  return found
}

/**
 * The payment state shown on the page. An order replaced by another for the same item counts as paid when that one is.
 */
export function paymentCheckOf({ order, settled, bought }: OrderStanding): PaymentCheck {
  const { state, refund } = order
  return { check: state === 'paid' || (state === 'closed' && bought), state, settled, refund }
}
