import { expect, test } from 'vitest'
import common from '#src/api/domain/common-passwords.json' with { type: 'json' }
import { isListed, packPlaces, placeOf } from '#src/api/domain/password-list.ts'
import { isGuessable } from '#src/api/domain/password-rules.ts'

const mobile = '13800138000'

test.each([
  ['12345678', true],
  ['PASSWORD', true],
  ['woaini1314', true],
  ['aaaaaaaaaaaa', true],
  ['１２３４５６７８', true],
  [mobile, true],
  [`${mobile}x`, true],
  [`Qq${mobile}`, true],
  [mobile.slice(-8), true],
  ['iloveyou1', true],
  ['asdf1234', true],
  ['ZAQ12wsx', true],
  ['password123', true],
  ['qingjian', true],
  ['QingJian2026!', true],
  [`${mobile} bamboo slips`, false],
  ['correct horse', false],
  // Few letters are enough where nothing of the account is in it.
  ['8317-4629-5501', false],
  ['831746295501 abc', false],
  ['qingjian-demo', false],
  ['青简青简青简青简', true],
  ['correct horse battery', false],
  ['竹简上的字迹清晰', false],
])('%j is guessable: %s', (password, expected) => {
  expect(isGuessable(password, mobile)).toBe(expected)
})

test.each([
  // A part of it, wherever it is cut.
  [mobile.slice(1, 9), mobile, true],
  ['lin.zhixia', 'lin.zhixia@example.com', true],
  ['Lin.Zhixia@Example.com', 'lin.zhixia@example.com', true],
  ['zhixia@example', 'lin.zhixia@example.com', true],
  // Three letters besides are few, four are not; digits and signs never count.
  ['lin.zhixia-2026-abc', 'lin.zhixia@example.com', true],
  ['lin.zhixia-2026-abcd', 'lin.zhixia@example.com', false],
  [`${mobile}abc`, mobile, true],
  [`${mobile}abcd`, mobile, false],
  ['qingjian.abc', mobile, true],
  ['青简一二三', mobile, true],
  ['青简一二三四', mobile, false],
  ['52013140', mobile, true],
])('%j of the account %s is guessable: %s', (password, contact, expected) => {
  expect(isGuessable(password, contact)).toBe(expected)
})

test('there are ten thousand others', () => {
  expect(common.count).toBeGreaterThanOrEqual(10_000)
})

test('a packed list holds what was put in, and next to nothing else', () => {
  const words = Array.from({ length: 2000 }, (_, nth) => `word ${nth}`)
  const places = words.map((word) => placeOf(word, words.length)).sort((a, b) => a - b)
  // Less than two bytes each.
  expect(packPlaces(places).length).toBeLessThan(2 * words.length)
  const list = { count: words.length, base64: Buffer.from(packPlaces(places)).toString('base64') }
  expect(words.filter((word) => !isListed(word, list))).toEqual([])
  expect(
    Array.from({ length: 2000 }, (_, nth) => `other ${nth}`).filter((word) => isListed(word, list)).length,
  ).toBeLessThan(4)
})
