import { Font } from '@react-pdf/renderer'
import { create, type Font as FontkitFont } from 'fontkit'
import { findDesign } from '#src/resume/designs/registry.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { hasPhotoPlace } from '#src/resume/print/photo.ts'
import { filledPages } from './fill.ts'
import { decodeOnce } from './fonts/decode-once.ts'
import type { Face, FontLibrary } from './fonts/library.ts'
import { type PaperPlace, placesOf } from './places.ts'
import { splitAtMarks } from './templates/line-breaks.ts'
import { composeReceipt, type ReceiptText } from './templates/receipt.ts'
import { type Composed, composeResume } from './templates/resume.ts'
import { type Drawable, everything } from './templates/setting.ts'
import { laidOut, writePages, writePdf } from './write.ts'

export type RenderedFile = {
  bytes: Uint8Array<ArrayBuffer>
  /** Characters, and words of complex scripts, that no font contains; they are printed as □. */
  missing: string[]
  pages: number
  /** How many pages the text fills: 0.83 of one, 1.4 of two. */
  filled: number
  /** Where what is said in the document stands on paper. */
  places: PaperPlace[]
}

/** The PDF file of a résumé, and what the layout found out about it. */
export type RenderedPdf = RenderedFile & {
  /** The photo could not be loaded. */
  photoMissing: boolean
}

/** The font family registered last with the layout engine; there is one for every set of characters. */
let registered = ''
/** The page count of the last file, a likely guess for the next. */
let expected = 1

/**
 * Makes the PDF file of a résumé. The same document at the same time gives the same bytes. Make one call at a time,
 * because the layout engine's fonts are global.
 * @param photo the photo as a data URL of a JPEG or PNG; empty for none, null when it could not be loaded
 * @param at the time of creation, in ms since 1970
 * @param onLayout called when the fonts are loaded and the layout begins
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

/** The PDF file of two résumés. */
export type PairFile = Pick<RenderedPdf, 'bytes' | 'missing' | 'photoMissing'>

/** A document and its photo, as `renderPdf` takes them. */
type PhotographedDocument = { document: ResumeDocument; photo: string | null }

/**
 * Makes one PDF file of two résumés, one after the other, each with page numbers and fonts of its own. Like
 * `renderPdf`, one call at a time.
 */
export async function renderPair(
  pair: readonly [PhotographedDocument, PhotographedDocument],
  library: FontLibrary,
  at = 0,
): Promise<PairFile> {
  const [first, second] = [await laidOutPart(pair[0], library, at), await laidOutPart(pair[1], library, at)]
  const families = Font.getRegisteredFonts()
  // Page numbers are set while the pages are written, and only the family used last is still known.
  const isLeft = families[first.family] === undefined
  if (isLeft && first.fonts) families[first.family] = first.fonts
  const bytes = await writePages([first, second])
  if (isLeft) delete families[first.family]
  return {
    bytes,
    missing: [...new Set([...first.missing, ...second.missing])],
    photoMissing: first.photoMissing || second.photoMissing,
  }
}

async function laidOutPart({ document, photo }: PhotographedDocument, library: FontLibrary, at: number) {
  const compose = (drawable: Drawable) => composeResume(document, { picture: photo ?? '', at }, drawable)
  const { composed, family, missing } = await prepare(compose, library)
  const { pages } = await draw(composed, family, expected)
  const layout = await laidOut(composed.inFamily(family, pages))
  const photoMissing = photo === null && hasPhotoPlace(document.design, findDesign(document.design.id))
  return { layout, facts: composed.facts, family, fonts: Font.getRegisteredFonts()[family], missing, photoMissing }
}

/** Makes the PDF file of a receipt, like `renderPdf`. */
export function renderReceipt(text: ReceiptText, library: FontLibrary): Promise<RenderedFile> {
  return render((drawable) => composeReceipt(text, drawable), library)
}

/** @param compose builds the document from what can be drawn */
async function render(
  compose: (drawable: Drawable) => Composed,
  library: FontLibrary,
  onLayout?: () => void,
): Promise<RenderedFile> {
  const { composed, family, missing } = await prepare(compose, library)
  onLayout?.()
  let file = await draw(composed, family, expected)
  if (file.pages !== expected) file = await draw(composed, family, file.pages)
  expected = file.pages
  return { ...file, missing }
}

/** Composes a document with fonts for all it says, which are then the ones registered. */
async function prepare(compose: (drawable: Drawable) => Composed, library: FontLibrary) {
  const first = compose(everything)
  const known = await library.cover(first.wanted, first.typeface, first.words, first.latinFace)
  const { missing, missingWords, standIns } = known
  const isPlain = missing.size === 0 && Object.values(first.words).every(({ size }) => size === 0)
  // Composed again with □ for missing characters and stand-ins for shaped words: rare, and cheap compared to the
  // layout.
  const composed = isPlain ? first : compose({ missing, standIns })
  adoptFamily(known.family, known.faces)
  const signs = [...missing].sort((a, b) => a - b).map((codePoint) => String.fromCodePoint(codePoint))
  return { composed, family: known.family, missing: [...signs, ...[...missingWords].sort()] }
}

/** @param total the page count printed on the pages */
async function draw(composed: Composed, family: string, total: number): Promise<Omit<RenderedFile, 'missing'>> {
  const { bytes, layout } = await writePdf(composed.inFamily(family, total), composed.facts)
  const pages = composed.pages()
  return { bytes, pages, filled: filledPages(layout, pages), places: placesOf(layout) }
}

function adoptFamily(family: string, faces: readonly Face[]): void {
  if (family === registered) return
  Font.registerHyphenationCallback(splitAtMarks)
  Font.register({
    family,
    fonts: faces.map(({ weight, style }) => ({ src: family, fontWeight: weight, fontStyle: style })),
  })
  Font.getRegisteredFonts()[family]?.sources.forEach((source, index) => {
    // Parsed here, because the library only accepts base64, which takes longer than the layout.
    source.data = opened(faces[index])
    source.loadResultPromise = Promise.resolve()
  })
  // Removes the former family, which would otherwise never be freed.
  delete Font.getRegisteredFonts()[registered]
  registered = family
}

/** Fonts cache their parsed glyphs; a face that is part of the next family too is parsed only once. */
const openFonts = new WeakMap<Face, FontkitFont>()

function opened(face: Face | undefined): FontkitFont {
  if (face === undefined) throw new Error('A font family has lost a face')
  const font = openFonts.get(face) ?? openFace(face)
  openFonts.set(face, font)
  return font
}

/** Makes copied text contain what was typed, not the stand-in code points used during layout. */
function openFace(face: Face): FontkitFont {
  const font = create(face.file)
  if ('fonts' in font) throw new Error('A merged font cannot be read')
  decodeOnce(font)
  for (const [codePoint, text] of face.says) {
    // The font caches its glyphs together with this text.
    font.glyphForCodePoint(codePoint).codePoints = new Said(text)
  }
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
