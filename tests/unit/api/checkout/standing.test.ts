import { expect, test } from 'vitest'
import { mayChange, standingOf } from '#src/api/checkout/standing.ts'
import type { StoredOrder } from '#src/api/db/orders/orders.ts'

type Life = StoredOrder['life']
type Fate = Life['payments'][number]['fate']

const nothing = { excess: 0, isExcessBack: false, refundFailures: 0 }

/** How an order stands whose payments have come to this. */
function standing(door: Life['door'], fates: readonly Fate[], isRefundRejected = false) {
  const payments = fates.map((fate, nth) => ({ transactionId: `t${nth}`, amount: 1990, fate, ...nothing }))
  const life: Life = { amount: 1990, expiresAt: 0, door, because: null, payments, refunds: [] }
  return standingOf({ life, isRefundRejected })
}

test.each<[Life['door'], Fate[], string, boolean]>([
  ['open', [], 'waiting', true],
  ['closing', [], 'closing', true],
  ['closed', [], 'closed', false],
  ['closed', ['granted'], 'paid', false],
  ['closed', ['granted', 'refunding'], 'paid', false],
  ['closed', ['refunding'], 'refunding', true],
  // Paid twice: one is back, the other is under way.
  ['closed', ['refunded', 'refunding'], 'refunding', true],
  ['closed', ['refunded', 'refunded'], 'refunded', false],
])('%s with %j is %s', (door, fates, told, passes) => {
  expect([standing(door, fates), mayChange(told)]).toEqual([told, passes])
})

test('a refund that was refused is told until it is back', () => {
  expect([standing('closed', ['refunded', 'refunding'], true), mayChange('refundFailed')]).toEqual([
    'refundFailed',
    true,
  ])
  expect(standing('closed', ['refunded'], true)).toBe('refunded')
})
