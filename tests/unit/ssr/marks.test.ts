import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createMarks, type Reader } from '#src/ssr/marks.ts'
import { user } from '#tests/support/fixtures.ts'

/** Marks of three draws: a nonce of zeros, a secret of ones, numbers of a byte. */
function marksOf(byte: number) {
  const draws = [0, 1, byte]
  return createMarks((length) => new Uint8Array(length).fill(draws.shift() ?? 0))
}
const [NONCE, SECRET] = [0, 1].map((byte) => Buffer.alloc(16, byte).toString('hex'))

describe('the marks', () => {
  test.each([
    [0, 100_000_000_000_000, 0xf0000],
    // As a number of four bytes 0x01010101 is 16 843 009.
    [1, 100_000_000_000_000 + (16_843_009 % 800_000) * 1_000_000_000 + 16_843_009, 0xf0000 + (16_843_009 % 0xfffe)],
    [
      255,
      100_000_000_000_000 + (4_294_967_295 % 800_000) * 1_000_000_000 + (4_294_967_295 % 1_000_000_000),
      0xf0000 + (4_294_967_295 % 0xfffe),
    ],
  ])('of numbers of bytes of %i', (byte, id, sign) => {
    const { nonce, userLike } = marksOf(byte)
    expect(nonce).toBe(NONCE)
    const { user_id, user_name, vip_level_name, is_vip } = userLike({ ...user, is_vip: true })
    expect({ user_id, user_name, vip_level_name, is_vip }).toEqual({
      user_id: id,
      user_name: String.fromCodePoint(sign) + SECRET,
      vip_level_name: `${SECRET}.level`,
      is_vip: true,
    })
  })

  test('whatever the bytes are, an id has fifteen digits and is a safe integer, a sign is for private use', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 18, maxLength: 18 }), (bytes) => {
        const { user_id, user_name } = createMarks((length) => bytes.slice(0, length)).userLike(user)
        expect([String(user_id).length, Number.isSafeInteger(user_id)]).toEqual([15, true])
        const sign = user_name.codePointAt(0) ?? 0
        expect(sign).toBeGreaterThanOrEqual(0xf0000)
        expect(sign).toBeLessThan(0xffffe)
      }),
      { seed: 3, numRuns: 200 },
    )
  })

  test('of what a page may not show of its user reading throws', () => {
    const kept = marksOf(9).userLike(user)
    const unmarked = [
      'mobile_masked',
      'vip_expires_at',
      'online_resume_management_upper_limit',
      'resume_word_download_limit',
    ] as const
    for (const field of unmarked) expect(() => kept[field]).toThrow('what has a mark')
    expect(JSON.stringify({ user: kept })).toBe(`{"user":"${SECRET}.user"}`)
  })
})

describe('a page', () => {
  const marks = marksOf(7)
  const kept = marks.userLike(user)
  const initial = String.fromCodePoint(kept.user_name.codePointAt(0) ?? 0)
  const state = JSON.stringify(kept)
  const html = `<i nonce="${marks.nonce}">${kept.user_name}, ${initial}: ${kept.user_id}</i>${kept.vip_level_name};${state}.`
  const reader: Reader = {
    nonce: 'N',
    user: { ...user, user_name: `a<b>&"c'`, user_id: 7, vip_level_name: '<vip>' },
  }

  test('is split at every mark, an initial apart from a name', () => {
    expect(marks.split(html)).toEqual([
      { text: '<i nonce="' },
      { mark: 'nonce' },
      { text: '">' },
      { mark: 'name' },
      { text: ', ' },
      { mark: 'initial' },
      { text: ': ' },
      { mark: 'id' },
      { text: '</i>' },
      { mark: 'level' },
      { text: ';' },
      { mark: 'state' },
      { text: '.' },
    ])
    expect(marks.split('nothing')).toEqual([{ text: 'nothing' }])
  })

  test('is filled with the strings of its reader, each escaped for its place', () => {
    const json = JSON.stringify(reader.user).replaceAll('<', '\\u003c')
    const name = 'a&lt;b&gt;&amp;&quot;c&#x27;'
    expect(marks.fill(html, reader)).toBe(`<i nonce="N">${name}, A: 7</i>&lt;vip&gt;;${json}.`)
  })

  test('of a reader without an account has a nonce and nothing else', () => {
    expect(marks.fill(html, { nonce: 'N', user: null })).toBe('<i nonce="N">, : </i>;.')
  })

  test('a mark needs its dot', () => {
    const text = `${SECRET}xlevel`
    expect(marks.split(text)).toEqual([{ text }])
  })
})
