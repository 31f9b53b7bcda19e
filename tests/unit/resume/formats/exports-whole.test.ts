import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { fullDocument } from '#scripts/lib/full-document.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { buildDocx } from '#src/resume/docx/build.ts'
import { docxLines } from '#src/resume/formats/docx-lines.ts'
import { writeJsonResume } from '#src/resume/formats/json-resume/write.ts'
import { writeMarkdown } from '#src/resume/formats/markdown.ts'
import { writePlainText } from '#src/resume/formats/plain-text.ts'
import { type SourceLine, textLines } from '#src/resume/formats/source-line.ts'
import { parseResume } from '#src/resume/formats/text/parse.ts'
import { samples } from '#src/resume/samples/registry.ts'
import { sheetHtml } from '#src/resume/sheet/sheet.ts'
import { readAs } from '#tests/support/imports/read-as.ts'
import { readDocx } from '#tests/support/read-docx.ts'

/** Where whole files are kept; `vitest -u` writes them anew, and what has changed in them is to be looked at. */
const kept = (file: string) => resolve('tests/support/exports', file)

describe.each(['zh', 'en'] as const)('a résumé with everything in %s', (locale) => {
  const document = fullDocument(locale)

  test.each([
    ['txt', writePlainText(document)],
    ['md.txt', writeMarkdown(document)],
    ['jsonresume.txt', `${JSON.stringify(writeJsonResume(document), null, 1)}\n`],
    ['html.txt', sheetHtml(document, { links: true }).replaceAll('><', '>\n<')],
  ])('is written as it was: %s', (ending, text) => expect(text).toMatchFileSnapshot(kept(`full-${locale}.${ending}`)))
})

/** Documents of different trades, lengths and designs. */
const some = Object.entries(samples).filter((_, nth) => nth % 9 === 0)
const readingOf = (lines: readonly SourceLine[]) =>
  readAs({ format: 'text', document: parseResume(lines), unplaced: [] })

async function wordLines(document: ResumeDocument): Promise<SourceLine[]> {
  const parts = readDocx(await buildDocx(document))
  const part = (name: string) => parts.get(`word/${name}`)
  const styles = part('styles.xml') ?? ''
  return docxLines(part('document.xml') ?? '', styles, part('_rels/document.xml.rels'), part('numbering.xml'))
}

test.each(some)('%s is read again as it was, from its text', async (name, document) => {
  const text = readingOf(textLines(writePlainText(document)))
  await expect(text).toMatchFileSnapshot(kept(`${name.replace('/', '-')}.text.txt`))
})

test.each(some.filter((_, nth) => nth % 2 === 0))('%s is read again as it was, from Word', async (name, document) => {
  await expect(readingOf(await wordLines(document))).toMatchFileSnapshot(kept(`${name.replace('/', '-')}.word.txt`))
})
