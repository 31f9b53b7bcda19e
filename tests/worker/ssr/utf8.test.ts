import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toUtf8 } from '#src/lib/utf8.ts'

// Here, because Node and workerd transcode each in its own way.
test('any text becomes the bytes TextEncoder makes of it, half surrogates too', () => {
  const encoder = new TextEncoder()
  const units = fc.array(fc.oneof(fc.nat(0xffff), fc.constantFrom(0, 0x7f, 0x80, 0x7ff, 0x800, 0xd800, 0xdc00, 0xfeff)))
  fc.assert(
    fc.property(units, (codes) => {
      const text = String.fromCharCode(...codes)
      expect([...toUtf8(text)]).toEqual([...encoder.encode(text)])
    }),
  )
})

test('a page of several million signs is encoded whole', () => {
  const text = '<p>简历 résumé 😀</p>'.repeat(200_000)
  expect(toUtf8(text).length).toBe(new TextEncoder().encode(text).length)
})
