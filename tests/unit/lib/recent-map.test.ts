import { expect, test } from 'vitest'
import { RecentMap } from '#src/lib/recent-map.ts'

test('of more than it may hold, a map keeps what was set last', () => {
  const map = new RecentMap<string, number>(2)
  map.set('a', 1).set('b', 2)
  expect([...map]).toEqual([
    ['a', 1],
    ['b', 2],
  ])
  map.set('a', 3).set('c', 4)
  expect([...map]).toEqual([
    ['a', 3],
    ['c', 4],
  ])
})
