import { type Context, Hono } from 'hono'
import { payOf, type SandboxEnv } from '#src/sandbox/bindings.ts'
import { nowOf } from '#src/sandbox/faults.ts'
import { fail, pay } from './actions.ts'
import { gatewayOf } from './gateways.ts'
import { isOver, type PayOrder } from './order.ts'
import { findOrder } from './orders.ts'
import { payPage, troublePage } from './phone-page.ts'

/** The ways to pay that have a button of their own on the page. */
const ownButtons = ['late', 'twice', 'again'] as const

/** The pages behind QR codes, on a simulated phone. Opening one counts as scanning. */
export const phone = new Hono<SandboxEnv>()

phone.get('/:no', async (c) => {
  const found = await findOrder(c)
  if (found === undefined) return c.html(troublePage('没有这个订单', 'No gateway knows this order'), 404)
  const order = (await payOf(c).scan(found.gateway, found.orderNo)) ?? found
  return c.html(await pageOf(c, order, c.req.query('failed') !== undefined))
})

/** Redirects, so that reloading the page does not pay twice. */
phone.post('/:no', async (c) => {
  const order = await findOrder(c)
  if (order === undefined) return c.html(troublePage('没有这个订单', 'No gateway knows this order'), 404)
  const { act } = await c.req.parseBody()
  const way = ownButtons.find((known) => known === act) ?? 'now'
  const outcome = act === 'fail' ? await fail(c, order) : await pay(c, order, way)
  if (!outcome.ok) return c.html(troublePage('无法支付', outcome.error), 409)
  const address = new URL(c.req.url)
  if (act === 'fail') address.searchParams.set('failed', '')
  else address.searchParams.delete('failed')
  return c.redirect(address.pathname + address.search, 303)
})

async function pageOf(c: Context<SandboxEnv>, order: PayOrder, hasFailed: boolean) {
  const isPayable = order.state === 'open' && !isOver(order, await nowOf(c))
  return payPage({ order, gateway: gatewayOf(order), isPayable, hasFailed, back: await wayBack(c, order) })
}

/**
 * The address to which a browser returns from the payment page, as the merchant gave it in `paid` and `quit`, with the
 * parameters its gateway adds to a payment.
 */
async function wayBack(c: Context<SandboxEnv>, order: PayOrder): Promise<string | null> {
  const [trade] = order.trades
  const target = c.req.query(trade === undefined ? 'quit' : 'paid') ?? ''
  if (!URL.canParse(target)) return null
  const address = new URL(target)
  if (trade === undefined) return address.href
  const fields = await gatewayOf(order).returnFields(c, order, trade)
  for (const [name, value] of Object.entries(fields)) address.searchParams.set(name, value)
  return address.href
}
