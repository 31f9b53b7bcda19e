import type { Font, Glyph } from 'fontkit'

const prepared = new WeakSet<object>()

/**
 * Lets the glyphs of a font remember their outlines. The library reads those of a whole text from the font again for
 * each file, a tenth of what a file takes.
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
