import { type Context, Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import * as z from 'zod/mini'
import { payOf, type SandboxEnv } from '#src/sandbox/bindings.ts'
import { readJson, readOptionalJson } from '#src/sandbox/input.ts'
import { expire, fail, notifyAgain, type PayActionOutcome, pay, refund, ways } from './actions.ts'
import { phoneAddress } from './address.ts'
import { attackMessage, attacks } from './attacks.ts'
import { sendOnce } from './notify.ts'
import type { PayOrder } from './order.ts'

const payInput = z.strictObject({
  notify: z._default(z.enum(ways, `must be one of ${ways.join(', ')}`), 'now'),
})
const refundInput = z.strictObject({
  result: z._default(z.enum(['done', 'failed'], 'must be done or failed'), 'done'),
  amount: z.optional(z.int('must be in fen').check(z.positive('must be in fen'))),
})
const attackInput = z.strictObject({ kind: z.enum(attacks, `must be one of ${attacks.join(', ')}`) })

const LISTED = 50

type Act = (order: PayOrder) => Promise<PayActionOutcome>

/** The orders at the gateways and their actions: `/orders`, for tests and for the page. */
export const orders = new Hono<SandboxEnv>()

orders.get('/', async (c) => c.json((await payOf(c).orders()).slice(0, LISTED).map((order) => view(c, order))))
orders.get('/:no', async (c) => c.json(view(c, await orderOf(c))))
orders.post('/:no/scan', async (c) => act(c, async (order) => scan(c, order)))
orders.post('/:no/pay', async (c) => {
  const { notify } = await readOptionalJson(c, payInput)
  return act(c, (order) => pay(c, order, notify))
})
orders.post('/:no/notify', async (c) => act(c, (order) => notifyAgain(c, order)))
orders.post('/:no/fail', async (c) => act(c, (order) => fail(c, order)))
orders.post('/:no/expire', async (c) => act(c, (order) => expire(c, order)))
orders.post('/:no/refund', async (c) => {
  const wanted = await readOptionalJson(c, refundInput)
  return act(c, (order) => refund(c, order, wanted))
})
orders.post('/:no/attack', async (c) => {
  const { kind } = await readJson(c, attackInput)
  const order = await orderOf(c)
  const message = await attackMessage(c, order, kind)
  if (message === null) throw new HTTPException(409, { message: 'This order cannot be attacked like that' })
  const { status, body } = await sendOnce(c, order, kind, message, 1)
  return c.json({ status, body })
})

/** Finds an order by its number at any gateway; the newest one if several have it. */
export async function findOrder(c: Context<SandboxEnv>): Promise<PayOrder | undefined> {
  const no = c.req.param('no')
  return (await payOf(c).orders()).find(({ orderNo }) => orderNo === no)
}

async function orderOf(c: Context<SandboxEnv>): Promise<PayOrder> {
  const order = await findOrder(c)
  if (order === undefined) throw new HTTPException(404, { message: 'No gateway knows this order' })
  return order
}

async function scan(c: Context<SandboxEnv>, { gateway, orderNo }: PayOrder): Promise<PayActionOutcome> {
  await payOf(c).scan(gateway, orderNo)
  return { ok: true, deliveries: [] }
}

async function act(c: Context<SandboxEnv>, does: Act): Promise<Response> {
  const outcome = await does(await orderOf(c))
  const order = view(c, await orderOf(c))
  return outcome.ok
    ? c.json({ order, deliveries: outcome.deliveries })
    : c.json({ error: outcome.error, order, deliveries: [] }, 409)
}

/** An order for tests and the page. Amounts in fen, times in ms since 1970. */
function view(c: Context<SandboxEnv>, order: PayOrder) {
  return {
    order_no: order.orderNo,
    gateway: order.gateway,
    product: order.product,
    state: order.state,
    amount: order.amount,
    description: order.description,
    created_at: order.createdAt,
    expires_at: order.endsAt,
    payments: order.trades.map(({ transactionId, paidAt }) => ({ transaction_id: transactionId, paid_at: paidAt })),
    phone_url: phoneAddress(c, order.orderNo),
    refunds: order.refunds.map(({ refundNo, transactionId, amount, state }) => ({
      refund_no: refundNo,
      transaction_id: transactionId,
      amount,
      state,
    })),
    deliveries: order.deliveries,
  }
}
