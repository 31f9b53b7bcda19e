import { describe, expect, test } from 'vitest'
import type { ResumeDocument } from '#src/resume/document.ts'
import { askTranslation, bringAllOver, bringOver, callAllUpToDate, callUpToDate } from '#src/resume/twin/bring.ts'
import { compareTwins } from '#src/resume/twin/compare.ts'
import { itemThere, sectionThere, type TwinField } from '#src/resume/twin/fields.ts'

const AT = 1_700_000_000_000
const work = { kind: 'work', title: '工作', pos: 'a' } as const

function resume(locale: 'zh' | 'en', changes: Partial<ResumeDocument> = {}): ResumeDocument {
  return { schema: 1, locale, basics: {}, sections: {}, items: {}, design: { id: 'ink' }, ...changes }
}
/** What of a field of the twin is there after it was brought over. */
const brought = (field: TwinField, mine: Partial<ResumeDocument>, theirs: Partial<ResumeDocument>) =>
  bringOver(field, resume('zh', theirs), AT)(resume('en', mine))

const basics = (field: 'phone' | 'photo'): TwinField => ({ entry: 'basics', field, kind: 'plain' })
const ofItem = (field: 'title' | 'end' | 'hidden' | 'section' | 'url'): TwinField => ({
  ...{ entry: 'items/job', field, kind: 'plain' },
})
const ofSection = (field: 'title' | 'hidden' | 'layout'): TwinField => ({
  ...{ entry: 'sections/work', field, kind: 'plain' },
})

test.each<[what: string, field: TwinField, mine: ResumeDocument['basics'], theirs: ResumeDocument['basics']]>([
  ['a detail', basics('phone'), { phone: '138', email: 'a@b.cn' }, { phone: '139', email: 'a@b.cn' }],
  ['one that is gone', basics('phone'), { phone: '138', email: 'a@b.cn' }, { email: 'a@b.cn' }],
  ['a photo and its cut', basics('photo'), { photo: 'k1', photoShape: '25x35' }, { photo: 'k2', photoShape: 'square' }],
  ['a photo as it is', basics('photo'), { photo: 'k1', photoShape: '25x35' }, { photo: 'k2' }],
])('%s of the person is as the twin has it', (_what, field, mine, theirs) => {
  expect(brought(field, { basics: mine }, { basics: theirs }).basics).toEqual(theirs)
})

test('of the person nothing else is brought over, and both agree on it', () => {
  const mine = { name: 'Ann', phone: '138', photo: 'k1', photoShape: 'square' } as const
  const next = brought(basics('phone'), { basics: mine }, { basics: { name: '安', phone: '139', photo: 'k2' } })
  expect(next.basics).toEqual({ ...mine, phone: '139' })
  expect(next.marks).toEqual({ basics: { 'basics.phone': '139', 'basics.phone.own': '139' } })
})

type Item = Partial<ResumeDocument['items'][string]>
test.each<[what: string, field: TwinField, mine: Item, theirs: Item, item: Item]>([
  ['a text', ofItem('title'), { title: 'a', org: 'b' }, { title: 'c', org: 'd' }, { title: 'c', org: 'b' }],
  ['a text that is gone', ofItem('title'), { title: 'a', org: 'b' }, { title: '' }, { org: 'b' }],
  ['an end', ofItem('end'), { end: '2020', url: 'a' }, { end: '2021', url: 'b' }, { end: '2021', url: 'a' }],
  ['that it goes on', ofItem('end'), { end: '2020' }, { present: true }, { present: true }],
  ['that it has ended', ofItem('end'), { present: true }, { end: '2021' }, { end: '2021' }],
  [
    'that it goes on in spite of an end',
    ofItem('end'),
    {},
    { end: '2021', present: true },
    { end: '2021', present: true },
  ],
  ['an address', ofItem('url'), { url: 'a' }, { url: 'b', end: '2021' }, { url: 'b' }],
  ['that it is hidden', ofItem('hidden'), {}, { hidden: true }, { hidden: true }],
  ['that it is not', ofItem('hidden'), { hidden: true }, { hidden: false }, {}],
])('%s of an entry', (_what, field, mine, theirs, item) => {
  const place = { section: 'work', pos: 'a' }
  const sections = { work }
  const next = brought(
    field,
    { sections, items: { job: { ...place, ...mine } } },
    { sections, items: { job: { ...place, ...theirs } } },
  )
  expect(next.items).toStrictEqual({ job: { ...place, ...item } })
})

type Section = Partial<ResumeDocument['sections'][string]>
const look = { icon: 'star', columns: 2, keepTogether: true, pageBreak: true } as const
test.each<[what: string, field: TwinField, mine: Section, theirs: Section, section: Section]>([
  [
    'its title',
    ofSection('title'),
    { icon: 'x' },
    { title: '经历', hidden: true, ...look },
    { title: '经历', icon: 'x' },
  ],
  [
    'that it is hidden',
    ofSection('hidden'),
    { title: 'Work' },
    { title: '经历', hidden: true, ...look },
    { title: 'Work', hidden: true },
  ],
  ['that it is not', ofSection('hidden'), { hidden: true }, {}, {}],
  ['how it is laid out', ofSection('layout'), { title: 'Work' }, { hidden: true, ...look }, { title: 'Work', ...look }],
  ['that it is laid out as usual', ofSection('layout'), { hidden: true, ...look }, {}, { hidden: true }],
])('of a section %s', (_what, field, mine, theirs, section) => {
  const next = brought(
    field,
    { sections: { work: { ...work, ...mine } } },
    { sections: { work: { ...work, ...theirs } } },
  )
  expect(next.sections).toStrictEqual({ work: { ...work, ...section } })
})

test('a field of an entry or section that is not there changes nothing but the mark', () => {
  const sections = { work }
  for (const field of [ofItem('title'), ofSection('title')]) {
    expect(brought(field, { sections }, {})).toMatchObject({ sections, items: {} })
  }
  expect(brought(ofItem('title'), { items: { job: { section: 'work', pos: 'a', title: 'Lead' } } }, {}).items).toEqual({
    job: { section: 'work', pos: 'a', title: 'Lead' },
  })
})

test('of the design all but dates, paper and the size of the photo, which each language has of its own', () => {
  const field: TwinField = { entry: 'document', field: 'design', kind: 'design' }
  const own = { dates: 'words', page: 'letter', photoSize: 'none' } as const
  const theirs = { ...{ id: 'ledger', colour: '#112233' }, dates: 'dots', page: 'a4', photoSize: 'large' } as const
  const design = (mine: Partial<ResumeDocument['design']>) =>
    brought(field, { basics: { name: 'Ann' }, design: { id: 'ink', size: 9, ...mine } }, { design: theirs })
  expect(design(own).design).toStrictEqual({ id: 'ledger', colour: '#112233', ...own })
  expect(design({}).design).toStrictEqual({ id: 'ledger', colour: '#112233' })
  expect(design({}).basics).toEqual({ name: 'Ann' })
  for (const [name, value] of Object.entries(own)) {
    expect(design({ [name]: value }).design).toStrictEqual({ id: 'ledger', colour: '#112233', [name]: value })
  }
})

/** The ids of a map in their order. */
const idsIn = (entries: Record<string, { pos: string }>) =>
  Object.entries(entries)
    .toSorted(([, a], [, b]) => (a.pos < b.pos ? -1 : 1))
    .map(([id]) => id)
const sectionsOf = (ids: string) =>
  Object.fromEntries(ids.split(' ').map((id, at) => [id, { kind: 'custom' as const, title: id, pos: `a${at}` }]))
const itemsOf = (ids: string, section = 's') =>
  Object.fromEntries(ids.split(' ').map((id, at) => [id, { section, title: 'SQL', pos: `a${at}` }]))

describe('what is new in the twin', () => {
  test.each([
    ['a b', 'new a b', 'new a b'],
    ['a b', 'a new b', 'a new b'],
    ['a b', 'a b new', 'a b new'],
    ['b', 'a new b', 'new b'],
    ['x a y', 'a new', 'x a new y'],
    ['x y', 'a new', 'new x y'],
  ])('comes to %s from %s as %s', (mine, theirs, order) => {
    const there = resume('zh', { sections: sectionsOf(theirs) })
    const next = bringOver(sectionThere('new'), there, AT)(resume('en', { sections: sectionsOf(mine) }))
    expect(idsIn(next.sections)).toEqual(order.split(' '))
    const s = { kind: 'skills', title: '', pos: 'a' } as const
    const itemsThere = resume('zh', { sections: { s }, items: itemsOf(theirs) })
    const here = resume('en', { sections: { s }, items: itemsOf(mine) })
    expect(idsIn(bringOver(itemThere('new'), itemsThere, AT)(here).items)).toEqual(order.split(' '))
  })

  test('a section comes with its entries, words that need a translation marked', () => {
    const sections = { s: { kind: 'skills', title: '', pos: 'a' } } as const
    const theirs = resume('zh', {
      sections,
      items: { ...itemsOf('one two'), gone: { section: 's', pos: 'a', del: 1 } },
    })
    const next = bringOver(sectionThere('s'), theirs, AT)(resume('en'))
    expect([Object.keys(next.sections), idsIn(next.items)]).toEqual([['s'], ['one', 'two']])
    expect(compareTwins(next, theirs).filter(({ state }) => state !== 'same')).toEqual([])
    expect(bringOver(itemThere('one'), theirs, AT)(resume('en', { sections })).items).toEqual({
      one: { section: 's', title: 'SQL', pos: 'a0' },
    })
  })

  test('what was deleted here is back as it was here', () => {
    const s = { kind: 'skills', title: 'Skills', pos: 'a' } as const
    const here = resume('en', {
      sections: { s: { ...s, del: 5 } },
      items: { one: { section: 's', title: 'Mine', pos: 'a0', del: 5 } },
    })
    const theirs = resume('zh', { sections: { s: { ...s, title: '技能' } }, items: itemsOf('one') })
    const whole = bringOver(sectionThere('s'), theirs, AT)(here)
    expect(whole.sections).toStrictEqual({ s: { ...s, pos: whole.sections.s?.pos } })
    expect(whole.items).toStrictEqual({ one: { section: 's', title: 'Mine', pos: whole.items.one?.pos } })
    expect(whole.marks).toEqual({
      s: { 'sections.there': 'yes', 'sections.there.own': 'yes' },
      one: { 'items.there': 'yes', 'items.there.own': 'yes' },
    })
    const one = bringOver(itemThere('one'), theirs, AT)(here)
    expect([one.sections.s?.del, one.items.one?.del, one.items.one?.title]).toEqual([5, undefined, 'Mine'])
  })
})

test('what the twin deleted is deleted here, with the time', () => {
  const mine = { sections: { work }, items: { job: { section: 'work', pos: 'a' } } }
  const items = { job: { section: 'work', pos: 'a', del: 1 } }
  expect(brought(itemThere('job'), mine, { ...mine, items })).toMatchObject({
    sections: { work },
    items: { job: { section: 'work', pos: 'a', del: AT } },
    marks: { job: { 'items.there': '', 'items.there.own': '' } },
  })
  const next = brought(sectionThere('work'), mine, { ...mine, sections: { work: { ...work, del: 1 } } })
  expect([next.sections, next.items]).toEqual([{ work: { ...work, del: AT } }, mine.items])
})

test('an entry is moved to the section and the head it has there, behind the one it follows', () => {
  const sections = { work, other: { ...work, pos: 'b' } }
  const mine = { sections, items: { job: { section: 'work', pos: 'a' }, ...itemsOf('a b', 'other') } }
  const theirs = { sections, items: { ...itemsOf('a job b', 'other') } }
  const head = { ...theirs, items: { ...theirs.items, job: { section: 'other', pos: 'a1', parent: 'a' } } }
  const next = brought(ofItem('section'), mine, head)
  expect(next.items.job).toMatchObject({ section: 'other', parent: 'a' })
  expect(idsIn(next.items)).toEqual(['a', 'job', 'b'])
  expect(brought(ofItem('section'), { ...head }, theirs).items.job?.parent).toBe(undefined)
})

describe('many at once', () => {
  const sections = { work }
  const before = { title: 'Lead', org: 'Qingjian', start: '2019', city: 'Leeds', url: 'https://a.cn' }
  const marks = Object.fromEntries(
    ['org', 'start', 'title', 'city', 'url'].flatMap((field) => [
      [
        `items.${field}`,
        Reflect.get({ org: '青简', title: '负责人', city: '利兹', start: '2019', url: 'https://a.cn' }, field),
      ],
      ...(field === 'title' ? [] : [[`items.${field}.own`, Reflect.get(before, field)]]),
    ]),
  )
  const mine = resume('en', {
    sections,
    // The title was typed; the city, text, and the beginning, none, were changed there, the address here.
    items: { job: { section: 'work', pos: 'a', ...before, url: 'https://b.cn' } },
    marks: { job: marks },
  })
  const theirs = resume('zh', {
    sections,
    items: {
      job: {
        section: 'work',
        pos: 'a',
        title: '负责人',
        org: '青简',
        city: '上海',
        start: '2020',
        url: 'https://a.cn',
      },
    },
  })
  const rows = compareTwins(mine, theirs)
  const states = () => rows.filter(({ state }) => state !== 'same').map(({ field, state }) => `${field} ${state}`)

  test('only what has changed there and needs no translation is brought over', () => {
    expect(states()).toEqual(['title typed', 'city theirs', 'start theirs', 'url mine'])
    const next = bringAllOver(rows, theirs, AT)(mine)
    expect(next.items).toEqual({ job: { ...mine.items.job, start: '2020' } })
    expect(next.marks?.job).toEqual({ ...marks, 'items.start': '2020', 'items.start.own': '2020' })
  })

  test('only what was typed is called up to date', () => {
    const next = callAllUpToDate(rows, theirs)(mine)
    expect(next).toEqual({ ...mine, marks: { job: { ...marks, 'items.title.own': 'Lead' } } })
  })

  test('one is called up to date, or its translation asked for', () => {
    const city = rows.find(({ field }) => field === 'city')
    if (city === undefined) throw new Error('no row')
    expect(callUpToDate(city, theirs)(mine)).toEqual({
      ...mine,
      marks: { job: { ...marks, 'items.city': '上海', 'items.city.own': 'Leeds' } },
    })
    const { 'items.city.own': _, ...others } = marks
    expect(askTranslation(city, theirs)(mine)).toEqual({ ...mine, marks: { job: { ...others, 'items.city': '上海' } } })
  })
})
