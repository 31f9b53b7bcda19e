import type { Context } from 'hono'
import { returnFields } from '#src/sandbox/alipay/notice.ts'
import type { SandboxEnv } from '#src/sandbox/bindings.ts'
import { nowOf } from '#src/sandbox/faults.ts'
import { settingsOf } from '#src/sandbox/settings.ts'
import type { PayOrder } from './order.ts'

/**
 * The address to which a browser returns from the payment page, as the merchant gave it in `paid` and `quit`. Alipay
 * adds the signed result, WeChat Pay nothing.
 */
export async function wayBack(c: Context<SandboxEnv>, order: PayOrder): Promise<string | null> {
  const [trade] = order.trades
  const target = c.req.query(trade === undefined ? 'quit' : 'paid') ?? ''
  if (!URL.canParse(target)) return null
  const address = new URL(target)
  if (order.gateway === 'wechat' || trade === undefined) return address.href
  const fields = returnFields(order, trade, { account: settingsOf(c).alipay, now: await nowOf(c) })
  for (const [name, value] of Object.entries(fields)) address.searchParams.set(name, value)
  return address.href
}
