import type { Effect, OrderEvent, OrderLife } from '#src/api/domain/order-machine.ts'
import { eventKey } from './event-keys.ts'

/** A refund at the gateway; its number says how many failed before it. */
export type GatewayRefund = { number: string; amount: number; state: 'pending' | 'failed' | 'done' }

/** A payment at the gateway. `desk`: amounts that somebody refunded in its console. */
export type GatewayPayment = { id: string; amount: number; desk: readonly number[]; refunds: readonly GatewayRefund[] }

/** A grant, and the price at that time; null for one that should not have been granted because it was of no use. */
export type GrantMade = { id: string; due: number | null }

/** The state of the model: what is stored, what the gateway knows, and what is on its way between the two. */
export type World = {
  /** 0: the order can be paid; 1: it has expired; 2: so has the grace for requests on their way. */
  clock: 0 | 1 | 2
  manners: Manners
  /** The price for its owner now; `null` once the item would be of no use. */
  due: number | null
  order: OrderLife
  grants: readonly GrantMade[]
  /** Whether an operator has revoked it. */
  isGivenBack: boolean
  /** What a slow callback has read, for a mistake in which it is not compared before writing. */
  read: OrderLife | null
  trade: 'absent' | 'open' | 'closed'
  money: readonly GatewayPayment[]
  /** Effects not carried out and answers not applied yet; both are lost in a crash. */
  tasks: readonly Effect[]
  answers: readonly OrderEvent[]
}

/**
 * The behaviour of the gateway. `orderly`: one payment, of the right amount, while the order is open; nobody refunds in
 * its console. `parts`: the same, but somebody there sends back a part of what was granted, and later perhaps the rest.
 */
export type Manners = 'orderly' | 'parts' | 'hostile'

export const AMOUNT = 10
const WRONG_AMOUNT = 1
/** The reduced price, once its owner has another membership to credit. */
const LESS = 6
/** The first partial refund at the console: different from both the excess at that time and the rest after it. */
const PART = 3
const EXPIRES_AT = 1000
const MAX_PAYMENTS = 2
/** The most answers on their way at a time; one is enough for the larger worlds. */
const MAX_ANSWERS: Record<Manners, number> = { orderly: 2, parts: 1, hostile: 1 }
const MAX_FAILED_REFUNDS = 1

/** The time for the order machine by the value of the clock. */
export const times = [0, EXPIRES_AT, EXPIRES_AT + 24 * 3_600_000] as const

/** An order that has just been stored; the gateway has not heard of it. */
export function startOf(manners: Manners): World {
  return {
    clock: 0,
    manners,
    due: AMOUNT,
    order: { amount: AMOUNT, expiresAt: EXPIRES_AT, door: 'open', because: null, payments: [], refunds: [] },
    grants: [],
    isGivenBack: false,
    read: null,
    trade: 'absent',
    money: [],
    tasks: [],
    answers: [],
  }
}

/** The amount of a payment that was refunded, by whatever way. */
export function backOf({ desk, refunds }: GatewayPayment): number {
  return atDesk({ desk }) + sumOf(refunds.filter(({ state }) => state === 'done'))
}

/** The amount of a payment that was refunded at the console. */
export function atDesk({ desk }: Pick<GatewayPayment, 'desk'>): number {
  return desk.reduce((sum, amount) => sum + amount, 0)
}

/** The events of all refunds of a payment that have arrived: ours, and those made at the console. */
export function arrivedOf(payment: GatewayPayment): OrderEvent[] {
  const ours = payment.refunds.filter(({ state }) => state === 'done')
  return [
    ...ours.map(({ number, amount }) => returnedOf(payment, number, amount)),
    ...payment.desk.map((amount, nth) => returnedOf(payment, `desk${nth}`, amount)),
  ]
}

/** Whether a payment was refunded completely. */
export function isBack(payment: GatewayPayment): boolean {
  return backOf(payment) === payment.amount
}

/** The sum of some refunds. */
export function sumOf(refunds: readonly GatewayRefund[]): number {
  return refunds.reduce((sum, { amount }) => sum + amount, 0)
}

/** The event of a refund that has arrived. */
export function returnedOf({ id, amount: paid }: GatewayPayment, refundNo: string, amount: number): OrderEvent {
  return { kind: 'returned', transactionId: id, refundNo, amount, total: null, paid }
}

/** The answer of the gateway to a query at this moment. */
export function standing({ trade, money, clock }: World): OrderEvent {
  const [first] = money
  if (first !== undefined) {
    const { id: transactionId, amount } = first
    // WeChat Pay reports a refund as soon as it is requested, whatever its result.
    return first.desk.length > 0 || first.refunds.length > 0
      ? { kind: 'going-back', transactionId, amount, due: null }
      : { kind: 'paid', transactionId, amount, due: null }
  }
  if (trade === 'absent') return { kind: 'absent', now: times[clock] }
  return trade === 'closed' ? { kind: 'closed' } : { kind: 'unpaid' }
}

/** Yields what can happen outside the Worker: requests arrive, people pay, time passes. */
export function* outside(world: World): Generator<[step: string, next: World]> {
  const { clock, manners, trade, money, due } = world
  if (trade === 'absent' && clock < 2) yield ['the gateway hears of the order', { ...world, trade: 'open' }]
  const takesMoney = trade === 'open' || (trade === 'closed' && manners === 'hostile')
  if (takesMoney && money.length < MAX_PAYMENTS && (money.length === 0 || manners === 'hostile')) {
    yield ['somebody pays', pay(world, AMOUNT)]
    if (manners === 'hostile' && money.length === 0) yield ['somebody pays a wrong amount', pay(world, WRONG_AMOUNT)]
  }
  if (trade === 'open' && money.length === 0 && clock === 2)
    yield ['the gateway lets it expire', { ...world, trade: 'closed' }]
  if (clock === 0) yield ['its time is over', { ...world, clock: 1 }]
  if (clock === 1) yield ['the grace is over', { ...world, clock: 2 }]
  if (due === AMOUNT && (money.length === 0 || manners !== 'hostile'))
    yield ['it costs less now', { ...world, due: LESS }]
  if (due !== null) yield ['it is of no use any more', { ...world, due: null }]
  for (const payment of money) {
    const isUntouched = payment.refunds.length === 0 && payment.desk.length === 0
    if (manners === 'hostile' && isUntouched && !world.tasks.some(({ kind }) => kind === 'refund')) {
      yield [`the desk sends ${payment.id} back`, withMoney(world, { ...payment, desk: [payment.amount] })]
    }
    if (manners === 'parts') yield* partsOf(world, payment)
    for (const refund of payment.refunds.filter(({ state }) => state === 'pending')) {
      yield [
        `refund ${refund.number} of ${payment.id} arrives`,
        withRefund(world, payment, { ...refund, state: 'done' }),
      ]
      if (failedRefunds(world) < MAX_FAILED_REFUNDS) {
        yield [
          `refund ${refund.number} of ${payment.id} fails`,
          withRefund(world, payment, { ...refund, state: 'failed' }),
        ]
      }
    }
  }
}

/** Refunds of a part at the console, then of the rest. The console shows our refunds that are on their way. */
function* partsOf(world: World, payment: GatewayPayment): Generator<[step: string, next: World]> {
  const isGranted = world.grants.some(({ id }) => id === payment.id)
  const onItsWay = sumOf(payment.refunds.filter(({ state }) => state === 'pending'))
  const left = payment.amount - backOf(payment) - onItsWay
  const amount = payment.desk.length === 0 ? PART : left
  if (!isGranted || payment.desk.length > 1 || amount <= 0 || amount > left) return
  yield [
    `the desk sends ${amount} of ${payment.id} back`,
    withMoney(world, { ...payment, desk: [...payment.desk, amount] }),
  ]
}

function pay(world: World, amount: number): World {
  const id = world.money.length === 0 ? 'A' : 'B'
  return { ...world, money: [...world.money, { id, amount, desk: [], refunds: [] }] }
}

/** A gateway payment with a refund added or changed. */
export function withRefund(world: World, payment: GatewayPayment, refund: GatewayRefund): World {
  const others = payment.refunds.filter(({ number }) => number !== refund.number)
  return withMoney(world, { ...payment, refunds: [...others, refund] })
}

/** Adds an answer on its way; `null` when there are too many. */
export function withAnswer(world: World, answer: OrderEvent): World | null {
  const key = eventKey(answer)
  if (world.answers.some((known) => eventKey(known) === key)) return world
  return world.answers.length < MAX_ANSWERS[world.manners] ? { ...world, answers: [...world.answers, answer] } : null
}

function withMoney(world: World, payment: GatewayPayment): World {
  return { ...world, money: world.money.map((known) => (known.id === payment.id ? payment : known)) }
}

function failedRefunds({ money }: World): number {
  return money.flatMap(({ refunds }) => refunds).filter(({ state }) => state === 'failed').length
}
