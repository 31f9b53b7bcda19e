import { describe, expect, test } from 'vitest'
import { BOOKMARK_HEADER, TICKET_HEADER } from '#src/contract/index.ts'
import { clearBrowserKey, newBrowserKey, readBrowserKey, writeBrowserKey } from '#src/http/browser-key.ts'
import {
  clearToken,
  moveBookmark,
  moveTicket,
  readBookmark,
  readTicket,
  renewHint,
  writeToken,
} from '#src/http/session-cookie.ts'

const secret = 'Path=/; HttpOnly; Secure; SameSite=Strict'
/** Scripts may read it. */
const open = 'Path=/; Secure; SameSite=Strict'

const set = (write: (headers: Headers) => void, given: Record<string, string> = {}) => {
  const headers = new Headers(given)
  write(headers)
  return headers.getSetCookie()
}

test('a session is kept for thirty days out of reach of scripts, which are told that there is one', () => {
  expect(set((headers) => writeToken(headers, 't0ken'))).toEqual([
    `__Host-session=t0ken; Max-Age=2592000; ${secret}`,
    `__Host-signed-in=1; Max-Age=2592000; ${open}`,
  ])
  const bytes = (length: number) => new Uint8Array(length).fill(255)
  expect(set((headers) => renewHint(headers, bytes))).toEqual([`__Host-signed-in=________; Max-Age=2592000; ${open}`])
})

test('what ends with a session is deleted with it', () => {
  expect(set(clearToken)).toEqual([
    `__Host-session=; Max-Age=0; ${secret}`,
    `__Host-save=; Max-Age=0; ${secret}`,
    `__Host-signed-in=; Max-Age=0; ${open}`,
  ])
})

describe.each([
  ['a ticket', moveTicket, TICKET_HEADER, 'save', 60, readTicket],
  ['a bookmark', moveBookmark, BOOKMARK_HEADER, 'latest', 3600, readBookmark],
] as const)('%s of an answer', (_what, move, header, name, life, read) => {
  test('goes from its header into a cookie, and comes back', () => {
    const headers = new Headers({ [header]: 'a.b-c' })
    move(headers)
    expect([headers.get(header), headers.getSetCookie()]).toEqual([
      null,
      [`__Host-${name}=a.b-c; Max-Age=${life}; ${secret}`],
    ])
    expect(read(new Headers({ cookie: `__Host-${name}=a.b-c` }))).toBe('a.b-c')
    expect(read(new Headers({ cookie: `__Host-other=a; ${name}=b` }))).toBeNull()
  })

  test.each(['', 'two words', 'x'.repeat(513), 'ü'])('that is no value (%j) goes nowhere', (value) => {
    const headers = new Headers({ [header]: value })
    move(headers)
    expect([headers.get(header), headers.getSetCookie()]).toEqual([null, []])
  })

  test('is none where there is no header', () => expect(set(move)).toEqual([]))
})

test('the secret of a browser is 256 random bits, kept for a quarter of an hour', () => {
  const key = newBrowserKey((length) => Uint8Array.from({ length }, (_, nth) => nth))
  expect(key).toBe('AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8')
  expect(set((headers) => writeBrowserKey(headers, key))).toEqual([
    `__Host-wechat-scene=${key}; Max-Age=900; ${secret}`,
  ])
  expect(readBrowserKey(new Headers({ cookie: `__Host-wechat-scene=${key}` }))).toBe(key)
  expect(set(clearBrowserKey)).toEqual([`__Host-wechat-scene=; Max-Age=0; ${secret}`])
})
