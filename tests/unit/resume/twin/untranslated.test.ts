import { expect, test } from 'vitest'
import type { ResumeDocument } from '#src/resume/document.ts'
import { markOf, type TwinMark, withMark, withoutTwin } from '#src/resume/twin/marks.ts'
import { firstUntranslated, isUntranslated, untranslated, untranslatedPlaces } from '#src/resume/twin/untranslated.ts'

const doc: ResumeDocument = {
  ...{ schema: 1, locale: 'en', basics: { phone: '13800001111' }, design: { id: 'ink' } },
  sections: {
    work: { kind: 'work', title: '', pos: 'a' },
    hidden: { kind: 'work', title: '', pos: 'b', hidden: true },
    gone: { kind: 'work', title: '', pos: 'c', del: 1 },
  },
  items: {
    // The same id as the section's, so that only the map tells them apart.
    work: { section: 'work', pos: 'a', start: '2020-01' },
    concealed: { section: 'work', pos: 'b', hidden: true },
    deleted: { section: 'work', pos: 'c', del: 1 },
    within: { section: 'hidden', pos: 'a' },
    lost: { section: 'gone', pos: 'a' },
    orphan: { section: 'none', pos: 'a' },
  },
  twin: 'pair-1',
}
type Marks = readonly (readonly [entry: string, field: string, mark: TwinMark])[]
const marked = (marks: Marks, of = doc) =>
  marks.reduce((next, [entry, field, mark]) => withMark(next, entry, field, mark), of)

test('marks stand by the id of their entry, a section and an item of one id apart', () => {
  const document = marked([
    ['sections/work', 'title', { other: '工作经历' }],
    ['items/work', 'title', { other: '产品经理', own: 'Product manager' }],
    ['basics', 'name', { other: '林知夏', own: '' }],
  ])
  expect(document.marks).toEqual({
    work: { 'sections.title': '工作经历', 'items.title': '产品经理', 'items.title.own': 'Product manager' },
    basics: { 'basics.name': '林知夏', 'basics.name.own': '' },
  })
  const places = [
    ['sections/work', 'title'],
    ['items/work', 'title'],
    ['basics', 'name'],
    ['items/work', 'org'],
    ['items/other', 'title'],
  ] as const
  expect(places.map(([entry, field]) => markOf(document, entry, field))).toEqual([
    { other: '工作经历', own: undefined },
    { other: '产品经理', own: 'Product manager' },
    { other: '林知夏', own: '' },
    undefined,
    undefined,
  ])
  // Marked anew without a value of its own, it waits for one again.
  expect(marked([['items/work', 'title', { other: '总监' }]], document).marks?.work).toEqual({
    'sections.title': '工作经历',
    'items.title': '总监',
  })
  expect(withoutTwin(document)).toEqual({ ...doc, twin: undefined })
  expect(Object.keys(withoutTwin(document))).toEqual(['schema', 'locale', 'basics', 'design', 'sections', 'items'])
})

test.each<[what: string, document: ResumeDocument, entry: string, field: string, text: string | undefined]>([
  ['a text without its own', marked([['items/work', 'org', { other: '青简' }]]), 'items/work', 'org', '青简'],
  ['one that has its own', marked([['items/work', 'org', { other: '青简', own: '' }]]), 'items/work', 'org', undefined],
  ['one that is empty there', marked([['items/work', 'org', { other: '' }]]), 'items/work', 'org', undefined],
  ['one nobody has marked', doc, 'items/work', 'org', undefined],
  ['one of a section', marked([['sections/work', 'title', { other: '经历' }]]), 'sections/work', 'title', '经历'],
  ['one of the person', marked([['basics', 'name', { other: '林知夏' }]]), 'basics', 'name', '林知夏'],
  ['one that is filled in', marked([['basics', 'phone', { other: '139' }]]), 'basics', 'phone', undefined],
  ['one of an entry that is not there', marked([['items/no', 'org', { other: '青简' }]]), 'items/no', 'org', '青简'],
  [
    'one of which only spaces are here',
    marked([['items/work', 'org', { other: '青简' }]], {
      ...doc,
      items: { work: { section: 'work', pos: 'a', org: '  ' } },
    }),
    'items/work',
    'org',
    '青简',
  ],
])('%s', (_what, document, entry, field, text) => {
  expect(untranslated(document, entry, field)).toBe(text)
})

const naming = ['org', 'title', 'role', 'degree', 'department', 'authors', 'recipient', 'body'] as const
const bare = ['score', 'level', 'city', 'start', 'end', 'date', 'url'] as const
const open = marked([['items/work', 'org', { other: '青简\n科技' }]])
const withText = (field: string, text: string) => ({
  ...open,
  items: { ...open.items, work: { section: 'work', pos: 'a', [field]: text } },
})

test.each(naming)('an entry with a text as its %s has content', (field) => {
  expect([withText(field, 'x'), withText(field, ' ')].map((document) => isUntranslated(document, 'work'))).toEqual([
    false,
    true,
  ])
})
test.each(bare)('an entry with nothing but its %s has none', (field) => {
  expect(isUntranslated(withText(field, 'x'), 'work')).toBe(true)
})

test('an entry nobody has marked waits for nothing, nor one of which no text is marked', () => {
  expect(isUntranslated(doc, 'work')).toBe(false)
  expect(isUntranslated(marked([['items/none', 'org', { other: '青简' }]]), 'none')).toBe(false)
  expect(isUntranslated(marked([['items/work', 'start', { other: '2020' }]]), 'work')).toBe(false)
  expect(isUntranslated(marked([['items/work', 'body', { other: '负责支付' }]]), 'work')).toBe(true)
})

test('the first line of the first text that waits', () => {
  expect(firstUntranslated(open, 'work')).toBe('青简')
  expect(firstUntranslated(doc, 'work')).toBe('')
  const both = marked([['items/work', 'title', { other: '产品经理' }]], open)
  expect(firstUntranslated(both, 'work')).toBe('青简')
  expect(firstUntranslated(marked([['items/work', 'org', { other: '青简', own: 'Qingjian' }]], both), 'work')).toBe(
    '产品经理',
  )
})

test('what is hidden or deleted waits for nothing', () => {
  const items = ['work', 'concealed', 'deleted', 'within', 'lost', 'orphan']
  const document = marked([
    ...items.map((id) => [`items/${id}`, 'org', { other: '青简' }] as const),
    ...['work', 'hidden', 'gone'].map((id) => [`sections/${id}`, 'title', { other: '经历' }] as const),
    ['items/work', 'body', { other: '负责支付', own: 'Payments' }],
    ['items/work', 'start', { other: '2020' }],
    ['basics', 'name', { other: '林知夏' }],
    ['basics', 'city', { other: '上海', own: '' }],
    ['basics', 'phone', { other: '139' }],
  ])
  expect(untranslatedPlaces(document)).toEqual([
    { entry: 'basics', field: 'name' },
    { entry: 'sections/work', field: 'title' },
    { entry: 'items/work', field: 'org' },
  ])
  expect(untranslatedPlaces(doc)).toEqual([])
})
