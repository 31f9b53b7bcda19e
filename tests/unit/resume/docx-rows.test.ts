import { expect, test } from 'vitest'
import { composeResume } from '#src/resume/compose.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { buildDocx } from '#src/resume/docx/build.ts'
import { readDocx } from '#tests/support/read-docx.ts'

async function partsOf(document: ResumeDocument): Promise<Map<string, string>> {
  return readDocx(await buildDocx(document))
}

test('of entries side by side no row stands alone before a break or behind it', async () => {
  const items = Array.from({ length: 10 }, (_, nth) => ({ title: `skill ${nth}` }))
  const sections = [{ kind: 'skills' as const, columns: 2 as const, items }]
  const document = composeResume({ locale: 'en', design: 'slips', basics: { name: 'Anne' }, sections })
  const body = (await partsOf(document)).get('word/document.xml') ?? ''
  const rows = body.match(/<w:tr>.*?<\/w:tr>/g) ?? []
  // Word wants a paragraph between a table and whatever comes next.
  expect(
    body
      .split('</w:tbl>')
      .slice(1)
      .map((after) => after.startsWith('<w:p>')),
  ).toEqual([true])
  expect(rows.map((row) => [row.match(/skill \d/)?.[0], row.includes('<w:keepNext/>')])).toEqual([
    ['skill 0', true],
    ['skill 2', false],
    ['skill 4', false],
    ['skill 6', true],
    ['skill 8', false],
  ])
})

test('the last row of entries side by side is free of what follows, in one row and in a section kept together', async () => {
  const kept = async (count: number, keepTogether: boolean) => {
    const items = Array.from({ length: count }, (_, nth) => ({ title: `skill ${nth}` }))
    const sections = [{ kind: 'skills' as const, columns: 2 as const, keepTogether, items }]
    const document = composeResume({ locale: 'en', design: 'slips', basics: { name: 'Anne' }, sections })
    const body = (await partsOf(document)).get('word/document.xml') ?? ''
    return (body.match(/<w:tr>.*?<\/w:tr>/g) ?? []).map((row) => row.includes('<w:keepNext/>'))
  }
  expect([await kept(2, false), await kept(6, false), await kept(8, true)]).toEqual([
    [false],
    [true, true, false],
    [true, true, true, false],
  ])
})

test('bullets are written in a font that has them, numbers in that of their text', async () => {
  const items = [{ title: 'One', body: '- point\n\n1. first' }]
  const sections = [{ kind: 'work' as const, items }]
  const document = composeResume({ locale: 'en', design: 'ink', basics: { name: 'Anne' }, sections })
  const numbering = (await partsOf(document)).get('word/numbering.xml') ?? ''
  // The first list is of the library, and used by nothing.
  const levels = numbering.split('</w:abstractNum>').slice(1).join('').split('</w:lvl>')
  const fonts = levels.map((level) =>
    [/<w:numFmt w:val="(\w+)"/.exec(level)?.[1], level.includes('<w:rFonts ')].join(' '),
  )
  expect([...new Set(fonts)].filter((font) => !font.startsWith(' ')).toSorted()).toEqual([
    'bullet true',
    'decimal false',
  ])
})

test('entries of one line beside the title of their section stay with a second one, those with a text do not', async () => {
  const keptRows = async (count: number, body?: string) => {
    const items = Array.from({ length: count }, (_, nth) => ({ org: `employer ${nth}`, ...(body ? { body } : {}) }))
    const sections = [{ kind: 'work' as const, items }]
    const document = composeResume({ locale: 'en', design: 'lattice', basics: { name: 'Anne' }, sections })
    const xml = (await partsOf(document)).get('word/document.xml') ?? ''
    const rows = xml.match(/<w:tr>.*?<\/w:tr>/g)?.filter((row) => row.includes('employer')) ?? []
    return rows.map((row) => row.split('</w:tc>')[0]?.includes('<w:keepNext/>'))
  }
  expect([await keptRows(1), await keptRows(2), await keptRows(5), await keptRows(3, 'A text.')]).toEqual([
    [false],
    [true, false],
    [true, false, false, true, false],
    [false, false, false],
  ])
})
