import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPass, newPass, PASS_MS, shareTokenHash, shareTokenOf } from '#src/api/domain/share-pass.ts'

const NOW = Date.parse('2026-11-21T10:00:00+08:00')
const scope = { shareId: 'share', passwordHash: 'hash' }

test('a pass is good for its link, with the password it has, to the millisecond', () => {
  fc.assert(
    fc.property(fc.integer({ min: NOW, max: NOW + PASS_MS }), fc.integer({ min: -3, max: 3 }), (until, off) => {
      const pass = newPass('a', scope, until)
      expect(isPass('a', scope, pass, until + off)).toBe(off < 0)
      expect(isPass('b', scope, pass, NOW - 1)).toBe(false)
      expect(isPass('a', { ...scope, shareId: 'other' }, pass, NOW - 1)).toBe(false)
      expect(isPass('a', { ...scope, passwordHash: 'other' }, pass, NOW - 1)).toBe(false)
      expect(isPass('a', scope, pass.replace(/^\d+/, String(until + 1)), NOW - 1)).toBe(false)
    }),
    { numRuns: 30 },
  )
})

test.each(['', 'x', '.', `${NOW}.`, `${NOW}.${'A'.repeat(42)}`, ` ${newPass('a', scope, NOW)}`])(
  '%j is no pass',
  (text) => expect(isPass('a', scope, text, 0)).toBe(false),
)

test('tokens and their stored forms differ by secret and by link', () => {
  const token = shareTokenOf('a', 'share')
  const all = [
    token,
    shareTokenOf('b', 'share'),
    shareTokenOf('a', 'other'),
    shareTokenHash('a', token),
    shareTokenHash('b', token),
    shareTokenHash('a', shareTokenOf('a', 'other')),
    // A link whose id were somebody's token would not have its hash for a token.
    shareTokenOf('a', token),
  ]
  expect(all.map((one) => /^[\w-]{43}$/.test(one))).toEqual(all.map(() => true))
  expect(new Set(all).size).toBe(all.length)
  expect([shareTokenOf('a', 'share'), shareTokenHash('a', token)]).toEqual([all[0], all[3]])
})
