import type { OrderRequest } from '#src/api/pay/gateway.ts'
import { beijingSeconds } from '#src/lib/time.ts'
import type { WechatPayConfig } from './config.ts'

export const TRANSACTIONS = '/v3/pay/transactions'
const MAX_DESCRIPTION = 127

/** The common part of all order requests. The same request always makes the same order, so retries are safe. */
export function orderOf(request: OrderRequest, { appId, merchantId, notifyUrl }: WechatPayConfig): object {
  const { orderNo, description, amount, expiresAt } = request
  return {
    appid: appId,
    mchid: merchantId,
    description: sayable(description),
    out_trade_no: orderNo,
    time_expire: `${beijingSeconds(expiresAt).replace(' ', 'T')}+08:00`,
    notify_url: notifyUrl,
    amount: { total: amount, currency: 'CNY' },
  }
}

/** Removes characters of 4 bytes, which WeChat Pay refuses. */
function sayable(description: string): string {
  return description.replace(/[\u{10000}-\u{10ffff}]/gu, '').slice(0, MAX_DESCRIPTION)
}
