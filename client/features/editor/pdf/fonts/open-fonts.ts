import { create, type Font } from 'fontkit'
import { decodeOnce } from './decode-once.ts'
import type { Face } from './library.ts'

/** A font that stays the same object while its face grows, so that what was set in it stays as it is. */
type GrowingFont = { font: Font; grow: (face: Face) => void }

const known = new WeakMap<object, GrowingFont>()

/** Opens a face for the layout engine. */
export function openFont(face: Face): Font {
  const growing = known.get(face.identity) ?? growingFont(face)
  known.set(face.identity, growing)
  growing.grow(face)
  return growing.font
}

function growingFont(face: Face): GrowingFont {
  let shown = face
  let current = openFace(face)
  const methods = new Map<PropertyKey, unknown>()
  const font: Font = new Proxy(Object.create(Object.getPrototypeOf(current)), {
    get(_, name) {
      const value: unknown = methods.get(name) ?? Reflect.get(current, name)
      if (typeof value !== 'function' || methods.has(name)) return value
      const method: unknown = value.bind(current)
      methods.set(name, method)
      return method
    },
  })
  return {
    font,
    grow(grown) {
      if (grown === shown) return
      shown = grown
      current = openFace(grown)
      methods.clear()
    },
  }
}

/** Makes copied text contain what was typed, not the stand-in code points used during layout. */
function openFace(face: Face): Font {
  const font = create(face.file)
  if ('fonts' in font) throw new Error('A merged font cannot be read')
  decodeOnce(font)
  // The font caches each glyph together with its text. A glyph first looked up by its id, because it was set when the
  // face was smaller, would be cached without its text.
  for (const codePoint of font.characterSet) font.glyphForCodePoint(codePoint)
  for (const [codePoint, text] of face.says) font.glyphForCodePoint(codePoint).codePoints = new Said(text)
  return font
}

/**
 * The code points of a stand-in glyph. The layout engine expects one code point, because the text has one; the file
 * then lists all of them.
 */
class Said extends Array<number> {
  readonly #text: string

  constructor(text: string) {
    super(1)
    this.#text = text
    this[0] = text.codePointAt(0) ?? 0
  }

  static override get [Symbol.species]() {
    return Array
  }

  override [Symbol.iterator]() {
    return Array.from(this.#text, (sign) => sign.codePointAt(0) ?? 0)[Symbol.iterator]()
  }
}
