import { ABSENT_GRACE_MS, type Effect, type OrderEvent, toRequest } from '#src/api/domain/order-machine.ts'
import { membershipAfter } from '#src/api/domain/plans.ts'
import type { Rules } from './rules.ts'
import {
  EXPIRES_AT,
  isSame,
  type Lane,
  type LaneOrder,
  lastGranted,
  levels,
  listPrice,
  NOW,
  rankOf,
  type Scope,
  withOrder,
} from './world.ts'

type Step = [step: string, next: Lane]

/** Yields everything that may happen next to the orders of one person. */
export function* stepsOf(lane: Lane, rules: Rules, scope: Scope): Generator<Step> {
  for (const { slug, rank } of levels) {
    if (rank === 0) continue
    for (const gateway of scope.gateways) {
      yield [`${slug} is chosen, ${gateway}`, choose(lane, rules, scope, { slug, gateway, again: false })]
      if (rank === rankOf(lane.member.level))
        yield [`${slug} is chosen once more, ${gateway}`, choose(lane, rules, scope, { slug, gateway, again: true })]
    }
  }
  for (let nth = 0; nth < lane.orders.length; nth += 1) yield* stepsOfOrder(lane, rules, nth)
}

type Choice = { slug: string; gateway: LaneOrder['gateway']; again: boolean }

/** Plays one call that orders a plan. It ends where a gateway has to be queried first; the call is then made again. */
function choose(lane: Lane, rules: Rules, scope: Scope, { slug, gateway, again }: Choice): Lane {
  const { flaws } = rules
  const last = lastGranted(lane)
  const given = lane.orders[last]
  const isNews = given !== undefined && !given.isTold
  const isSlip = given !== undefined && given.level === slug && !again
  if (isNews && !flaws.has('ignores what was paid just now')) return withOrder(lane, last, { isTold: true })
  if (!isNews && isSlip && !flaws.has('takes the same again for a renewal')) return lane
  const holder = { membership: lane.member, levels, now: NOW }
  const plan = levels.find((known) => known.slug === slug)
  if (plan === undefined || membershipAfter(holder, plan) === null) return lane
  const amount = rules.quote(holder, plan)
  const isWanted = (order: LaneOrder) => order.level === slug && order.gateway === gateway && order.amount === amount
  let next = lane
  lane.orders.forEach((order, nth) => {
    if (order.life.door !== 'open' || isWanted(order) || flaws.has('takes nothing back for a new order')) return
    next = applied(next, rules, nth, { kind: 'superseded', because: 'replaced' })
  })
  const isBlocked = next.orders.some(({ life, isShown }) => life.door === 'closing' && isShown)
  const isOpen = next.orders.some(
    (order) => order.life.door === 'open' && (isWanted(order) || !flaws.has('takes nothing back for a new order')),
  )
  const mayOpen = !isBlocked || flaws.has('opens another while one is closing')
  if (isOpen || !mayOpen || next.orders.length >= scope.orders) return next
  const isRenewal = again && plan.rank === rankOf(lane.member.level)
  const life = { amount, expiresAt: EXPIRES_AT, door: 'open', because: null, payments: [], refunds: [] } as const
  const order: LaneOrder = {
    level: slug,
    amount,
    base: lane.member,
    madeAfter: grantsOf(lane),
    life,
    gateway,
    isShown: false,
    wasWithdrawn: false,
    trade: 'absent',
    back: 0,
    numbers: [],
    isDesk: false,
    grant: null,
    isTold: false,
    tasks: [],
  }
  return {
    ...next,
    orders: [...next.orders, order],
    renewals: next.renewals + Number(isRenewal),
    isMisled: next.isMisled || isNews,
  }
}

function* stepsOfOrder(lane: Lane, rules: Rules, nth: number): Generator<Step> {
  const order = lane.orders[nth]
  if (order === undefined) return
  const { life, trade, isShown, gateway, tasks, isDesk } = order
  const name = `order ${nth + 1}`
  const mayShow = life.door === 'open' || rules.flaws.has('shows the code of an order that was taken back')
  if (!isShown && trade === 'absent' && mayShow)
    yield [
      `the code of ${name} is shown`,
      withOrder(lane, nth, { isShown: true, trade: gateway === 'wechat' ? 'open' : 'absent' }),
    ]
  if (isShown && gateway === 'alipay' && trade === 'absent')
    yield [`${name} is scanned`, withOrder(lane, nth, { trade: 'open' })]
  if (isPayable(order)) yield [`${name} is paid`, withOrder(lane, nth, { trade: 'paid' })]
  if (trade === 'paid') {
    yield [`a callback for ${name}`, applied(lane, rules, nth, paidEvent(lane, rules, nth))]
    if (rules.flaws.has('grants from what it read before')) yield* slowly(lane, rules, nth)
    if (!isDesk && order.numbers.length === 0 && !lane.orders.some((other) => other.isDesk))
      yield [`the desk sends ${name} back`, withOrder(lane, nth, { isDesk: true })]
  }
  if (isDesk) yield [`the desk tells of ${name}`, applied(lane, rules, nth, deskEvent(order, nth))]
  if (life.door === 'open') yield [`the time of ${name} is over`, look(lane, rules, nth, EXPIRES_AT)]
  if (life.door !== 'closed') yield [`${name} is looked after`, look(lane, rules, nth, NOW)]
  for (const task of tasks) yield* carriedOut(lane, rules, nth, task)
  if (order.grant !== null && !order.isTold) yield [`the page hears of ${name}`, withOrder(lane, nth, { isTold: true })]
}

/** Whether the order could be paid at this moment. */
export function isPayable({ isShown, trade, gateway }: LaneOrder): boolean {
  return isShown && (trade === 'open' || (gateway === 'alipay' && trade === 'absent'))
}

function* slowly(lane: Lane, rules: Rules, nth: number): Generator<Step> {
  if (lane.read === null) return yield ['a slow callback reads', { ...lane, read: { nth, member: lane.member } }]
  if (lane.read.nth !== nth) return
  const asRead = { ...lane, member: lane.read.member }
  const event = paidEvent(asRead, rules, nth)
  yield ['the slow callback writes', { ...applied(asRead, rules, nth, event), read: null }]
}

export function look(lane: Lane, rules: Rules, nth: number, now: number): Lane {
  const isWithdrawn = lane.orders[nth]?.life.door === 'withdrawn'
  if (isWithdrawn && rules.flaws.has('never looks at what was withdrawn')) return lane
  return applied(lane, rules, nth, { kind: 'look', now })
}

/** Carries out one effect: with an answer, without one, or not at all. */
function* carriedOut(lane: Lane, rules: Rules, nth: number, task: Effect): Generator<Step> {
  const rest = withoutTask(lane, nth, task)
  yield [`${task.kind} of order ${nth + 1}, answered`, execute(rest, rules, nth, task, NOW)]
  if (task.kind !== 'close') return
  const order = rest.orders[nth]
  const event: OrderEvent = { kind: 'closed' }
  if (rules.flaws.has('takes no answer to closing for a yes')) yield ['close, lost', applied(rest, rules, nth, event)]
  else if (order?.trade === 'open') yield ['close, no answer', withOrder(rest, nth, { trade: 'closed' })]
  yield ['close, lost', rest]
}

/** Plays the gateway: what it does and answers; `now` is its time. */
export function execute(lane: Lane, rules: Rules, nth: number, task: Effect, now: number): Lane {
  const order = lane.orders[nth]
  if (order === undefined) return lane
  switch (task.kind) {
    case 'query':
      return applied(lane, rules, nth, standing(lane, rules, nth, now))
    case 'close':
      return order.trade === 'paid' || order.trade === 'absent'
        ? applied(lane, rules, nth, { kind: 'close-refused' })
        : applied(withOrder(lane, nth, { trade: 'closed' }), rules, nth, { kind: 'closed' })
    case 'refund':
      return refunded(lane, rules, nth, task)
    default:
      return lane
  }
}

function refunded(lane: Lane, rules: Rules, nth: number, task: Extract<Effect, { kind: 'refund' }>): Lane {
  const order = lane.orders[nth]
  const payment = order?.life.payments.find(({ transactionId }) => transactionId === task.transactionId)
  if (order === undefined || payment === undefined || rules.flaws.has('asks nothing back')) return lane
  const isWhole = rules.flaws.has('sends back the whole instead of the difference')
  const amount = isWhole ? payment.amount : toRequest(order.life, payment)
  const number = rules.flaws.has('numbers every refund anew') ? `${order.numbers.length}` : `${task.failures}`
  const gone = order.isDesk ? order.amount : order.back
  const isKnown = order.numbers.includes(number)
  if (!isKnown && gone + amount > order.amount) return lane
  const sent = isKnown ? lane : withOrder(lane, nth, { back: order.back + amount, numbers: [...order.numbers, number] })
  // With this mistake the answer to the first request is lost, so that the refund is requested again.
  if (rules.flaws.has('numbers every refund anew') && order.numbers.length === 0) return sent
  const { transactionId } = task
  const back = toRequest(order.life, payment)
  const told = { transactionId, refundNo: number, amount: back, total: null, paid: order.amount }
  return applied(sent, rules, nth, { kind: 'returned', ...told })
}

function standing(lane: Lane, rules: Rules, nth: number, now: number): OrderEvent {
  const order = lane.orders[nth]
  switch (order?.trade) {
    case 'paid':
      return order.isDesk || order.numbers.length > 0
        ? { kind: 'going-back', transactionId: `t${nth}`, amount: order.amount, due: null }
        : paidEvent(lane, rules, nth)
    case 'open':
      return { kind: 'unpaid' }
    case 'closed':
      return { kind: 'closed' }
    default:
      return { kind: 'absent', now }
  }
}

/** The event that an order was paid, with the amount due for it now. */
export function paidEvent(lane: Lane, rules: Rules, nth: number): OrderEvent {
  const order = lane.orders[nth]
  if (order === undefined) throw new Error('No such order')
  return { kind: 'paid', transactionId: `t${nth}`, amount: order.amount, due: offerOf(lane, rules, nth)?.due ?? null }
}

/** The event that somebody has refunded all of it in the console of the gateway. */
export function deskEvent({ amount }: LaneOrder, nth: number): OrderEvent {
  return { kind: 'returned', transactionId: `t${nth}`, refundNo: 'desk', amount, total: null, paid: amount }
}

function offerOf(lane: Lane, rules: Rules, nth: number) {
  const order = lane.orders[nth]
  if (order === undefined) return null
  const { level, amount, base, madeAfter } = order
  const otherGrant = lane.orders.some(
    ({ grant }, at) => at !== nth && grant !== null && !grant.isRevoked && grant.nth >= madeAfter,
  )
  const situation = { owner: { id: 1, ...lane.member }, levels, otherGrant, owned: false, now: NOW }
  return rules.offer({ goods: { kind: 'membership', level }, amount, base }, situation)
}

/** Applies an event: the order machine, the grant or its revocation, and the end of the other orders, in one write. */
export function applied(lane: Lane, rules: Rules, nth: number, event: OrderEvent): Lane {
  const order = lane.orders[nth]
  if (order === undefined) return lane
  const { state, effects } = rules.transition(order.life, event)
  const wasWithdrawn = order.wasWithdrawn || state.door === 'withdrawn'
  let next = withOrder(lane, nth, { life: state, wasWithdrawn })
  for (const effect of effects) {
    if (effect.kind === 'grant') next = granted(next, rules, nth)
    else if (effect.kind === 'revoke') next = revoked(next, rules, nth)
    else next = withTask(next, nth, effect)
  }
  return next
}

function granted(lane: Lane, rules: Rules, nth: number): Lane {
  const offer = offerOf(lane, rules, nth)
  const order = lane.orders[nth]
  if (offer?.grant.kind !== 'membership' || order === undefined) return lane
  const { before, after } = offer.grant
  const grant = {
    before,
    after,
    price: listPrice(before, order.level),
    nth: grantsOf(lane),
    isRevoked: false,
    isRenewal: before.level === order.level,
  }
  let next: Lane = { ...withOrder(lane, nth, { grant }), member: after }
  if (rules.flaws.has('leaves the others open after a grant')) return next
  next.orders.forEach(({ life }, other) => {
    if (life.door === 'open') next = applied(next, rules, other, { kind: 'superseded', because: 'replaced' })
  })
  return next
}

function grantsOf({ orders }: Lane): number {
  return orders.filter(({ grant }) => grant !== null).length
}

function revoked(lane: Lane, { flaws }: Rules, nth: number): Lane {
  const grant = lane.orders[nth]?.grant
  if (!grant) return lane
  const next = withOrder(lane, nth, { grant: { ...grant, isRevoked: true } })
  if (!isSame(grant.after, lane.member)) return { ...next, isOnList: true }
  return flaws.has('leaves the membership when the money is back') ? next : { ...next, member: grant.before }
}

function withTask(lane: Lane, nth: number, task: Effect): Lane {
  const tasks = lane.orders[nth]?.tasks ?? []
  const key = JSON.stringify(task)
  return tasks.some((known) => JSON.stringify(known) === key) ? lane : withOrder(lane, nth, { tasks: [...tasks, task] })
}

export function withoutTask(lane: Lane, nth: number, task: Effect): Lane {
  return withOrder(lane, nth, { tasks: (lane.orders[nth]?.tasks ?? []).filter((known) => known !== task) })
}

/** A time long after every order has expired. */
export const LONG_AFTER = EXPIRES_AT + 2 * ABSENT_GRACE_MS
