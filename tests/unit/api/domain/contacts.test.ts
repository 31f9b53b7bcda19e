import { expect, test } from 'vitest'
import { limitKeyOf, limitNames, mailPlaceOf } from '#src/api/domain/contacts.ts'

test.each([
  ['13800138000', '13800138000'],
  ['me@example.com', 'me@example.com'],
  ['me+this@example.com', 'me@example.com'],
  ['me+this+that@example.com', 'me@example.com'],
  ['+86138', '+86138'],
])('%s counts as %s', (contact, key) => {
  expect(limitKeyOf(contact)).toBe(key)
})

test('somebody is known by their id and what reaches them, as typed and as counted', () => {
  expect(limitNames(7, ['13800138000', null, undefined, 'me+x@example.com'])).toEqual([
    '7',
    '13800138000',
    'me+x@example.com',
    '13800138000',
    'me@example.com',
  ])
  expect(limitNames(7, [])).toEqual(['7'])
})

test.each([
  ['13800138000', null],
  ['me@gmail.com', null],
  ['me@qq.com', null],
  ['me@naver.com', null],
  ['me@example.com', 'example.com'],
  ['me@mail.qq.com', 'mail.qq.com'],
  ['not an address', null],
])('the place of %s whose mailboxes count together: %s', (contact, place) => {
  expect(mailPlaceOf(contact)).toBe(place)
})
