import { expect, test } from 'vitest'
import { fullDocument } from '#scripts/lib/full-document.ts'
import { designs, findDesign } from '#src/resume/designs/registry.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { buildDocx } from '#src/resume/docx/build.ts'
import { printedResume } from '#src/resume/print/page.ts'
import { readDocx, textOf } from '#tests/support/read-docx.ts'

const sided = designs.filter(({ layout }) => layout.kind === 'side').map(({ id }) => id)
const cases = sided.flatMap((id) => (['zh', 'en'] as const).map((locale) => ({ id, locale })))

/** The document in a design, and the body of its Word file. */
async function written({ id, locale }: (typeof cases)[number]) {
  const document = { ...fullDocument(locale), design: { id } }
  const parts = readDocx(await buildDocx(document))
  return { document, parts, body: parts.get('word/document.xml') ?? '' }
}

test.each(cases)(
  '$id in $locale: a title of a section shares a row that is never cut with what follows',
  async (one) => {
    const { body } = await written(one)
    const titles = [...body.matchAll(/<w:p><w:pPr><w:pStyle w:val="Heading1"\/>.*?<\/w:p>/g)]
    const alone = titles.filter(({ 0: title, index }) => {
      const row = /^.*?<\/w:trPr>/.exec(body.slice(body.lastIndexOf('<w:trPr>', index)))?.[0]
      const [after = ''] = body.slice(index + title.length).split('</w:tc>')
      return row !== '<w:trPr><w:cantSplit/></w:trPr>' || textOf(after) === ''
    })
    expect(titles.length).toBeGreaterThan(10)
    expect(alone.map(([title]) => textOf(title))).toEqual([])
  },
)

test.each(sided)('%s: what is beside the second page begins there, below a row of a page', async (id) => {
  const { body, document } = await written({ id, locale: 'zh' })
  const { body: printed } = printedResume(document)
  const second = printed.kind === 'side' ? printed.beside.pages[1]?.[0]?.heading.title : undefined
  expect(second).toBeDefined()
  const before = body.slice(0, body.indexOf(`${second}</w:t>`))
  const [height = ''] = [...before.matchAll(/<w:trHeight w:val="(\d+)"/g)].map(([, value]) => value)
  // A page of A4 between its margins, less a line.
  expect(Number(height)).toBeGreaterThan(14_000)
  expect(Number(height)).toBeLessThan(16_838)
})

test.each(sided)('%s: what is beside a page between others is a row that is never cut', async (id) => {
  const document: ResumeDocument = { ...fullDocument('zh'), design: { id } }
  const lines = Array.from({ length: 60 }, (_, line) => `- Line ${line} of a text of two pages`).join('\n')
  for (const item of ['work-1', 'projects-1']) document.items[item] = { section: 'work', pos: 'a1', body: lines }
  const { body: printed } = printedResume(document)
  const pages = printed.kind === 'side' ? printed.beside.pages : []
  const last = pages.findLastIndex((sections) => sections.length > 0)
  expect(last).toBeGreaterThan(1)
  const body = readDocx(await buildDocx(document)).get('word/document.xml') ?? ''
  const rows = [...body.matchAll(/<w:trPr>(<w:cantSplit[^>]*>)?<w:trHeight w:val="1\d{4}"/g)]
  const cut = rows.map(([, mark]) => mark !== '<w:cantSplit/>')
  expect(cut).toEqual(Array.from({ length: last }, (_, page) => page === 0))
})

test.each(cases)('$id in $locale: what is drawn between or behind the columns is on every page', async (one) => {
  const { parts } = await written(one)
  const headers = [...parts].filter(([name]) => /^word\/header\d\.xml$/.test(name)).map(([, xml]) => xml)
  const heights = headers.map((xml) => Number(/<wp:extent cx="\d+" cy="(\d+)"/.exec(xml)?.[1]) / 12_700)
  expect(heights).toHaveLength(2)
  for (const height of heights) expect(height).toBeGreaterThan(700)
})

test.each(sided)('%s: sections whose entries stand side by side have their titles', async (id) => {
  const full = fullDocument('zh')
  const sections = Object.fromEntries(
    Object.entries(full.sections).map(([key, one]) => [key, { ...one, columns: 2 as const }]),
  )
  const { body: printed } = printedResume({ ...full, sections, design: { id } })
  const all = printed.kind === 'side' ? [...printed.beside.pages.flat(), ...printed.main.sections] : []
  const inTwo = all.filter(({ columns }) => columns > 1).map(({ heading }) => heading.title)
  expect(inTwo.length).toBeGreaterThan(0)
  const body = readDocx(await buildDocx({ ...full, sections, design: { id } })).get('word/document.xml') ?? ''
  expect(inTwo.filter((title) => body.split(`>${title}</w:t>`).length !== 2)).toEqual([])
})

test.each([...sided, 'ledger'])('%s: the columns begin anew below a page break of one’s own', async (id) => {
  const full = fullDocument('zh')
  const design = findDesign(id)
  const inMain = ({ kind }: ResumeDocument['sections'][string]) =>
    kind === 'projects' && !(design.layout.kind === 'side' && design.layout.kinds.includes(kind))
  const sections = Object.fromEntries(
    Object.entries(full.sections).map(([key, one]) => [key, inMain(one) ? { ...one, pageBreak: true } : one]),
  )
  const parts = readDocx(await buildDocx({ ...full, sections, design: { id } }))
  const body = parts.get('word/document.xml') ?? ''
  // Outside of all tables, and what was to begin a page follows in the next one.
  const [before = '', after = ''] = body.split('<w:pageBreakBefore/>')
  const depth = (before.match(/<w:tbl>/g)?.length ?? 0) - (before.match(/<\/w:tbl>/g)?.length ?? 0)
  const [title = ''] = Object.values(sections).flatMap((one) => (one.pageBreak ? [one.title] : []))
  expect([body.match(/<w:pageBreakBefore\/>/g)?.length, depth]).toEqual([1, 0])
  expect([before.includes(`${title}</w:t>`), after.includes(`${title}</w:t>`)]).toEqual([false, true])
})

test.each(designs.filter(({ layout }) => ['labels', 'dates'].includes(layout.kind)).map(({ id }) => id))(
  '%s: entries side by side are so in Word, and all rows of the page are as wide as without them',
  async (id) => {
    const full = fullDocument('en')
    const beside = Object.fromEntries(
      Object.entries(full.sections).map(([key, one]) => [
        key,
        one.kind === 'portfolio' ? { ...one, columns: 2 as const } : one,
      ]),
    )
    const [plain, two] = await Promise.all(
      [full.sections, beside].map(async (sections) => {
        const body = readDocx(await buildDocx({ ...full, sections, design: { id } })).get('word/document.xml') ?? ''
        return { body, widths: new Set(outerGrids(body)) }
      }),
    )
    expect(two?.widths).toEqual(plain?.widths)
    const [, row = ''] = /(<w:tr>(?:(?!<w:tr>).)*title1 文字 of portfolio.*?<\/w:tr>)/s.exec(two?.body ?? '') ?? []
    expect(textOf(row)).toContain('title2 文字 of portfolio')
    for (const number of [1, 2]) expect(textOf(row)).toContain(`org${number} 文字 of portfolio`)
    expect(textOf(row).match(/May 2022/g)).toHaveLength(2)
  },
)

/** The widths of the tables that are in no other. */
function outerGrids(body: string): number[] {
  let depth = 0
  return [...body.matchAll(/<w:tbl>|<\/w:tbl>|<w:tblGrid>(.*?)<\/w:tblGrid>/gs)].flatMap(([sign, columns = '']) => {
    if (sign === '<w:tbl>') depth += 1
    if (sign === '</w:tbl>') depth -= 1
    if (!sign.startsWith('<w:tblGrid>') || depth > 1) return []
    return [[...columns.matchAll(/w:w="(\d+)"/g)].reduce((sum, [, width]) => sum + Number(width), 0)]
  })
}
