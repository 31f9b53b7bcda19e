import { afterEach, expect, test, vi } from 'vitest'
import { fullDocument, itemTexts } from '#scripts/lib/full-document.ts'
import { composeResume } from '#src/resume/compose.ts'
import { designs } from '#src/resume/designs/registry.ts'
import { type ResumeDocument, sectionKinds } from '#src/resume/document.ts'
import { buildDocx } from '#src/resume/docx/build.ts'
import { samples } from '#src/resume/samples/registry.ts'
import { readDocx, textOf } from '#tests/support/read-docx.ts'
import { missingIn, sparseDocument } from '#tests/support/sparse-document.ts'

const kindsWithPeriod = ['education', 'work', 'internship', 'campus', 'projects', 'custom']
const cases = designs.flatMap((design) => (['zh', 'en'] as const).map((locale) => ({ id: design.id, locale })))

afterEach(() => {
  vi.useRealTimers()
})

async function partsOf(document: ResumeDocument, id: string): Promise<Map<string, string>> {
  return readDocx(await buildDocx({ ...document, design: { ...document.design, id } }))
}

test('there are twelve designs or more, each named in both languages', () => {
  expect(designs.length).toBeGreaterThanOrEqual(12)
  expect(new Set(designs.flatMap(({ name }) => [name.zh, name.en])).size).toBe(designs.length * 2)
})

test.each(cases)('$id in $locale prints every text of every section kind, in order', async ({ id, locale }) => {
  const text = textOf((await partsOf(fullDocument(locale), id)).get('word/document.xml') ?? '')
  const missing: string[] = []
  for (const kind of sectionKinds) {
    const section = text.slice(text.indexOf(`Title of ${kind}`))
    const [first, second] = [itemTexts(kind, 1), itemTexts(kind, 2)]
    const named = (item: Record<string, string>) => section.indexOf(item.org ?? item.title ?? item.body ?? '')
    for (const item of [first, second]) {
      const { start, end, date, ...texts } = item
      missing.push(...Object.values(texts).filter((value) => !section.includes(value)))
    }
    const places = [named(first), section.indexOf(first.body ?? ''), named(second), section.indexOf(second.body ?? '')]
    if (places.some((place, index) => place < (places[index - 1] ?? 0))) missing.push(`order of ${kind}: ${places}`)
  }
  expect(missing).toEqual([])
  const period = locale === 'zh' ? '2019.03 – 2021.11' : 'Mar 2019 – Nov 2021'
  expect(text.split(period).length - 1).toBe(kindsWithPeriod.length * 2)
  expect(text).toContain('欧阳晓 Ouyang')
})

test.each(designs.map(({ id }) => id))(
  '%s loses nothing of an entry that says little, and says nothing hidden',
  async (id) => {
    const { document, entries } = sparseDocument()
    document.title = 'SECRET'
    document.extras = '{"a":"SECRET"}'
    document.items.hidden = { section: 'work', pos: 'a', title: 'SECRET', hidden: true }
    for (const item of Object.values(document.items)) item.extras = '{"a":"SECRET"}'
    const parts = await partsOf(document, id)
    expect(missingIn(textOf(parts.get('word/document.xml') ?? ''), entries)).toEqual([])
    expect([...parts.values()].join('')).not.toContain('SECRET')
  },
)

test.each(cases)('$id in $locale: same input, same bytes', async ({ id, locale }) => {
  const document = { ...fullDocument(locale), design: { id } }
  vi.setSystemTime('2001-02-03T04:05:06Z')
  const first = await buildDocx(document)
  vi.setSystemTime('2030-11-12T13:14:15Z')
  const second = await buildDocx(structuredClone(document))
  expect(Buffer.compare(Buffer.from(first), Buffer.from(second))).toBe(0)
})

test.each(designs.map(({ id }) => id))('%s sets both fonts in every style', async (id) => {
  const styles = (await partsOf(fullDocument('zh'), id)).get('word/styles.xml') ?? ''
  const found = [...styles.matchAll(/<w:style .*?w:styleId="(\w+)".*?<\/w:style>/g)]
  const lacking = found.filter(([style]) => !/<w:rFonts w:ascii="[^"]+" w:hAnsi="[^"]+" w:eastAsia="[^"]+"/.test(style))
  expect(lacking.map((match) => match[1])).toEqual([])
  expect(found.map((match) => match[1])).toEqual([
    'Normal',
    'Title',
    'Subtitle',
    'Contact',
    'Heading1',
    'Heading2',
    'EntryDetail',
    'BodyText',
    'ListBullet',
    'ListNumber',
    'TableText',
    'Spacer',
    'DefaultParagraphFont',
    'Hyperlink',
    'TableNormal',
  ])
  expect(styles).toContain('<w:lang w:val="en-US" w:eastAsia="zh-CN"')
})

test.each(designs.map(({ id }) => id))('%s is A4, or Letter when asked', async (id) => {
  const a4 = (await partsOf(fullDocument('en'), id)).get('word/document.xml') ?? ''
  const letter = await partsOf({ ...fullDocument('en'), design: { id, page: 'letter' } }, id)
  expect(/<w:pgSz[^>]*>/.exec(a4)?.[0]).toBe('<w:pgSz w:w="11906" w:h="16838" w:orient="portrait"/>')
  expect(/<w:pgSz[^>]*>/.exec(letter.get('word/document.xml') ?? '')?.[0]).toBe(
    '<w:pgSz w:w="12240" w:h="15840" w:orient="portrait"/>',
  )
})

test.each(designs.map(({ id }) => id))('%s uses only styles it defines, and no text boxes', async (id) => {
  const parts = await partsOf(fullDocument('zh'), id)
  const defined = new Set([...(parts.get('word/styles.xml') ?? '').matchAll(/w:styleId="(\w+)"/g)].map((m) => m[1]))
  const body = parts.get('word/document.xml') ?? ''
  const used = new Set([...body.matchAll(/<w:(?:p|r)Style w:val="(\w+)"/g)].map((m) => m[1]))
  expect([...used].filter((style) => !defined.has(style))).toEqual([])
  expect(/txbxContent|w:pict|wps:wsp/.test(body)).toBe(false)
  const unstyled = [...body.matchAll(/<w:p>.*?<\/w:p>/g)].filter(
    ([p]) => p.includes('<w:r>') && !p.includes('<w:pStyle'),
  )
  expect(unstyled.map(([paragraph]) => textOf(paragraph))).toEqual([])
})

// The form has a row for it.
const headed = designs.map(({ id }) => id).filter((id) => id !== 'ledger')
test.each(headed)('%s has a line below the name only where there is something to say', async (id) => {
  const lines = async (intention?: string) => {
    const basics = { name: 'Anne', ...(intention === undefined ? {} : { intention }) }
    const document = composeResume({ locale: 'en', design: id, basics, sections: [] })
    const body = (await partsOf(document, id)).get('word/document.xml') ?? ''
    const paragraphs = body.match(/<w:p>(?:(?!<w:p>).)*<w:pStyle w:val="Subtitle"\/>.*?<\/w:p>/g) ?? []
    return paragraphs.map((paragraph) => textOf(paragraph).trim())
  }
  expect([await lines(), await lines('Nurse')]).toEqual([[], ['Nurse']])
})

// Those with columns: `docx-columns.test.ts`.
const inOneColumn = designs.flatMap(({ id, layout }) => (layout.kind === 'side' || id === 'ledger' ? [] : [id]))

test.each(inOneColumn)('%s begins a page with a section that is to, and with no other', async (id) => {
  const sections = [{ kind: 'work' }, { kind: 'projects', pageBreak: true }, { kind: 'awards' }] as const
  const written = sections.map((section) => ({ ...section, title: `All ${section.kind}`, items: [{ title: 'One' }] }))
  const document = composeResume({ locale: 'en', design: id, basics: { name: 'Anne' }, sections: written })
  const body = (await partsOf(document, id)).get('word/document.xml') ?? ''
  const pages = body.split('<w:pageBreakBefore/>').map((page) => page.match(/All \w+/g))
  expect(pages).toEqual([['All work'], ['All projects', 'All awards']])
})

test.each(designs.map(({ id }) => id))('%s: tables that only place things do not pass for data', async (id) => {
  const body = (await partsOf(fullDocument('zh'), id)).get('word/document.xml') ?? ''
  // Screen readers take these for headings of columns, a description to read out, or the look of data.
  expect(body.match(/<w:(?:tblHeader|tblStyle|tblLook|tblCaption|tblDescription)\b/g)).toBeNull()
})

test('a timeline has a dot for each title and each period, every one a drawing with a number of its own', async () => {
  const document = fullDocument('zh')
  const xml = (await partsOf(document, 'river')).get('word/document.xml') ?? ''
  const numbers = [...xml.matchAll(/<wp:docPr id="(\d+)" name="Dot"/g)].map(([, number]) => number)
  const dated = Object.values(document.items).filter(({ start, date }) => start || date)
  expect(numbers).toHaveLength(sectionKinds.length + dated.length)
  expect(new Set(numbers).size).toBe(numbers.length)
  expect((await partsOf(document, 'scholar')).get('word/document.xml')).not.toContain('name="Dot"')
})

test('the file says what it is, whose and when, and nothing about the machine or the day', async () => {
  const document = samples['zh/frontend-engineer'] ?? fullDocument('zh')
  const coreOf = async (at?: string) => {
    const parts = readDocx(await buildDocx(document, undefined, undefined, at))
    return parts.get('docProps/core.xml')?.replace(/<\?xml.*?\?>|<cp:coreProperties[^>]*>| xsi:type="[^"]*"/g, '')
  }
  const facts =
    '<dc:title>林知夏 - 高级前端开发工程师 - 简历</dc:title><dc:creator>林知夏</dc:creator>' +
    '<cp:lastModifiedBy>林知夏</cp:lastModifiedBy><dc:language>zh-CN</dc:language>'
  expect(await coreOf()).toBe(`${facts}</cp:coreProperties>`)
  const at = '2026-11-22T08:00:00Z'
  const times = `<dcterms:created>${at}</dcterms:created><dcterms:modified>${at}</dcterms:modified>`
  expect(await coreOf(at)).toBe(`${facts}${times}</cp:coreProperties>`)
})

test('a list of Latin words can be broken after each comma, words and numbers in a sentence are left alone', async () => {
  const body = '熟悉 MySQL 索引、Redis、Kafka、Elasticsearch，A/B 实验、SQL'
  const document = composeResume({
    locale: 'zh',
    design: 'night',
    basics: {},
    sections: [{ kind: 'self-evaluation', items: [{ body }] }],
  })
  const text = textOf((await partsOf(document, 'night')).get('word/document.xml') ?? '')
  expect(text).toContain('熟悉 MySQL 索引、\u200bRedis、\u200bKafka、\u200bElasticsearch，\u200bA/B 实验、SQL')
})

test('links lead where they say, signs XML cannot hold are dropped', async () => {
  const document = fullDocument('en')
  document.basics = { name: 'A & <B>\u0000\ud800', email: 'a@example.com', website: 'example.com', photo: '' }
  document.items = { 'work-1': { section: 'work', pos: 'a0', org: 'X', body: '[site](https://example.com/?a=1&b=2)' } }
  const parts = await partsOf(document, 'slips')
  const links = [
    ...(parts.get('word/_rels/document.xml.rels') ?? '').matchAll(/Target="([^"]+)" TargetMode="External"/g),
  ]
  expect(links.map((match) => match[1])).toEqual([
    'mailto:a@example.com',
    'https://example.com',
    'https://example.com/?a=1&amp;b=2',
  ])
  expect(textOf(parts.get('word/document.xml') ?? '')).toContain('A & <B>\n')
})

test('a document of an unknown design with no more than a name still opens', async () => {
  const document: ResumeDocument = {
    schema: 1,
    locale: 'zh',
    basics: { name: '林知夏' },
    sections: { work: { kind: 'work', title: '', pos: 'a0' } },
    items: {},
    design: { id: 'retired' },
  }
  expect(textOf((await partsOf(document, 'retired')).get('word/document.xml') ?? '').trim()).toBe('林知夏')
})

test('each script names fonts that have it, in every slot, and is written in its direction', async () => {
  const name = '김민수 Łukasz محمد بن سلمان 𠮷 🚀 שלום สวัสดี नमस्ते தமிழ் நாடு ශ්‍රී ලංකා བཀྲ་ཤིས አዲስ አበባ'
  const document = composeResume({ locale: 'zh', design: 'ink', basics: { name }, sections: [] })
  const xml = (await partsOf(document, 'ink')).get('word/document.xml') ?? ''
  const title = xml.slice(xml.indexOf('w:val="Title"'), xml.indexOf('</w:p>'))
  const runs = [...title.matchAll(/<w:r>(.*?)<\/w:r>|<w:r\/>/g)].map(([, run = '']) => [
    /<w:t[^>]*>([^<]*)/.exec(run)?.[1] ?? '',
    new Set([...(/<w:rFonts[^>]*>/.exec(run)?.[0] ?? '').matchAll(/="([^"]+)"/g)].map(([, font]) => font)),
    run.includes('<w:rtl/>'),
  ])
  const plain = (text: string) => [text, new Set(), false]
  expect(runs).toEqual([
    ['김민수', new Set(['Batang']), false],
    plain(' Łukasz '),
    ['محمد بن سلمان', new Set(['Times New Roman']), true],
    plain(' '),
    ['𠮷', new Set(['SimSun-ExtB']), false],
    plain(' '),
    ['🚀', new Set(['Segoe UI Emoji']), false],
    plain(' '),
    ['שלום', new Set(['Times New Roman']), true],
    plain(' '),
    ['สวัสดี', new Set(['Tahoma']), false],
    plain(' '),
    ['नमस्ते', new Set(['Nirmala UI']), false],
    plain(' '),
    ['தமிழ் நாடு', new Set(['Nirmala UI']), false],
    plain(' '),
    ['ශ්‍රී ලංකා', new Set(['Nirmala UI']), false],
    plain(' '),
    ['བཀྲ་ཤིས', new Set(['Microsoft Himalaya']), false],
    plain(' '),
    ['አዲስ አበባ', new Set(['Ebrima']), false],
  ])
})
