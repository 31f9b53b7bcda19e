import { Font } from '@react-pdf/renderer'
import { create, type Font as FontkitFont } from 'fontkit'
import { findDesign } from '#src/resume/designs/registry.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { hasPhotoPlace } from '#src/resume/print/photo.ts'
import { filledPages } from './fill.ts'
import type { Face, FontLibrary } from './fonts/library.ts'
import { splitAtMarks } from './templates/line-breaks.ts'
import { composeReceipt, type ReceiptText } from './templates/receipt.ts'
import { type Composed, composeResume } from './templates/resume.ts'
import { type Drawable, everything } from './templates/setting.ts'
import { writePdf } from './write.ts'

export type RenderedFile = {
  bytes: Uint8Array<ArrayBuffer>
  /** The characters, and the words of scripts that are shaped, that no font has; □ stands for them. */
  missing: string[]
  pages: number
  /** How many pages the text fills: 0.83 of one, 1.4 of two. */
  filled: number
}

export type RenderedPdf = RenderedFile & {
  /** The photograph belongs into it but could not be had. */
  photoMissing: boolean
}

/** What the layout engine is known to keep on the side: a family for every set of characters. */
let registered = ''
/** The pages of the file before: most likely those of the next. */
let expected = 1

/**
 * A résumé as a PDF file. The same document at the same time gives the same bytes. One call at a time: the library keeps its
 * fonts for all.
 * @param photo the photograph as a data address of a JPEG or PNG; nothing when there is none, null when it could not be had
 * @param at when the file is made, in ms since 1970
 * @param onLayout called when the fonts are there and the work begins
 * @throws when a glyph pack cannot be read
 */
export async function renderPdf(
  document: ResumeDocument,
  photo: string | null,
  library: FontLibrary,
  at = 0,
  onLayout?: () => void,
): Promise<RenderedPdf> {
  const compose = (drawable: Drawable) => composeResume(document, { picture: photo ?? '', at }, drawable)
  const file = await render(compose, library, onLayout)
  return { ...file, photoMissing: photo === null && hasPhotoPlace(document.design, findDesign(document.design.id)) }
}

/** A receipt as a PDF file, as `renderPdf` makes a résumé. */
export function renderReceipt(text: ReceiptText, library: FontLibrary): Promise<RenderedFile> {
  return render((drawable) => composeReceipt(text, drawable), library)
}

/** @param compose sets something, as far as it can be drawn */
async function render(
  compose: (drawable: Drawable) => Composed,
  library: FontLibrary,
  onLayout?: () => void,
): Promise<RenderedFile> {
  const first = compose(everything)
  const known = await library.cover(first.wanted, first.typeface, first.words, first.latinFace)
  const { missing, missingWords, standIns } = known
  const isPlain = missing.size === 0 && Object.values(first.words).every(({ size }) => size === 0)
  // Composed again, with □ where signs are missing and shaped words in their places: rare, and cheap beside the layout.
  const composed = isPlain ? first : compose({ missing, standIns })
  adoptFamily(known.family, known.faces)
  onLayout?.()
  let file = await draw(composed, known.family, expected)
  if (file.pages !== expected) file = await draw(composed, known.family, file.pages)
  expected = file.pages
  return {
    ...file,
    missing: [
      ...[...missing].sort((a, b) => a - b).map((codePoint) => String.fromCodePoint(codePoint)),
      ...[...missingWords].sort(),
    ],
  }
}

/** @param total the number of pages that its pages print */
async function draw(composed: Composed, family: string, total: number): Promise<Omit<RenderedFile, 'missing'>> {
  const { bytes, layout } = await writePdf(composed.inFamily(family, total), composed.facts)
  const pages = composed.pages()
  return { bytes, pages, filled: filledPages(layout, pages) }
}

function adoptFamily(family: string, faces: readonly Face[]): void {
  if (family === registered) return
  Font.registerHyphenationCallback(splitAtMarks)
  Font.register({
    family,
    fonts: faces.map(({ weight, style }) => ({ src: family, fontWeight: weight, fontStyle: style })),
  })
  Font.getRegisteredFonts()[family]?.sources.forEach((source, index) => {
    // Read here: the library takes bytes as base64 only, which costs more than the layout.
    source.data = opened(faces[index])
    source.loadResultPromise = Promise.resolve()
  })
  // The family before holds on to its fonts for ever otherwise.
  delete Font.getRegisteredFonts()[registered]
  registered = family
}

/** A font remembers the glyphs it has read: one that is in the next family too is opened once. */
const openFonts = new WeakMap<Face, FontkitFont>()

function opened(face: Face | undefined): FontkitFont {
  if (face === undefined) throw new Error('A font family has lost a face')
  const font = openFonts.get(face) ?? openFace(face)
  openFonts.set(face, font)
  return font
}

/** A text copied from the file has what was typed, not the code points that stand for it while it is laid out. */
function openFace(face: Face): FontkitFont {
  const font = create(face.file)
  if ('fonts' in font) throw new Error('A merged font cannot be read')
  for (const [codePoint, text] of face.says) {
    // The font keeps its glyphs, and what they say with them.
    font.glyphForCodePoint(codePoint).codePoints = new Said(text)
  }
  return font
}

/**
 * The code points of a glyph that stands for several. The layout engine counts them, and has to find one, since one
 * stands in the text; the file lists them in turn, all of them.
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
