import { expect, test } from 'vitest'
import { randomUuid } from '#src/lib/random-uuid.ts'

test.each([
  [0x00, '00000000-0000-4000-8000-000000000000'],
  [0xff, 'ffffffff-ffff-4fff-bfff-ffffffffffff'],
])('a UUID of bytes %i is of version 4 and the variant of the RFC, and random in all else', (byte, expected) => {
  const asked: number[] = []
  const bytes = new Uint8Array(16).fill(byte)
  const made = randomUuid((length) => {
    asked.push(length)
    return bytes
  })
  expect([made, asked, bytes.every((each) => each === byte)]).toEqual([expected, [16], true])
})
