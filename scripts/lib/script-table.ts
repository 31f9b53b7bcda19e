import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { FontLibrary } from '#client/features/editor/pdf/fonts/library.ts'
import { renderPdf } from '#client/features/editor/pdf/render.ts'
import { readZip } from '#src/lib/zip.ts'
import { composeResume } from '#src/resume/compose.ts'
import { type Typeface, typefaces, wordFonts } from '#src/resume/designs/typefaces.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { buildDocx } from '#src/resume/docx/build.ts'
import { plainSigns, scriptSamples } from './script-samples.ts'

const MOST_BYTES = 10_000_000
const WIDTH = 9
const FACES = { regular: '', bold: '**', italic: '*', both: '***' }

/** The text read back from a file, and the characters no font has. */
type Reading = { text: string; missing: readonly string[] }

/**
 * Prints which script stands in which file: each typeface and face as PDF, read by poppler and by pdf.js (which
 * browsers show files with), and as Word.
 * @param folder for the files
 * @returns how many cells are not whole
 */
export async function scriptTable(fonts: FontLibrary, folder: string): Promise<number> {
  const columns = typefaces.flatMap((typeface) =>
    [...Object.keys(FACES), 'pdf.js', 'Word'].map((name) => ({ typeface, name })),
  )
  const half = (columns.length / typefaces.length) * WIDTH
  console.log(`${''.padEnd(18)}${typefaces.map((typeface) => typeface.padEnd(half)).join('')}`.trimEnd())
  console.log(`${'script'.padEnd(18)}${columns.map(({ name }) => name.padEnd(WIDTH)).join('')}`)
  let faults = 0
  for (const [script, lines] of Object.entries(scriptSamples)) {
    const cells: string[] = []
    for (const typeface of typefaces) cells.push(...(await cellsOf(lines, typeface, fonts, folder)))
    faults += cells.filter((cell) => cell !== 'ok').length
    console.log(`${script.padEnd(18)}${cells.map((cell) => cell.padEnd(WIDTH)).join('')}`.trimEnd())
  }
  return faults
}

async function cellsOf(
  lines: readonly string[],
  typeface: Typeface,
  fonts: FontLibrary,
  folder: string,
): Promise<string[]> {
  const file = join(folder, 'script.pdf')
  const cells: string[] = []
  for (const mark of Object.values(FACES)) {
    const { bytes, missing } = await renderPdf(documentOf(lines, mark, typeface), '', fonts)
    writeFileSync(file, bytes)
    cells.push(cellOf(lines, { text: execFileSync('pdftotext', [file, '-'], { encoding: 'utf8' }), missing }))
  }
  const plain = documentOf(lines, '', typeface)
  const { bytes, missing } = await renderPdf(plain, '', fonts)
  const word = await wordText(await buildDocx(plain))
  return [
    ...cells,
    cellOf(lines, { text: await pdfJsText(bytes), missing }),
    cellOf(lines, { text: word, missing: [] }),
  ]
}

function documentOf(lines: readonly string[], mark: string, typeface: Typeface): ResumeDocument {
  const body = lines.map((line) => `- ${mark}${line}${mark}`).join('\n')
  const document = composeResume({
    locale: 'en',
    design: 'ink',
    basics: {},
    sections: [{ kind: 'self-evaluation', items: [{ body }] }],
  })
  return { ...document, design: { id: 'ink', ...wordFonts[typeface] } }
}

/** Returns a cell of the table: how many characters are boxes, or whether the text read back is what was typed. */
function cellOf(lines: readonly string[], { text, missing }: Reading): string {
  if (missing.length > 0) return `${missing.length} □`
  const read = plainSigns(text)
  return lines.every((line) => read.includes(plainSigns(line))) ? 'ok' : 'differs'
}

async function pdfJsText(bytes: Uint8Array): Promise<string> {
  const task = getDocument({ data: bytes.slice(), verbosity: VerbosityLevel.ERRORS })
  const page = await (await task.promise).getPage(1)
  const { items } = await page.getTextContent()
  await task.destroy()
  return items.map((item) => ('str' in item ? item.str : '')).join('')
}

/** The text of a Word file, without its elements. */
async function wordText(bytes: Uint8Array): Promise<string> {
  const [file] = await readZip(bytes.slice(), MOST_BYTES, (name) => name === 'word/document.xml')
  return new TextDecoder().decode(file?.bytes).replaceAll(/<[^>]*>/g, '')
}
