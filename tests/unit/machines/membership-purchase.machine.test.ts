import { describe, expect, test } from 'vitest'
import type { PurchaseRequest } from '#client/lib/client.tsx'
import { selectItem } from '#client/machines/membership-purchase/membership-purchase.selectors.ts'
import { plans } from '#tests/support/fixtures.ts'
import { MINUTE_MS, OPENED_AT, payable, settle, start } from './running-purchase.ts'

describe('opening', () => {
  test('the first plan is ordered with WeChat', async () => {
    const { wishes, face, open } = start()
    await open()
    expect([wishes(), face()]).toEqual([['月度会员 1'], 'creating'])
  })

  test('a plan and a method that are asked for come first; a plan that is not there does not', async () => {
    const wanted = start()
    await wanted.open({ planId: 4, payType: 2 })
    const unknown = start()
    await unknown.open({ planId: 77 })
    expect([wanted.wishes(), unknown.wishes()]).toEqual([['终身会员 2'], ['月度会员 1']])
  })

  test('for more résumés than a plan holds the first with room for them comes first', async () => {
    const limits = plans.map(({ online_resume_management_upper_limit: limit }) => limit)
    const [monthly = 0, yearly = 0] = limits
    const ordered = async (request: PurchaseRequest) => {
      const { open, wishes } = start()
      await open(request)
      return wishes()
    }
    expect(await ordered({ resumes: monthly })).toEqual(['月度会员 1'])
    expect(await ordered({ resumes: monthly + 1 })).toEqual(['年度会员 1'])
    expect(await ordered({ resumes: yearly + 1, planId: plans[0]?.id })).toEqual(['月度会员 1'])
    expect(await ordered({ resumes: Math.max(...limits) + 1 })).toEqual(['月度会员 1'])
  })

  test('opening twice opens once', async () => {
    const { actor, wishes, open } = start()
    actor.send({ type: 'purchase.open', request: {} })
    await open()
    expect(wishes()).toEqual(['月度会员 1'])
  })

  test('closed and opened again, it starts with the first plan and WeChat', async () => {
    const { actor, choose, chooseMethod, make, open, wishes } = await payable()
    choose(3)
    await settle()
    await make()
    chooseMethod(2)
    await settle()
    actor.send({ type: 'purchase.close' })
    expect(selectItem(actor.getSnapshot())).toBeNull()
    await make()
    await open()
    expect(wishes()).toEqual(['月度会员 1', '年度会员 1', '年度会员 2', '月度会员 1'])
  })
})

describe('closing', () => {
  test('during creation: what comes of it shows nothing and asks nothing', async () => {
    const { actor, clock, checks, make, isOpen, open } = start()
    await open()
    actor.send({ type: 'purchase.close' })
    await make()
    clock.increment(MINUTE_MS)
    expect([isOpen(), checks.length, actor.getSnapshot().context.order]).toEqual([false, 0, null])
  })

  test('while an order waits for its turn: it is never made', async () => {
    const { actor, choose, make, wishes } = await payable()
    choose(3)
    await settle()
    choose(4)
    actor.send({ type: 'purchase.close' })
    await make()
    expect(wishes()).toEqual(['月度会员 1', '年度会员 1'])
  })

  test('ends the question under way and the watching of the page', async () => {
    const { actor, clock, checks, visibility } = await payable()
    clock.increment(2100)
    actor.send({ type: 'purchase.close' })
    clock.increment(MINUTE_MS)
    expect([checks.map(({ signal }) => signal.aborted), visibility.watchers]).toEqual([[true], 0])
  })
})

describe('polling', () => {
  test('2100 ms after the order and 2100 ms after each answer, not sooner', async () => {
    const { clock, checks, say } = await payable()
    clock.increment(2099)
    expect(checks.length).toBe(0)
    clock.increment(1)
    expect(checks.map(({ orderNo }) => orderNo)).toEqual(['QJ0001'])
    await say({ type: 'payment.pending' })
    clock.increment(2099)
    expect(checks.length).toBe(1)
    clock.increment(1)
    expect(checks.length).toBe(2)
  })

  test('a hidden page asks nothing', async () => {
    const { clock, checks, visibility } = await payable()
    visibility.tell(true)
    clock.increment(MINUTE_MS)
    expect(checks.length).toBe(0)
    visibility.tell(false)
    clock.increment(2100)
    expect(checks.length).toBe(1)
  })

  test('an order without a code is asked about all the same', async () => {
    const { clock, checks, face, make, open } = start()
    await open()
    await make({ pay_url: '' })
    clock.increment(2100)
    expect([face(), checks.length]).toEqual(['unavailable', 1])
  })

  test('an error ends it and closes the dialog', async () => {
    const { clock, checks, emitted, isOpen } = await payable()
    clock.increment(2100)
    checks[0]?.reject(new Error('offline'))
    await settle()
    clock.increment(MINUTE_MS)
    expect([isOpen(), checks.length, emitted]).toEqual([false, 1, [{ type: 'check.failed' }]])
  })
})

describe('paid', () => {
  test('the questions end, the user is refreshed, then success is told and the dialog closes', async () => {
    let refreshed: () => void = () => {}
    let refreshes = 0
    const running = start({
      refreshUser: () => {
        refreshes += 1
        return refreshes === 1 ? Promise.resolve() : new Promise<void>((resolve) => (refreshed = resolve))
      },
    })
    const { clock, checks, emitted, face, isOpen, make, open, say } = running
    const request = { renew: true, afterwards: () => {} }
    await open(request)
    await make()
    clock.increment(2100)
    await say({ type: 'payment.paid' })
    expect([face(), refreshes, emitted]).toEqual(['paid', 2, []])
    refreshed()
    await settle()
    clock.increment(MINUTE_MS)
    expect([isOpen(), checks.length, emitted]).toEqual([false, 1, [{ type: 'purchase.succeeded', request }]])
  })
})

describe('the time of an order', () => {
  test('is over to the millisecond; the last question is still answered', async () => {
    const { clock, emitted, face, say } = await payable()
    clock.increment(15 * MINUTE_MS - 1)
    expect(face()).toBe('payable')
    clock.increment(1)
    expect(face()).toBe('expired')
    await say({ type: 'payment.paid' })
    expect(emitted).toEqual([{ type: 'purchase.succeeded', request: {} }])
  })

  test('a new order has its own', async () => {
    const { actor, clock, face, make, wishes } = await payable()
    clock.increment(15 * MINUTE_MS)
    actor.send({ type: 'order.renew' })
    await settle()
    await make({ expires_at: OPENED_AT + 16 * MINUTE_MS })
    clock.increment(MINUTE_MS - 1)
    expect([face(), wishes()]).toEqual(['payable', ['月度会员 1', '月度会员 1']])
    clock.increment(1)
    expect(face()).toBe('expired')
  })

  test.each([-MINUTE_MS, 0, 15 * MINUTE_MS + 1, 600 * MINUTE_MS])(
    'by a clock that is wrong (%i ms left) it is all there is',
    async (left) => {
      const { actor, make, now, open } = start()
      await open()
      await make({ expires_at: now() + left })
      expect(actor.getSnapshot().context.deadline).toBe(now() + 15 * MINUTE_MS)
    },
  )
})

test('an order that is refused says why and can be tried again', async () => {
  const { actor, face, make, open, orders } = start()
  await open()
  orders[0]?.reject(Object.assign(new Error('支付方式暂时不可用'), { code: 1020 }))
  await settle()
  expect([face(), actor.getSnapshot().context.failure?.message]).toEqual(['unavailable', '支付方式暂时不可用'])
  actor.send({ type: 'order.renew' })
  await settle()
  await make()
  expect([face(), actor.getSnapshot().context.failure]).toEqual(['payable', null])
})

test('what changed elsewhere may be what this order gave: it is asked once more before anything else is offered', async () => {
  const { actor, checks, clock, emitted, isOpen, say } = await payable()
  clock.increment(2100)
  actor.send({ type: 'standing.changed' })
  await settle()
  expect(checks.map(({ signal }) => signal.aborted)).toEqual([true, false])
  await say({ type: 'payment.paid' })
  expect([isOpen(), emitted]).toEqual([false, [{ type: 'purchase.succeeded', request: {} }]])
})
