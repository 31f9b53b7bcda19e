import { expect, test } from 'vitest'
import { foreignDocuments, foreignFields, readForeign, scoreOf } from '#scripts/lib/import-check/foreign.ts'
import { htmlLines } from '#src/resume/formats/html/lines.ts'
import { readText } from '#src/resume/formats/import-reading.ts'
import { odtLines } from '#src/resume/formats/odt-lines.ts'

const documents = foreignDocuments('tests/support/imports/foreign')

test('of documents made with other tools 85 % of the fields are read, and 90 % of what is read is right', async () => {
  expect(documents.length).toBeGreaterThan(20)
  const scores = await Promise.all(documents.map(async (one) => scoreOf(one, (await readForeign(one)).document)))
  const cells = scores.flatMap((score) => foreignFields.map((field) => score[field]))
  const sum = (part: 'expected' | 'read' | 'right') => cells.reduce((total, cell) => total + cell[part], 0)
  expect(sum('right') / sum('expected')).toBeGreaterThan(0.85)
  expect(sum('right') / sum('read')).toBeGreaterThan(0.9)
})

test.each(documents.map((one) => [one.name, one] as const))(
  '%s: every employer and school is somewhere',
  async (_name, one) => {
    const { document, unplaced } = await readForeign(one)
    const squeeze = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase()
    const all = squeeze(
      [...Object.values(document.items).flatMap((item) => Object.values(item)), ...unplaced].join(' '),
    )
    const names = [...one.work, ...one.education].map(({ org }) => org)
    expect(names.filter((name) => !all.includes(squeeze(name)))).toEqual([])
  },
)

test('cells, sections and terms of a page are told apart, whatever its tags are called', () => {
  const page =
    '<!-- saved from somewhere --><table><tr><td>2020</td><td>Acme</td></tr></table><section>Work</section><dl><dt>City</dt><dd>Paris</dd></dl><constructor>x</constructor>'
  expect(htmlLines(page).map(({ text }) => text)).toEqual(['2020\tAcme', 'Work', 'City', 'Paris', 'x'])
  expect(readText(`${page}<h1>Ada Byron</h1>`)).toMatchObject({ reading: { format: 'html' } })
})

test('two faces of a line that touch are two parts of it, whatever a page does to place them apart; slanted ones are read', () => {
  const page =
    '<div><b>Airbus UK</b><span class="right">Filton, UK</span></div><div><i>Engineer</i><span><i>2019 – 2021</i></span></div>' +
    '<p><b>Java</b><i>script</i> and <em>taste</em>, <strong>主导</strong><span>设计</span></p>'
  expect(htmlLines(page).map(({ text }) => text)).toEqual([
    'Airbus UK\tFilton, UK',
    'Engineer\t2019 – 2021',
    'Javascript and taste, 主导设计',
  ])
})

test('a box of nothing but names and a period is a row; without a period it is a text', () => {
  const page =
    '<div><span>恒瑞机械有限公司</span><span>会计</span><span>2021/07-至今</span></div><p><span>负责总账</span><span>与申报</span></p>'
  expect(htmlLines(page).map(({ text }) => text)).toEqual(['恒瑞机械有限公司\t会计\t2021/07-至今', '负责总账与申报'])
})

test('OpenDocument: headings, lists, rows of tables, nothing of an editor’s notes', () => {
  const xml =
    '<style:style style:name="T1"><style:text-properties fo:font-weight="bold"/></style:style>' +
    '<text:h text:outline-level="2">Work</text:h><text:p><text:span text:style-name="T1">Acme</text:span></text:p>' +
    '<text:list><text:list-item><text:p>One<office:annotation><text:p>no</text:p></office:annotation></text:p></text:list-item></text:list>' +
    '<table:table><table:table-row><table:table-cell><text:p>a</text:p></table:table-cell><table:table-cell><text:p>b</text:p></table:table-cell></table:table-row></table:table>'
  expect(odtLines(xml)).toEqual([
    { text: 'Work', level: 1 },
    { text: 'Acme', lead: 4 },
    { text: 'One', bullet: true },
    { text: 'a\tb' },
  ])
})

test('OpenDocument: headings of the second rank, spaces and tabs that are elements', () => {
  const xml =
    '<text:h text:outline-level="3">Acme</text:h>' +
    '<text:p>Senior<text:s/>engineer<text:tab/>2019<text:s text:c="3"/>Galway</text:p>'
  expect(odtLines(xml)).toEqual([{ text: 'Acme', level: 2 }, { text: 'Senior engineer\t2019 Galway' }])
})

test('a saved page without its frame; YAML of RenderCV with sections of any name; YAML of something else is text', () => {
  const page =
    '<!doctype html><html><head><title>x</title></head><body><nav>Home</nav><h1>Ada Byron</h1><h2>Education</h2><h3>Somewhere College</h3><p>2010 - 2012</p><footer>Cookies</footer></body></html>'
  expect(readText(page)).toMatchObject({
    reading: { document: { basics: { name: 'Ada Byron' } }, unplaced: ['Home', 'Cookies'] },
  })
  const yaml =
    'cv:\n  name: Ada Byron\n  sections:\n    my_talks:\n      - name: On engines\n        date: 2020-05\n        highlights: ["**Loud**"]\n    summary:\n      - Counts.\n'
  expect(readText(yaml)).toMatchObject({
    reading: {
      format: 'rendercv',
      document: {
        basics: { name: 'Ada Byron' },
        sections: { custom: { title: 'My talks' } },
        items: {
          'custom-item-1': { org: 'On engines', start: '2020-05', body: '- **Loud**' },
          'self-evaluation-item-1': { body: 'Counts.' },
        },
      },
    },
  })
  expect(readText('name: Ada Byron\nemail: ada@example.com')).toMatchObject({ reading: { format: 'text' } })
})
