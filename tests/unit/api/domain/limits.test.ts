import { describe, expect, test } from 'vitest'
import {
  addressKey,
  LONGEST_SPAN_MS,
  limitRules,
  rulesFor,
  secondsUntil,
  softLimitRules,
} from '#src/api/domain/limits.ts'
import { DAY_MS } from '#src/lib/time.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  [' 203.0.113.7 ', '203.0.113.7'],
  ['', ''],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  // Not at its beginning: no IPv4 in IPv6.
  ['1::ffff:203.0.113.7', '1:0:0:0::/64'],
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
    expect(Math.max(...rules.map(({ spanMs }) => spanMs))).toBe(LONGEST_SPAN_MS)
  })

  test('attempts of visitors are never counted by subject alone, except codes sent to a number', () => {
    const kinds = ['code-entry', 'login', 'share'] as const
    expect(kinds.flatMap((kind) => limitRules[kind]).filter(({ by }) => by.length < 2)).toEqual([])
    expect(limitRules.code.filter(({ by }) => by.length < 2)).toEqual([{ by: ['mobile'], limit: 15, spanMs: DAY_MS }])
  })

  test('nobody is refused for sharing a place with others, where there is no other way', () => {
    // Beside the form to write to us stands our address.
    const { contact: _contact, ...refusing } = limitRules
    const places = Object.values(refusing)
      .flat()
      .filter(({ by }) => !by.includes('mobile'))
    expect(places).toEqual([])
  })

  test('without addresses no rule puts everybody into one place', () => {
    for (const kind of ['code', 'code-entry', 'login', 'share'] as const) {
      expect(rulesFor(limitRules[kind], '', 'hard').filter(({ by }) => by.includes('address'))).toEqual([])
      const soft = rulesFor(softLimitRules[kind] ?? [], '', 'soft')
      expect([soft.length > 0, soft.every(({ by }) => by.includes('mobile'))]).toEqual([true, true])
    }
  })
})
