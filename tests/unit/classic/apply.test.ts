import { describe, expect, test } from 'vitest'
import { applyFields, faultsOf, sectionsOfSameKind, typefaceIn } from '#src/classic/apply.ts'
import { composeResume } from '#src/resume/compose.ts'
import { basicsFields, type ResumeDocument } from '#src/resume/document.ts'

const base: ResumeDocument = {
  ...composeResume({
    locale: 'zh',
    design: 'ink',
    basics: { name: '林', photo: 'old', photoShape: '25x35', city: '杭州' },
    sections: [
      {
        kind: 'work',
        title: '工作',
        icon: 'star',
        columns: 2,
        hidden: true,
        keepTogether: true,
        pageBreak: true,
        items: [
          { org: '甲', title: '员', start: '2020', end: '2021', present: true, hidden: true, body: '一\n二' },
          { org: '甲', title: '长', parent: 'work-item-1' },
        ],
      },
      { kind: 'work', title: '兼职', items: [{ org: '乙' }] },
      { kind: 'skills', items: [{ title: 'SQL' }] },
    ],
  }),
  title: '标题',
  fileName: '文件',
}

/** What is another after these fields were typed, by its path. */
function changes(fields: Record<string, string>, document = base): Record<string, unknown> {
  const after = applyFields(document, new Map(Object.entries(fields)))
  const flat = (value: unknown, path: string): [string, unknown][] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, inner]) => flat(inner, path === '' ? key : `${path}.${key}`))
      : [[path, value]]
  const [before, now] = [new Map(flat(document, '')), new Map(flat(after, ''))]
  const paths = new Set([...before.keys(), ...now.keys()])
  return Object.fromEntries(
    [...paths].filter((path) => before.get(path) !== now.get(path)).map((path) => [path, now.get(path)]),
  )
}

test.each(basicsFields.filter((field) => field !== 'photo'))(
  'basics.%s is what was typed, and gone when nothing was',
  (field) => {
    expect(changes({ [`basics.${field}`]: 'typed' })).toStrictEqual({ [`basics.${field}`]: 'typed' })
    const filled = { ...base, basics: { ...base.basics, [field]: 'before' } }
    expect(changes({ [`basics.${field}`]: '' }, filled)).toStrictEqual({ [`basics.${field}`]: undefined })
    expect(changes({ [`basics.${field}`]: 'before' }, filled)).toStrictEqual({})
  },
)

test.each<[field: string, typed: string, changed: Record<string, unknown>]>([
  ['basics.photo', 'new', { 'basics.photo': 'new' }],
  ['basics.photo', '', { 'basics.photo': undefined }],
  ['basics.photoShape', 'square', { 'basics.photoShape': 'square' }],
  ['basics.photoShape', '', { 'basics.photoShape': undefined }],
  ['basics.photoShape', 'round', { 'basics.photoShape': undefined }],
  ['document.title', '新', { title: '新' }],
  ['document.title', '', { title: undefined }],
  ['document.fileName', '新', { fileName: '新' }],
  ['document.fileName', '', { fileName: undefined }],
  ['document.locale', 'en', { locale: 'en' }],
  ['document.locale', 'fr', {}],
  ['design.id', 'slips', { 'design.id': 'slips' }],
  ['design.colour', ' #112233 ', { 'design.colour': '#112233' }],
  ['design.colour', ' ', {}],
  ['design.typeface', 'serif', { 'design.latin': 'Times New Roman', 'design.eastAsian': '宋体' }],
  ['design.typeface', 'sans', { 'design.latin': 'Arial', 'design.eastAsian': '微软雅黑' }],
  ['design.typeface', 'comic', {}],
  ['design.page', 'letter', { 'design.page': 'letter' }],
  ['design.page', 'a4', { 'design.page': 'a4' }],
  ['design.page', 'a3', {}],
  ['design.size', '11', { 'design.size': 11 }],
  ['design.leading', '1.5', { 'design.leading': 1.5 }],
  ['design.spacing', '0.8', { 'design.spacing': 0.8 }],
  ['design.margin', ' ', {}],
  ['sections/work.title', '', { 'sections.work.title': '' }],
  ['sections/work.icon', 'heart', { 'sections.work.icon': 'heart' }],
  ['sections/work.icon', '', { 'sections.work.icon': undefined }],
  ['sections/work.hidden', '', { 'sections.work.hidden': undefined }],
  ['sections/work.keepTogether', '', { 'sections.work.keepTogether': undefined }],
  ['sections/work.pageBreak', '', { 'sections.work.pageBreak': undefined }],
  ['sections/work.columns', '3', { 'sections.work.columns': 3 }],
  ['sections/work.columns', '1', { 'sections.work.columns': undefined }],
  ['sections/work.columns', '', { 'sections.work.columns': undefined }],
  ['sections/skills.title', '技', { 'sections.skills.title': '技' }],
  ['sections/skills.columns', '2', { 'sections.skills.columns': 2 }],
  ['sections/skills.hidden', '1', { 'sections.skills.hidden': true }],
  ['sections/skills.keepTogether', '1', { 'sections.skills.keepTogether': true }],
  ['sections/skills.pageBreak', '1', { 'sections.skills.pageBreak': true }],
  ['items/work-item-1.title', '', { 'items.work-item-1.title': undefined }],
  ['items/work-item-1.body', '一\n二', {}],
  ['items/work-item-1.present', '', { 'items.work-item-1.present': undefined }],
  ['items/work-item-1.hidden', '', { 'items.work-item-1.hidden': undefined }],
  ['items/work-item-2.present', '1', { 'items.work-item-2.present': true }],
  ['items/work-item-2.hidden', '1', { 'items.work-item-2.hidden': true }],
  // Not one of its fields.
  ['items/skills-item-1.org', '乙', {}],
  ['items/work-item-2.org', '乙', {}],
  ['items/none.title', '乙', {}],
  ['sections/none.title', '乙', {}],
  // The further role keeps the name of its organisation.
  ['items/work-item-1.org', '丙', { 'items.work-item-1.org': '丙', 'items.work-item-2.org': '丙' }],
])('%s typed as %j', (field, typed, changed) => expect(changes({ [field]: typed })).toStrictEqual(changed))

test('what was there goes back to what the design has', () => {
  const chosen: ResumeDocument = {
    ...base,
    design: {
      id: 'ink',
      colour: '#112233',
      latin: 'Arial',
      eastAsian: '微软雅黑',
      page: 'letter',
      size: 11,
      margin: 1.2,
    },
  }
  const cleared = { colour: '', typeface: '', page: '', size: ' ', margin: '' }
  expect(
    changes(Object.fromEntries(Object.entries(cleared).map(([name, value]) => [`design.${name}`, value])), chosen),
  ).toStrictEqual({
    'design.colour': undefined,
    'design.latin': undefined,
    'design.eastAsian': undefined,
    'design.page': undefined,
    'design.size': undefined,
    'design.margin': undefined,
  })
  expect(changes({ 'design.size': '11', 'design.typeface': 'sans', 'design.page': 'letter' }, chosen)).toStrictEqual({})
  expect([
    typefaceIn(chosen.design),
    typefaceIn(base.design),
    typefaceIn({ id: 'ink', eastAsian: '宋体' }),
  ]).toStrictEqual(['sans', '', 'serif'])
})

test('what was stored with the line ends of another age is not changed by sending it back', () => {
  const item = { ...base.items['work-item-1'], section: 'work', pos: 'a0', body: '一\r\n二\r三' }
  const old = { ...base, items: { ...base.items, 'work-item-1': item } }
  expect(changes({ 'items/work-item-1.body': '一\n二\n三' }, old)).toStrictEqual({})
})

test('an entry moves to another section of its kind, with its further roles, and to no other', () => {
  const sectionOf = (section: string, id = 'work-item-1') =>
    applyFields(base, new Map([[`items/${id}.section`, section]])).items
  expect([sectionOf('work-2')['work-item-1']?.section, sectionOf('work-2')['work-item-2']?.section]).toStrictEqual([
    'work-2',
    'work-2',
  ])
  expect(sectionOf('skills')).toStrictEqual(base.items)
  expect(sectionOf('none')).toStrictEqual(base.items)
  const item = base.items['work-item-1']
  expect(item && sectionsOfSameKind(base, item).map(([id]) => id)).toStrictEqual(['work', 'work-2'])
})

describe('what is deleted', () => {
  test('is not changed, whatever is sent for it', () => {
    const gone: ResumeDocument = {
      ...base,
      sections: { ...base.sections, work: { ...base.sections.work, kind: 'work', title: '', pos: 'a0', del: 5 } },
      items: { ...base.items, 'skills-item-1': { section: 'skills', pos: 'a0', title: 'SQL', del: 5 } },
    }
    expect(changes({ 'sections/work.title': 'x', 'items/skills-item-1.title': 'x' }, gone)).toStrictEqual({})
  })
})

test('faults are named as the form names its fields', () => {
  const long = 'x'.repeat(20_001)
  expect(faultsOf(base)).toStrictEqual([])
  const typed = applyFields(
    base,
    new Map([
      ['basics.name', long],
      ['document.title', long],
      ['design.size', '15'],
      ['sections/work.title', long],
      ['items/work-item-1.org', long],
    ]),
  )
  expect(faultsOf(typed).toSorted()).toStrictEqual([
    'basics.name',
    'design.size',
    'document.title',
    'items/work-item-1.org',
    'items/work-item-2.org',
    'sections/work.title',
  ])
  const wide = {
    ...base,
    items: Object.fromEntries(
      Array.from({ length: 30 }, (_, n) => [`i${n}`, { section: 'work', pos: 'a0', body: 'x'.repeat(20_000) }]),
    ),
  }
  expect(faultsOf(wide)).toStrictEqual([''])
})
