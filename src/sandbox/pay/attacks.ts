import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { type NoticeDepartures, noticeOf, paymentNotice } from '#src/sandbox/alipay/notice.ts'
import type { SandboxEnv } from '#src/sandbox/bindings.ts'
import { nowOf } from '#src/sandbox/faults.ts'
import { settingsOf } from '#src/sandbox/settings.ts'
import { type CallbackDepartures, callbackOf, paymentEvent } from '#src/sandbox/wechat-pay/callback.ts'
import type { Message } from './deliver.ts'
import { paymentMessage } from './notify.ts'
import type { PayOrder, Trade } from './order.ts'
import { damaged } from './rsa.ts'

/** Forged messages, and messages the gateway never sends. The site must not believe any of them. */
export const attacks = [
  'forged',
  'tampered',
  'stale',
  'wrong-amount',
  'wrong-app',
  'wrong-merchant',
  'unknown-order',
  'replay',
  'probe',
  'unknown-key',
  'wrong-key',
  'sign-type',
] as const
export type PayAttack = (typeof attacks)[number]

/** The claim that an order was paid. `now` in ms since 1970. */
type Lie = { order: PayOrder; trade: Trade; attack: PayAttack; now: number }

const ONLY_WECHAT = new Set<PayAttack>(['probe', 'unknown-key', 'wrong-key'])
/** Longer than a notification may be in transit, in seconds: five minutes, and a day and an hour. */
const TOO_LONG_S = 301
const TOO_LONG_MS = 25 * 3_600_000 + 1000

/** A notification of an attack, claiming that the order is paid; null when the gateway has no such attack. */
export async function attackMessage(
  c: Context<SandboxEnv>,
  order: PayOrder,
  attack: PayAttack,
): Promise<Message | null> {
  const now = await nowOf(c)
  const [paid] = order.trades
  if (attack === 'replay') return paid === undefined ? null : paymentMessage(c, order, paid)
  // A new notification: the site must not refuse it merely because it has seen the real one.
  const trade = { transactionId: paid?.transactionId ?? '0'.repeat(28), eventId: randomUUID(), paidAt: now }
  const lie = { order: changed(order, attack), trade, attack, now }
  return order.gateway === 'wechat' ? wechatAttack(c, lie) : alipayAttack(c, lie)
}

function wechatAttack(c: Context<SandboxEnv>, { order, trade, attack, now }: Lie): Message | null {
  if (attack === 'sign-type') return null
  const { wechatPay: account } = settingsOf(c)
  const event = paymentEvent(order, trade, {
    ...account,
    appId: attack === 'wrong-app' ? `${account.appId}x` : account.appId,
    merchantId: attack === 'wrong-merchant' ? `${account.merchantId}0` : account.merchantId,
  })
  return callbackOf(event, { url: order.notifyUrl, account, now }, wechatDepartures(attack, account.apiV3Key, now))
}

function wechatDepartures(attack: PayAttack, apiV3Key: string, now: number): CallbackDepartures {
  switch (attack) {
    case 'forged':
      return { sign: damaged }
    case 'probe':
      return { sign: (signature) => `WECHATPAY/SIGNTEST/${signature}` }
    case 'tampered':
      return { close: damaged }
    case 'stale':
      return { timestamp: Math.floor(now / 1000) - TOO_LONG_S }
    case 'unknown-key':
      return { keyId: 'PUB_KEY_ID_0000000000000000' }
    case 'wrong-key':
      return { apiV3Key: [...apiV3Key].reverse().join('') }
    default:
      return {}
  }
}

function alipayAttack(c: Context<SandboxEnv>, { order, trade, attack, now }: Lie): Message | null {
  if (ONLY_WECHAT.has(attack)) return null
  const { alipay: account } = settingsOf(c)
  const at = attack === 'stale' ? now - TOO_LONG_MS : now
  const claimed = {
    ...account,
    appId: attack === 'wrong-app' ? `${account.appId}0` : account.appId,
    sellerId: attack === 'wrong-merchant' ? '2088999999999999' : account.sellerId,
  }
  const fields = paymentNotice(order, trade, { account: claimed, now: at })
  return noticeOf(fields, { url: order.notifyUrl, account }, alipayDepartures(attack))
}

function alipayDepartures(attack: PayAttack): NoticeDepartures {
  switch (attack) {
    case 'forged':
      return { sign: damaged }
    case 'tampered':
      return { tamper: { total_amount: '0.01' } }
    case 'sign-type':
      return { signType: true }
    default:
      return {}
  }
}

function changed(order: PayOrder, attack: PayAttack): PayOrder {
  if (attack === 'wrong-amount') return { ...order, amount: order.amount === 1 ? 2 : 1 }
  return attack === 'unknown-order' ? { ...order, orderNo: `${order.orderNo.slice(0, -4)}0000` } : order
}
