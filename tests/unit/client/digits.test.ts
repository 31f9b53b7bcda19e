import { expect, test } from 'vitest'
import { digitsOf, isForeign, mobileDigits } from '#client/features/sign-in/digits.ts'

test.each([
  ['13800138000', '13800138000'],
  ['138 0013 8000', '13800138000'],
  ['138-0013-8000', '13800138000'],
  ['+86 138-0013-8000', '13800138000'],
  ['008613800138000', '13800138000'],
  ['8613', '8613'],
  ['手机:13800138000', '13800138000'],
  ['none', ''],
])('the mobile number in %j is %j', (text, digits) => {
  expect(mobileDigits(text)).toBe(digits)
})

test.each([
  ['+447911123456', true],
  ['+44', true],
  ['00353851234567', true],
  ['+1 380 013 8000', true],
  ['+', false],
  ['+8', false],
  ['+ 86 138', false],
  ['0086138', false],
  ['13800138000', false],
  ['', false],
])('%j is of another country: %j', (text, foreign) => {
  expect(isForeign(text)).toBe(foreign)
})

test('the code in a message', () => {
  expect(digitsOf('【青简】验证码 0427，')).toBe('0427')
})
