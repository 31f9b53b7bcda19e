import {
  backOf,
  type Effect,
  isGoingBack,
  type OrderEvent,
  type OrderLife,
  type Transition,
  toRefund,
  toRequest,
} from '#src/api/domain/order-machine.ts'
import { eventKey, taskKey } from './event-keys.ts'
import {
  AMOUNT,
  arrivedOf,
  type GatewayPayment,
  backOf as gatewayBackOf,
  returnedOf,
  standing,
  times,
  type World,
  withAnswer,
  withRefund,
} from './world.ts'

/** The Worker around the order machine. `flaws` are mistakes it could make. */
export type Worker = {
  transition: (state: OrderLife, event: OrderEvent) => Transition
  flaws: ReadonlySet<Flaw>
}

export type Flaw =
  | 'believes forged callbacks'
  | 'writes without comparing'
  | 'grants in a write of its own'
  | 'numbers every refund anew'
  | 'takes an accepted refund for a done one'
  | 'takes no answer to closing for a yes'
  | 'compares no bills'
  | 'never hears of refunds'
  | 'sends back the whole'
  | 'asks again for what is back'

type Step = [step: string, next: World]

/** Applies an event: the order machine and the database, in one write. */
export function apply(worker: Worker, world: World, event: OrderEvent): World {
  const given = 'due' in event ? { ...event, due: world.due } : event
  const { state, effects } = worker.transition(world.order, given)
  let next: World = state === world.order ? world : { ...world, order: state }
  for (const effect of effects) {
    const isGrant = effect.kind === 'grant' && !worker.flaws.has('grants in a write of its own')
    if (isGrant || effect.kind === 'revoke') next = written(next, effect)
    else next = { ...next, tasks: withTask(next.tasks, effect) }
  }
  return next
}

/**
 * Yields everything that can happen inside the Worker: timers, callbacks, effects, answers, crashes, and what its
 * operators do.
 */
export function* inside(worker: Worker, world: World): Generator<Step> {
  const { flaws } = worker
  yield ['the timer looks after it', apply(worker, world, { kind: 'look', now: times[world.clock] })]
  yield ['something else is ordered', apply(worker, world, { kind: 'superseded', because: 'replaced' })]
  yield* givenBack(worker, world)
  for (const told of callbacks(worker, world)) yield [`a callback: ${eventKey(told)}`, apply(worker, world, told)]
  if (flaws.has('believes forged callbacks')) {
    const forged = { kind: 'paid', transactionId: 'forged', amount: AMOUNT, due: null } as const
    yield ['a forged callback', apply(worker, world, forged)]
  }
  if (flaws.has('writes without comparing')) yield* slowly(worker, world)
  for (const effect of world.tasks) yield* carriedOut(worker, world, effect)
  for (const answer of world.answers) {
    const answers = world.answers.filter((other) => other !== answer)
    yield [`the answer ${eventKey(answer)}`, apply(worker, { ...world, answers }, answer)]
  }
  if (world.tasks.length + world.answers.length > 0) yield ['a crash', { ...world, tasks: [], answers: [], read: null }]
}

/** An operator revokes a grant. Once is enough, because repeating it changes nothing. */
function* givenBack(worker: Worker, world: World): Generator<Step> {
  if (world.isGivenBack) return
  for (const { transactionId, fate } of world.order.payments) {
    const next = apply(worker, world, { kind: 'given-back', transactionId })
    const isTaken = fate === 'granted' && next.order !== world.order
    if (isTaken) yield [`an operator gives ${transactionId} back`, { ...next, isGivenBack: true }]
  }
}

/** A slow callback: it reads the order, something else writes, then it writes, too. */
function* slowly(worker: Worker, world: World): Generator<Step> {
  if (world.read === null) return yield ['a slow callback reads', { ...world, read: world.order }]
  const asRead = { ...world, order: world.read, read: null }
  for (const told of callbacks(worker, world))
    yield [`the slow callback: ${eventKey(told)}`, apply(worker, asRead, told)]
}

/** Yields the callbacks that can arrive: at any time, any number of times, or never. */
function* callbacks({ flaws }: Worker, { money }: World): Generator<OrderEvent> {
  for (const payment of money) {
    const { id: transactionId, amount: whole } = payment
    yield { kind: 'paid', transactionId, amount: whole, due: null }
    if (flaws.has('never hears of refunds')) continue
    yield* arrivedOf(payment)
    for (const { number, state } of payment.refunds) {
      if (state === 'failed') yield { kind: 'refund-failed', transactionId, failures: failuresOf(number) }
    }
  }
}

/** Carries out one effect: the gateway acts; its answer is on its way, or lost. */
function* carriedOut(worker: Worker, world: World, effect: Effect): Generator<Step> {
  const rest = { ...world, tasks: world.tasks.filter((task) => task !== effect) }
  if (effect.kind === 'grant' || effect.kind === 'revoke') yield [effect.kind, written(rest, effect)]
  if (effect.kind === 'query') yield* answered('query', rest, standing(rest))
  if (effect.kind === 'close') yield* closed(worker, rest)
  if (effect.kind === 'withdraw') yield* withdrawn(rest)
  if (effect.kind === 'refund') yield* refunded(worker, rest, effect)
}

function* closed({ flaws }: Worker, world: World): Generator<Step> {
  const isRefused = world.money.length > 0
  const after: World = isRefused || world.trade === 'absent' ? world : { ...world, trade: 'closed' }
  yield* answered('close', after, { kind: isRefused ? 'close-refused' : 'closed' })
  // Gateways differ in their answer about an unknown order.
  if (world.trade === 'absent') yield* answered('close', after, { kind: 'close-refused' })
  yield ['close, carried out, no answer', after]
  yield* flaws.has('takes no answer to closing for a yes')
    ? answered('close, not carried out, no answer', world, { kind: 'closed' })
    : [['close, not carried out, no answer', world] satisfies Step]
}

/**
 * Withdraws an order the gateway may not know: this has no effect there, or prevents its payment. The answer is a
 * refusal either way.
 */
function* withdrawn(world: World): Generator<Step> {
  yield ['withdraw, to no effect', world]
  if (world.trade === 'absent' || (world.trade === 'open' && world.money.length === 0))
    yield ['withdraw, which locks it', { ...world, trade: 'closed' }]
}

/** Requests a refund; the same number stands for the same refund. */
function* refunded(worker: Worker, world: World, effect: Extract<Effect, { kind: 'refund' }>): Generator<Step> {
  const { flaws } = worker
  const { transactionId, failures } = effect
  const payment = world.money.find(({ id }) => id === transactionId)
  if (payment === undefined || isStale(worker, world, effect)) return yield ['a refund that is out of date', world]
  const number = numberOf(worker, world, payment, failures)
  const known = payment.refunds.find((refund) => refund.number === number)
  const amount = refundedAmount(worker, world, payment)
  const done = returnedOf(payment, number, amount)
  if (known === undefined) {
    // The gateway refuses to refund more than was paid, which changes nothing.
    if (gatewayBackOf(payment) + amount > payment.amount)
      return yield [`refund ${number} of ${transactionId}, refused`, world]
    const pending = withRefund(world, payment, { number, amount, state: 'pending' })
    yield [`refund ${number} of ${transactionId}, accepted`, pending]
    if (flaws.has('takes an accepted refund for a done one')) yield* answered('refund', pending, done)
    yield* answered('refund', withRefund(world, payment, { number, amount, state: 'done' }), done)
  } else if (known.state === 'done') {
    yield* answered('refund', world, done)
  } else if (known.state === 'failed') {
    yield* answered('refund', world, { kind: 'refund-failed', transactionId, failures: failuresOf(number) })
  }
}

function* answered(call: string, world: World, answer: OrderEvent): Generator<Step> {
  const next = withAnswer(world, answer)
  if (next !== null) yield [`${call} answers ${answer.kind}`, next]
}

/** The amount to refund, according to the stored payment. */
export function refundedAmount({ flaws }: Worker, { order }: World, { id, amount }: GatewayPayment): number {
  const stored = order.payments.find(({ transactionId }) => transactionId === id)
  return stored === undefined || flaws.has('sends back the whole') ? amount : toRequest(order, stored)
}

/** Whether a refund effect is out of date: its number has failed since, or the refund has arrived. */
export function isStale(
  { flaws }: Worker,
  { order }: World,
  { transactionId, failures }: Extract<Effect, { kind: 'refund' }>,
): boolean {
  const known = order.payments.find((payment) => payment.transactionId === transactionId)
  if (known === undefined) return false
  return known.refundFailures !== failures || !(isGoingBack(known) || flaws.has('asks again for what is back'))
}

/**
 * The number of a refund: made of the failures before it, and of the amount already back if that lowers what is
 * requested.
 */
export function numberOf(
  { flaws }: Worker,
  { order }: World,
  { id, refunds }: GatewayPayment,
  failures: number,
): string {
  if (flaws.has('numbers every refund anew')) return `${refunds.length}`
  const stored = order.payments.find(({ transactionId }) => transactionId === id)
  const isLess = stored !== undefined && toRequest(order, stored) < toRefund(stored)
  return isLess ? `${failures}B${backOf(order, id)}` : `${failures}`
}

function failuresOf(number: string): number {
  return Number.parseInt(number, 10)
}

function written(world: World, effect: Extract<Effect, { kind: 'grant' | 'revoke' }>): World {
  const { transactionId: id } = effect
  if (effect.kind === 'grant') return { ...world, grants: [...world.grants, { id, due: world.due }] }
  return { ...world, grants: world.grants.filter((grant) => grant.id !== id) }
}

function withTask(tasks: readonly Effect[], effect: Effect): readonly Effect[] {
  const key = taskKey(effect)
  return tasks.some((task) => taskKey(task) === key) ? tasks : [...tasks, effect]
}
