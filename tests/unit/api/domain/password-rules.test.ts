import { expect, test } from 'vitest'
import { isGuessable } from '#src/api/domain/password-rules.ts'

const mobile = '13800138000'

test.each([
  ['12345678', true],
  ['PASSWORD', true],
  ['woaini1314', true],
  ['aaaaaaaaaaaa', true],
  ['１２３４５６７８', true],
  [mobile, true],
  [`${mobile}x`, false],
  ['correct horse', false],
  ['qingjian-demo', false],
  ['青简青简青简青简', false],
])('%j is guessable: %s', (password, expected) => {
  expect(isGuessable(password, mobile)).toBe(expected)
})
