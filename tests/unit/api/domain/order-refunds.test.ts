import { describe, expect, test } from 'vitest'
import { type OrderLife, type OrderPayment, transition } from '#src/api/domain/order-machine.ts'
import { type OrderRefund, raisedOf, withTold } from '#src/api/domain/order-refunds.ts'

const refund = (other: Partial<OrderRefund> = {}): OrderRefund => ({
  transactionId: 'A',
  refundNo: 'r1',
  amount: 30,
  total: null,
  raised: 30,
  ...other,
})
const told = (amount: number | null, total: number | null = null, refundNo = 'r1') => {
  return { transactionId: 'A', refundNo, amount, total }
}

describe('a refund that is told of', () => {
  test('is counted for its own payment, though another one has a refund of the same number', () => {
    const other = refund({ transactionId: 'B', total: 900, raised: 900 })
    const counted = refund({ amount: 50, raised: 50 })
    expect(withTold([other], told(50), 0)).toEqual({ refunds: [other, counted], told: counted, back: 50 })
    expect([raisedOf([other, counted], 'A'), raisedOf([other, counted], 'B'), raisedOf([], 'A')]).toEqual([50, 900, 0])
  })

  test('keeps what was told of it before: its amount, and the largest total', () => {
    const whole = refund({ total: 30 })
    expect(withTold([refund()], told(null, 30), 30)).toEqual({ refunds: [whole], told: whole, back: 30 })
    expect(withTold([refund({ amount: null, total: 30 })], told(30), 30)).toEqual({
      ...{ refunds: [whole], told: whole, back: 30 },
    })
    // An earlier message that comes later.
    expect(withTold([refund({ total: 70, raised: 70 })], told(30, 30), 70)).toBeNull()
  })

  test('says nothing new when both are known, and something when either is not', () => {
    const known = refund({ total: 30 })
    expect([withTold([known], told(30, 30), 30), withTold([known], told(30), 30)]).toEqual([null, null])
    const more = refund({ total: 45, raised: 45 })
    expect(withTold([known], told(30, 45), 30)).toEqual({ refunds: [more], told: more, back: 45 })
  })

  test('never makes less of what has gone back', () => {
    const counted = refund({ raised: 0 })
    expect(withTold([], told(30), 100)).toEqual({ refunds: [counted], told: counted, back: 100 })
  })
})

const payment: OrderPayment = {
  transactionId: 'A',
  amount: 100,
  fate: 'granted',
  excess: 0,
  isExcessBack: false,
  refundFailures: 0,
}
const orderOf = (payments: OrderPayment[], refunds: OrderRefund[] = []): OrderLife => {
  return { amount: 100, expiresAt: 1000, door: 'closed', because: null, payments, refunds }
}

describe('an order', () => {
  test('has its excess back when the total of a notification has grown by so much', () => {
    const life = orderOf([{ ...payment, excess: 40 }], [refund({ amount: 10, raised: 10 })])
    const event = { kind: 'returned', ...told(null, 50, 'r2'), paid: 100 } as const
    expect(transition(life, event)).toEqual({
      state: orderOf(
        [{ ...payment, excess: 40, isExcessBack: true }],
        [refund({ amount: 10, raised: 10 }), refund({ refundNo: 'r2', amount: null, total: 50, raised: 40 })],
      ),
      effects: [],
    })
  })

  test('goes by the payment it has, whatever a refund says was paid', () => {
    const event = { kind: 'returned', ...told(50), paid: 30 } as const
    expect(transition(orderOf([payment]), event)).toEqual({
      state: orderOf([payment], [refund({ amount: 50, raised: 50 })]),
      effects: [],
    })
  })

  test('gives nothing for a payment that had all gone back before it was heard of', () => {
    const life = orderOf([], [refund({ amount: 100, raised: 100 })])
    const event = { kind: 'going-back', transactionId: 'A', amount: 100, due: 100 } as const
    expect(transition(life, event)).toEqual({
      state: orderOf(
        [{ ...payment, fate: 'refunded' }],
        [refund({ amount: 100, raised: 100 }), refund({ refundNo: '', amount: null, total: 100, raised: 0 })],
      ),
      effects: [],
    })
  })

  test.each<[string, OrderPayment, number]>([
    ['that has arrived since', { ...payment, fate: 'refunded' }, 0],
    ['that nobody asked for', payment, 0],
    ['under a number not used yet', { ...payment, fate: 'refunding' }, 1],
    ['under a number given up', { ...payment, fate: 'refunding', refundFailures: 2 }, 1],
  ])('is the same after the refusal of a refund %s', (_what, known, failures) => {
    const life = orderOf([known])
    const next = transition(life, { kind: 'refund-failed', transactionId: 'A', failures })
    expect([next.state === life, next.effects]).toEqual([true, []])
  })
})
