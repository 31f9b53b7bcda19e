import { expect, test } from 'vitest'
import { createRandomBytes } from '#src/lib/random-bytes.ts'

test('each byte is handed out once, however many are asked for, and keeps its value', () => {
  let next = 0
  const draws: number[] = []
  const randomBytes = createRandomBytes((bytes) => {
    draws.push(bytes.length)
    for (const index of bytes.keys()) bytes[index] = next++ % 251
  })
  const lengths = [16, 1000, 16, 8, 2000, 0, 1]
  const given = lengths.map((length) => randomBytes(length))
  expect(given.map((bytes) => bytes.length)).toEqual(lengths)
  expect(draws).toEqual([1024, 1024, 2000, 1024])
  const firsts = given.map((bytes) => bytes[0])
  expect(firsts).toEqual([0, 16, 1024, 1040, 2048, undefined, 4048].map((at) => at && at % 251))
})

test('the first byte that is asked for was drawn', () => {
  expect([...createRandomBytes((bytes) => bytes.fill(7))(1)]).toEqual([7])
})
