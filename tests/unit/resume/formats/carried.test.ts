import { describe, expect, test } from 'vitest'
import { renderPdf } from '#client/features/editor/pdf/render.ts'
import { fullDocument } from '#scripts/lib/full-document.ts'
import { resavedPdf } from '#scripts/lib/import-check/own.ts'
import { printedFields } from '#scripts/lib/import-check/printed-fields.ts'
import { readingOf } from '#scripts/lib/import-check/read-import.ts'
import { readZip } from '#src/lib/zip.ts'
import { packZip } from '#src/lib/zip-pack.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { buildDocx } from '#src/resume/docx/build.ts'
import { carriedJson, carriedPart } from '#src/resume/formats/carried.ts'
import { siteFonts } from '#tests/support/pdf.ts'

const fonts = siteFonts()
const files = {
  word: async (document: ResumeDocument) => Uint8Array.from(await buildDocx(document)),
  pdf: async (document: ResumeDocument) => Uint8Array.from((await renderPdf(document, '', fonts)).bytes),
}
const full = (locale: 'zh' | 'en', design: string) => ({ ...fullDocument(locale), design: { id: design } })

describe.each(Object.entries(files))('a %s file of ours', (format, write) => {
  test.each(['zh', 'en'] as const)('comes back whole, its looks with it: %s', async (locale) => {
    const document = full(locale, 'night')
    const { document: read, unplaced, ...rest } = await readingOf(await write(document))
    expect([rest.format, rest.designed, unplaced, read.design]).toEqual([format, true, [], document.design])
    expect(printedFields(read, {})).toEqual(printedFields(document, {}))
  })
})

test('a file carries nothing that is not printed', () => {
  const document = full('zh', 'slips')
  const [hidden = '', bare = ''] = Object.entries(document.items).flatMap(([id, { section }]) =>
    document.sections[section]?.kind === 'skills' ? [id] : [],
  )
  const item = document.items[hidden]
  const other = document.items[bare]
  if (!item || !other) throw new Error('The document has lost its skills')
  const data = carriedJson({
    ...document,
    title: 'for the rival',
    basics: { ...document.basics, photo: 'a-key-of-our-store' },
    items: {
      ...document.items,
      [hidden]: { ...item, hidden: true, body: 'not yet' },
      [bare]: { ...other, org: 'of another kind', extras: '{"imported":1}' },
    },
  })
  for (const text of ['for the rival', 'a-key-of-our-store', 'not yet', 'of another kind', 'imported'])
    expect(data).not.toContain(text)
  expect(data).toContain(other.title)
})

test('a Word file whose text was changed is read by its text, whoever kept the data', async () => {
  const bytes = await files.word(full('zh', 'slips'))
  const parts = await readZip(bytes, 1e8)
  const changed = parts.map(({ name, bytes: content }) => ({
    name,
    bytes:
      name === 'word/document.xml'
        ? new TextEncoder().encode(new TextDecoder().decode(content).replaceAll('欧阳晓', '司马光'))
        : content,
  }))
  expect(changed.map(({ name }) => name)).toContain(carriedPart)
  const { document } = await readingOf(packZip(changed))
  expect(document.basics.name).toBe('司马光 Ouyang')
})

test('a PDF file to which something was added is read by what it shows', async () => {
  const bytes = await files.pdf(full('zh', 'slips'))
  const [own, shown] = [await readingOf(bytes), await readingOf(resavedPdf(bytes))]
  expect([own.document.design.id, shown.document.basics.name]).toEqual(['slips', '欧阳晓 Ouyang'])
  expect(Object.keys(shown.document.items)).not.toEqual(Object.keys(own.document.items))
})
