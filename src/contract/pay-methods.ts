/**
 * The payment methods by their number, which stands for them in calls and in the ledger. `id` names the gateway and the
 * address it notifies, `app` is what a code is scanned with, `mark` the path of its drawing on a field of 24 × 24.
 */
export const payMethods = {
  1: {
    id: 'wechat',
    payType: 1,
    name: { zh: '微信支付', en: 'WeChat Pay' },
    app: { zh: '微信', en: 'WeChat' },
    mark: 'M9.5 4C5.4 4 2 6.7 2 10c0 1.9 1.1 3.6 2.8 4.7L4 17l2.7-1.4c.9.3 1.8.4 2.8.4M22 15c0-2.8-2.9-5-6.5-5S9 12.2 9 15s2.9 5 6.5 5c.8 0 1.5-.1 2.2-.3L20 21l-.6-2.1C21 18 22 16.6 22 15Z',
  },
  2: {
    id: 'alipay',
    payType: 2,
    name: { zh: '支付宝', en: 'Alipay' },
    app: { zh: '支付宝', en: 'Alipay' },
    mark: 'M4 3h16a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1Zm2.5 5h11M12 5.5V11m-4.5 0h8.5c-1 4-4 6.5-7 6.5-4 0-3.5-4.5 0-4 2.5.4 5.5 2 8 3.5',
  },
} as const

/** The number of a payment method. */
export type PayType = keyof typeof payMethods
/** The id of a payment method. */
export type PayMethod = (typeof payMethods)[PayType]['id']

/** The method of a purchase until its buyer chooses one. */
export const DEFAULT_PAY_TYPE: PayType = 1

/** The payment methods in the order they are offered. */
export const payMethodList = Object.values(payMethods)
