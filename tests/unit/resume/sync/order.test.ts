import { expect, test } from 'vitest'
import { liveEntries } from '#src/resume/document.ts'
import { firstPositions, placeAt } from '#src/resume/sync/order.ts'

type Entries = Record<string, { pos: string; del?: number }>

function place(entries: Entries, id: string, index: number): { ids: string[]; changed: number } {
  const siblings = liveEntries(entries).filter(([other]) => other !== id)
  const positions = placeAt(siblings, id, index)
  const placed = { ...entries, ...Object.fromEntries([...positions].map(([entry, pos]) => [entry, { pos }])) }
  return { ids: liveEntries(placed).map(([entry]) => entry), changed: positions.size }
}

test('an entry goes to the start, between two and to the end; nothing else changes', () => {
  const entries: Entries = { a: { pos: 'a0' }, b: { pos: 'a1' }, c: { pos: 'a2' }, gone: { pos: 'a1V', del: 1 } }
  expect(place(entries, 'c', 0)).toEqual({ ids: ['c', 'a', 'b'], changed: 1 })
  expect(place(entries, 'c', 1)).toEqual({ ids: ['a', 'c', 'b'], changed: 1 })
  expect(place(entries, 'a', 2)).toEqual({ ids: ['b', 'c', 'a'], changed: 1 })
  expect(place({}, 'first', 0)).toEqual({ ids: ['first'], changed: 1 })
})

test('between equal or malformed positions the list is numbered afresh', () => {
  const equal: Entries = { a: { pos: 'a1' }, b: { pos: 'a1' }, c: { pos: 'a2' } }
  expect(place(equal, 'c', 1)).toEqual({ ids: ['a', 'c', 'b'], changed: 3 })
  expect(place({ a: { pos: 'a' }, b: { pos: 'a00' } }, 'c', 1)).toEqual({ ids: ['a', 'c', 'b'], changed: 3 })
})

test('a thousand insertions into one gap keep the order and short positions', () => {
  let entries: Entries = { first: { pos: 'a0' }, last: { pos: 'a1' } }
  for (let index = 0; index < 1000; index += 1) {
    const positions = placeAt(liveEntries(entries), `n${index}`, 1)
    entries = { ...entries, ...Object.fromEntries([...positions].map(([id, pos]) => [id, { pos }])) }
  }
  const ids = liveEntries(entries).map(([id]) => id)
  expect([ids[0], ids[1], ids.at(-1), ids.length]).toEqual(['first', 'n999', 'last', 1002])
  expect(Math.max(...Object.values(entries).map(({ pos }) => pos.length))).toBeLessThanOrEqual(100)
})

test('the positions of a new list are the shortest, capitals before small letters', () => {
  expect(firstPositions(12)).toEqual(['a0', 'a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8', 'a9', 'aA', 'aB'])
})
