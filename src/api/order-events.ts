import type { Services } from '#src/services.ts'
import { type Callback, type Grant, type OrderChange, recordCallback, saveOrder } from './db/order-saving.ts'
import { type OrderCase, readOrderCase, type StoredOrder } from './db/orders.ts'
import { levelInForce } from './domain/membership.ts'
import { type Effect, type OrderEvent, transition } from './domain/order-machine.ts'
import { membershipAfter } from './domain/plans.ts'
import { newId } from './domain/secrets.ts'

/** An event as it is known outside: whether a payment can be granted is found out with the order in hand. */
export type Happened = Exclude<OrderEvent, { kind: 'paid' }> | Omit<Extract<OrderEvent, { kind: 'paid' }>, 'grantable'>

/** The order after an event, and what is now to be asked of the gateway. */
export type Applied = { order: StoredOrder; effects: readonly Effect[] }

/** Every change of an order makes another writer read again; an order sees a handful of changes in its life. */
const MAX_TRIES = 20

/**
 * Puts an event through the order machine and writes what comes of it: state, grant and the record of the callback
 * in one batch, whoever else is writing. A callback that was taken in before changes nothing.
 * @returns `null` when there is no such order, or a callback is from a gateway the order was not made at
 */
export async function applyEvent(
  services: Services,
  orderNo: string,
  happened: Happened,
  callback: Callback | null = null,
): Promise<Applied | null> {
  const { db, randomBytes } = services
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const found = await readOrderCase(db, orderNo, callback?.eventId ?? null)
    if (found === null || (callback !== null && callback.payType !== found.order.payType)) return null
    if (found.callbackKnown) return { order: found.order, effects: [] }
    const change = changeOf(found, happened, services.now())
    const { order, next, effects } = change
    if (next === order.life) {
      if (callback !== null) await recordCallback(db, callback, services.now())
      return { order, effects }
    }
    const revision = newId(randomBytes)
    if (await saveOrder(db, { ...change, callback, revision })) {
      logChange(services, change)
      return { order: { ...order, life: next, revision }, effects }
    }
  }
  throw new Error(`Order ${orderNo} kept changing`)
}

type Change = Omit<OrderChange, 'callback' | 'revision'> & { effects: readonly Effect[] }

function changeOf(found: OrderCase, happened: Happened, now: number): Change {
  const grant = happened.kind === 'paid' ? grantFor(found, now) : null
  const event = happened.kind === 'paid' ? { ...happened, grantable: grant !== null } : happened
  const { state, effects } = transition(found.order.life, event)
  return {
    order: found.order,
    next: state,
    effects,
    grant: effects.some(({ kind }) => kind === 'grant') ? grant : null,
    revoke: effects.some(({ kind }) => kind === 'revoke'),
    now,
  }
}

/** What the owner would get; `null` when it would be of no use, or is the same thing paid for twice. */
function grantFor({ order, owner, levels, otherGrant, owned }: OrderCase, now: number): Grant | null {
  const { goods } = order
  if (owner === null) return null
  if (goods.kind === 'template') {
    return owned ? null : { kind: 'template', userId: owner.id, templateId: goods.templateId }
  }
  const before = { level: owner.level, levelUntil: owner.levelUntil }
  const plan = levels.find(({ slug }) => slug === goods.level)
  const after = plan && membershipAfter({ membership: before, levels, now }, plan)
  if (!plan || !after) return null
  // The same level again is a renewal, unless two orders made side by side were both paid.
  if (otherGrant && levelInForce(before, levels, now).rank === plan.rank) return null
  return { kind: 'membership', userId: owner.id, before, after }
}

/** Money going back is worth a look; a wrong amount is a fault of ours or an attack. */
function logChange({ log }: Services, { order, next, effects }: Change): void {
  const fields = { order_no: order.orderNo, door: next.door, effects: effects.map(({ kind }) => kind).join(' ') }
  const wrong = next.payments.slice(order.life.payments.length).find(({ amount }) => amount !== order.life.amount)
  if (wrong !== undefined) {
    log.error('order.wrong-amount', new Error(`${wrong.amount} fen came, ${order.life.amount} were due`), fields)
  } else {
    log.info('order.change', fields)
  }
}
