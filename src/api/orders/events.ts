import { type Callback, type OrderChange, recordCallback, saveOrder } from '#src/api/db/orders/order-saving.ts'
import { type OrderCase, readOrderCase, type StoredOrder } from '#src/api/db/orders/orders.ts'
import { type OrderOffer, offerNow } from '#src/api/domain/granting.ts'
import { type Effect, type OrderEvent, transition } from '#src/api/domain/order-machine.ts'
import { newId } from '#src/api/domain/secrets.ts'
import type { Services } from '#src/services.ts'

type Priced = Extract<OrderEvent, { due: number | null }>

/** An event as callers know it. The present price for a payment is added when the order is loaded. */
export type Happened =
  | Exclude<OrderEvent, Priced>
  | Omit<Extract<Priced, { kind: 'paid' }>, 'due'>
  | Omit<Extract<Priced, { kind: 'going-back' }>, 'due'>

/**
 * The order after an event, whether it was written, the gateway calls to make, and the orders it has replaced. `known`:
 * the order case as it was read, still valid if nothing was written; otherwise null.
 */
export type Applied = {
  order: StoredOrder
  known: OrderCase | null
  isChanged: boolean
  effects: readonly Effect[]
  replaced: readonly string[]
}

/** The services an event needs; operator commands provide only these. */
type Writing = Pick<Services, 'db' | 'now' | 'randomBytes' | 'log'>

/** Concurrent writers force a retry; an order changes only a few times in its life. */
const MAX_TRIES = 20

/**
 * Applies an event to an order and writes the result in one batch: state, grant and the record of the callback. It is
 * safe under concurrent writers, and a repeated callback changes nothing.
 * @param known the order as it was just read without a callback; by default it is read
 * @returns `null` when there is no such order, or a callback came from another gateway than the order's
 */
export async function applyEvent(
  services: Writing,
  orderNo: string,
  happened: Happened,
  callback: Callback | null = null,
  known: OrderCase | null = null,
): Promise<Applied | null> {
  const { db, randomBytes } = services
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const found = (tries === 0 && known) || (await readOrderCase(db, orderNo, callback?.eventId ?? null))
    if (found === null || (callback !== null && callback.payType !== found.order.payType)) return null
    if (found.callbackKnown) return { order: found.order, known: found, isChanged: false, effects: [], replaced: [] }
    const change = changeOf(found, happened, services.now())
    const { order, next, effects } = change
    if (next === order.life) {
      if (callback !== null) await recordCallback(db, callback, services.now())
      return { order, known: found, isChanged: false, effects, replaced: [] }
    }
    const revision = newId(randomBytes)
    const replaced = await saveOrder(db, { ...change, callback, revision })
    if (replaced !== null) {
      logChange(services, change)
      return { order: { ...order, life: next, revision }, known: null, isChanged: true, effects, replaced }
    }
  }
  throw new Error(`Order ${orderNo} kept changing`)
}

type Change = Omit<OrderChange, 'callback' | 'revision'> & { effects: readonly Effect[] }

function changeOf(found: OrderCase, happened: Happened, now: number): Change {
  const isPriced = happened.kind === 'paid' || happened.kind === 'going-back'
  const offer = isPriced ? offerOf(found, now) : null
  const event = isPriced ? { ...happened, due: offer?.due ?? null } : happened
  const { state, effects } = transition(found.order.life, event)
  return {
    order: found.order,
    next: state,
    effects,
    grant: effects.some(({ kind }) => kind === 'grant') ? (offer?.grant ?? null) : null,
    revoke: effects.some(({ kind }) => kind === 'revoke'),
    now,
  }
}

function offerOf({ order, owner, levels, otherGrant, owned }: OrderCase, now: number): OrderOffer | null {
  const { goods, base, life } = order
  return offerNow({ goods, base, amount: life.amount }, { owner, levels, otherGrant, owned, now })
}

/** Logs a change. A payment of a wrong amount is logged as an error, because it is our fault or an attack. */
function logChange({ log }: Writing, { order, next, effects }: Change): void {
  const fields = { order_no: order.orderNo, door: next.door, effects: effects.map(({ kind }) => kind).join(' ') }
  const wrong = next.payments.slice(order.life.payments.length).find(({ amount }) => amount !== order.life.amount)
  if (wrong !== undefined) {
    log.error('order.wrong-amount', new Error(`${wrong.amount} fen came, ${order.life.amount} were due`), fields)
  } else {
    log.info('order.change', fields)
  }
}
