import { expect, test } from 'vitest'
import {
  bearerToken,
  codeHash,
  dayMark,
  newContactNumber,
  newId,
  newPublicId,
  newToken,
  passkeyHandle,
  redeemHash,
  tokenHash,
  visitMark,
} from '#src/api/domain/secrets.ts'

const ones = (length: number) => new Uint8Array(length).fill(255)
const token = newToken(ones)

test('a token has 256 bits and an id 128', () => {
  expect([token, newId(ones)]).toEqual([`${'_'.repeat(42)}8`, `${'_'.repeat(21)}w`])
})

test.each([
  [`Bearer ${token}`, token],
  [`bearer ${token}`, token],
  [`Bearer  ${token}`, null],
  [`Bearer ${token} `, null],
  [`Bearer ${token}=`, null],
  [`Bearer ${token.slice(1)}`, null],
  [`Basic ${token}`, null],
  [token, null],
  ['', null],
  [undefined, null],
])('the header %j carries %j', (header, expected) => {
  expect(bearerToken(header)).toBe(expected)
})

test('hashes differ by secret, number, purpose and code', () => {
  const hashes = [
    tokenHash('a', token),
    tokenHash('b', token),
    codeHash('a', '13800138000', 'register', '1234'),
    codeHash('a', '13800138000', 'reset', '1234'),
    codeHash('a', '13800138001', 'register', '1234'),
    codeHash('a', '13800138000', 'register', '1235'),
    codeHash('b', '13800138000', 'register', '1234'),
  ]
  expect(new Set(hashes).size).toBe(hashes.length)
  expect(hashes).toEqual(hashes.map(() => expect.stringMatching(/^[\w-]{43}$/)))
})

test('names for the public have letters and digits, numbers of messages only what is read without doubt', () => {
  const counting = (length: number) => Uint8Array.from({ length }, (_, nth) => nth)
  expect(newPublicId(ones)).toMatch(/^(.)\1{19}$/)
  // Each sign is drawn from two bytes: 1, 515, 1029, …
  const drawn = [1, 515, 1029].map(
    (pair) => '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'[pair % 62],
  )
  expect(newPublicId(counting).slice(0, 3)).toBe(drawn.join(''))
  expect([newContactNumber(counting), newContactNumber(ones)]).toEqual(['0123-4567', 'ZZZZ-ZZZZ'])
})

test('what is remembered of visits is short, and differs by day, subject, client and secret', () => {
  const visit = { day: '2026-11-21', subject: 'word 1', client: '192.0.2.1' }
  const marks = [
    visitMark('a', visit),
    visitMark('b', visit),
    visitMark('a', { ...visit, day: '2026-11-22' }),
    visitMark('a', { ...visit, subject: 'word 2' }),
    visitMark('a', { ...visit, client: '192.0.2.2' }),
    dayMark('a', '2026-11-21', 'word 1'),
    dayMark('b', '2026-11-21', 'word 1'),
    dayMark('a', '2026-11-22', 'word 1'),
    dayMark('a', '2026-11-21', 'word 2'),
  ]
  expect(new Set(marks).size).toBe(marks.length)
  expect(marks.filter((mark) => !/^[\w-]{22}$/.test(mark))).toEqual([])
  expect(visitMark('a', visit)).toBe(marks[0])
})

test('codes to redeem and handles of accounts are hashed with the secret', () => {
  const all = [redeemHash('a', 'x'), redeemHash('b', 'x'), redeemHash('a', 'y')]
  const handles = [passkeyHandle('a', 1), passkeyHandle('b', 1), passkeyHandle('a', 2)]
  expect(new Set([...all, ...handles, tokenHash('a', 'x'), tokenHash('a', '1')]).size).toBe(8)
})
