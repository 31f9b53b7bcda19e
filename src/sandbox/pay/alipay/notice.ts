import type { Message } from '#src/sandbox/deliver.ts'
import { beijing } from '#src/sandbox/pay/beijing.ts'
import { type PayOrder, type PayRefund, returnedOf, type Trade } from '#src/sandbox/pay/order.ts'
import { signRsa } from '#src/sandbox/pay/rsa.ts'
import { yuan } from '#src/sandbox/pay/yuan.ts'
import type { AlipayAccount } from './account.ts'
import { signNotice, textToSign } from './sign.ts'

/** Deviations from Alipay's behaviour, for forged notifications. */
export type NoticeDepartures = {
  /** Includes the signature type in the signed text, as service market messages do. */
  signType?: boolean
  /** Changes the signature. */
  sign?: (signature: string) => string
  /** Changes fields after they were signed. */
  tamper?: Record<string, string>
}

type Fields = Record<string, string>

/** Whose notification it is, and when it is sent in ms since 1970. */
type Sending = { account: AlipayAccount; now: number }

const PAYER = { buyer_id: '2088000000000001', buyer_logon_id: 'san***@example.com' }

/** The notification that an order was paid. */
export function paymentNotice(order: PayOrder, trade: Trade, sending: Sending): Fields {
  const fields = common(order, trade.transactionId, sending)
  return { ...fields, notify_id: trade.eventId.replaceAll('-', ''), trade_status: 'TRADE_SUCCESS' }
}

/** The notification of a refund, with the total of all refunds of its trade. A fully refunded trade is closed. */
export function refundNotice(
  order: PayOrder,
  refund: PayRefund,
  { eventId, ...sending }: Sending & { eventId: string },
): Fields {
  const back = returnedOf(order, refund.transactionId)
  return {
    ...common(order, refund.transactionId, sending),
    notify_id: eventId,
    trade_status: back === order.amount ? 'TRADE_CLOSED' : 'TRADE_SUCCESS',
    gmt_refund: `${beijing(refund.askedAt)}.000`,
    refund_fee: yuan(back),
    out_biz_no: refund.refundNo,
  }
}

/**
 * The parameters with which the browser returns to the merchant's page, signed like a notification. They are only
 * informative.
 */
export function returnFields(order: PayOrder, trade: Trade, { account, now }: Sending): Fields {
  const fields = {
    app_id: account.appId,
    auth_app_id: account.appId,
    charset: 'utf-8',
    method: 'alipay.trade.wap.pay.return',
    out_trade_no: order.orderNo,
    seller_id: account.sellerId,
    sign_type: 'RSA2',
    timestamp: beijing(now),
    total_amount: yuan(order.amount),
    trade_no: trade.transactionId,
    version: '1.0',
  }
  return { ...fields, sign: signNotice(account.privateKey, new Map(Object.entries(fields))) }
}

/**
 * Creates a signed notification.
 * @see https://opendocs.alipay.com/open/194/103296
 */
export function noticeOf(
  fields: Fields,
  { url, account }: { url: string; account: AlipayAccount },
  { signType = false, sign = (signature) => signature, tamper = {} }: NoticeDepartures = {},
): Message {
  const parameters = new Map(Object.entries(fields))
  const signature = signType
    ? signRsa(account.privateKey, textToSign(parameters, ['sign']))
    : signNotice(account.privateKey, parameters)
  const body = new URLSearchParams({ ...fields, ...tamper, sign: sign(signature) }).toString()
  return { url, body, headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' } }
}

function common(
  order: PayOrder,
  transactionId: string,
  { account: { appId, sellerId, certificates }, now }: Sending,
): Fields {
  const amount = yuan(order.amount)
  const trade = order.trades.find((known) => known.transactionId === transactionId)
  return {
    ...PAYER,
    notify_type: 'trade_status_sync',
    notify_time: beijing(now),
    app_id: appId,
    auth_app_id: appId,
    seller_id: sellerId,
    seller_email: 'seller@example.com',
    out_trade_no: order.orderNo,
    trade_no: transactionId,
    subject: order.description,
    total_amount: amount,
    receipt_amount: amount,
    buyer_pay_amount: amount,
    invoice_amount: amount,
    point_amount: '0.00',
    fund_bill_list: JSON.stringify([{ amount, fundChannel: 'ALIPAYACCOUNT' }]),
    gmt_create: beijing(order.createdAt),
    gmt_payment: beijing(trade?.paidAt ?? now),
    charset: 'utf-8',
    version: '1.0',
    sign_type: 'RSA2',
    ...(certificates !== null && { alipay_cert_sn: certificates.own }),
  }
}
