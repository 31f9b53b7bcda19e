import { describe, expect, test } from 'vitest'
import {
  ABSENT_GRACE_MS,
  type Effect,
  isSettled,
  type OrderEvent,
  type OrderLife,
  type OrderPayment,
  publicState,
  transition,
} from '#src/api/domain/order-machine.ts'

const EXPIRES_AT = 1000
const open: OrderLife = { amount: 10, expiresAt: EXPIRES_AT, door: 'open', because: null, payments: [] }
const closing: OrderLife = { ...open, door: 'closing', because: 'time' }
const closed: OrderLife = { ...closing, door: 'closed' }
const withdrawn: OrderLife = { ...closing, door: 'withdrawn' }
const paidFor: OrderLife = { ...open, door: 'closed' }

const granted: OrderPayment = {
  transactionId: 'A',
  amount: 10,
  fate: 'granted',
  excess: 0,
  isExcessBack: false,
  refundFailures: 0,
}
const refunding: OrderPayment = { ...granted, fate: 'refunding' }
const refunded: OrderPayment = { ...granted, fate: 'refunded' }
const withPayments = (...payments: OrderPayment[]): OrderLife => ({ ...paidFor, payments })

const tooMuch: OrderPayment = { ...granted, excess: 4 }
const evened: OrderPayment = { ...tooMuch, isExcessBack: true }
const gone = withPayments({ ...evened, fate: 'refunded' })

const query: Effect = { kind: 'query' }
const close: Effect = { kind: 'close' }
const grant: Effect = { kind: 'grant', transactionId: 'A' }
const revoke: Effect = { kind: 'revoke', transactionId: 'A' }
const refund: Effect = { kind: 'refund', transactionId: 'A', failures: 0 }
const almostOver = { kind: 'absent', now: EXPIRES_AT + ABSENT_GRACE_MS - 1 } as const
const replace = { kind: 'superseded', because: 'replaced' } as const
const paid = { kind: 'paid', transactionId: 'A', amount: 10, due: 10 } as const
const returned = { kind: 'returned', transactionId: 'A', amount: 10 } as const
const givenBack = { kind: 'given-back', transactionId: 'A' } as const
const goingBack = { ...returned, kind: 'going-back' } as const

describe.each<[string, OrderLife, OrderEvent, OrderLife, Effect[]]>([
  ['looking after an open order asks how it stands', open, { kind: 'look', now: 999 }, open, [query]],
  ['its time over, it is being closed', open, { kind: 'look', now: 1000 }, closing, [query]],
  ['looking again asks again', closing, { kind: 'look', now: 2000 }, closing, [query]],
  ['a closed one is left alone', closed, { kind: 'look', now: 2000 }, closed, []],
  [
    'money that has to go back is asked back',
    withPayments(refunding),
    { kind: 'look', now: 0 },
    withPayments(refunding),
    [refund],
  ],
  [
    'a payment given back is refunded, and takes back what it bought',
    withPayments(granted),
    givenBack,
    withPayments({ ...granted, fate: 'refunding' }),
    [revoke, refund],
  ],
  ['given back again, nothing changes', withPayments(refunding), givenBack, withPayments(refunding), []],
  ['of what goes back in part nothing more is sent', withPayments(tooMuch), givenBack, withPayments(tooMuch), []],
  ['what never came cannot be given back', closed, givenBack, closed, []],
  ['superseding closes', open, replace, { ...closing, because: 'replaced' }, [query]],
  ['superseding what is being closed changes nothing', closing, replace, closing, []],
  ['unpaid and open stays open', open, { kind: 'unpaid' }, open, []],
  ['unpaid and being closed is closed at the gateway', closing, { kind: 'unpaid' }, closing, [close]],
  ['absent and open stays open', open, { kind: 'absent', now: 5000 }, open, []],
  ['absent may yet arrive', closing, almostOver, withdrawn, [{ kind: 'withdraw' }]],
  ['absent once more changes nothing', withdrawn, almostOver, withdrawn, []],
  ['what was withdrawn is looked after', withdrawn, { kind: 'look', now: 2000 }, withdrawn, [query]],
  ['what was withdrawn is closed once it is there', withdrawn, { kind: 'unpaid' }, closing, [close]],
  ['withdrawn for so long is closed', withdrawn, { kind: 'absent', now: EXPIRES_AT + ABSENT_GRACE_MS }, closed, []],
  ['what was withdrawn and is paid all the same is granted', withdrawn, paid, withPayments(granted), [grant]],
  ['absent for so long is closed', closing, { kind: 'absent', now: EXPIRES_AT + ABSENT_GRACE_MS }, closed, []],
  ['the gateway has closed it', closing, { kind: 'closed' }, closed, []],
  ['the gateway has closed it by itself', open, { kind: 'closed' }, closed, []],
  ['a refused closing asks how it stands', closing, { kind: 'close-refused' }, closing, [query]],
  ['a refused closing of a closed order is old news', closed, { kind: 'close-refused' }, closed, []],
  ['money is granted', open, paid, withPayments(granted), [grant]],
  ['money while closing is granted', closing, paid, withPayments(granted), [grant]],
  ['late money is granted', closed, paid, withPayments(granted), [grant]],
  ['money of no use goes back', open, { ...paid, due: null }, withPayments(refunding), [refund]],
  ['what was too much goes back', open, { ...paid, due: 6 }, withPayments(tooMuch), [grant, refund]],
  ['what is not enough any more goes back', open, { ...paid, due: 11 }, withPayments(refunding), [refund]],
  ['what was too much is asked back', withPayments(tooMuch), { kind: 'look', now: 0 }, withPayments(tooMuch), [refund]],
  ['what was too much is back', withPayments(tooMuch), { ...returned, amount: 4 }, withPayments(evened), []],
  ['and again is old news', withPayments(evened), { ...returned, amount: 4 }, withPayments(evened), []],
  ['the rest sent back takes the grant back', withPayments(evened), { ...returned, amount: 6 }, gone, [revoke]],
  ['a part of ours going back is known', withPayments(tooMuch), goingBack, withPayments(tooMuch), []],
  ['a wrong amount goes back', open, { ...paid, amount: 9 }, withPayments({ ...refunding, amount: 9 }), [refund]],
  ['money going back is back once its refund says so', withPayments(refunding), goingBack, withPayments(refunding), []],
  ['money that came and went unnoticed is on record', open, goingBack, withPayments(refunded), []],
  ['known money changes nothing', withPayments(granted), paid, withPayments(granted), []],
  ['money known to be back changes nothing', withPayments(refunded), paid, withPayments(refunded), []],
  [
    'a second payment goes back',
    withPayments(granted),
    { ...paid, transactionId: 'B' },
    withPayments(granted, { ...refunding, transactionId: 'B' }),
    [{ ...refund, transactionId: 'B' }],
  ],
  [
    'a payment after one that went back is granted',
    withPayments(refunded),
    { ...paid, transactionId: 'B' },
    withPayments(refunded, { ...granted, transactionId: 'B' }),
    [{ kind: 'grant', transactionId: 'B' }],
  ],
  ['a refund is done', withPayments(refunding), returned, withPayments(refunded), []],
  ['a refund done twice is old news', withPayments(refunded), returned, withPayments(refunded), []],
  [
    'money sent back by a person takes the grant back',
    withPayments(granted),
    returned,
    withPayments(refunded),
    [{ kind: 'revoke', transactionId: 'A' }],
  ],
  ['a part sent back takes nothing', withPayments(granted), { ...returned, amount: 4 }, withPayments(granted), []],
  ['money that came and went unnoticed', open, returned, withPayments(refunded), []],
  [
    'a rejected refund gets another number',
    withPayments(refunding),
    { kind: 'refund-failed', transactionId: 'A', failures: 0 },
    withPayments({ ...refunding, refundFailures: 1 }),
    [],
  ],
  [
    'an old rejection is old news',
    withPayments({ ...refunding, refundFailures: 1 }),
    { kind: 'refund-failed', transactionId: 'A', failures: 0 },
    withPayments({ ...refunding, refundFailures: 1 }),
    [],
  ],
])('%s', (_label, before, event, after, effects) => {
  test('is decided so, and the state before stays as it was', () => {
    const copy = structuredClone(before)
    const result = transition(before, event)
    expect(result).toEqual({ state: after, effects })
    expect(before).toEqual(copy)
    // Whoever writes goes by this.
    expect(result.state === before).toBe(JSON.stringify(before) === JSON.stringify(after))
  })
})

test.each<[OrderLife, string, boolean]>([
  [open, 'pending', false],
  [closing, 'closed', false],
  [closed, 'closed', true],
  [withPayments(granted), 'paid', true],
  [withdrawn, 'closed', false],
  [withPayments(tooMuch), 'paid', false],
  [withPayments(evened), 'paid', true],
  [withPayments(refunding), 'refunded', false],
  [withPayments(refunded), 'refunded', true],
  [withPayments(granted, { ...refunding, transactionId: 'B' }), 'paid', false],
])('%j is %s to its owner; settled: %s', (life, state, settled) => {
  expect([publicState(life), isSettled(life)]).toEqual([state, settled])
})
