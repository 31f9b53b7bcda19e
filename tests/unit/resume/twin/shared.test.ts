import { expect, test } from 'vitest'
import { composeResume } from '#src/resume/compose.ts'
import { setBasics, setItem, setSection } from '#src/resume/edits.ts'
import { sharedDocument } from '#src/resume/shared.ts'
import { makeTwin } from '#src/resume/twin/make.ts'
import { withMark } from '#src/resume/twin/marks.ts'
import { untranslated } from '#src/resume/twin/untranslated.ts'
import { viewResume } from '#src/resume/view.ts'

const source = composeResume({
  locale: 'zh',
  design: 'ink',
  basics: { name: '林知夏' },
  sections: [
    {
      kind: 'work',
      items: [{ org: '某公司', title: '产品经理', start: '2020-03', end: '2023-06', body: '负责支付系统' }],
    },
    { kind: 'skills', items: [{ title: 'SQL' }] },
  ],
})

const choice = { name: true, dates: true, photo: true, details: true }
const twin = makeTwin({ ...source, twin: 'pair' }, { pair: 'pair', title: 'Twin', choice })

test('what has words of its own is translated, in entries, sections and personal details, though nobody said so', () => {
  const mark = { other: '某公司' }
  const edits = [
    setBasics({ headline: 'Lead' }),
    setSection('work', { title: 'Jobs' }),
    setItem('work-item-1', { org: 'Acme' }),
  ]
  const worded = edits.reduce((document, edit) => edit(document), twin)
  const places = [
    ['items/work-item-1', 'org'],
    ['sections/work', 'title'],
    ['basics', 'headline'],
  ] as const
  for (const [entry, field] of places) {
    const marked = (document: typeof twin) => untranslated(withMark(document, entry, field, mark), entry, field)
    expect([marked(worded), marked(twin)]).toEqual([undefined, '某公司'])
  }
})

test('visitors of a link get of a twin what is printed of it: no date without words', () => {
  const shared = sharedDocument(twin, { hideContacts: false })
  expect(viewResume(shared)).toEqual(viewResume(twin))
  expect(shared.marks).toBe(undefined)
  expect(viewResume(shared).sections.map(({ kind }) => kind)).toEqual(['skills'])
})

test('a further role says where it was while the entry above it waits for its words', () => {
  const role = { section: 'work', pos: 'z', parent: 'work-item-1', org: 'Acme', title: 'Lead' }
  const next = { ...twin, items: { ...twin.items, role } }
  const [work] = viewResume(next).sections
  expect(work?.items).toMatchObject([{ id: 'role', primary: 'Acme', secondary: 'Lead' }])
  expect(viewResume(sharedDocument(next, { hideContacts: false }))).toEqual(viewResume(next))
})
