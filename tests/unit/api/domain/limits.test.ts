import { describe, expect, test } from 'vitest'
import { addressKey, DAY_MS, limitRules, secondsUntil } from '#src/api/domain/limits.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  [' 203.0.113.7 ', '203.0.113.7'],
  ['', ''],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::ffff', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::', 'fe80:0:0:0::/64'],
  ['not an address', 'not an address'],
  ['x'.repeat(5000), 'x'.repeat(64)],
])('the address %j counts as %j', (address, key) => {
  expect(addressKey(address)).toBe(key)
})

test.each([
  [0, 1],
  [1, 1],
  [1000, 1],
  [1001, 2],
  [59_999, 60],
  [-5, 1],
])('%i ms from now is %i s', (distance, seconds) => {
  expect(secondsUntil(1_000_000 + distance, 1_000_000)).toBe(seconds)
})

describe('rules', () => {
  const rules = Object.values(limitRules).flat()

  test('none counts further back than the longest span, after which attempts are removed', () => {
    expect(Math.max(...rules.map(({ spanMs }) => spanMs))).toBe(DAY_MS)
  })

  test('sign-in tries are never counted by the number alone', () => {
    expect(limitRules.login.filter(({ by }) => !by.includes('address'))).toEqual([])
  })
})
