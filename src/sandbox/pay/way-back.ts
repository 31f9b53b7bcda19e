import type { Context } from 'hono'
import { returnFields } from '#src/sandbox/alipay/notice.ts'
import type { SandboxEnv } from '#src/sandbox/bindings.ts'
import { nowOf } from '#src/sandbox/faults.ts'
import { settingsOf } from '#src/sandbox/settings.ts'
import type { PayOrder } from './order.ts'

/**
 * Where a browser goes when it leaves the page on which one pays: the merchant said so with `paid` and `quit`. Alipay
 * tells how it went, signed; WeChat Pay says nothing.
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
