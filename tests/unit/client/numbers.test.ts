import { expect, test } from 'vitest'
import { compactNumber } from '#client/lib/numbers.ts'

test.each([
  [0, '0', '0'],
  [999, '999', '999'],
  [1000, '1000', '1K'],
  [1049, '1049', '1K'],
  [1050, '1050', '1.1K'],
  [9999, '9999', '10K'],
  [10_000, '1万', '10K'],
  [12_345, '1.2万', '12.3K'],
  [1_000_000, '100万', '1000K'],
])('%i is written %s and %s', (value, zh, en) => {
  expect([compactNumber(value, 'zh'), compactNumber(value, 'en')]).toEqual([zh, en])
})
