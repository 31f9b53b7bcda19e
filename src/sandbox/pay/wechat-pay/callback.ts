import { randomBytes } from 'node:crypto'
import type { Message } from '#src/sandbox/deliver.ts'
import { beijingIso } from '#src/sandbox/pay/beijing.ts'
import type { PayOrder, PayRefund, Trade } from '#src/sandbox/pay/order.ts'
import { signRsa } from '#src/sandbox/pay/rsa.ts'
import type { WechatPayAccount } from './account.ts'
import { refundEventOf, transactionOf } from './describe.ts'
import { encrypt } from './encrypt.ts'

/** Deviations from WeChat Pay's behaviour, for forged callbacks. `timestamp` in seconds since 1970. */
export type CallbackDepartures = {
  timestamp?: number
  keyId?: string
  apiV3Key?: string
  /** Changes the signature. */
  sign?: (signature: string) => string
  /** Changes the ciphertext before it is signed. */
  close?: (ciphertext: string) => string
}

/** The content of a callback. */
export type Event = { id: string; type: string; original: 'transaction' | 'refund'; summary: string; resource: object }

/** The event that an order was paid. */
export function paymentEvent(order: PayOrder, trade: Trade, account: WechatPayAccount): Event {
  const resource = transactionOf({ ...order, state: 'paid' }, trade, account)
  return { id: trade.eventId, type: 'TRANSACTION.SUCCESS', original: 'transaction', summary: '支付成功', resource }
}

/** The event of a refund's result. */
export function refundEvent(
  order: PayOrder,
  refund: PayRefund,
  { eventId: id, account }: { eventId: string; account: WechatPayAccount },
): Event {
  const type = refund.state === 'done' ? 'REFUND.SUCCESS' : 'REFUND.ABNORMAL'
  return { id, type, original: 'refund', summary: '退款结果', resource: refundEventOf(order, refund, account) }
}

/**
 * Creates an encrypted and signed callback.
 * @see https://pay.weixin.qq.com/doc/v3/merchant/4012071382
 */
export function callbackOf(
  event: Event,
  { url, account, now }: { url: string; account: WechatPayAccount; now: number },
  departures: CallbackDepartures = {},
): Message {
  const { timestamp, keyId, apiV3Key } = {
    timestamp: Math.floor(now / 1000),
    keyId: account.keyId,
    apiV3Key: account.apiV3Key,
    ...departures,
  }
  const closed = encrypt(JSON.stringify(event.resource), apiV3Key, event.original)
  const ciphertext = departures.close?.(closed.ciphertext) ?? closed.ciphertext
  const body = JSON.stringify({
    id: event.id,
    create_time: beijingIso(now),
    resource_type: 'encrypt-resource',
    event_type: event.type,
    summary: event.summary,
    resource: { original_type: event.original, algorithm: 'AEAD_AES_256_GCM', ...closed, ciphertext },
  })
  const nonce = randomBytes(16).toString('hex')
  const signature = signRsa(account.privateKey, `${timestamp}\n${nonce}\n${body}\n`)
  return {
    url,
    body,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Mozilla/4.0',
      'wechatpay-timestamp': String(timestamp),
      'wechatpay-nonce': nonce,
      'wechatpay-signature': departures.sign?.(signature) ?? signature,
      'wechatpay-signature-type': 'WECHATPAY2-SHA256-RSA2048',
      'wechatpay-serial': keyId,
    },
  }
}
