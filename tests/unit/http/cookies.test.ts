import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readBrowserKey } from '#src/http/browser-key.ts'
import { readToken } from '#src/http/session-cookie.ts'
import { readPass, readSeen, writePass, writeSeen } from '#src/http/share-cookies.ts'

const cookie = (text: string) => new Headers({ cookie: text })
const signs = (least: number, most: number) =>
  fc
    .array(fc.integer({ min: 0x20, max: 0x7e }), { minLength: least, maxLength: most })
    .map((all) => String.fromCharCode(...all))

describe('the session', () => {
  test('is a token of 1 to 512 signs that may stand in a header', () => {
    for (const [length, isOne] of [
      [0, false],
      [1, true],
      [2, true],
      [511, true],
      [512, true],
      [513, false],
    ] as const) {
      expect([length, readToken(cookie(`__Host-session=${'t'.repeat(length)}`)) !== null]).toEqual([length, isOne])
    }
    fc.assert(
      fc.property(signs(1, 40), (text) => {
        const read = readToken(cookie(`a=b; __Host-session=${encodeURIComponent(text)}; c=d`))
        expect(read).toBe(text.includes(' ') ? null : text)
      }),
    )
  })

  test.each([
    '',
    'session=t0ken',
    '__Secure-session=t0ken',
    '__Host-session-2=t0ken',
    '__Host-session=%C3%BC',
    '__Host-session=%7F',
    '__Host-session=a%0Ab',
  ])('is not in %j', (text) => expect(readToken(cookie(text))).toBeNull())
})

test('the secret of a browser is 43 signs of base64url', () => {
  for (const length of [42, 43, 44]) {
    for (const sign of ['A', 'z', '0', '-', '_']) {
      const key = sign.repeat(length)
      expect(readBrowserKey(cookie(`__Host-wechat-scene=${key}`))).toBe(length === 43 ? key : null)
    }
  }
  for (const sign of ['+', '/', '.', '%20', 'ü']) {
    expect(readBrowserKey(cookie(`__Host-wechat-scene=${'A'.repeat(42)}${sign}`))).toBeNull()
  }
})

describe('what a browser keeps of a link', () => {
  const tokens = ['abcdefgh-one', 'abcdefgi-two']
  const KEY = '0123abcd-4567'

  /** What a browser sends back after an answer with these. */
  const sentBack = (headers: Headers) =>
    cookie(
      headers
        .getSetCookie()
        .map((one) => one.split(';')[0])
        .join('; '),
    )

  test('is kept apart from that of another link, and a pass from an opening', () => {
    const headers = new Headers()
    writePass(headers, tokens[0] ?? '', '1.first')
    writePass(headers, tokens[1] ?? '', '1.second')
    writeSeen(headers, tokens[1] ?? '', '1')
    expect(headers.getSetCookie()).toEqual([
      '__Host-pass-abcdefgh=1.first; Max-Age=7200; Path=/; HttpOnly; Secure; SameSite=Lax',
      '__Host-pass-abcdefgi=1.second; Max-Age=7200; Path=/; HttpOnly; Secure; SameSite=Lax',
      '__Host-seen-abcdefgi=1; Max-Age=86400; Path=/; HttpOnly; Secure; SameSite=Lax',
    ])
    const sent = sentBack(headers)
    expect(tokens.map((token) => [readPass(sent, token), readSeen(sent, token)])).toEqual([
      ['1.first', null],
      ['1.second', '1'],
    ])
    expect([readPass(new Headers(), 'abcdefgh'), readSeen(new Headers(), 'abcdefgh')]).toEqual(['', null])
  })

  test('of an opening: that it was counted, or the key to count it under, and nothing made up', () => {
    const seen = (value: string) => readSeen(cookie(`__Host-seen-abcdefgh=${value}`), 'abcdefgh')
    expect([seen('1'), seen(KEY), seen('2'), seen(''), seen('a b'), seen('x'.repeat(41))]).toEqual([
      '1',
      KEY,
      null,
      null,
      null,
      null,
    ])
  })
})
