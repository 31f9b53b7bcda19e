import { expect, test } from 'vitest'
import {
  CODE_LIFE_MS,
  CODE_TRIES,
  CODE_TRIES_PER_DAY,
  newCode,
  STRANGE_TRIES,
} from '#src/api/domain/verification-codes.ts'

function bytes(...pairs: number[]): (length: number) => Uint8Array {
  return (length) => {
    const value = pairs.shift() ?? 0
    return new Uint8Array([value >> 8, value & 255]).subarray(0, length)
  }
}

test.each([
  [[0], '0000'],
  [[7], '0007'],
  [[9999], '9999'],
  [[10_000], '0000'],
  [[59_999], '9999'],
  [[60_000, 1234], '1234'],
  [[65_535, 60_001, 59_998], '9998'],
])('bytes %j give the code %s', (values, code) => {
  expect(newCode(bytes(...values))).toBe(code)
})

test('every code is equally likely', () => {
  const counts = new Map<string, number>()
  for (let value = 0; value < 65_536; value += 1) {
    const code = newCode(bytes(value, 0))
    if (value < 60_000) counts.set(code, (counts.get(code) ?? 0) + 1)
  }
  expect({ codes: counts.size, each: [...new Set(counts.values())] }).toEqual({ codes: 10_000, each: [6] })
})

test('how long a code lives, and how many wrong tries it stands', () => {
  expect([CODE_LIFE_MS, CODE_TRIES, CODE_TRIES_PER_DAY, STRANGE_TRIES]).toEqual([300_000, 5, 20, 2])
})
