import type { ClosingReason, OrderState } from '#src/contract/index.ts'
import { MINUTE_MS } from '#src/lib/time.ts'
import { type OrderRefund, raisedOf, type ToldRefund, withTold } from './order-refunds.ts'

/** The state of a payment: something was granted for it, it is being refunded, or it was refunded. */
export type Fate = 'granted' | 'refunding' | 'refunded'

/** A payment of an order. Amounts in fen. */
export type OrderPayment = {
  transactionId: string
  amount: number
  fate: Fate
  /** The part of a granted payment to refund: more than the granted item cost by then. */
  excess: number
  isExcessBack: boolean
  /** How many refund numbers the gateway has refused. */
  refundFailures: number
}

/**
 * The state of an order. `door` is whether it can be paid: `closing` until the gateway confirms that it cannot;
 * `withdrawn` when the gateway does not know it yet, so there is nothing to close until somebody scans the code, which
 * is no longer shown. Payments may still arrive after closing. Amount in fen, `expiresAt` in ms since 1970.
 */
export type OrderLife = {
  amount: number
  expiresAt: number
  door: 'open' | 'closing' | 'withdrawn' | 'closed'
  /** Why it was closed; null if it is open or was paid. */
  because: ClosingReason | null
  /** In the order they became known. */
  payments: readonly OrderPayment[]
  /** Some may have become known before their payment. */
  refunds: readonly OrderRefund[]
}

/** An event of an order; `now` in ms since 1970. Events from the gateway have been verified. */
export type OrderEvent =
  /** The timer is due. */
  | { kind: 'look'; now: number }
  /** The owner has chosen another item, or cancelled. */
  | { kind: 'superseded'; because: 'replaced' | 'cancelled' }
  /** The gateway reports no payment; `absent`: it does not know the order. */
  | { kind: 'unpaid' }
  | { kind: 'absent'; now: number }
  /** The gateway reports that the order can no longer be paid, or that it will not close it. */
  | { kind: 'closed' }
  | { kind: 'close-refused' }
  /**
   * A payment has arrived; `due`: the item's present price for its owner, in fen, `null` when it would be of no use.
   */
  | { kind: 'paid'; transactionId: string; amount: number; due: number | null }
  /** A refund has reached the payer, ours or one made in the merchant console; `paid`: the whole payment, if told. */
  | ({ kind: 'returned'; paid: number | null } & ToldRefund)
  /**
   * The gateway reports, when asked about the payment, that a refund was requested. Only the refund itself tells how
   * much of it has arrived; `due` as of `paid`.
   */
  | { kind: 'going-back'; transactionId: string; amount: number; due: number | null }
  /** An operator refunds a payment for which something was granted. */
  | { kind: 'given-back'; transactionId: string }
  /** The gateway has finally refused a refund; `failures` is the count when the refund was requested. */
  | { kind: 'refund-failed'; transactionId: string; failures: number }

/**
 * What to do after a transition. Grants and revocations belong into the same write as the new state; the others are
 * requests to the gateway.
 */
export type Effect =
  | { kind: 'query' }
  | { kind: 'close' }
  /** Closes an order the gateway does not know. It may help, but the answer proves nothing. */
  | { kind: 'withdraw' }
  | { kind: 'grant'; transactionId: string }
  | { kind: 'revoke'; transactionId: string }
  | { kind: 'refund'; transactionId: string; failures: number }
  /** For an operator to look at: refunds that exceed their payment are not believed. */
  | { kind: 'doubt'; transactionId: string; amount: number }

/** The next state of an order, and what has to be done about it. */
export type Transition = { state: OrderLife; effects: readonly Effect[] }

/**
 * How long after its expiry an order unknown to the gateway might still reach it, in ms; allows for differing clocks.
 */
export const ABSENT_GRACE_MS = 10 * MINUTE_MS

/**
 * The state machine of an order and its payments. Requests to the gateway may be lost; the next `look` asks for them
 * again. Returns the same state object when nothing has changed.
 */
export function transition(state: OrderLife, event: OrderEvent): Transition {
  switch (event.kind) {
    case 'look':
      return look(state, event.now)
    case 'superseded':
      return state.door === 'open' ? closing(state, event.because) : nothing(state)
    case 'unpaid':
      return unpaid(state)
    case 'absent':
      return absent(state, event.now)
    case 'closed':
      return state.door === 'closed' ? nothing(state) : nothing(closed(state))
    case 'close-refused':
      return state.door === 'closing' ? { state, effects: [{ kind: 'query' }] } : nothing(state)
    case 'paid':
      return paid(state, event)
    case 'returned':
      return returned(state, event)
    case 'going-back':
      return goingBack(state, event)
    case 'given-back':
      return givenBack(state, event)
    case 'refund-failed':
      return refundFailed(state, event)
  }
}

/** The state of an order as its owner sees it. */
export function publicState({ door, payments }: OrderLife): OrderState {
  if (payments.some(({ fate }) => fate === 'granted')) return 'paid'
  if (payments.length > 0) return 'refunded'
  return door === 'open' ? 'pending' : 'closed'
}

/** Whether the order needs no further care. */
export function isSettled({ door, payments }: OrderLife): boolean {
  return door === 'closed' && !payments.some(isGoingBack)
}

/** The amount of a payment to refund, in fen, including what was refunded already. */
export function toRefund({ fate, amount, excess }: OrderPayment): number {
  return fate === 'granted' ? excess : amount
}

/**
 * The amount to request for an outstanding refund, in fen: no more than is left of the payment. It shrinks only when so
 * much was refunded in the merchant console that an earlier request of ours cannot have been accepted.
 */
export function toRequest(state: OrderLife, payment: OrderPayment): number {
  return Math.min(toRefund(payment), payment.amount - backOf(state, payment.transactionId))
}

/** The refunded part of a payment, as far as is known, in fen. */
export function backOf(state: OrderLife, transactionId: string): number {
  const payment = paymentOf(state, transactionId)
  // For orders from before refunds were stored.
  const atLeast = payment?.fate === 'refunded' ? payment.amount : payment?.isExcessBack ? payment.excess : 0
  return Math.max(atLeast, raisedOf(state.refunds, transactionId))
}

/** Whether a refund is outstanding. */
export function isGoingBack({ fate, excess, isExcessBack }: OrderPayment): boolean {
  return fate === 'refunding' || (fate === 'granted' && excess > 0 && !isExcessBack)
}

function nothing(state: OrderLife): Transition {
  return { state, effects: [] }
}

function closing(state: OrderLife, because: ClosingReason): Transition {
  return { state: { ...state, door: 'closing', because }, effects: [{ kind: 'query' }] }
}

/** The gateway has closed the order. */
function closed(state: OrderLife): OrderLife {
  return { ...state, door: 'closed', because: state.because ?? 'time' }
}

/** Asks for the order's state before closing it, because somebody may be paying at this moment. */
function look(state: OrderLife, now: number): Transition {
  const refunds = state.payments.filter(isGoingBack).map(refundOf)
  if (state.door === 'closed') return { state, effects: refunds }
  const { state: next } = state.door === 'open' && now >= state.expiresAt ? closing(state, 'time') : nothing(state)
  return { state: next, effects: [{ kind: 'query' }, ...refunds] }
}

/**
 * The gateway reports no payment. If it knows an order that was withdrawn, the code was scanned since, so the order can
 * now be closed.
 */
function unpaid(state: OrderLife): Transition {
  if (state.door !== 'closing' && state.door !== 'withdrawn') return nothing(state)
  return { state: state.door === 'closing' ? state : { ...state, door: 'closing' }, effects: [{ kind: 'close' }] }
}

/**
 * The gateway does not know the order, so it cannot be closed there and may still be paid: the request may be in
 * transit, or somebody may be about to scan. Wait, but not for ever.
 */
function absent(state: OrderLife, now: number): Transition {
  if (state.door !== 'closing' && state.door !== 'withdrawn') return nothing(state)
  if (now >= state.expiresAt + ABSENT_GRACE_MS) return nothing(closed(state))
  return state.door === 'withdrawn'
    ? nothing(state)
    : { state: { ...state, door: 'withdrawn' }, effects: [{ kind: 'withdraw' }] }
}

/**
 * A late payment still counts, at the item's present price; the excess is refunded. Refunded as a whole: a wrong
 * amount, one that is no longer enough, a second payment, and one of no use.
 */
function paid(state: OrderLife, { transactionId, amount, due }: Extract<OrderEvent, { kind: 'paid' }>): Transition {
  if (paymentOf(state, transactionId) !== undefined) return nothing(state)
  const isFirst = state.payments.every(({ fate }) => fate !== 'granted')
  const isRight = isFirst && amount === state.amount
  const excess = isRight && due !== null ? amount - due : -1
  const unsent = { transactionId, amount, isExcessBack: false, refundFailures: 0 }
  if (excess < 0) {
    const payment: OrderPayment = { ...unsent, fate: 'refunding', excess: 0 }
    return { state: paidFor(state, payment), effects: [refundOf(payment)] }
  }
  const payment: OrderPayment = { ...unsent, fate: 'granted', excess }
  const grant: Effect = { kind: 'grant', transactionId }
  return { state: paidFor(state, payment), effects: isGoingBack(payment) ? [grant, refundOf(payment)] : [grant] }
}

/** The order with a payment that counts, whatever had closed it. */
function paidFor(state: OrderLife, payment: OrderPayment): OrderLife {
  return { ...state, door: 'closed', because: null, payments: [...state.payments, payment] }
}

/**
 * Each refund counts once, whoever tells of it and however often. The payment is refunded when nothing is left of it; a
 * part refunded in the merchant console, as a goodwill gesture, leaves the rest paid.
 */
function returned(state: OrderLife, event: Extract<OrderEvent, { kind: 'returned' }>): Transition {
  const { transactionId } = event
  const payment = paymentOf(state, transactionId)
  const whole = payment?.amount ?? event.paid
  const before = backOf(state, transactionId)
  const taken = withTold(state.refunds, event, before)
  if (taken === null) return nothing(state)
  const { refunds, told, back } = taken
  if (whole !== null && back > whole) return { state, effects: [{ kind: 'doubt', transactionId, amount: back }] }
  const next = { ...state, refunds }
  if (payment === undefined) {
    if (back !== whole) return { state: next, effects: [{ kind: 'query' }] }
    const gone = { transactionId, amount: back, excess: 0, isExcessBack: false, refundFailures: 0 }
    return nothing(paidFor(next, { ...gone, fate: 'refunded' }))
  }
  const { fate, amount, excess } = payment
  if (fate === 'refunded') return nothing(next)
  if (back === amount) {
    const effects: Effect[] = fate === 'granted' ? [{ kind: 'revoke', transactionId }] : []
    return { state: withPayment(next, { ...payment, fate: 'refunded' }), effects }
  }
  // The excess has been refunded, by a refund of ours or by one made by hand.
  const isExcess = fate === 'granted' && excess > 0 && (told.amount === excess || back - before === excess)
  return nothing(isExcess ? withPayment(next, { ...payment, isExcessBack: true }) : next)
}

/**
 * WeChat Pay reports this as soon as any refund is requested, even a partial one. If we hear of a payment for the
 * first time like this, it counts unless all of it went back, or none of its refunds is known.
 */
function goingBack(state: OrderLife, event: Extract<OrderEvent, { kind: 'going-back' }>): Transition {
  const { transactionId, amount } = event
  if (paymentOf(state, transactionId) !== undefined) return nothing(state)
  const back = backOf(state, transactionId)
  if (back > 0 && back < amount) return paid(state, { ...event, kind: 'paid' })
  return returned(state, { kind: 'returned', transactionId, refundNo: '', amount: null, total: amount, paid: amount })
}

/**
 * Refunds a granted payment. Does nothing while its excess is being refunded: two refunds at a time could exceed the
 * payment.
 */
function givenBack(state: OrderLife, { transactionId }: Extract<OrderEvent, { kind: 'given-back' }>): Transition {
  const known = paymentOf(state, transactionId)
  if (known?.fate !== 'granted' || isGoingBack(known)) return nothing(state)
  const payment: OrderPayment = { ...known, fate: 'refunding' }
  return { state: withPayment(state, payment), effects: [{ kind: 'revoke', transactionId }, refundOf(payment)] }
}

/** A refused refund number stays refused, so the next try uses another one. */
function refundFailed(
  state: OrderLife,
  { transactionId, failures }: Extract<OrderEvent, { kind: 'refund-failed' }>,
): Transition {
  const known = paymentOf(state, transactionId)
  if (known === undefined || !isGoingBack(known) || known.refundFailures !== failures) return nothing(state)
  return nothing(withPayment(state, { ...known, refundFailures: failures + 1 }))
}

function refundOf({ transactionId, refundFailures }: OrderPayment): Effect {
  return { kind: 'refund', transactionId, failures: refundFailures }
}

function paymentOf(state: OrderLife, transactionId: string): OrderPayment | undefined {
  return state.payments.find((payment) => payment.transactionId === transactionId)
}

function withPayment(state: OrderLife, payment: OrderPayment): OrderLife {
  const payments = state.payments.map((known) => (known.transactionId === payment.transactionId ? payment : known))
  return { ...state, payments }
}
