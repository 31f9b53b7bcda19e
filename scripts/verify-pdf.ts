import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { createFontLibrary } from '#client/features/editor/pdf/fonts/library.ts'
import { renderPdf } from '#client/features/editor/pdf/render.ts'
import type { Locale } from '#src/contract/locale.ts'
import { designs } from '#src/resume/designs/registry.ts'
import { type Typeface, typefaces, wordFonts } from '#src/resume/designs/typefaces.ts'
import type { DesignChoice, ResumeDocument } from '#src/resume/document.ts'
import { samples } from '#src/resume/samples/registry.ts'
import { GLYPH_PACKS, makeGlyphPacks } from './lib/fonts/glyph-packs.ts'
import { fullDocument } from './lib/full-document.ts'
import { runMain, Trouble } from './lib/main.ts'
import { scriptTable } from './lib/script-table.ts'
import { sectionTexts, squeeze } from './lib/section-texts.ts'
import { longDocument, longTextSigns, shiftedDocument, shiftedItems } from './lib/stress-documents.ts'
import { temporaryFolder } from './lib/temporary.ts'

const MAX_BYTES = 200_000
const OFFSETS = 24
/** Characters of names that many fonts lack. */
const RARE = '㛃䶮𬀩'

const fonts = createFontLibrary(async (file) => new Uint8Array(gunzipSync(readFileSync(`${GLYPH_PACKS}/${file}`))))

/**
 * `npm run verify:pdf`: every script in both typefaces, as PDF in each face, in the preview and as Word; then every
 * design in both typefaces and languages as a file, read back with pdftotext (poppler-utils): pages and bytes of a
 * sample, fields of the document with every section kind, and what is wrong with documents made to break at every place
 * of a page.
 */
runMain(async () => {
  if (spawnSync('pdftotext', ['-v']).error) {
    throw new Trouble('pdftotext is missing: install poppler-utils (Debian: apt-get install poppler-utils).')
  }
  await makeGlyphPacks()
  const folder = temporaryFolder('verify-pdf')
  let faults = await scriptTable(fonts, folder)
  console.log('\ndesign   face   lang  pages   bytes  fields in order  faults')
  for (const { id } of designs) {
    for (const typeface of typefaces) {
      const design = { id, ...wordFonts[typeface] }
      const stress = await stressFaults(design, typeface, folder)
      for (const locale of ['zh', 'en'] as const) {
        const row = await verify(design, locale, folder)
        const all = [...row.faults, ...(locale === 'zh' ? stress : [])]
        faults += all.length
        const fields = `${row.found}/${row.fields}`
        console.log(
          `${id.padEnd(9)}${typeface.padEnd(7)}${locale}${String(row.pages).padStart(8)}${String(row.bytes).padStart(8)}${fields.padStart(17)}  ${all.join('; ') || '-'}`,
        )
      }
    }
  }
  if (faults > 0) throw new Trouble(`${faults} faults`)
})

async function verify(design: DesignChoice, locale: Locale, folder: string) {
  const sample = samples[locale === 'zh' ? 'zh/java-engineer' : 'en/software-engineer']
  if (!sample) throw new Error('The samples have changed their names')
  const one = await renderPdf({ ...sample, design }, '', fonts)
  const full = { ...fullDocument(locale), design }
  full.basics.name = RARE
  const text = squeeze((await textPages(full, folder)).join(''))
  const fields = sectionTexts(full)
  const orders = fields.map((section) => inOrder(section, text))
  return {
    pages: one.pages,
    bytes: one.bytes.length,
    fields: fields.flat().length,
    found: orders.reduce((sum, found) => sum + found, 0),
    faults: [
      ...(one.bytes.length > MAX_BYTES ? [`${one.bytes.length} bytes`] : []),
      ...(text.includes(RARE) ? [] : [`${RARE} lost`]),
      ...(orders.some((found, index) => found < (fields[index]?.length ?? 0)) ? ['fields lost or out of order'] : []),
    ],
  }
}

/** How many of the texts are found, each after the one before. */
function inOrder(texts: readonly string[], all: string): number {
  let from = 0
  let found = 0
  for (const text of texts.map(squeeze)) {
    const at = all.indexOf(text, from)
    if (at < 0) continue
    found += 1
    from = at + text.length
  }
  return found
}

/** Each typeface goes through every second place of the page. */
async function stressFaults(design: DesignChoice, typeface: Typeface, folder: string): Promise<string[]> {
  const faults: string[] = []
  const long = squeeze((await textPages({ ...longDocument(design.id), design }, folder)).join(''))
  const lost = longTextSigns.filter((sign) => !long.includes(sign))
  if (lost.length > 0) faults.push(`${lost.length} sentences lost`)
  for (let lines = typefaces.indexOf(typeface); lines < OFFSETS; lines += typefaces.length) {
    const pages = (await textPages({ ...shiftedDocument(design.id, lines), design }, folder)).map(squeeze)
    const pageOf = (text: string) => pages.findIndex((page) => page.includes(text))
    for (const { heading, text, title } of shiftedItems) {
      const page = pageOf(heading)
      if (pageOf(text) !== page || (title && pageOf(title) !== page))
        faults.push(`orphan ${heading} after ${lines} lines`)
    }
  }
  return faults
}

/** The text of each page as poppler reads it, in the order of the file. */
async function textPages(document: ResumeDocument, folder: string): Promise<string[]> {
  const file = join(folder, 'resume.pdf')
  writeFileSync(file, (await renderPdf(document, '', fonts)).bytes)
  return execFileSync('pdftotext', ['-raw', file, '-'], { encoding: 'utf8' }).split('\f').slice(0, -1)
}
