import { expect, test } from 'vitest'
import {
  apiErrors,
  endpoints,
  errorMessages,
  fieldMessage,
  fieldMessages,
  localeOf,
  OK,
  successMessages,
} from '#src/contract/index.ts'

test('both languages say everything', () => {
  expect(Object.keys(errorMessages.en).sort()).toEqual(Object.keys(apiErrors).sort())
  expect(Object.keys(errorMessages.zh).sort()).toEqual(Object.keys(apiErrors).sort())
  expect(Object.keys(fieldMessages.en).sort()).toEqual(Object.keys(fieldMessages.zh).sort())
  expect(Object.keys(successMessages.en).sort()).toEqual(Object.keys(successMessages.zh).sort())
})

test('messages of success belong to endpoints', () => {
  const { default: _default, ...named } = successMessages.zh
  expect(Object.keys(named).filter((name) => !Object.hasOwn(endpoints, name))).toEqual([])
})

test('every refusal has a code of its own, except that malformed bodies are invalid input too, and limits are limits', () => {
  const codes: number[] = [OK, ...Object.values(apiErrors).map(({ code }) => code)]
  expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([400, 402, 402])
})

test.each([
  ['mobile.required', '请输入手机号', 'Please enter mobile number'],
  ['Invalid input', '内容不符合要求', 'This value is not valid'],
  ['__proto__', '内容不符合要求', 'This value is not valid'],
  [undefined, '内容不符合要求', 'This value is not valid'],
])('the message %j reads %j and %j', (key, zh, en) => {
  expect([fieldMessage(key, 'zh'), fieldMessage(key, 'en')]).toEqual([zh, en])
})

test.each([
  ['en', 'en'],
  ['en-GB,en;q=0.9,zh;q=0.8', 'en'],
  [' EN-us', 'en'],
  ['zh-CN,en;q=0.5', 'zh'],
  ['fr', 'zh'],
  ['', 'zh'],
  [undefined, 'zh'],
  [null, 'zh'],
] as const)('Accept-Language %j is answered in %s', (header, locale) => {
  expect(localeOf(header)).toBe(locale)
})
