import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { getDocument, OPS, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { createFontLibrary, type FontLibrary } from '#client/features/editor/pdf/fonts/library.ts'
import { GLYPH_PACKS, makeGlyphPacks } from '#scripts/lib/fonts/glyph-packs.ts'

/** A stretch of text as it stands on the paper; lengths in points, from the lower left corner. */
export type PrintedText = { text: string; x: number; y: number; right: number }
export type PrintedPage = { width: number; height: number; texts: PrintedText[] }
export type PrintedPdf = { title: unknown; author: unknown; language: string | null; pages: PrintedPage[] }

/**
 * The fonts of the site, from packs that are cut if need be.
 * @param onRead called with every file that is read
 */
export function siteFonts(onRead: (file: string) => void = () => {}): FontLibrary {
  const cut = makeGlyphPacks()
  return createFontLibrary(async (file) => {
    await cut
    onRead(file)
    return fontFile(file)
  })
}

/** A file of the glyph packs, unpacked. */
export async function fontFile(file: string): Promise<Uint8Array> {
  return new Uint8Array(gunzipSync(await readFile(`${GLYPH_PACKS}/${file}`)))
}

/** What a PDF file says, in the order in which it is written. */
export async function readPdf(bytes: Uint8Array): Promise<PrintedPdf> {
  const task = getDocument({ data: bytes.slice(), verbosity: VerbosityLevel.ERRORS })
  const pdf = await task.promise
  const pages: PrintedPage[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const { width, height } = page.getViewport({ scale: 1 })
    const { items } = await page.getTextContent()
    const texts = items.flatMap((item): PrintedText[] => {
      if (!('str' in item) || item.str.trim() === '') return []
      const [x, y] = [Number(item.transform[4]), Number(item.transform[5])]
      return [{ text: item.str, x, y, right: x + item.width }]
    })
    pages.push({ width, height, texts })
  }
  const { info } = await pdf.getMetadata()
  const facts = new Map(Object.entries(info))
  await task.destroy()
  return { title: facts.get('Title'), author: facts.get('Author'), language: languageOf(facts.get('Language')), pages }
}

/** How many pictures its first page draws. */
export async function picturesOf(bytes: Uint8Array): Promise<number> {
  return (await operatorsOf(bytes)).filter((operator) => operator === OPS.paintImageXObject).length
}

/** What its first page is drawn with. */
export async function operatorsOf(bytes: Uint8Array): Promise<number[]> {
  const task = getDocument({ data: bytes.slice(), verbosity: VerbosityLevel.ERRORS })
  const { fnArray } = await (await (await task.promise).getPage(1)).getOperatorList()
  await task.destroy()
  return fnArray
}

function languageOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

/** The text of a page without any space, for comparisons that lines and columns must not disturb. */
export function squeezed(page: PrintedPage): string {
  return squeeze(page.texts.map(({ text }) => text).join(''))
}

/** A text without any space. */
export function squeeze(text: string): string {
  return text.replace(/\s+/gu, '')
}

/** The index of the page a text is printed on; -1 when it is on none. */
export function pageWith({ pages }: PrintedPdf, text: string): number {
  return pages.findIndex((page) => squeezed(page).includes(squeeze(text)))
}
