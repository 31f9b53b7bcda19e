import { admit } from '#src/api/accounts/attempt.ts'
import { checkoutPath, requestOf } from '#src/api/checkout/order.ts'
import { type LaneGrant, noteTold, readLaneGrant } from '#src/api/db/orders/lane-grants.ts'
import { type OrderOpening, openOrder } from '#src/api/db/orders/order-opening.ts'
import { keepPayUrl, type StoredOrder } from '#src/api/db/orders/orders.ts'
import type { Goods, OrderAgreement } from '#src/api/domain/granting.ts'
import { newOrderNo, ORDER_LIFE_MS } from '#src/api/domain/orders.ts'
import { newId } from '#src/api/domain/secrets.ts'
import type { PaymentGateway } from '#src/api/pay/gateway.ts'
import { ApiError } from '#src/api/wire/errors.ts'
import { type Caller, requireSession } from '#src/api/wire/handler.ts'
import type { CreatedOrder, Locale, PaySurface, PayType } from '#src/contract/index.ts'
import { DAY_MS } from '#src/lib/time.ts'
import { careFor, gatewayOf } from './care.ts'

/** The item to buy, and how to pay it. */
export type Wish = {
  /** The lane of the item, which is known before the item is looked up. */
  lane: string
  /** Whether the plan in force is chosen again, although it was just bought. */
  again: boolean
  /** Whether the owner returns to an order to pay it. */
  begun: boolean
  payType: PayType
  surface: PaySurface
}

/** The present price, and what it was calculated from. */
export type Quote = OrderAgreement & { title: Record<Locale, string> }

/** A concurrent call of the same user may change the basis of the price, but only a few times. */
const MAX_TRIES = 6

/**
 * The gateway of a payment method.
 * @throws ApiError `payment.not-offered`
 */
function requireGateway({ services }: Caller, payType: PayType): PaymentGateway {
  const gateway = gatewayOf(services, payType)
  if (gateway === null) throw new ApiError('payment.not-offered')
  return gateway
}

/**
 * Creates an order, or returns the pending one for the same item, or the one that was just paid. Earlier orders for
 * other items are closed at their gateways first. Without an answer of the gateway `pay_url` is empty, and the next
 * call asks the gateway again.
 * @param find looks the item up; throws when there is no such item
 * @param quote calculates the present price, again whenever it may have changed; throws when the item is unavailable
 * @throws ApiError `payment.not-offered`; `request.too-many`; `order.unsettled`
 */
export async function placeOrder(
  wish: Wish,
  find: () => Promise<Goods>,
  quote: () => Promise<Quote>,
  caller: Caller,
): Promise<CreatedOrder> {
  const gateway = requireGateway(caller, wish.payType)
  const { userId } = requireSession(caller)
  const { db, now } = caller.services
  const admitted = admit({ kind: 'order', subject: String(userId) }, caller)
  const asked = new Set<string>()
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    // These reads are independent. A failed quote matters only if the item was not just bought.
    const [given, [found, quoted]] = await Promise.all([
      readLaneGrant(db, userId, wish.lane),
      Promise.allSettled([find(), quote()]),
      admitted,
    ])
    if (found.status === 'rejected') throw found.reason
    if (given !== null && isThisPurchase(given, found.value, wish, now())) return paidAnswer(given, wish, caller)
    if (quoted.status === 'rejected') throw quoted.reason
    const opening = await open(wish, gateway, quoted.value, caller)
    if (opening.kind === 'live') return orderAnswer(gateway, opening.order, caller)
    if (opening.kind === 'stale') continue
    if (opening.orders.some((orderNo) => asked.has(orderNo))) throw new ApiError('order.unsettled')
    await Promise.all(opening.orders.map((orderNo) => careFor(caller.services, orderNo)))
    for (const orderNo of opening.orders) asked.add(orderNo)
  }
  throw new Error('What is ordered kept changing')
}

/**
 * Whether the latest grant is what the user is about to pay now: their page cannot know yet that its order is paid, or
 * asks for the same item again soon afterwards without `renew`.
 */
function isThisPurchase({ told, grantedAt, goods }: LaneGrant, wanted: Goods, { again }: Wish, now: number): boolean {
  if (!told && now - grantedAt < ORDER_LIFE_MS) return true
  const isSame = goods.kind === 'membership' && wanted.kind === goods.kind && goods.level === wanted.level
  return isSame && !again && now - grantedAt < DAY_MS
}

async function paidAnswer(given: LaneGrant, { surface }: Wish, { services }: Caller): Promise<CreatedOrder> {
  const { orderNo, amount, expiresAt } = given
  await noteTold(services.db, orderNo)
  return { order_no: orderNo, pay_url: '', surface, amount, expires_at: expiresAt, paid: true }
}

function open(wish: Wish, gateway: PaymentGateway, quote: Quote, caller: Caller): Promise<OrderOpening> {
  const { db, randomBytes, now } = caller.services
  return openOrder(db, {
    ...quote,
    payType: wish.payType,
    surface: surfaceAt(gateway, wish.surface),
    begun: wish.begun,
    orderNo: newOrderNo(randomBytes),
    userId: requireSession(caller).userId,
    clientAddress: caller.address,
    revision: newId(randomBytes),
    now: now(),
  })
}

async function orderAnswer(gateway: PaymentGateway, order: StoredOrder, caller: Caller): Promise<CreatedOrder> {
  return {
    order_no: order.orderNo,
    pay_url:
      order.surface === 'qr' ? order.payUrl || (await askForCode(gateway, order, caller)) : checkoutUrl(order, caller),
    surface: order.surface,
    amount: order.life.amount,
    expires_at: order.life.expiresAt,
    paid: false,
  }
}

/** Falls back to the QR code, which all methods have, when a method lacks the wanted surface. */
function surfaceAt({ onPhone, inWechat }: PaymentGateway, wanted: PaySurface): PaySurface {
  const isThere = { qr: true, phone: onPhone, wechat: inWechat !== null }[wanted]
  return isThere ? wanted : 'qr'
}

/** The address of our own page, which redirects a phone to the gateway's. The gateway's is valid only briefly. */
function checkoutUrl({ orderNo }: StoredOrder, { services, locale }: Caller): string {
  return services.config.siteUrl + checkoutPath(locale, orderNo)
}

async function askForCode(gateway: PaymentGateway, order: StoredOrder, { services }: Caller): Promise<string> {
  const { orderNo } = order
  const outcome = await gateway.create({ ...requestOf(order), surface: 'qr' })
  if (outcome.kind === 'success') {
    const { payUrl } = outcome.value
    return (await keepPayUrl(services.db, orderNo, payUrl)) ? payUrl : ''
  }
  const fields = { call: 'create', order_no: orderNo }
  if (outcome.kind === 'failure') services.log.error('pay.refused', new Error(outcome.reason), fields)
  else services.log.info('pay.unknown', { ...fields, reason: outcome.reason })
  return ''
}
