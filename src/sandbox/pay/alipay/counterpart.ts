import { HOUR_MS } from '#src/lib/time.ts'
import { damaged } from '#src/sandbox/damaged.ts'
import { nowOf } from '#src/sandbox/faults.ts'
import type { FalseClaim, PayCounterpart } from '#src/sandbox/pay/counterpart.ts'
import { digits } from '#src/sandbox/pay/keys.ts'
import { accountOf } from './account.ts'
import { alipayBills } from './bills.ts'
import { alipay } from './index.ts'
import { type NoticeDepartures, noticeOf, paymentNotice, refundNotice, returnFields } from './notice.ts'

/** Longer than a notification may be in transit, in ms: a day and an hour. */
const TOO_LONG_MS = 25 * HOUR_MS + 1000

/** Alipay among the gateways the sandbox plays. */
export const alipayCounterpart: PayCounterpart = {
  name: { zh: '支付宝', en: 'Alipay' },
  brand: { light: '#1661d9', dark: '#6ea8ff' },
  hosts: { 'openapi.alipay.com': alipay, 'dwbillcenter.alipay.com': alipayBills },
  isAccepted: (_status, body) => body === 'success',
  paymentMessage: async (c, order, trade) => {
    const account = accountOf(c)
    return noticeOf(paymentNotice(order, trade, { account, now: await nowOf(c) }), { url: order.notifyUrl, account })
  },
  // Alipay notifies only of refunds that reached the payer.
  refundMessage: async (c, order, refund, eventId) => {
    if (refund.state !== 'done') return null
    const account = accountOf(c)
    const fields = refundNotice(order, refund, { eventId, account, now: await nowOf(c) })
    return noticeOf(fields, { url: refund.notifyUrl, account })
  },
  attackMessage: (c, { order, trade, attack, now }) => {
    const account = accountOf(c)
    const at = attack === 'stale' ? now - TOO_LONG_MS : now
    const claimed = {
      ...account,
      appId: attack === 'wrong-app' ? `${account.appId}0` : account.appId,
      sellerId: attack === 'wrong-merchant' ? '2088999999999999' : account.sellerId,
    }
    const fields = paymentNotice(order, trade, { account: claimed, now: at })
    return noticeOf(fields, { url: order.notifyUrl, account }, departures(attack))
  },
  ownAttacks: { 'sign-type': '签名类型' },
  returnFields: async (c, order, trade) => returnFields(order, trade, { account: accountOf(c), now: await nowOf(c) }),
  keys: {
    preset: { ALIPAY_PRODUCTS: 'precreate,wap' },
    made: {
      ALIPAY_APP_ID: () => `sandbox${digits(9)}`,
      ALIPAY_SELLER_ID: () => `2088${digits(12)}`,
    },
    pairs: [
      {
        privateHalf: { name: 'ALIPAY_PRIVATE_KEY', mark: 'sandbox:' },
        publicHalf: { name: 'SANDBOX_ALIPAY_APP_KEY', mark: '' },
      },
      {
        privateHalf: { name: 'SANDBOX_ALIPAY_PRIVATE_KEY', mark: '' },
        publicHalf: { name: 'ALIPAY_PUBLIC_KEY', mark: 'sandbox:' },
      },
    ],
  },
}

function departures(attack: FalseClaim['attack']): NoticeDepartures {
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
