import { expect, test, vi } from 'vitest'
import { createWatchedOrders, onEndElsewhere } from '#client/features/purchase/watched-orders.ts'

const HOUR_MS = 3_600_000

function start(isRefused = false) {
  const kept = new Map<string, string>()
  const clock = { now: 1_800_000_000_000 }
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (isRefused) throw new Error('refused')
      kept.set(key, value)
    },
  }
  const open = () =>
    createWatchedOrders(
      () => storage,
      () => clock.now,
    )
  return { kept, clock, open }
}

const order = { orderNo: 'QJ0001', userId: 7, templateId: undefined }

test('an order is watched in every tab, for its owner, until it ends in one of them', () => {
  const { open, clock } = start()
  const [here, there] = [open(), open()]
  here.add(order)
  here.add({ ...order, orderNo: 'QJ0002', userId: 8 })
  expect(there.of(7)).toEqual([{ orderNo: 'QJ0001', userId: 7, at: clock.now }])
  expect([there.drop('QJ0001'), here.drop('QJ0001'), here.of(7), here.of(8).length]).toEqual([true, false, [], 1])
})

test('an order begun once more is watched once, from then on', () => {
  const { open, clock } = start()
  open().add(order)
  clock.now += HOUR_MS - 1
  open().add(order)
  const again = [{ orderNo: 'QJ0001', userId: 7, at: clock.now }]
  expect(open().of(7)).toEqual(again)
  clock.now += 1
  expect(open().of(7)).toEqual(again)
})

test('what was begun an hour ago is over; what cannot be read is nothing', () => {
  const { open, clock, kept } = start()
  open().add(order)
  clock.now += HOUR_MS - 1
  expect(open().of(7)).toHaveLength(1)
  clock.now += 1
  expect(open().of(7)).toEqual([])
  clock.now -= 2 * HOUR_MS
  expect(open().of(7)).toEqual([])
  for (const text of ['{', '{}', '[null, 3, {"orderNo": 1}]']) {
    kept.set('orders-begun', text)
    expect(open().of(7)).toEqual([])
  }
  const whole = { orderNo: 'QJ0001', userId: 7, at: clock.now }
  for (const part of ['orderNo', 'userId', 'at']) {
    kept.set('orders-begun', JSON.stringify([{ ...whole, [part]: undefined }]))
    expect([part, open().of(7), open().drop('QJ0001')]).toEqual([part, [], false])
  }
})

test('works in a browser without storage', () => {
  const { open } = start(true)
  const orders = open()
  orders.add(order)
  expect([orders.of(7), orders.drop('QJ0001')]).toEqual([[], false])
})

test('the end of an order in another tab is reported here; its start is not', () => {
  const events = new EventTarget()
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events))
  const heard = vi.fn()
  const stop = onEndElsewhere(heard)
  const change = (key: string, oldValue: string | null, newValue: string | null) =>
    events.dispatchEvent(Object.assign(new Event('storage'), { key, oldValue, newValue }))
  const one = JSON.stringify([{ ...order, at: 1 }])
  change('orders-begun', null, one)
  change('theme', one, '[]')
  expect(heard).not.toHaveBeenCalled()
  change('orders-begun', one, '[]')
  change('orders-begun', one, null)
  expect(heard).toHaveBeenCalledTimes(2)
  stop()
  change('orders-begun', one, '[]')
  expect(heard).toHaveBeenCalledTimes(2)
  vi.unstubAllGlobals()
})
