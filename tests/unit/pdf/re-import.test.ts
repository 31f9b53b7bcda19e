import { expect, test } from 'vitest'
import { renderPdf } from '#client/features/editor/pdf/render.ts'
import { readingOf } from '#scripts/lib/import-check/read-import.ts'
import { type DrawnText, pdfLines } from '#src/resume/formats/pdf-lines.ts'
import { samples } from '#src/resume/samples/registry.ts'
import { viewResume } from '#src/resume/view.ts'
import { siteFonts } from '#tests/support/pdf.ts'

const fonts = siteFonts()

test.each([
  ['zh/java-engineer', 'slips'],
  ['zh/java-engineer', 'river'],
  ['zh/java-engineer', 'night'],
  ['zh/java-engineer', 'margin'],
  ['zh/java-engineer', 'dawn'],
  ['en/software-engineer', 'slips'],
  ['en/software-engineer', 'compact'],
  ['en/software-engineer', 'night'],
  ['en/software-engineer', 'dawn'],
])(
  '%s in the design %s comes out of its own PDF as what it was',
  async (name, id) => {
    const document = samples[name]
    if (document === undefined) throw new Error('no such sample')
    const sample = { ...document, design: { id } }
    const { bytes } = await renderPdf(sample, '', fonts)
    const read = viewResume((await readingOf(bytes)).document)
    const written = viewResume(sample)
    expect([read.name, read.headline, read.contacts]).toEqual([written.name, written.headline, written.contacts])
    // A side column may stand before the main one.
    const outline = ({ sections }: typeof read) =>
      sections
        .toSorted((a, b) => a.kind.localeCompare(b.kind))
        .map(({ kind, items }) => [
          kind,
          items.map(({ primary, secondary, period, blocks }) => [primary, secondary, period, blocks.length]),
        ])
    expect(outline(read)).toEqual(outline(written))
  },
  30_000,
)

const draw = (text: string, x: number, y: number, width: number, page = 1): DrawnText => ({
  text,
  page,
  x,
  y,
  width,
  size: 10,
  font: 'regular',
})

test('a line that was only broken goes on; texts of one baseline are put into order', () => {
  const lines = pdfLines([
    draw('2020 – 2022', 440, 700, 60),
    draw('Acme', 40, 700, 30),
    draw('• Led the move of twelve services to another region and', 40, 680, 455),
    draw('wrote about it.', 48, 666, 80),
    draw('• 负责订单系统的设计与开发，', 40, 650, 460),
    draw('日均三百万单', 48, 636, 60),
    draw('• Kept the ﬁles of a well-', 40, 610, 465),
    draw('known ⻔店', 48, 596, 80),
  ])
  expect(lines).toEqual([
    { text: 'Acme\t2020 – 2022' },
    { text: 'Led the move of twelve services to another region and wrote about it.', bullet: true, indent: 8 },
    { text: '负责订单系统的设计与开发，日均三百万单', bullet: true, indent: 8 },
    { text: 'Kept the files of a well-known 门店', bullet: true, indent: 8 },
  ])
})

test('a number in a broken line is none of a list; a name in another face and the next paragraph stand for themselves', () => {
  const bold = (text: string, x: number, y: number, width: number) => ({ ...draw(text, x, y, width), font: 'bold' })
  const lines = pdfLines([
    draw('Jane Doe', 40, 800, 90),
    bold('Frontend', 40, 714, 460),
    draw('1. Wrote everything that was drawn on screens with Vue 2 and Vue', 40, 700, 460),
    draw('3、 Node.js', 40, 686, 60),
    draw('Then came another paragraph of some lines that goes on and on', 40, 670, 460),
    draw('until it ends with an address such as priya.raman@example.', 40, 656, 460),
    draw('org', 40, 642, 20),
    bold('Backend', 40, 628, 460),
    draw('2. Kept the services', 40, 614, 100),
  ])
  expect(lines).toEqual([
    { text: 'Jane Doe' },
    { text: 'Frontend', lead: 8 },
    {
      text: 'Wrote everything that was drawn on screens with Vue 2 and Vue 3、 Node.js',
      bullet: true,
      indent: 8,
      number: 1,
    },
    {
      text: 'Then came another paragraph of some lines that goes on and on until it ends with an address such as priya.raman@example.org',
    },
    { text: 'Backend', lead: 7 },
    { text: 'Kept the services', bullet: true, indent: 8, number: 2 },
  ])
})

test('what pages repeat is said once and then apart; drawn bullets are no text', () => {
  const page = (number: number, points: readonly string[]) => [
    draw('Priya Raman', 40, 800, 60, number),
    draw(`Page ${number} of 2`, 280, 20, 50, number),
    draw(`Part ${number} of the work`, 40, 700, 90, number),
    ...(number === 1 ? [draw('Built forecasts', 40, 680, 70), draw('And wrote reports', 40, 600, 80)] : []),
    ...points.flatMap((point, index) => [
      draw('●', 52, 660 - index * 20, 4, number),
      draw(point, 66, 660 - index * 20, 120, number),
    ]),
  ]
  const lines = pdfLines([...page(1, ['One thing', 'Two things', 'Three things']), ...page(2, [])])
  const furniture = lines.flatMap((line) => (line.furniture ? [line.text] : []))
  expect(furniture).toEqual(['Page 1 of 2', 'Priya Raman', 'Page 2 of 2'])
  const said = lines.filter((line) => !line.furniture)
  expect(said.map(({ text, bullet }) => (bullet ? `- ${text}` : text))).toEqual([
    'Priya Raman',
    'Part 1 of the work',
    'Built forecasts',
    'And wrote reports',
    '- One thing',
    '- Two things',
    '- Three things',
    'Part 2 of the work',
  ])
})
