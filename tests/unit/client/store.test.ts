import { expect, test } from 'vitest'
import { createStore } from '#client/lib/store.ts'

test('whoever subscribes is told of each change, and of nothing that is the same', () => {
  const store = createStore<number | object>(1)
  const told: (number | object)[] = []
  const leave = store.subscribe(() => void told.push(store.get()))
  const one = { name: 'one' }
  for (const next of [1, 2, 2, Number.NaN, Number.NaN, one, one]) store.set(next)
  expect(told).toEqual([2, Number.NaN, one])
  // Another one that looks the same is another one.
  store.set({ name: 'one' })
  expect([told.length, store.get() === one]).toEqual([4, false])
  leave()
  store.set(3)
  expect([told.length, store.get()]).toEqual([4, 3])
})

test('one that leaves while it is told takes nobody else with it', () => {
  const store = createStore('a')
  const told: string[] = []
  const leave = store.subscribe(() => {
    told.push('first')
    leave()
  })
  store.subscribe(() => void told.push('second'))
  for (const next of ['b', 'c']) store.set(next)
  expect(told).toEqual(['first', 'second', 'second'])
})
