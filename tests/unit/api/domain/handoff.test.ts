import { expect, test } from 'vitest'
import {
  type Handoff,
  handoffPhoneHash,
  handoffToken,
  linkHash,
  numberOf,
  STATUS,
  stateFor,
  stateNow,
} from '#src/api/domain/handoff.ts'

const NOW = 1_000_000
const handoff = (other: Partial<Handoff> = {}): Handoff => ({
  ...{ id: 'h', purpose: 'resume', userId: 1, resumeId: 'r', sessionHash: 'desk', status: STATUS.waiting },
  ...{ phoneHash: null, phoneAgent: '', phonePlace: '', isNear: false, rivals: 0, picture: null },
  ...{ expiresAt: NOW + 1, isBacked: true, ...other },
})

test('every hash is one of the site, the code and the phone together, and none is another’s', () => {
  const made = [
    ...['secret', 'other'].flatMap((secret) => ['link', 'other'].map((link) => linkHash(secret, link))),
    ...[handoffPhoneHash, handoffToken].flatMap((hash) =>
      ['secret', 'other'].flatMap((secret) =>
        ['link', 'other'].flatMap((link) => ['key', 'other'].map((key) => hash(secret, link, key))),
      ),
    ),
  ]
  expect(new Set(made).size).toBe(4 + 8 + 8)
  expect(handoffToken('secret', 'link', 'key')).toBe(handoffToken('secret', 'link', 'key'))
})

test('the number both screens show is three digits of the phone', () => {
  const numbers = Array.from({ length: 50 }, (_, nth) => numberOf(handoffPhoneHash('secret', 'link', `key ${nth}`)))
  expect(numbers.every((number) => /^\d{3}$/.test(number))).toBe(true)
  expect(new Set(numbers).size).toBeGreaterThan(40)
  expect(numberOf(Buffer.from([0, 0, 0, 7]).toString('base64url'))).toBe('007')
  expect(numberOf(Buffer.from([0, 0, 3, 0xe8]).toString('base64url'))).toBe('000')
})

test.each<[string, Partial<Handoff> | null, string]>([
  ['one that is gone', null, 'expired'],
  ['one that waits', {}, 'waiting'],
  ['one that was asked', { status: STATUS.asked }, 'asked'],
  ['one that is allowed', { status: STATUS.allowed }, 'allowed'],
  ['one in its last moment', { expiresAt: NOW }, 'expired'],
  ['one whose desk has left', { isBacked: false }, 'ended'],
  ['one whose desk has left after its time', { isBacked: false, expiresAt: NOW }, 'ended'],
  ['one that is done, whatever came after', { status: STATUS.done, isBacked: false, expiresAt: 0 }, 'done'],
  ['one that was refused, whatever came after', { status: STATUS.refused, isBacked: false, expiresAt: 0 }, 'refused'],
  ['one of a status nobody knows', { status: 9 }, 'expired'],
])('%s is told to be that', (_what, other, state) => {
  expect(stateNow(other && handoff(other), NOW)).toBe(state)
})

test.each<[string, Partial<Handoff> | null, { hash: string; sessionHash: string | null }, string]>([
  ['the phone that asked', { status: STATUS.asked, phoneHash: 'p' }, { hash: 'p', sessionHash: null }, 'asked'],
  ['another phone', { status: STATUS.asked, phoneHash: 'p' }, { hash: 'q', sessionHash: null }, 'taken'],
  ['any phone before one has asked', {}, { hash: 'q', sessionHash: null }, 'waiting'],
  ['the browser of the desk', { phoneHash: 'p' }, { hash: 'p', sessionHash: 'desk' }, 'same-browser'],
  ['a browser of another session', { phoneHash: 'p' }, { hash: 'p', sessionHash: 'other' }, 'waiting'],
  ['whoever asks for one that is gone', null, { hash: 'p', sessionHash: 'desk' }, 'expired'],
])('%s is told how far it is', (_who, other, phone, state) => {
  expect(stateFor(other && handoff(other), phone, NOW)).toBe(state)
})
