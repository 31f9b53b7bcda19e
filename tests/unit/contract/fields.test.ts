import { describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { code, fieldMessage, mobile, newPassword, password, queryId, queryPage, slug } from '#src/contract/index.ts'

/** The value a schema gives, or what it says. */
function outcome(schema: z.ZodMiniType, value: unknown): unknown {
  const result = schema.safeParse(value)
  return result.success ? { value: result.data } : { says: fieldMessage(result.error.issues[0]?.message, 'en') }
}

const ok = (value: unknown) => ({ value })
const says = (text: string) => ({ says: text })
const required = {
  mobile: 'Please enter mobile number',
  password: 'Please enter password',
  code: 'Please enter verification code',
}

describe('mobile', () => {
  const format = says('Mobile number format error')
  test.each([
    ['13800000000', ok('13800000000')],
    ['19999999999', ok('19999999999')],
    ['12800000000', format],
    ['23800000000', format],
    ['1380000000', format],
    ['138000000000', format],
    [' 13800000000', format],
    ['13800000000\n', format],
    ['+8613800000000', format],
    ['１３８００００００００', format],
    ['', says(required.mobile)],
    [undefined, says(required.mobile)],
    [null, says(required.mobile)],
    [13800000000, says(required.mobile)],
    [['13800000000'], says(required.mobile)],
  ])('%j', (value, expected) => {
    expect(outcome(mobile, value)).toEqual(expected)
  })
})

describe('code', () => {
  const format = says('Verification code must be 4 digits')
  test.each([
    ['0000', ok('0000')],
    ['123', format],
    ['12345', format],
    ['12a4', format],
    ['１２３４', format],
    ['1234\n', format],
    ['', says(required.code)],
    [1234, says(required.code)],
  ])('%j', (value, expected) => {
    expect(outcome(code, value)).toEqual(expected)
  })
})

describe('passwords', () => {
  const length = says('The password needs 8 to 64 characters')
  test.each([
    ['x'.repeat(7), length, ok('x'.repeat(7))],
    ['x'.repeat(8), ok('x'.repeat(8)), ok('x'.repeat(8))],
    ['x'.repeat(64), ok('x'.repeat(64)), ok('x'.repeat(64))],
    ['x'.repeat(65), length, ok('x'.repeat(65))],
    ['x'.repeat(257), length, length],
    ['', says(required.password), says(required.password)],
    [undefined, says(required.password), says(required.password)],
  ])('%j', (value, onSetting, onSignIn) => {
    expect([outcome(newPassword, value), outcome(password, value)]).toEqual([onSetting, onSignIn])
  })
})

describe('query values', () => {
  const invalid = says('This value is not valid')
  test.each([
    ['1', ok(1), ok(1)],
    ['999999', ok(999_999), ok(999_999)],
    ['1000000', ok(1_000_000), invalid],
    ['0', invalid, invalid],
    ['-1', invalid, invalid],
    ['01', invalid, invalid],
    ['1.0', invalid, invalid],
    ['1e3', invalid, invalid],
    ['', invalid, invalid],
    ['9'.repeat(16), invalid, invalid],
    [undefined, says('This value is missing'), ok(1)],
  ])('%j', (value, id, page) => {
    expect([outcome(queryId, value), outcome(queryPage, value)]).toEqual([id, page])
  })

  test.each([
    ['civil-service', ok('civil-service')],
    ['a1', ok('a1')],
    ['A', invalid],
    ['a--b', invalid],
    ['-a', invalid],
    ['a'.repeat(41), invalid],
    ['', invalid],
  ])('slug %j', (value, expected) => {
    expect(outcome(slug, value)).toEqual(expected)
  })
})
