import { describe, expect, test } from 'vitest'
import {
  backOf,
  type Effect,
  isSettled,
  type OrderEvent,
  type OrderLife,
  type OrderPayment,
  publicState,
  toRequest,
  transition,
} from '#src/api/domain/order-machine.ts'

// Written out, so that another number in the code is noticed.
const ABSENT_GRACE_MS = 10 * 60_000

const EXPIRES_AT = 1000
const open: OrderLife = { amount: 10, expiresAt: EXPIRES_AT, door: 'open', because: null, payments: [], refunds: [] }
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
/** Refunds that were told of by their own amounts, one after the other. */
const back = (life: OrderLife, ...amounts: number[]): OrderLife => ({
  ...life,
  refunds: amounts.map((amount, nth) => {
    return { transactionId: 'A', refundNo: `r${nth + 1}`, amount, total: null, raised: amount }
  }),
})

const tooMuch: OrderPayment = { ...granted, excess: 4 }
const evened: OrderPayment = { ...tooMuch, isExcessBack: true }
const gone = back(withPayments({ ...evened, fate: 'refunded' }), 4, 6)

const query: Effect = { kind: 'query' }
const close: Effect = { kind: 'close' }
const grant: Effect = { kind: 'grant', transactionId: 'A' }
const revoke: Effect = { kind: 'revoke', transactionId: 'A' }
const refund: Effect = { kind: 'refund', transactionId: 'A', failures: 0 }
const almostOver = { kind: 'absent', now: EXPIRES_AT + ABSENT_GRACE_MS - 1 } as const
const replace = { kind: 'superseded', because: 'replaced' } as const
const paid = { kind: 'paid', transactionId: 'A', amount: 10, due: 10 } as const
const told = { transactionId: 'A', refundNo: 'r1', amount: 10, total: null, paid: 10 } as const
const returned = { kind: 'returned', ...told } as const
const givenBack = { kind: 'given-back', transactionId: 'A' } as const
const goingBack = { kind: 'going-back', transactionId: 'A', amount: 10, due: 10 } as const
/** `part` as it is kept. */
const firstPart = { transactionId: 'A', refundNo: 'r1', amount: 4, total: null }
/** The gateway said only that the payment was back. */
const hearsay = { transactionId: 'A', refundNo: '', amount: null, total: 10, raised: 10 }
const part = { ...returned, amount: 4 } as const
const running = (refundNo: string, total: number) => ({ ...returned, refundNo, amount: null, total }) as const

describe.each<[string, OrderLife, OrderEvent, OrderLife, Effect[]]>([
  ['looking after an open order asks how it stands', open, { kind: 'look', now: 999 }, open, [query]],
  ['its time over, it is being closed', open, { kind: 'look', now: 1000 }, closing, [query]],
  ['looking again asks again', closing, { kind: 'look', now: 2000 }, closing, [query]],
  ['a closed one is left alone', closed, { kind: 'look', now: 2000 }, closed, []],
  ['money that was granted stays', withPayments(granted), { kind: 'look', now: 0 }, withPayments(granted), []],
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
  ['what was too much is back', withPayments(tooMuch), part, back(withPayments(evened), 4), []],
  [
    'what was too much is back, some of which a total said before',
    { ...withPayments(tooMuch), refunds: [{ ...hearsay, total: 2, raised: 2 }] },
    part,
    {
      ...withPayments(evened),
      refunds: [
        { ...hearsay, total: 2, raised: 2 },
        { ...firstPart, raised: 2 },
      ],
    },
    [],
  ],
  ['and again is old news', back(withPayments(evened), 4), part, back(withPayments(evened), 4), []],
  [
    'the rest sent back takes the grant back',
    back(withPayments(evened), 4),
    { ...returned, refundNo: 'r2', amount: 6 },
    gone,
    [revoke],
  ],
  [
    'once that is back, the rest can be given back',
    back(withPayments(evened), 4),
    givenBack,
    back(withPayments({ ...evened, fate: 'refunding' }), 4),
    [revoke, refund],
  ],
  ['a part of ours going back is known', withPayments(tooMuch), goingBack, withPayments(tooMuch), []],
  ['a wrong amount goes back', open, { ...paid, amount: 9 }, withPayments({ ...refunding, amount: 9 }), [refund]],
  ['money going back is back once its refund says so', withPayments(refunding), goingBack, withPayments(refunding), []],
  [
    'money that came and went unnoticed is on record',
    open,
    goingBack,
    { ...withPayments(refunded), refunds: [hearsay] },
    [],
  ],
  [
    'of which a part went back before it was heard of, it counts',
    back(open, 4),
    goingBack,
    back(withPayments(granted), 4),
    [grant],
  ],
  ['one that is known need not be heard of', withPayments(granted), goingBack, withPayments(granted), []],
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
  ['a refund is done', withPayments(refunding), returned, back(withPayments(refunded), 10), []],
  ['a refund done twice is old news', back(withPayments(refunded), 10), returned, back(withPayments(refunded), 10), []],
  [
    'the refund of what was said to be back is on record, too',
    { ...withPayments(refunded), refunds: [hearsay] },
    returned,
    { ...withPayments(refunded), refunds: [hearsay, { ...firstPart, amount: 10, raised: 0 }] },
    [],
  ],
  [
    'money sent back by a person takes the grant back',
    withPayments(granted),
    returned,
    back(withPayments(refunded), 10),
    [revoke],
  ],
  ['a part sent back takes nothing', withPayments(granted), part, back(withPayments(granted), 4), []],
  ['the same part again is old news', back(withPayments(granted), 4), part, back(withPayments(granted), 4), []],
  [
    'another part of the same amount is another part',
    back(withPayments(granted), 4),
    { ...part, refundNo: 'r2' },
    back(withPayments(granted), 4, 4),
    [],
  ],
  [
    'parts that are all of it take the grant back',
    back(withPayments(granted), 4),
    { ...returned, refundNo: 'r2', amount: 6 },
    back(withPayments(refunded), 4, 6),
    [revoke],
  ],
  [
    'more than was paid is not believed',
    back(withPayments(granted), 4),
    { ...returned, refundNo: 'r2', amount: 7 },
    back(withPayments(granted), 4),
    [{ kind: 'doubt', transactionId: 'A', amount: 11 }],
  ],
  [
    'after a part only the rest is given back',
    back(withPayments(granted), 4),
    givenBack,
    back(withPayments(refunding), 4),
    [revoke, refund],
  ],
  ['a part that comes while all is going back', withPayments(refunding), part, back(withPayments(refunding), 4), []],
  ['a part told of before the payment asks for it', open, part, back(open, 4), [query]],
  ['a payment after it is granted', back(open, 4), paid, back(withPayments(granted), 4), [grant]],
  ['money that came and went unnoticed', open, returned, back(withPayments(refunded), 10), []],
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

test.each<[string, OrderEvent[], number]>([
  ['in their order', [running('r1', 4), running('r2', 7), running('r3', 9)], 9],
  ['the other way round', [running('r3', 9), running('r2', 7), running('r1', 4)], 9],
  ['each twice', [running('r1', 4), running('r1', 4), running('r2', 7), running('r2', 7)], 7],
  ['the first one lost, and on the bill', [running('r2', 7), part], 7],
  ['the first one lost, both on the bill', [running('r2', 7), part, { ...returned, refundNo: 'r2', amount: 3 }], 7],
  ['the last one lost, both on the bill', [running('r1', 4), part, { ...returned, refundNo: 'r2', amount: 3 }], 7],
])('totals told %s add up', (_label, events, amount) => {
  const end = events.reduce((life, event) => transition(life, event).state, withPayments(granted))
  expect([backOf(end, 'A'), publicState(end)]).toEqual([amount, 'paid'])
})

test('what is asked for is what is left, and never less than an earlier request could have had', () => {
  expect(toRequest(withPayments(refunding), refunding)).toBe(10)
  expect(toRequest(back(withPayments(refunding), 4), refunding)).toBe(6)
  expect(toRequest(back(withPayments(tooMuch), 3), tooMuch)).toBe(4)
  expect(toRequest(back(withPayments(tooMuch), 8), tooMuch)).toBe(2)
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
