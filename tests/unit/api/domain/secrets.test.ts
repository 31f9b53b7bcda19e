import { expect, test } from 'vitest'
import { bearerToken, codeHash, newId, newToken, tokenHash } from '#src/api/domain/secrets.ts'

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
