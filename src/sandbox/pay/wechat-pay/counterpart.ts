import { randomBytes } from 'node:crypto'
import { damaged } from '#src/sandbox/damaged.ts'
import { nowOf } from '#src/sandbox/faults.ts'
import type { FalseClaim, PayCounterpart } from '#src/sandbox/pay/counterpart.ts'
import { digits, letters } from '#src/sandbox/pay/keys.ts'
import { accountOf } from './account.ts'
import { type CallbackDepartures, callbackOf, paymentEvent, refundEvent } from './callback.ts'
import { h5Pages } from './h5.ts'
import { wechatPay } from './index.ts'

/** Longer than a callback may be in transit, in seconds: five minutes. */
const TOO_LONG_S = 301

/** WeChat Pay among the gateways the sandbox plays. */
export const wechatPayCounterpart: PayCounterpart = {
  name: { zh: '微信支付', en: 'WeChat Pay' },
  brand: { light: '#07863f', dark: '#2fbf71' },
  hosts: { 'api.mch.weixin.qq.com': wechatPay, 'wx.tenpay.com': h5Pages },
  isAccepted: (status) => status === 200 || status === 204,
  paymentMessage: async (c, order, trade) => {
    const account = accountOf(c)
    return callbackOf(paymentEvent(order, trade, account), { url: order.notifyUrl, account, now: await nowOf(c) })
  },
  refundMessage: async (c, order, refund, eventId) => {
    const account = accountOf(c)
    const event = refundEvent(order, refund, { eventId, account })
    return callbackOf(event, { url: refund.notifyUrl, account, now: await nowOf(c) })
  },
  attackMessage: (c, { order, trade, attack, now }) => {
    const account = accountOf(c)
    const event = paymentEvent(order, trade, {
      ...account,
      appId: attack === 'wrong-app' ? `${account.appId}x` : account.appId,
      merchantId: attack === 'wrong-merchant' ? `${account.merchantId}0` : account.merchantId,
    })
    return callbackOf(event, { url: order.notifyUrl, account, now }, departures(attack, account.apiV3Key, now))
  },
  ownAttacks: { probe: '探测签名', 'unknown-key': '未知公钥', 'wrong-key': '错误密钥' },
  returnFields: async () => ({}),
  keys: {
    preset: { WECHAT_PAY_PRODUCTS: 'native,h5,jsapi' },
    made: {
      WECHAT_PAY_APP_ID: () => `wxsandbox${letters(9).toLowerCase()}`,
      WECHAT_PAY_APP_SECRET: () => `sandbox${letters(25)}`,
      WECHAT_PAY_MCH_ID: () => `19${digits(8)}`,
      WECHAT_PAY_SERIAL_NO: () => randomBytes(20).toString('hex').toUpperCase(),
      WECHAT_PAY_API_V3_KEY: () => `sandbox${letters(25)}`,
    },
    pairs: [
      {
        privateHalf: { name: 'WECHAT_PAY_PRIVATE_KEY', mark: 'sandbox:' },
        publicHalf: { name: 'SANDBOX_WECHAT_PAY_MERCHANT_KEY', mark: '' },
      },
      {
        privateHalf: { name: 'SANDBOX_WECHAT_PAY_PRIVATE_KEY', mark: '' },
        publicHalf: { name: 'WECHAT_PAY_PUBLIC_KEYS', mark: 'sandbox_PUB_KEY_ID_01=' },
      },
    ],
  },
}

function departures(attack: FalseClaim['attack'], apiV3Key: string, now: number): CallbackDepartures {
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
