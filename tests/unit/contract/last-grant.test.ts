import { expect, test } from 'vitest'
import { readLastGrant, writeLastGrant } from '#src/contract/orders.ts'

test.each([
  { at: 1_763_690_400_000, kind: 'membership', orderNo: 'QJ1' },
  { at: 0, kind: 'template', orderNo: 'abcDEF123' },
] as const)('what was granted last is read as it was written: %o', (grant) => {
  expect(readLastGrant(writeLastGrant(grant))).toEqual(grant)
})

test.each([
  null,
  '',
  'x',
  '1 membership',
  '1 membership ',
  ' membership QJ1',
  '1 plan QJ1',
  '-1 template QJ1',
  '1 template QJ 1',
])('%j tells of nothing', (value) => expect(readLastGrant(value)).toBeNull())
