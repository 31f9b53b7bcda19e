import type { CreatedOrder, Locale, PaySurface, PayType } from '#src/contract/index.ts'
import { admit } from './attempt.ts'
import { checkoutPath, requestOf } from './checkout/order.ts'
import { openOrder } from './db/order-opening.ts'
import { type Goods, keepPayUrl, type StoredOrder } from './db/orders.ts'
import { newOrderNo } from './domain/orders.ts'
import { newId } from './domain/secrets.ts'
import { ApiError } from './errors.ts'
import { type Caller, requireSession } from './handler.ts'
import { gatewayOf } from './order-care.ts'
import type { PaymentGateway } from './pay/gateway.ts'

/** What is bought and how it is paid. Amount in fen. */
export type Purchase = {
  goods: Goods
  title: Record<Locale, string>
  amount: number
  payType: PayType
  surface: PaySurface
}

/**
 * The gateway of a payment method.
 * @throws ApiError `payment.not-offered`
 */
export function requireGateway({ services }: Caller, payType: PayType): PaymentGateway {
  const gateway = gatewayOf(services, payType)
  if (gateway === null) throw new ApiError('payment.not-offered')
  return gateway
}

/**
 * Orders something, or gives back the pending order for the same. Without an answer of the gateway `pay_url` is
 * empty, and asking again asks the gateway again.
 * @throws ApiError `payment.not-offered`; `request.too-many`
 */
export async function placeOrder(purchase: Purchase, caller: Caller): Promise<CreatedOrder> {
  const { services, address } = caller
  const { db, randomBytes } = services
  const { userId } = requireSession(caller)
  const gateway = requireGateway(caller, purchase.payType)
  await admit('order', String(userId), caller)
  const order = await openOrder(db, {
    ...purchase,
    surface: surfaceAt(gateway, purchase.surface),
    orderNo: newOrderNo(randomBytes),
    userId,
    clientAddress: address,
    revision: newId(randomBytes),
    now: services.now(),
  })
  if (order === null) throw new Error('No order is live after one was opened')
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

/** Where a method does not go, one pays by the code, which all have. */
function surfaceAt({ onPhone, inWechat }: PaymentGateway, wanted: PaySurface): PaySurface {
  const isThere = { qr: true, phone: onPhone, wechat: inWechat !== null }[wanted]
  return isThere ? wanted : 'qr'
}

/** Our own page goes on to the gateway's when it is opened: what gateways give a phone does not keep. */
function checkoutUrl({ orderNo }: StoredOrder, { services, locale }: Caller): string {
  return services.config.siteUrl + checkoutPath(locale, orderNo)
}

async function askForCode(gateway: PaymentGateway, order: StoredOrder, { services }: Caller): Promise<string> {
  const { orderNo } = order
  const outcome = await gateway.create({ ...requestOf(order), surface: 'qr' })
  if (outcome.kind === 'success') {
    await keepPayUrl(services.db, orderNo, outcome.value.payUrl)
    return outcome.value.payUrl
  }
  const fields = { call: 'create', order_no: orderNo }
  if (outcome.kind === 'failure') services.log.error('pay.refused', new Error(outcome.reason), fields)
  else services.log.info('pay.unknown', { ...fields, reason: outcome.reason })
  return ''
}
