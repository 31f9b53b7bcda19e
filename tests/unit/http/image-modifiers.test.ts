import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { modifiersKey, readModifiers } from '#src/http/image-modifiers.ts'

const LENGTHS = ['72', '144', '160', '240', '320', '480', '640', '720', '960', '1080']
const NORMAL = { format: 'image/webp', quality: 80, fit: 'scale-down' }

/** Each modifier there is, alone or in the box it needs, and what it asks for. */
const known: [string, object][] = [
  ['f_webp', {}],
  ['f_jpg', { format: 'image/jpeg' }],
  ['q_60', { quality: 60 }],
  ['q_80', { quality: 80 }],
  ['q_90', { quality: 90 }],
  ...LENGTHS.map((length): [string, object] => [`w_${length}`, { width: Number(length) }]),
  ...LENGTHS.map((length): [string, object] => [`h_${length}`, { height: Number(length) }]),
  ['s_600x315', { width: 600, height: 315 }],
  ['s_1200x630', { width: 1200, height: 630 }],
  ['s_600x315,fit_cover', { width: 600, height: 315, fit: 'cover' }],
  ['s_600x315,fit_contain', { width: 600, height: 315, fit: 'pad' }],
  ['s_600x315,fit_inside', { width: 600, height: 315, fit: 'scale-down' }],
  ['s_600x315,fit_fill', { width: 600, height: 315, fit: 'squeeze' }],
  ['s_600x315,b_fbfaf7', { width: 600, height: 315, background: '#fbfaf7' }],
  ['s_600x315,b_ffffff', { width: 600, height: 315, background: '#ffffff' }],
]

describe('what may be asked of a picture', () => {
  test.each(known)('%s', (text, asked) => {
    expect(readModifiers(text)).toEqual({ ...NORMAL, ...asked })
  })

  test('any other number, fit, format, colour or name is refused', () => {
    const name = fc.constantFrom('f', 'q', 'w', 'h', 's', 'fit', 'b', 'x', 'toString', '')
    const value = fc.oneof(
      fc.integer({ min: -1, max: 2000 }).map(String),
      fc.constantFrom('webp', 'jpg', 'png', 'cover', 'pad', 'ffffff', '000000', '600x315', '315x600', 'NaN', ''),
    )
    const texts = new Set(known.map(([text]) => text))
    fc.assert(
      fc.property(name, value, (before, after) => {
        const text = `${before}_${after}`
        expect(readModifiers(text) === null).toBe(!texts.has(text))
      }),
      { numRuns: 2000 },
    )
  })

  test.each([
    'w_72,h_72',
    'w_72,s_600x315',
    'h_72,s_600x315',
    'w_72,fit_cover',
    'h_72,b_ffffff',
    'fit_fill',
    'w_72,',
    ',w_72',
    'w_72w_72',
    ' w_72',
    'q_60,q_80',
  ])('%j goes together with nothing', (text) => expect(readModifiers(text)).toBeNull())

  test('their order changes neither what is made nor its key; everything asked for changes the key', () => {
    const parts = ['f_jpg', 'q_60', 's_1200x630', 'fit_cover', 'b_ffffff']
    const whole = readModifiers(parts.join(','))
    fc.assert(
      fc.property(fc.shuffledSubarray(parts, { minLength: parts.length }), (shuffled) => {
        expect(readModifiers(shuffled.join(','))).toEqual(whole)
      }),
    )
    const keys = known.map(([text]) => {
      const read = readModifiers(text)
      return read && modifiersKey(read)
    })
    // `f_webp`, `q_80` and `fit_inside` ask for what is made anyway.
    expect(new Set(keys).size).toBe(keys.length - 2)
    expect(whole && modifiersKey(whole)).toBe('image/jpeg,60,1200,630,cover,#ffffff')
  })
})
