import {
  type OrderReader,
  type OrderStanding,
  pollOwnOrder,
  readOwnOrder,
  tellOwnOrder,
} from '#src/api/db/orders/order-list.ts'
import type { OrderCase } from '#src/api/db/orders/orders.ts'
import { ApiError } from '#src/api/wire/errors.ts'
import { type Caller, requireSession } from '#src/api/wire/handler.ts'
import type { PaymentCheck } from '#src/contract/index.ts'
import { questionAbout } from './care.ts'

/**
 * One of the caller's orders.
 * @throws ApiError `resource.missing` for an unknown one or somebody else's
 */
export async function requireOwnOrder(orderNo: string, caller: Caller): Promise<OrderStanding> {
  return found(await readOwnOrder(caller.services.db, orderNo, readerOf(caller)))
}

/**
 * One of the caller's orders, for the answer to a poll. If that is "paid", records that the owner has been told.
 * @throws ApiError `resource.missing` for an unknown one or somebody else's
 */
export async function requireToldOrder(orderNo: string, caller: Caller): Promise<OrderStanding> {
  return found(await tellOwnOrder(caller.services.db, orderNo, readerOf(caller)))
}

/**
 * As `requireToldOrder`; also claims the right to query the gateway.
 * @returns the order as it is before the query, and the case to pass to `careFor`; `toAsk` is `null` if no query is due
 * @throws ApiError `resource.missing` for an unknown one or somebody else's
 */
export async function requirePolledOrder(
  orderNo: string,
  caller: Caller,
): Promise<{ before: OrderStanding; toAsk: OrderCase | null }> {
  const reader = readerOf(caller)
  return found(await pollOwnOrder(caller.services.db, questionAbout(orderNo, reader.now), reader))
}

function readerOf(caller: Caller): OrderReader {
  return { userId: requireSession(caller).userId, locale: caller.locale, now: caller.services.now() }
}

function found<T>(order: T | null): T {
  if (order === null) throw new ApiError('resource.missing')
  return order
}

/**
 * The payment state shown on the page. An order replaced by another for the same item counts as paid when that one is.
 */
export function paymentCheckOf({ order, settled }: OrderStanding): PaymentCheck {
  const { state, bought, refund } = order
  return { check: state === 'paid' || (state === 'closed' && bought), state, settled, refund }
}
