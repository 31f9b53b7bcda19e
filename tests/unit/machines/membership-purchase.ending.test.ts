import { describe, expect, test } from 'vitest'
import { selectItem } from '#client/machines/membership-purchase/membership-purchase.selectors.ts'
import type { PaymentAnswer } from '#client/machines/membership-purchase/membership-purchase.types.ts'
import { MINUTE_MS, OPENED_AT, payable, settle, start } from './running-purchase.ts'

const refund = { state: 'under_way', amount: 6900, of: 6900, at: OPENED_AT } as const
const closed = (settled: boolean): PaymentAnswer => ({ type: 'payment.closed', reason: 'time', settled })
const refunded = (settled: boolean): PaymentAnswer => ({ type: 'payment.refunded', refund, settled })

describe.each([
  ['closed', closed, 'expired', 'over', { closing: 'time', refund: null }],
  ['given back', refunded, 'refunded', 'refunded', { closing: null, refund }],
] as const)('an order that is %s', (_what, answer, unsettled, settled, standing) => {
  test('is asked about more slowly until its gateway has settled it, and then no more', async () => {
    const { actor, clock, checks, face, say } = await payable()
    clock.increment(2100)
    await say(answer(false))
    expect(face()).toBe(unsettled)
    expect(actor.getSnapshot().context).toMatchObject(standing)
    // The next question was due before this was known.
    clock.increment(2100)
    await say(answer(false))
    const { length } = checks
    for (const [ms, asked] of [
      [10_499, 0],
      [1, 1],
    ] as const) {
      clock.increment(ms)
      expect(checks.length - length).toBe(asked)
    }
    await say(answer(true))
    expect(face()).toBe(settled)
    expect(actor.getSnapshot().context).toMatchObject(standing)
    clock.increment(MINUTE_MS)
    expect(checks.length - length).toBe(1)
  })

  test.each([false, true])('is ordered anew by whoever asks for it, settled: %j', async (isSettled) => {
    const { actor, clock, face, make, say, wishes } = await payable()
    clock.increment(2100)
    await say(answer(isSettled))
    actor.send({ type: 'order.renew' })
    await settle()
    expect([face(), wishes()]).toEqual(['creating', ['月度会员 1', '月度会员 1']])
    expect(actor.getSnapshot().context).toMatchObject({ order: null, closing: null, refund: null })
    await make()
    expect(face()).toBe('payable')
  })
})

test('an order that can be paid is not ordered anew', async () => {
  const { actor, face, wishes } = await payable()
  actor.send({ type: 'order.renew' })
  await settle()
  expect([face(), wishes()]).toEqual(['payable', ['月度会员 1']])
})

test('an order that is paid already changes no price', async () => {
  let calls = 0
  const refreshUser = () => {
    calls += 1
    return calls === 1 ? Promise.resolve() : new Promise<void>(() => {})
  }
  const { actor, face, make, open } = start({ refreshUser })
  await open()
  const before = selectItem(actor.getSnapshot())
  await make({ paid: true, amount: 1 })
  expect([face(), selectItem(actor.getSnapshot())]).toEqual(['paid', before])
})
