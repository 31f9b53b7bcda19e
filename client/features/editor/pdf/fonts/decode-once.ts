import type { Font, Glyph } from 'fontkit'

const prepared = new WeakSet<object>()

/**
 * Caches the outlines of a font's glyphs. Otherwise the library decodes all of them again for each file, which takes a
 * tenth of the time of making one.
 */
export function decodeOnce(font: Font): void {
  const glyphs: Glyph = Object.getPrototypeOf(font.getGlyph(0))
  if (prepared.has(glyphs)) return
  prepared.add(glyphs)
  const decode = glyphs._decode
  const outlines = new WeakMap<Glyph, unknown>()
  glyphs._decode = function (this: Glyph) {
    if (!outlines.has(this)) outlines.set(this, decode.call(this))
    return outlines.get(this)
  }
}
