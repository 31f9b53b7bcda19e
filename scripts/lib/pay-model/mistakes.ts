import {
  type OrderEvent,
  type OrderLife,
  type OrderPayment,
  type Transition,
  transition,
} from '#src/api/domain/order-machine.ts'
import type { Flaw, Worker } from './worker.ts'
import type { Manners } from './world.ts'

type Machine = typeof transition
type Paid = Extract<OrderEvent, { kind: 'paid' }>

/** A mistake somebody could make: in the order machine, or in the Worker around it. */
export type Mistake = {
  name: string
  /** The mistake with which it has to be combined, because a second safeguard makes up for this one. */
  needs?: string
  /** The behaviour of the gateway that reveals it; hostile by default. */
  manners?: Manners
} & ({ machine: (right: Machine) => Machine } | { flaw: Flaw })

/** The Worker with these mistakes. */
export function workerWith(mistakes: readonly Mistake[]): Worker {
  const machines = mistakes.flatMap((mistake) => ('machine' in mistake ? [mistake.machine] : []))
  const flaws = mistakes.flatMap((mistake) => ('flaw' in mistake ? [mistake.flaw] : []))
  return {
    transition: machines.reduce((machine, spoil) => spoil(machine), transition),
    flaws: new Set(flaws),
  }
}

const same = (state: OrderLife): Transition => ({ state, effects: [] })

/** An order machine with its own answer to one kind of event; where that is `null`, the right one. */
function on<K extends OrderEvent['kind']>(
  kind: K,
  answer: (state: OrderLife, event: Extract<OrderEvent, { kind: K }>, right: Machine) => Transition | null,
): (right: Machine) => Machine {
  const isKind = (event: OrderEvent): event is Extract<OrderEvent, { kind: K }> => event.kind === kind
  return (right) => (state, event) => (isKind(event) ? answer(state, event, right) : null) ?? right(state, event)
}

function fateOf({ payments }: OrderLife, transactionId: string) {
  return payments.find((payment) => payment.transactionId === transactionId)?.fate
}

function hasGrant({ payments }: OrderLife): boolean {
  return payments.some(({ fate }) => fate === 'granted')
}

function withFate(state: OrderLife, transactionId: string, fate: OrderPayment['fate']): OrderLife {
  const payments = state.payments.map((payment) =>
    payment.transactionId === transactionId ? { ...payment, fate } : payment,
  )
  return { ...state, payments }
}

function granted(state: OrderLife, { transactionId, amount }: Paid): Transition {
  const payment = { transactionId, amount, fate: 'granted', excess: 0, isExcessBack: false, refundFailures: 0 } as const
  return {
    state: { ...state, door: 'closed', payments: [...state.payments, payment] },
    effects: [{ kind: 'grant', transactionId }],
  }
}

function isNew(state: OrderLife, { transactionId }: Paid): boolean {
  return fateOf(state, transactionId) === undefined
}

/** Wrong versions of the order machine, each of which the check must find. */
export const mistakes: readonly Mistake[] = [
  {
    name: 'a second callback grants again',
    machine: on('paid', (state, { transactionId }) =>
      fateOf(state, transactionId) === 'granted'
        ? { state: { ...state }, effects: [{ kind: 'grant', transactionId }] }
        : null,
    ),
  },
  {
    name: 'a second payment is granted too',
    machine: on('paid', (state, event) =>
      isNew(state, event) && hasGrant(state) && event.due !== null && event.amount === state.amount
        ? granted(state, event)
        : null,
    ),
  },
  {
    name: 'any amount will do',
    machine: on('paid', (state, event, right) => right(state, { ...event, amount: state.amount })),
  },
  {
    name: 'granted although it is of no use',
    machine: on('paid', (state, event, right) => right(state, { ...event, due: event.due ?? state.amount })),
  },
  {
    name: 'late money is ignored',
    machine: on('paid', (state) => (state.door === 'closed' ? same(state) : null)),
  },
  {
    name: 'late money always goes back',
    machine: on('paid', (state, event, right) =>
      state.door === 'open' ? null : right(state, { ...event, due: null }),
    ),
  },
  {
    name: 'a second payment is forgotten',
    machine: on('paid', (state, event) => (isNew(state, event) && state.payments.length > 0 ? same(state) : null)),
  },
  {
    name: 'a wrong amount is forgotten',
    machine: on('paid', (state, { amount }) => (amount === state.amount ? null : same(state))),
  },
  {
    name: 'money for nothing is taken for money sent back',
    machine: on('paid', (state, event, right) => {
      const { state: next, effects } = right(state, event)
      if (!effects.some(({ kind }) => kind === 'refund')) return null
      return same(withFate(next, event.transactionId, 'refunded'))
    }),
  },
  {
    name: 'a refund is asked for once only',
    machine: on('look', (state, event, right) => {
      const { state: next, effects } = right(state, event)
      return { state: next, effects: effects.filter(({ kind }) => kind !== 'refund') }
    }),
  },
  {
    name: 'what was granted is sent back as well',
    needs: 'what is back is asked for again',
    machine: on('look', (state, event, right) => {
      const { state: next, effects } = right(state, event)
      const kept = state.payments.filter(({ fate }) => fate === 'granted')
      const refunds = kept.map(({ transactionId }) => ({ kind: 'refund', transactionId, failures: 0 }) as const)
      return { state: next, effects: [...effects, ...refunds] }
    }),
  },
  {
    name: 'a rejected refund keeps its number',
    machine: on('refund-failed', (state) => same(state)),
  },
  {
    name: 'a rejected refund counts as done',
    machine: on('refund-failed', (state, { transactionId }) =>
      fateOf(state, transactionId) === 'refunding' ? same(withFate(state, transactionId, 'refunded')) : null,
    ),
  },
  {
    name: 'the money is back, the grant stays',
    machine: on('returned', (state, { transactionId }) =>
      fateOf(state, transactionId) === 'granted' ? same(withFate(state, transactionId, 'refunded')) : null,
    ),
  },
  {
    name: 'given back, the grant stays',
    machine: on('given-back', (state, event, right) => {
      const { state: next, effects } = right(state, event)
      return { state: next, effects: effects.filter(({ kind }) => kind !== 'revoke') }
    }),
  },
  {
    name: 'given back is taken for back',
    machine: on('given-back', (state, event, right) =>
      right(state, event).state === state
        ? null
        : {
            state: withFate(state, event.transactionId, 'refunded'),
            effects: [{ kind: 'revoke', transactionId: event.transactionId }],
          },
    ),
  },
  {
    name: 'given back as a whole although a part has gone back',
    machine: on('given-back', (state, { transactionId }) =>
      fateOf(state, transactionId) === 'granted'
        ? {
            state: withFate(state, transactionId, 'refunding'),
            effects: [
              { kind: 'revoke', transactionId },
              { kind: 'refund', transactionId, failures: 0 },
            ],
          }
        : null,
    ),
  },
  {
    name: 'money that went back is taken for money that came',
    machine: on('going-back', (state, event, right) =>
      fateOf(state, event.transactionId) === undefined
        ? right(state, { ...event, kind: 'paid', due: state.amount })
        : null,
    ),
  },
  {
    name: 'a refund that was asked for counts as done',
    machine: on('going-back', (state, { transactionId }) =>
      fateOf(state, transactionId) === 'refunding' ? same(withFate(state, transactionId, 'refunded')) : null,
    ),
  },
  {
    name: 'a callback after the refund grants',
    machine: on('paid', (state, { transactionId }) =>
      fateOf(state, transactionId) === 'refunded'
        ? { state: withFate(state, transactionId, 'granted'), effects: [{ kind: 'grant', transactionId }] }
        : null,
    ),
  },
  {
    name: 'unpaid counts as closed',
    machine: on('unpaid', (state) => same({ ...state, door: 'closed' })),
  },
  {
    name: 'absent counts as closed',
    machine: on('absent', (state) => same({ ...state, door: 'closed' })),
  },
  {
    name: 'an expired order is closed here only',
    machine: on('look', (state, { now }) =>
      state.door === 'open' && now >= state.expiresAt ? same({ ...state, door: 'closed' }) : null,
    ),
  },
  {
    name: 'a superseded order is closed here only',
    machine: on('superseded', (state) => (state.door === 'open' ? same({ ...state, door: 'closed' }) : null)),
  },
  {
    name: 'an order being closed is not looked after',
    machine: on('look', (state) => (state.door === 'closing' ? same(state) : null)),
  },
  {
    name: 'an expired order stays open',
    machine: on('look', (state, event, right) =>
      right(state, { ...event, now: Math.min(event.now, state.expiresAt - 1) }),
    ),
  },
  { name: 'forged callbacks are believed', flaw: 'believes forged callbacks' },
  { name: 'what was read is written without comparing', flaw: 'writes without comparing' },
  { name: 'the grant is a write of its own', flaw: 'grants in a write of its own' },
  { name: 'every refund request has a new number', flaw: 'numbers every refund anew' },
  { name: 'an accepted refund counts as done', flaw: 'takes an accepted refund for a done one' },
  { name: 'no answer to closing counts as a yes', flaw: 'takes no answer to closing for a yes' },
  { name: 'bills are not compared', flaw: 'compares no bills' },
  { name: 'what is back is asked for again', manners: 'parts', flaw: 'asks again for what is back' },
  {
    name: 'a part sent back counts as all of it',
    manners: 'parts',
    machine: on('returned', (state, event, right) => right(state, { ...event, amount: event.paid ?? event.amount })),
  },
  {
    name: 'parts sent back do not add up',
    manners: 'parts',
    machine: on('returned', (state, event, right) => right(state, { ...event, amount: null, total: event.amount })),
  },
  {
    name: 'a part counts as often as it is told',
    manners: 'parts',
    machine: on('returned', (state, event, right) =>
      right(state, { ...event, refundNo: `${event.refundNo} ${state.refunds.length}` }),
    ),
  },
  {
    name: 'a part that goes back takes what was granted',
    manners: 'parts',
    machine: on('returned', (state, event, right) => {
      const { state: next, effects } = right(state, event)
      const { transactionId } = event
      return fateOf(state, transactionId) === 'granted' && next !== state
        ? { state: next, effects: [...effects, { kind: 'revoke', transactionId }] }
        : null
    }),
  },
  {
    name: 'what is left after a part is not sent back',
    manners: 'parts',
    machine: on('given-back', (state, event, right) =>
      state.refunds.length > 0 && right(state, event).state !== state
        ? {
            state: withFate(state, event.transactionId, 'refunded'),
            effects: [{ kind: 'revoke', transactionId: event.transactionId }],
          }
        : null,
    ),
  },
  {
    name: 'a refused closing counts as closed',
    needs: 'bills are not compared',
    machine: on('close-refused', (state) => (state.door === 'closing' ? same({ ...state, door: 'closed' }) : null)),
  },
  {
    name: 'money that comes while closing is ignored',
    needs: 'bills are not compared',
    machine: on('paid', (state, event) =>
      state.door === 'closing' && isNew(state, event) ? same({ ...state, door: 'closed' }) : null,
    ),
  },
]
