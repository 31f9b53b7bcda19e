import { describe, expect, test } from 'vitest'
import type { ResumeBasics, ResumeDocument, ResumeItem, ResumeLocale, ResumeSection } from '#src/resume/document.ts'
import { type Convention, conventionsOf, makeTwin, type TwinChoice } from '#src/resume/twin/make.ts'

const all: TwinChoice = { name: true, dates: true, photo: true, details: true }
const none: TwinChoice = { name: false, dates: false, photo: false, details: false }

function resume(changes: Partial<ResumeDocument> = {}): ResumeDocument {
  return { schema: 1, locale: 'zh', basics: {}, sections: {}, items: {}, design: { id: 'ink' }, ...changes }
}
const twinOf = (source: ResumeDocument, choice = all) => makeTwin(source, { pair: 'pair-1', title: 'English', choice })

const kept = ['degree', 'school', 'major', 'experience', 'phone', 'salary', 'city', 'targetSchool'] as const
const left = ['gender', 'birth', 'ethnicity', 'political', 'nativePlace', 'household', 'marital'] as const
const body = ['height', 'weight', 'health'] as const

test.each<[what: string, document: Partial<ResumeDocument>, conventions: Convention[]]>([
  ['an empty résumé in Chinese', {}, []],
  ['an empty one in English', { locale: 'en' }, ['photo']],
  ['a name', { basics: { name: '林知夏' } }, ['name']],
  ['a name of spaces', { basics: { name: '  ' } }, []],
  ['dates in a form of its own', { design: { id: 'ink', dates: 'dots' } }, ['dates']],
  ['a photo in Chinese', { basics: { photo: 'k1' } }, ['photo']],
  ['a photo in English', { locale: 'en', basics: { photo: 'k1' } }, []],
  ['one private detail in Chinese', { basics: { marital: '未婚' } }, ['details']],
  ['one private detail in English', { locale: 'en', basics: { photo: 'k1', marital: 'Single' } }, []],
  ['one of spaces', { basics: { marital: ' ' } }, []],
  ['what English résumés say too', { basics: Object.fromEntries(kept.map((field) => [field, '3'])) }, []],
  [
    'all at once',
    { basics: { name: '林知夏', photo: 'k1', health: '良好' }, design: { id: 'ink', dates: 'dots' } },
    ['name', 'dates', 'photo', 'details'],
  ],
])('%s: %j differs by %j', (_what, document, conventions) => {
  expect(conventionsOf(resume(document))).toEqual(conventions)
})

test('a twin is of the other language and of the pair, and agrees on the order and the design', () => {
  const source = resume({
    ...{ title: '产品', fileName: '简历', extras: '{}', twin: 'pair-1' },
    design: { id: 'ink', dates: 'dots', colour: '#112233' },
  })
  const order = { 'document.order': '', 'document.order.own': '' }
  const said = '[["colour","#112233"],["id","ink"]]'
  const marks = { document: { ...order, 'document.design': said, 'document.design.own': said } }
  const twin = { ...{ schema: 1, title: 'English', basics: {}, sections: {}, items: {} }, twin: 'pair-1', marks }
  expect(twinOf(source)).toEqual({ ...twin, locale: 'en', design: { id: 'ink', colour: '#112233' } })
  expect(twinOf(source, none)).toEqual({ ...twin, locale: 'en', design: source.design })
  expect(twinOf({ ...source, locale: 'en' }, none)).toEqual({ ...twin, locale: 'zh', design: source.design })
})

/** The details of a twin and what they are marked with, by field: `its value`, `the other's`, `its own`. */
function detailsOf(locale: ResumeLocale, basics: ResumeBasics, choice = all) {
  const twin = twinOf(resume({ locale, basics }), choice)
  const marks = twin.marks?.basics ?? {}
  return { basics: twin.basics, marks }
}

describe('details of the person', () => {
  test('are carried over where they need no translation, otherwise marked', () => {
    const basics = { name: ' 林知夏 ', headline: '产品经理', phone: '13800001111', city: '上海', salary: '20-30K' }
    expect(detailsOf('zh', basics)).toEqual({
      basics: { name: 'Zhixia Lin', phone: '13800001111', city: 'Shanghai', salary: '20-30K' },
      marks: {
        ...{ 'basics.name': ' 林知夏 ', 'basics.name.own': 'Zhixia Lin', 'basics.headline': '产品经理' },
        ...{ 'basics.phone': '13800001111', 'basics.phone.own': '13800001111' },
        ...{ 'basics.city': '上海', 'basics.city.own': 'Shanghai' },
        ...{ 'basics.salary': '20-30K', 'basics.salary.own': '20-30K' },
      },
    })
    expect(detailsOf('zh', { name: '林知夏' }, none).basics).toEqual({ name: 'Lin Zhixia' })
    expect(detailsOf('en', { name: 'Ann Lee', city: 'SHANGHAI', headline: ' ', email: '12@34' })).toEqual({
      basics: { city: '上海', email: '12@34', photo: 'placeholder' },
      marks: {
        ...{ 'basics.name': 'Ann Lee', 'basics.city': 'SHANGHAI', 'basics.city.own': '上海' },
        ...{ 'basics.email': '12@34', 'basics.email.own': '12@34' },
        ...{ 'basics.photo': '', 'basics.photo.own': 'placeholder' },
      },
    })
  })

  test.each([...left, ...body])('in English nobody is told the %s', (field) => {
    expect(detailsOf('zh', { [field]: '180' })).toEqual({
      basics: {},
      marks: { [`basics.${field}`]: '180', [`basics.${field}.own`]: '' },
    })
    const said = { [`basics.${field}`]: '180', [`basics.${field}.own`]: '180' }
    expect(detailsOf('zh', { [field]: '180' }, { ...all, details: false })).toEqual({
      basics: { [field]: '180' },
      marks: said,
    })
    expect(detailsOf('en', { [field]: '180', photo: 'k1' }).marks).toMatchObject(said)
  })

  test.each(kept)('in English everybody is told the %s', (field) => {
    expect(detailsOf('zh', { [field]: '180' }).basics).toEqual({ [field]: '180' })
  })

  test.each<
    [what: string, locale: ResumeLocale, basics: ResumeBasics, photo: boolean, twin: ResumeBasics, own?: string]
  >([
    ['a photo is left out in English', 'zh', { photo: 'k1', photoShape: 'square' }, true, {}, ''],
    ['or kept', 'zh', { photo: 'k1', photoShape: 'square' }, false, { photo: 'k1', photoShape: 'square' }, 'k1'],
    ['or kept as it is cut', 'zh', { photo: 'k1' }, false, { photo: 'k1' }, 'k1'],
    ['without one there is none', 'zh', {}, true, {}],
    ['in Chinese a place is kept for one', 'en', {}, true, { photo: 'placeholder' }, 'placeholder'],
    ['or not', 'en', {}, false, {}],
    ['the one there is stays', 'en', { photo: 'k1' }, true, { photo: 'k1' }, 'k1'],
  ])('%s', (_what, locale, basics, photo, expected, own) => {
    const made = detailsOf(locale, basics, { ...all, photo })
    expect(made.basics).toStrictEqual(expected)
    expect(made.marks).toEqual(own === undefined ? {} : { 'basics.photo': basics.photo ?? '', 'basics.photo.own': own })
  })

  test('a place for a photo is kept beside the other details', () => {
    expect(detailsOf('en', { phone: '139' }).basics).toEqual({ phone: '139', photo: 'placeholder' })
    expect(detailsOf('zh', { name: '王芳', photo: 'k1', photoShape: '25x35' }, none).basics).toEqual({
      ...{ name: 'Wang Fang', photo: 'k1', photoShape: '25x35' },
    })
  })
})

const section = (more: Partial<ResumeSection>): ResumeDocument =>
  resume({ sections: { s: { kind: 'work', title: '', pos: 'a', ...more } } })

test.each<[title: string, twin: string, own: string | undefined]>([
  ['', '', undefined],
  ['  ', '', ''],
  ['工作经历', '', ''],
  [' 工作经历 ', '', ''],
  ['全职', 'Full-time', 'Full-time'],
  ['GitHub', 'GitHub', 'GitHub'],
  ['主要经历', '', undefined],
])('a section called %j is called %j', (title, twin, own) => {
  const made = twinOf(section({ title }))
  expect(made.sections).toEqual({ s: { kind: 'work', title: twin, pos: 'a' } })
  const marked =
    title === '' ? {} : { 'sections.title': title, ...(own !== undefined && { 'sections.title.own': own }) }
  const layout = { 'sections.layout': ' 1 false false', 'sections.layout.own': ' 1 false false' }
  expect(made.marks?.s).toEqual({ 'sections.there': 'yes', 'sections.there.own': 'yes', ...marked, ...layout })
})

test('a section keeps how it is laid out; one that was deleted is no part of the twin', () => {
  const look = { icon: 'star', columns: 2, keepTogether: true, pageBreak: true, hidden: true } as const
  expect(twinOf(section(look)).sections).toEqual({ s: { kind: 'work', title: '', pos: 'a', ...look } })
  const gone = twinOf({ ...section({ del: 1 }), items: { i: { section: 's', pos: 'a', title: 'SQL' } } })
  expect([gone.sections, gone.items]).toEqual([{}, {}])
  expect(Object.keys(gone.marks ?? {})).toEqual(['document'])
})

const item = (fields: Partial<ResumeItem>) =>
  twinOf({ ...section({}), items: { i: { section: 's', pos: 'a', ...fields } } })

test('an entry keeps dates and places in the order; its words are carried over or marked, what came with it is not', () => {
  const made = item({
    ...{ org: '青简科技', title: '实习', degree: ' 本科 ', score: '3.8/4.0', level: '  ', body: 'SQL' },
    ...{ start: '2019-09', present: true, url: 'https://例子.cn', hidden: true, parent: 'p', extras: '{"a":1}' },
  })
  expect(made.items).toStrictEqual({
    i: {
      ...{ section: 's', pos: 'a', title: 'Internship', degree: "Bachelor's degree", score: '3.8/4.0', level: '  ' },
      ...{ body: 'SQL', start: '2019-09', present: true, url: 'https://例子.cn', hidden: true, parent: 'p' },
    },
  })
  const both = {
    ...{ there: 'yes', section: 's', score: '3.8/4.0', level: '  ', body: 'SQL', hidden: 'true' },
    ...{ start: '2019-09', end: 'present', url: 'https://例子.cn' },
  }
  expect(made.marks?.i).toEqual({
    ...Object.fromEntries(
      Object.entries(both).flatMap(([field, text]) => [
        [`items.${field}`, text],
        [`items.${field}.own`, text],
      ]),
    ),
    ...{ 'items.org': '青简科技', 'items.title': '实习', 'items.title.own': 'Internship' },
    ...{ 'items.degree': ' 本科 ', 'items.degree.own': "Bachelor's degree" },
  })
  expect(item({ del: 1, title: 'SQL' }).items).toEqual({})
})

test('all sections and entries are made, in their places', () => {
  const source = resume({
    sections: { a: { kind: 'work', title: '', pos: 'b' }, b: { kind: 'skills', title: '', pos: 'a' } },
    items: {
      one: { section: 'a', pos: 'b', org: 'SAP' },
      two: { section: 'a', pos: 'a', org: 'IBM' },
      three: { section: 'b', pos: 'a', title: 'SQL' },
    },
  })
  const twin = twinOf(source)
  expect([twin.sections, twin.items]).toStrictEqual([source.sections, source.items])
})
