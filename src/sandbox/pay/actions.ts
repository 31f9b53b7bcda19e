import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { payOf, type SandboxEnv } from '#src/sandbox/bindings.ts'
import { nowOf } from '#src/sandbox/faults.ts'
import { letOrderExpire } from '#src/sandbox/site-database.ts'
import { attackMessage } from './attacks.ts'
import { notifyPayment, notifyRefund, sendOnce } from './notify.ts'
import { isOver, type PayDelivery, type PayOrder, type PayRefund, refundable } from './order.ts'
import { settle } from './settle.ts'

/**
 * How a payment reaches the site. `late`: after the order has expired or was closed; an open order is expired first.
 * `twice`: the notification comes twice at once. `lost`: it never comes. `again`: a paid order is paid a second time.
 * `forged`: nothing is paid, but a notification claims so.
 */
export const ways = ['now', 'late', 'twice', 'lost', 'again', 'forged'] as const
export type Way = (typeof ways)[number]

/** The result of an action: the site's answer to each notification, or an error. */
export type PayActionOutcome = { ok: true; deliveries: PayDelivery[] } | { ok: false; error: string }

/** Pays an order. */
export async function pay(c: Context<SandboxEnv>, order: PayOrder, way: Way): Promise<PayActionOutcome> {
  const { gateway, orderNo } = order
  if (way === 'forged') return attack(c, order)
  if (way === 'late') await expire(c, order)
  const when = way === 'late' ? 'too-late' : way === 'again' ? 'again' : 'in-time'
  const paid = await payOf(c).pay(gateway, orderNo, when, await nowOf(c))
  const trade = paid?.trades.at(-1)
  if (paid === null || trade === undefined) return { ok: false, error: await reasonOf(c, order) }
  const times = { now: 1, late: 1, twice: 2, lost: 0, again: 1 }[way]
  const sent = await Promise.all(Array.from({ length: times }, () => notifyPayment(c, paid, trade)))
  return delivered(sent)
}

/** Sends the notification of the last payment again, or for the first time if it was lost. */
export async function notifyAgain(c: Context<SandboxEnv>, order: PayOrder): Promise<PayActionOutcome> {
  const trade = order.trades.at(-1)
  if (trade === undefined) return { ok: false, error: 'The order has not been paid' }
  return delivered([await notifyPayment(c, order, trade)])
}

/** Makes a payment fail; nobody is notified. */
export async function fail(c: Context<SandboxEnv>, { gateway, orderNo }: PayOrder): Promise<PayActionOutcome> {
  const order = await payOf(c).scan(gateway, orderNo)
  const isPayable = order?.state === 'open' && !isOver(order, await nowOf(c))
  return isPayable ? delivered([]) : { ok: false, error: 'The order can no longer be paid' }
}

/** Expires an order at the gateway and on the site. A site that cannot be reached uses its own clock. */
export async function expire(c: Context<SandboxEnv>, { gateway, orderNo }: PayOrder): Promise<PayActionOutcome> {
  await payOf(c).expire(gateway, orderNo, await nowOf(c))
  await letOrderExpire(c, orderNo)
  return delivered([])
}

/**
 * Completes the refund the site asked for. Without one, or with an amount, makes a refund as if by hand in the
 * merchant's console; of all that is left unless it says otherwise.
 */
export async function refund(
  c: Context<SandboxEnv>,
  order: PayOrder,
  { result, amount }: { result: 'done' | 'failed'; amount?: number | undefined },
): Promise<PayActionOutcome> {
  const pending = order.refunds.find(({ state }) => state === 'pending')
  if (pending !== undefined && amount === undefined) return delivered([await settle(c, order, pending, result)])
  const transactionId = order.trades.at(-1)?.transactionId ?? ''
  const byHand: PayRefund = {
    transactionId,
    refundNo: `console${randomUUID().replaceAll('-', '')}`,
    amount: amount ?? refundable(order, transactionId),
    state: 'done',
    askedAt: await nowOf(c),
    notifyUrl: order.notifyUrl,
  }
  const after = await payOf(c).refund(order.gateway, order.orderNo, byHand)
  if (after === null) return { ok: false, error: 'There is nothing to refund' }
  return delivered([await notifyRefund(c, after, byHand)])
}

async function attack(c: Context<SandboxEnv>, order: PayOrder): Promise<PayActionOutcome> {
  const message = await attackMessage(c, order, 'forged')
  return delivered([message && (await sendOnce(c, order, 'forged', message, 1))])
}

async function reasonOf(c: Context<SandboxEnv>, { gateway, orderNo }: PayOrder): Promise<string> {
  const order = await payOf(c).order(gateway, orderNo)
  if (order?.state === 'open') return 'The time of the order is over'
  return `The order is ${order?.state}`
}

function delivered(sent: (PayDelivery | null)[]): PayActionOutcome {
  return { ok: true, deliveries: sent.filter((delivery) => delivery !== null) }
}
