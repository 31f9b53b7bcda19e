import type { LaidOut } from '@react-pdf/layout'
import { Font } from '@react-pdf/renderer'
import { findDesign } from '#src/resume/designs/registry.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { hasPhotoPlace } from '#src/resume/print/photo.ts'
import { filledPages } from './fill.ts'
import type { Face, FontLibrary } from './fonts/library.ts'
import { openFont } from './fonts/open-fonts.ts'
import { type PaperPlace, placesOf } from './places.ts'
import type { PdfFacts } from './resume-file.ts'
import { splitAtMarks } from './templates/line-breaks.ts'
import { composeReceipt, type ReceiptText } from './templates/receipt.ts'
import { type Composed, composeResume } from './templates/resume.ts'
import { type Drawable, everything } from './templates/setting.ts'
import { textOf } from './texts.ts'
import { laidOut, type Paper, writePages } from './write.ts'

/** What the layout of a document found out about it. */
export type LayoutReport = {
  /** Characters, and words of complex scripts, that no font contains; they are printed as □. */
  missing: string[]
  pages: number
  /** How many pages the text fills: 0.83 of one, 1.4 of two. */
  filled: number
  /** Where the texts of the document stand on paper. */
  places: PaperPlace[]
  /** The size of each page in points. */
  paper: Paper
  /** The text of each page in reading order. */
  texts: string[]
}

/** What is known of a résumé that was laid out. */
export type ResumeReport = LayoutReport & {
  /** Whether the photo could not be loaded. */
  photoMissing: boolean
}

type WithFile = { bytes: Uint8Array<ArrayBuffer> }
/** The PDF file of a résumé, and what the layout found out about it. */
export type RenderedPdf = ResumeReport & WithFile

/** A document on pages, ready to be written as a file or drawn. */
export type LaidFile = { layout: LaidOut; facts: PdfFacts; report: LayoutReport }

/** The font family registered last with the layout engine; there is one for every set of characters. */
let registered = ''

/**
 * Lays a résumé out. Make one call at a time, because the layout engine's fonts are global.
 * @param photo the photo as a data URL of a JPEG or PNG; empty for none, null when it could not be loaded
 * @param at the time of creation, in ms since 1970
 * @param onLayout called when the fonts are loaded and the layout begins
 * @throws when a glyph pack cannot be read
 */
export async function layOutResume(
  document: ResumeDocument,
  photo: string | null,
  library: FontLibrary,
  at = 0,
  onLayout?: () => void,
): Promise<LaidFile & { photoMissing: boolean }> {
  const compose = (drawable: Drawable) => composeResume(document, { picture: photo ?? '', at }, drawable)
  const laid = await layOut(compose, library, onLayout)
  return { ...laid, photoMissing: photo === null && hasPhotoPlace(document.design, findDesign(document.design.id)) }
}

/** Makes the PDF file of a résumé, as `layOutResume` does. The same document at the same time gives the same bytes. */
export async function renderPdf(...given: Parameters<typeof layOutResume>): Promise<RenderedPdf> {
  const { report, photoMissing, ...laid } = await layOutResume(...given)
  return { ...report, photoMissing, bytes: await writePages([laid]) }
}

/** The PDF file of two résumés. */
export type PairFile = Pick<RenderedPdf, 'bytes' | 'missing' | 'photoMissing'>

/** A document and its photo, as `layOutResume` takes them. */
type PhotographedDocument = { document: ResumeDocument; photo: string | null }

/**
 * Makes one PDF file of two résumés, one after the other, each with page numbers and fonts of its own. Like
 * `layOutResume`, one call at a time.
 */
export async function renderPair(
  pair: readonly [PhotographedDocument, PhotographedDocument],
  library: FontLibrary,
  at = 0,
): Promise<PairFile> {
  const part = ({ document, photo }: PhotographedDocument) => layOutResume(document, photo, library, at)
  const [first, second] = [await part(pair[0]), await part(pair[1])]
  return {
    bytes: await writePages([first, second]),
    missing: [...new Set([...first.report.missing, ...second.report.missing])],
    photoMissing: first.photoMissing || second.photoMissing,
  }
}

/** Makes the PDF file of a receipt, like `renderPdf`. */
export async function renderReceipt(text: ReceiptText, library: FontLibrary): Promise<LayoutReport & WithFile> {
  const { report, ...laid } = await layOut((drawable) => composeReceipt(text, drawable), library)
  return { ...report, bytes: await writePages([laid]) }
}

/** @param compose builds the document from what can be drawn */
async function layOut(
  compose: (drawable: Drawable) => Composed,
  library: FontLibrary,
  onLayout?: () => void,
): Promise<LaidFile> {
  const { composed, family, missing } = await prepare(compose, library)
  onLayout?.()
  const layout = await laidOut(composed.inFamily(family))
  const sheets = layout.children ?? []
  const { width = 0, height = 0 } = sheets[0]?.box ?? {}
  const report = {
    missing,
    pages: sheets.length,
    filled: filledPages(layout, sheets.length),
    places: placesOf(layout),
    paper: { width, height },
    texts: sheets.map(textOf),
  }
  return { layout, facts: composed.facts, report }
}

/** Composes a document, and registers fonts for all its characters with the layout engine. */
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

function adoptFamily(family: string, faces: readonly Face[]): void {
  if (family === registered) return
  Font.registerHyphenationCallback(splitAtMarks)
  Font.register({
    family,
    fonts: faces.map(({ weight, style }) => ({ src: family, fontWeight: weight, fontStyle: style })),
  })
  Font.getRegisteredFonts()[family]?.sources.forEach((source, index) => {
    // Parsed here, because the library only accepts base64, which takes longer than the layout.
    const face = faces[index]
    if (face === undefined) throw new Error('A font family has lost a face')
    source.data = openFont(face)
    source.loadResultPromise = Promise.resolve()
  })
  // Removes the former family, which would otherwise never be freed.
  delete Font.getRegisteredFonts()[registered]
  registered = family
}
