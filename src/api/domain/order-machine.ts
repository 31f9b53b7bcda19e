import type { ClosingReason, OrderState } from '#src/contract/index.ts'

/** What became of a payment: something was given for it, it has to go back, it is back. */
export type Fate = 'granted' | 'refunding' | 'refunded'

/** Money that came for an order. Amounts in fen. */
export type OrderPayment = {
  transactionId: string
  amount: number
  fate: Fate
  /** What of a granted payment goes back: it was more than what was granted cost by then. */
  excess: number
  isExcessBack: boolean
  /** How many refund numbers the gateway has rejected. */
  refundFailures: number
}

/**
 * The life of an order. Its door is whether it can be paid: `closing` until the gateway has confirmed that it no
 * longer can be; `withdrawn` when the gateway has never heard of it, so that there is nothing to close before somebody
 * scans the code, which nobody is shown any more. Money may come through a closed door all the same. Amount in fen,
 * `expiresAt` in ms since 1970.
 */
export type OrderLife = {
  amount: number
  expiresAt: number
  door: 'open' | 'closing' | 'withdrawn' | 'closed'
  /** Why it is no longer open, if it was not paid. */
  because: ClosingReason | null
  /** In the order they became known. */
  payments: readonly OrderPayment[]
}

/** What happens to an order; `now` in ms since 1970. Whatever is said to be from the gateway has been verified. */
export type OrderEvent =
  /** Time to look after it. */
  | { kind: 'look'; now: number }
  /** Its owner has chosen something else, or nothing. */
  | { kind: 'superseded'; because: 'replaced' | 'cancelled' }
  /** The gateway says that nobody has paid; `absent`, that it has never heard of the order. */
  | { kind: 'unpaid' }
  | { kind: 'absent'; now: number }
  /** The gateway says that it can no longer be paid, or that it will not close it. */
  | { kind: 'closed' }
  | { kind: 'close-refused' }
  /** Money has come; `due`: what is ordered costs its owner now, in fen, `null` when it would be of no use. */
  | { kind: 'paid'; transactionId: string; amount: number; due: number | null }
  /** This much money has come and has gone back, by us or by a person at the gateway's own desk. */
  | { kind: 'returned'; transactionId: string; amount: number }
  /** The gateway, asked about the payment, says that it goes back: whether it has arrived, only the refund itself tells. */
  | { kind: 'going-back'; transactionId: string; amount: number }
  /** Somebody who runs the site gives the payment back that something was granted for. */
  | { kind: 'given-back'; transactionId: string }
  /** The gateway has rejected a refund for good; `failures` as they were when it was asked for. */
  | { kind: 'refund-failed'; transactionId: string; failures: number }

/** What is to be done. Granting and revoking belong into the same write as the new state; the rest is asked of the gateway. */
export type Effect =
  | { kind: 'query' }
  | { kind: 'close' }
  /** To close what the gateway says it has never heard of: it may still help, and what it answers proves nothing. */
  | { kind: 'withdraw' }
  | { kind: 'grant'; transactionId: string }
  | { kind: 'revoke'; transactionId: string }
  | { kind: 'refund'; transactionId: string; failures: number }

export type Transition = { state: OrderLife; effects: readonly Effect[] }

/** How long after its end an order the gateway has never heard of might still reach it, by our clocks and theirs. */
export const ABSENT_GRACE_MS = 10 * 60_000

/**
 * The one place that decides what becomes of an order and its money. Effects asked of the gateway may be lost:
 * the next `look` asks for them again. The same state object back means that nothing changed.
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

/** An order as its owner sees it. */
export function publicState({ door, payments }: OrderLife): OrderState {
  if (payments.some(({ fate }) => fate === 'granted')) return 'paid'
  if (payments.length > 0) return 'refunded'
  return door === 'open' ? 'pending' : 'closed'
}

/** Whether nothing is left to do. */
export function isSettled({ door, payments }: OrderLife): boolean {
  return door === 'closed' && !payments.some(isGoingBack)
}

/** What of a payment has to go back, in fen, whether it is back already or not. */
export function toRefund({ fate, amount, excess }: OrderPayment): number {
  return fate === 'granted' ? excess : amount
}

/** Whether money has to go back and is not back yet. */
export function isGoingBack({ fate, excess, isExcessBack }: OrderPayment): boolean {
  return fate === 'refunding' || (fate === 'granted' && excess > 0 && !isExcessBack)
}

function nothing(state: OrderLife): Transition {
  return { state, effects: [] }
}

function closing(state: OrderLife, because: ClosingReason): Transition {
  return { state: { ...state, door: 'closing', because }, effects: [{ kind: 'query' }] }
}

/** Handles an order the gateway has closed. */
function closed(state: OrderLife): OrderLife {
  return { ...state, door: 'closed', because: state.because ?? 'time' }
}

/** Closing asks how it stands first: somebody may be paying at this moment. */
function look(state: OrderLife, now: number): Transition {
  const refunds = state.payments.filter(isGoingBack).map(refundOf)
  if (state.door === 'closed') return { state, effects: refunds }
  const { state: next } = state.door === 'open' && now >= state.expiresAt ? closing(state, 'time') : nothing(state)
  return { state: next, effects: [{ kind: 'query' }, ...refunds] }
}

/** Handles an unpaid order; one that was withdrawn has been scanned since and can now be closed. */
function unpaid(state: OrderLife): Transition {
  if (state.door !== 'closing' && state.door !== 'withdrawn') return nothing(state)
  return { state: state.door === 'closing' ? state : { ...state, door: 'closing' }, effects: [{ kind: 'close' }] }
}

/**
 * What a gateway has never heard of cannot be closed there, and may yet be paid: the request may be on its way, or
 * somebody about to scan the code. So it is waited for, but not for ever.
 */
function absent(state: OrderLife, now: number): Transition {
  if (state.door !== 'closing' && state.door !== 'withdrawn') return nothing(state)
  if (now >= state.expiresAt + ABSENT_GRACE_MS) return nothing(closed(state))
  return state.door === 'withdrawn'
    ? nothing(state)
    : { state: { ...state, door: 'withdrawn' }, effects: [{ kind: 'withdraw' }] }
}

/**
 * Whoever pays late still gets it, for what it costs by then: what was too much goes back. A wrong amount, one that is
 * not enough any more, a second payment and one of no use go back as a whole.
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

function returned(state: OrderLife, { transactionId, amount }: Extract<OrderEvent, { kind: 'returned' }>): Transition {
  const known = paymentOf(state, transactionId)
  if (known?.fate === 'refunded') return nothing(state)
  if (known === undefined) {
    const payment = { transactionId, amount, excess: 0, isExcessBack: false, refundFailures: 0 }
    return nothing(paidFor(state, { ...payment, fate: 'refunded' }))
  }
  if (known.fate === 'granted' && known.excess === amount) {
    return nothing(known.isExcessBack ? state : withPayment(state, { ...known, isExcessBack: true }))
  }
  const isRest = known.excess > 0 && amount === known.amount - known.excess
  // A part that a person has sent back, out of goodwill: the rest is still paid.
  if (amount < known.amount && !isRest) return nothing(state)
  return {
    state: withPayment(state, { ...known, fate: 'refunded' }),
    effects: known.fate === 'granted' ? [{ kind: 'revoke', transactionId }] : [],
  }
}

/** A gateway says so from the moment any refund is asked for, of a part as of the whole: ours are known here. */
function goingBack(state: OrderLife, event: Extract<OrderEvent, { kind: 'going-back' }>): Transition {
  const known = paymentOf(state, event.transactionId)
  const isOurs = known !== undefined && toRefund(known) > 0
  return isOurs ? nothing(state) : returned(state, { ...event, kind: 'returned' })
}

/** Of what goes back in part, the rest is sent back at the gateway's own desk: a refund of ours is always whole. */
function givenBack(state: OrderLife, { transactionId }: Extract<OrderEvent, { kind: 'given-back' }>): Transition {
  const known = paymentOf(state, transactionId)
  if (known?.fate !== 'granted' || known.excess > 0) return nothing(state)
  const payment: OrderPayment = { ...known, fate: 'refunding' }
  return { state: withPayment(state, payment), effects: [{ kind: 'revoke', transactionId }, refundOf(payment)] }
}

/** A number the gateway has rejected stays rejected: the next try has another one. */
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
