import { expect, test } from 'vitest'
import { formatYuan } from '#client/lib/money.ts'

test.each([
  [0, '¥0.00'],
  [1, '¥0.01'],
  [99, '¥0.99'],
  [100, '¥1.00'],
  [6900, '¥69.00'],
  [123_456, '¥1234.56'],
])('%i fen are %s', (fen, yuan) => {
  expect(formatYuan(fen)).toBe(yuan)
})
