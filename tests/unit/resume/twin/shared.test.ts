import { expect, test } from 'vitest'
import { composeResume } from '#src/resume/compose.ts'
import { sharedDocument } from '#src/resume/shared.ts'
import { makeTwin } from '#src/resume/twin/make.ts'
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
