import { describe, expect, test } from 'vitest'
import { selectIsReady, selectItem } from '#client/machines/membership-purchase/membership-purchase.selectors.ts'
import { MINUTE_MS, payable, settle, start } from './running-purchase.ts'

describe('choosing', () => {
  test('another plan and another method each make a new order and end the questions about the one before', async () => {
    const { clock, checks, choose, chooseMethod, make, wishes } = await payable()
    clock.increment(2100)
    choose(3)
    await settle()
    await make()
    clock.increment(2100)
    chooseMethod(2)
    await settle()
    await make()
    clock.increment(2100)
    expect(wishes()).toEqual(['月度会员 1', '年度会员 1', '年度会员 2'])
    expect(checks.map(({ orderNo, signal }) => [orderNo, signal.aborted])).toEqual([
      ['QJ0001', true],
      ['QJ0002', true],
      ['QJ0003', false],
    ])
  })

  test('each time an order finds the offers out of date they are loaded again, once', async () => {
    const { choose, make, orders, face, wishes, open } = start()
    const outdate = async () => {
      orders.at(-1)?.reject(Object.assign(new Error('sold out'), { code: 1011 }))
      await settle()
    }
    await open()
    await outdate()
    await make()
    choose(3)
    await settle()
    await outdate()
    expect([wishes(), face()]).toEqual([['月度会员 1', '月度会员 1', '年度会员 1', '月度会员 1'], 'creating'])
    await outdate()
    expect([orders.length, face()]).toEqual([4, 'unavailable'])
  })

  test('choosing the chosen item again creates no order', async () => {
    const { choose, chooseMethod, wishes } = await payable()
    choose(2)
    choose(2)
    chooseMethod(1)
    await settle()
    expect(wishes()).toEqual(['月度会员 1'])
  })

  test('is there once there is something chosen, and until the dialog closes', async () => {
    const { actor, open } = start()
    const shown = () => [selectIsReady(actor.getSnapshot()), selectItem(actor.getSnapshot())?.id]
    expect(shown()).toEqual([false, undefined])
    await open()
    expect(shown()).toEqual([true, 2])
    actor.send({ type: 'purchase.close' })
    expect(shown()).toEqual([false, undefined])
  })

  test('a double click makes one order', async () => {
    const { choose, wishes } = await payable()
    choose(3)
    choose(3)
    await settle()
    expect(wishes()).toEqual(['月度会员 1', '年度会员 1'])
  })

  test('50 switches in a second leave the last choice, one live order and one poll', async () => {
    const { actor, clock, checks, choose, make, orders, wishes, face } = await payable()
    for (let count = 0; count < 50; count += 1) {
      choose(count % 2 === 0 ? 3 : 4)
      clock.increment(20)
      await settle()
    }
    // The order under way when the second choice came is answered; only then the last choice is ordered.
    expect(wishes()).toEqual(['月度会员 1', '年度会员 1'])
    await make()
    expect([wishes(), face()]).toEqual([['月度会员 1', '年度会员 1', '终身会员 1'], 'creating'])
    await make()
    expect(actor.getSnapshot().context.order?.order_no).toBe(orders[2]?.number)
    clock.increment(2100)
    expect(checks.filter(({ signal }) => !signal.aborted).map(({ orderNo }) => orderNo)).toEqual(['QJ0003'])
    clock.increment(MINUTE_MS)
    expect(checks).toHaveLength(1)
  })

  test('the answer of a superseded order is not shown, its failure neither', async () => {
    const { actor, choose, make, orders, face, open } = start()
    await open()
    choose(3)
    await settle()
    await make()
    expect([face(), actor.getSnapshot().context.order]).toEqual(['creating', null])
    choose(4)
    orders.at(-1)?.reject(new Error('offline'))
    await settle()
    expect([face(), actor.getSnapshot().context.failure, orders.at(-1)?.wish]).toEqual(['creating', null, '终身会员 1'])
  })

  test('a late yes about a superseded order changes nothing', async () => {
    const { clock, checks, choose, face, emitted } = await payable()
    clock.increment(2100)
    choose(3)
    checks[0]?.resolve({ type: 'payment.paid' })
    await settle()
    expect([face(), emitted]).toEqual(['creating', []])
  })

  test('only what somebody came back for is ordered as that', async () => {
    const { choose, chooseMethod, make, wishes } = await payable({ planId: 3, payType: 2, begun: true })
    choose(4)
    await settle()
    await make()
    choose(3)
    await settle()
    await make()
    chooseMethod(1)
    await settle()
    expect(wishes()).toEqual(['年度会员 2 come back to', '终身会员 2', '年度会员 2 come back to', '年度会员 1'])
  })
})

test.each([
  ['before anything is chosen', { planId: 3, payType: 2, begun: true }, { planId: 3, payType: 2, begun: true }],
  ['with something chosen', { renew: true }, { renew: true, planId: 4, payType: 1 }],
] as const)('a session that is over %s keeps what was wanted for the next try', async (_when, request, again) => {
  const signedOut = Object.assign(new Error('not logged in'), { code: 401 })
  const isEarly = 'planId' in request
  const { choose, emitted, open, orders } = start({
    refreshUser: () => (isEarly ? Promise.reject(signedOut) : Promise.resolve()),
  })
  await open(request)
  if (!isEarly) {
    choose(4)
    await settle()
    orders[0]?.reject(new Error('offline'))
    await settle()
    orders.at(-1)?.reject(signedOut)
    await settle()
  }
  expect(emitted).toEqual([{ type: 'purchase.failed', request: again, error: signedOut }])
})

test('what is due is what the order says, of what was ordered alone', async () => {
  const { actor, choose, make, open } = start()
  const dues = () => actor.getSnapshot().context.items.map((item) => [item.id, 'due' in item ? item.due : null])
  await open()
  const before = dues()
  await make({ amount: 1234 })
  expect(dues()).toEqual(before.map(([id, due], nth) => [id, nth === 0 ? 1234 : due]))
  choose(3)
  await settle()
  await make({ amount: 4321 })
  expect(dues()).toEqual(before.map(([id, due], nth) => [id, nth === 0 ? 1234 : id === 3 ? 4321 : due]))
})
