import { expect, test } from 'vitest'
import type { ResumeDocument } from '#src/resume/document.ts'
import {
  documentFields,
  itemThere,
  itemTwinFields,
  saidIn,
  sectionFields,
  sectionThere,
  type TwinField,
} from '#src/resume/twin/fields.ts'

const section = { kind: 'work', title: 'Work', pos: 'a' } as const
const doc: ResumeDocument = {
  schema: 1,
  locale: 'zh',
  basics: { name: 'Ann' },
  sections: {
    work: { ...section, icon: 'star', columns: 2, keepTogether: true, pageBreak: true, hidden: true },
    plain: { ...section, title: 'Plain', pos: 'b' },
    gone: { ...section, pos: 'c', del: 1 },
  },
  items: {
    second: { section: 'work', pos: 'b', org: 'B', start: '2020-01', end: '2021-02' },
    first: { section: 'work', pos: 'a', org: 'A', end: '2021-02', present: true, hidden: true },
    gone: { section: 'work', pos: 'c', org: 'C', del: 1 },
    elsewhere: { section: 'plain', pos: 'a' },
  },
  design: { id: 'ink', dates: 'dots', colour: '#112233' },
}
const said = (field: TwinField, of = doc) => saidIn(of, field)

test.each<[TwinField, string]>([
  [{ entry: 'document', field: 'order', kind: 'order' }, 'work plain'],
  [{ entry: 'basics', field: 'name', kind: 'text' }, 'Ann'],
  [{ entry: 'basics', field: 'phone', kind: 'plain' }, ''],
  [sectionThere('work'), 'yes'],
  [sectionThere('gone'), ''],
  [sectionThere('none'), ''],
  [{ entry: 'sections/work', field: 'title', kind: 'text' }, 'Work'],
  [{ entry: 'sections/work', field: 'hidden', kind: 'plain' }, 'true'],
  [{ entry: 'sections/plain', field: 'hidden', kind: 'plain' }, ''],
  [{ entry: 'sections/work', field: 'order', kind: 'order' }, 'first second'],
  [{ entry: 'sections/work', field: 'layout', kind: 'plain' }, 'star 2 true true'],
  [{ entry: 'sections/plain', field: 'layout', kind: 'plain' }, ' 1 false false'],
  [itemThere('first'), 'yes'],
  [itemThere('gone'), ''],
  [itemThere('none'), ''],
  [{ entry: 'items/first', field: 'section', kind: 'plain' }, 'work'],
  [{ entry: 'items/first', field: 'org', kind: 'text' }, 'A'],
  [{ entry: 'items/first', field: 'end', kind: 'plain' }, 'present'],
  [{ entry: 'items/second', field: 'end', kind: 'plain' }, '2021-02'],
  [{ entry: 'items/second', field: 'start', kind: 'plain' }, '2020-01'],
  [{ entry: 'items/first', field: 'start', kind: 'plain' }, ''],
  [{ entry: 'items/first', field: 'hidden', kind: 'plain' }, 'true'],
  [{ entry: 'items/second', field: 'hidden', kind: 'plain' }, ''],
])('%j says %j', (field, text) => {
  expect(said(field)).toBe(text)
})

test('which fields twins have in common, and which of them have words', () => {
  const listed = (fields: readonly TwinField[]) => fields.map(({ entry, field, kind }) => `${entry} ${field} ${kind}`)
  const plain = ['birth', 'phone', 'email', 'wechat', 'website', 'github', 'linkedin', 'photo']
  const words = [
    ...['name', 'headline', 'intention', 'intentionCity', 'jobType', 'jobStatus', 'salary', 'availability'],
    ...['targetSchool', 'targetMajor', 'gender', 'political', 'nativePlace', 'household', 'ethnicity', 'marital'],
    ...['height', 'weight', 'health', 'degree', 'school', 'major', 'experience', 'city', 'address'],
  ]
  expect(listed(documentFields).toSorted()).toEqual(
    [
      ...['document order order', 'document design design'],
      ...words.map((field) => `basics ${field} text`),
      ...plain.map((field) => `basics ${field} plain`),
    ].toSorted(),
  )
  expect(listed(sectionFields('work'))).toEqual([
    'sections/work title text',
    'sections/work layout plain',
    'sections/work hidden plain',
    'sections/work order order',
  ])
  const texts = ['title', 'org', 'department', 'role', 'degree', 'score', 'level', 'authors', 'recipient', 'city']
  expect(listed(itemTwinFields('job'))).toEqual([
    'items/job section plain',
    ...texts.map((field) => `items/job ${field} text`),
    ...['start', 'end', 'date', 'url'].map((field) => `items/job ${field} plain`),
    'items/job body text',
    'items/job hidden plain',
  ])
})

test('of the design, what each language does in its own way is not compared, nor in which order it was chosen', () => {
  const design: TwinField = { entry: 'document', field: 'design', kind: 'design' }
  const other: ResumeDocument = { ...doc, design: { colour: '#112233', page: 'letter', id: 'ink' } }
  expect(said(design)).toBe(said(design, other))
  expect(said(design)).not.toBe(said(design, { ...doc, design: { ...doc.design, colour: '#332211' } }))
})

test('an order is as long as fits into a mark', () => {
  const sections = Object.fromEntries(
    Array.from({ length: 401 }, (_, n) => [`s${n}`, { ...section, pos: String(n).padStart(3, '0') }]),
  )
  const ids = said({ entry: 'document', field: 'order', kind: 'order' }, { ...doc, sections }).split(' ')
  expect([ids.length, ids[0], ids.at(-1)]).toEqual([400, 's0', 's399'])
})
