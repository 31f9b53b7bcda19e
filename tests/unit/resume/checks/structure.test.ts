import { describe, expect, test } from 'vitest'
import { entriesOf, fieldOf, nameOf, namingField, textsOf } from '#src/resume/checks/entries.ts'
import type { ResumeItem, ResumeLocale, SectionKind } from '#src/resume/document.ts'
import { type Changes, findingsOf, soundResume } from './sound-resume.ts'

const job = 'work-item-1'
/** A section beside the sound ones, with these entries. */
const own = (kind: SectionKind, ...items: Partial<ResumeItem>[]): Changes => ({
  sections: { own: { kind, title: 'Own', pos: 'c1' } },
  items: Object.fromEntries(items.map((item, at) => [`i${at}`, { section: 'own', pos: `a${at}`, ...item }])),
})

describe('an entry without a name', () => {
  test.each<[kind: SectionKind, field: string]>([
    ['work', 'org'],
    ['internship', 'org'],
    ['campus', 'org'],
    ['projects', 'title'],
    ['education', 'org'],
    ['certificates', 'title'],
    ['awards', 'title'],
    ['publications', 'title'],
    ['skills', ''],
    ['languages', ''],
    ['interests', ''],
    ['self-evaluation', ''],
    ['custom', ''],
    ['cover-letter', ''],
    ['portfolio', ''],
  ])('of %s: %s', (kind, field) => {
    const found = findingsOf(own(kind, { body: '上线 3 个' }))
    expect(found.filter((line) => !line.startsWith('date'))).toEqual(
      field === '' ? [] : [`entry-nameless items/i0.${field}`],
    )
  })

  test('of a further role is one without a title', () => {
    const role = { org: '', title: ' ', parent: job, body: '上线 3 个', start: '2020-08', end: '2020-09' }
    const found = findingsOf({ items: { role } }).filter((line) => line.startsWith('entry-'))
    expect(found).toEqual(['entry-nameless items/role.title'])
  })
})

test.each<[what: string, item: Partial<ResumeItem>, isEmpty: boolean]>([
  ['nothing', {}, true],
  ['spaces', { title: ' ' }, true],
  ['a field its kind does not have', { score: '3.8' }, true],
  ['that it goes on', { present: true }, true],
  ['a place', { city: '上海' }, false],
])('an entry with %s beside another is empty: %s', (_what, item, isEmpty) => {
  const found = findingsOf(own('work', { org: '云帆', start: '2016', end: '2016', body: '3 个' }, item))
  expect(found.includes('entry-empty items/i1.org')).toBe(isEmpty)
  expect(findingsOf(own('work', item)).filter((line) => line.startsWith('entry-empty'))).toEqual([])
})

test('an entry with spaces for an organisation is called by its title', () => {
  const entry = { org: ' ', title: '志愿者', start: '2016-09', end: '2016-10' }
  expect(findingsOf(own('work', entry))).toEqual(['entry-bare items/i0.body 志愿者'])
})

test.each<[kind: SectionKind, isBare: boolean]>([
  ['work', true],
  ['internship', true],
  ['campus', true],
  ['projects', true],
  ['education', false],
  ['custom', false],
  ['skills', false],
])('an entry of %s without a text is bare: %s', (kind, isBare) => {
  const found = findingsOf(own(kind, { org: '云帆', title: '云帆', start: '2016-09', end: '2016-10', body: ' ' }))
  expect(found).toEqual(isBare ? ['entry-bare items/i0.body 云帆'] : [])
})

describe('what stands twice', () => {
  const entry = { org: '云帆', title: '助理', role: '', start: '2016-09', end: '2016-10', body: '上线 3 个' }
  const repeated = (change: Partial<ResumeItem>) =>
    findingsOf(own('custom', entry, { ...entry, body: '上线 5 个', ...change })).filter((line) =>
      line.startsWith('entry-'),
    )

  test.each<Partial<ResumeItem>>([{}, { org: ' 云帆 ' }, { end: '2017' }, { city: '上海' }])('but for %j', (change) => {
    expect(repeated(change)).toEqual(['entry-repeated items/i1.org 云帆'])
  })
  test.each<Partial<ResumeItem>>([
    { org: '青简' },
    { title: '经理' },
    { role: 'x' },
    { start: '2016-10' },
    { date: '2016' },
  ])('not with %j', (change) => expect(repeated(change)).toEqual([]))

  test('in other letters, without a name, and in a section of another kind', () => {
    const latin = { title: 'SQL', level: 'good' }
    expect(findingsOf(own('skills', latin, { ...latin, title: 'sql' }))).toEqual(['entry-repeated items/i1.title sql'])
    expect(findingsOf(own('skills', { body: '会 SQL' }, { body: '会 Go' }))).toEqual([])
    const both = own('skills', { title: '合唱' })
    const sections = { ...both.sections, more: { kind: 'interests', title: 'More', pos: 'd' } as const }
    expect(findingsOf({ sections, items: { ...both.items, j: { section: 'more', title: '合唱' } } })).toEqual([])
  })

  test.each<[title: string, locale: ResumeLocale, isRepeated: boolean]>([
    ['工作经历', 'zh', true],
    [' 工作经历 ', 'zh', true],
    ['经历', 'zh', false],
    ['Experience', 'en', true],
  ])('a section called %j in %s: %s', (title, locale, isRepeated) => {
    const changes = { locale, ...own('skills', { title: 'SQL' }) }
    const found = findingsOf({ ...changes, sections: { own: { kind: 'skills', title, pos: 'c1' } } })
    expect(found).toEqual(isRepeated ? [`section-repeated sections/own ${title.trim()}`] : [])
  })
})

test('entries and texts are those that are printed, in order, with their addresses', () => {
  const document = soundResume({
    basics: { photo: 'k1', headline: ' ' },
    sections: { own: { kind: 'skills', title: '会的', pos: 'Z' }, hidden: { kind: 'skills', hidden: true } },
    items: {
      two: { section: 'own', pos: 'b', title: 'SQL', org: 'no such field' },
      one: { section: 'own', pos: 'a', title: 'Go', level: '熟练' },
      none: { section: 'own', pos: 'c', title: 'x', hidden: true },
      within: { section: 'hidden', title: 'y' },
      role: { parent: job, org: '甲公司', title: '总监' },
    },
  })
  const entries = entriesOf(document)
  expect(entries.map(({ id, kind, section }) => `${section} ${kind} ${id}`)).toEqual([
    ...['own skills one', 'own skills two', 'work work work-item-1', 'work work role'],
    'education education education-item-1',
  ])
  expect(entriesOf(document, ['skills', 'education']).map(({ id }) => id)).toEqual(['one', 'two', 'education-item-1'])
  expect(entries.map((entry) => fieldOf(entry, namingField(entry)))).toEqual([
    ...['items/one.title', 'items/two.title', 'items/work-item-1.org', 'items/role.title'],
    'items/education-item-1.org',
  ])
  expect(entries.map(nameOf)).toEqual(['Go', 'no such field', '甲公司', '甲公司', '南京理工大学'])
  expect(textsOf(document).map(({ address, kind }) => `${address} ${kind}`)).toEqual([
    ...['basics.name null', 'basics.intention null', 'basics.phone null', 'basics.email null'],
    ...['sections/own.title skills', 'items/one.title skills', 'items/one.level skills', 'items/two.title skills'],
    ...['items/work-item-1.org work', 'items/work-item-1.title work', 'items/work-item-1.start work'],
    ...['items/work-item-1.body work', 'items/role.title work', 'items/education-item-1.org education'],
    ...['items/education-item-1.title education', 'items/education-item-1.degree education'],
    ...['items/education-item-1.start education', 'items/education-item-1.end education'],
  ])
})

const privates = ['gender', 'birth', 'marital', 'ethnicity', 'political', 'height', 'weight', 'health'] as const
test.each([...privates, 'nativePlace', 'household'] as const)('in English the %s is private', (field) => {
  const basics = { [field]: '1998' }
  expect(findingsOf({ locale: 'en', basics })).toEqual([`private-abroad basics.${field} 1998`])
  expect(findingsOf({ locale: 'en', basics: { [field]: ' ' } })).toEqual([])
})

test.each<[what: string, changes: Changes, findings: string[]]>([
  ['what anybody may ask', { locale: 'en', basics: { degree: 'BSc', salary: '30k' } }, []],
  [
    'two private details',
    { locale: 'en', basics: { health: 'Good', birth: '1998' } },
    ['private-abroad basics.birth 1998'],
  ],
  ['nine points', { design: { size: 9 } }, []],
  ['a little less', { design: { size: 8.9 } }, ['text-small design 8.9']],
  ['two pages', { file: { pages: 2, filled: 1.9 } }, []],
  ['two megabytes', { basics: { photo: 'k1' }, file: { bytes: 2_000_000 } }, []],
  ['one byte more', { basics: { photo: 'k1' }, file: { bytes: 2_000_001 } }, ['photo-large basics.photo 2.0']],
  ['as much without a photo', { file: { bytes: 2_000_001 } }, []],
  [
    'a photo that is not printed',
    { basics: { photo: 'placeholder' }, design: { photoSize: 'none' } },
    ['photo-unprinted design'],
  ],
  ['titles in a column', { design: { id: 'lattice' } }, []],
])('on the page: %s', (_what, changes, findings) => {
  expect(findingsOf(changes)).toEqual(findings)
})
