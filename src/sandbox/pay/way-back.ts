import type { Context } from 'hono'
import type { SandboxEnv } from '#src/sandbox/bindings.ts'
import { gatewayOf } from './gateways.ts'
import type { PayOrder } from './order.ts'

/**
 * The address to which a browser returns from the payment page, as the merchant gave it in `paid` and `quit`, with the
 * parameters its gateway adds to a payment.
 */
export async function wayBack(c: Context<SandboxEnv>, order: PayOrder): Promise<string | null> {
  const [trade] = order.trades
  const target = c.req.query(trade === undefined ? 'quit' : 'paid') ?? ''
  if (!URL.canParse(target)) return null
  const address = new URL(target)
  if (trade === undefined) return address.href
  const fields = await gatewayOf(order).returnFields(c, order, trade)
  for (const [name, value] of Object.entries(fields)) address.searchParams.set(name, value)
  return address.href
}
