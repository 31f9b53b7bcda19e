import { describe, expect, test } from 'vitest'
import type { ResumeDocument } from '#src/resume/document.ts'
import { mergeDocuments } from '#src/resume/sync/merge.ts'
import type { Overwritten } from '#src/resume/sync/units.ts'

const work = { kind: 'work', title: '', pos: 'a0' } as const
const job = { section: 'work', pos: 'a0', org: '青简科技', title: '产品经理' }
const base: ResumeDocument = {
  ...{ schema: 1, locale: 'zh', title: '产品', basics: { name: '林知夏', city: '上海' }, design: { id: 'ink' } },
  sections: { work, other: { ...work, pos: 'a1' } },
  items: { x: job },
}
type Changes = Partial<ResumeDocument>
const item = (fields: Partial<ResumeDocument['items'][string]>): Changes => ({ items: { x: { ...job, ...fields } } })
const gone: Changes['sections'] = { ...base.sections, work: { ...work, del: 7 } }

type Case = [what: string, before: Changes, mine: Changes, theirs: Changes, after: Changes, lost?: Overwritten[]]

/** A copy of a résumé with changes, no record of it the same object. */
const copy = (changes: Changes, of = base): ResumeDocument => structuredClone({ ...of, ...changes })

/** The changes stand on those of `before`; what is merged and lost is compared as a whole. */
function check([, before, mine, theirs, after, lost = []]: Case) {
  const from = copy(before)
  const merged = mergeDocuments(from, copy(mine, from), copy(theirs, from))
  expect(merged).toStrictEqual({ document: copy(after, from), lost })
}

const marks = (org: string, own?: string) => ({
  marks: { x: { 'items.org': org, ...(own !== undefined && { 'items.org.own': own }) } },
})

describe('marks', () => {
  test.each<Case>([
    ['there are none', {}, {}, {}, {}],
    ['both kept what was there', marks('青简'), {}, {}, {}],
    ['one has the first', {}, marks('青简'), {}, marks('青简')],
    ['the other has it', {}, {}, marks('青简'), marks('青简')],
    [
      'a value and what it was marked with go together',
      marks('青简'),
      marks('云帆'),
      marks('青简', 'Qingjian'),
      marks('云帆'),
    ],
    ['what is overwritten is not told', marks('青简', 'A'), marks('青简', 'B'), marks('青简', 'C'), marks('青简', 'B')],
    [
      'one of two was set by either',
      {},
      { marks: { a: { 'items.org': '1' } } },
      { marks: { b: { 'items.org': '2' } } },
      { marks: { a: { 'items.org': '1' }, b: { 'items.org': '2' } } },
    ],
  ])('%s', (...one) => check(one))

  test('those of which all are gone on one side leave none', () => {
    const from = copy(marks('青简'))
    const { document } = mergeDocuments(from, copy({}), copy({}, from))
    expect(document).toStrictEqual(base)
  })
})

describe('fields', () => {
  test.each<Case>([
    ['both changed alike', {}, { basics: { name: '林' } }, { basics: { name: '林' } }, { basics: { name: '林' } }],
    [
      'each changed the same two',
      {},
      { basics: { name: '甲', city: '北京' } },
      { basics: { name: '乙', city: '南京' } },
      { basics: { name: '甲', city: '北京' } },
      [
        { entry: 'basics', values: { name: '乙' } },
        { entry: 'basics', values: { city: '南京' } },
      ],
    ],
    [
      'the same field of two entries',
      { items: { x: job, y: job } },
      { items: { x: { ...job, org: '甲' }, y: { ...job, org: '甲' } } },
      { items: { x: { ...job, org: '乙' }, y: { ...job, org: '丙' } } },
      { items: { x: { ...job, org: '甲' }, y: { ...job, org: '甲' } } },
      [
        { entry: 'items/x', values: { org: '乙' } },
        { entry: 'items/y', values: { org: '丙' } },
      ],
    ],
    [
      'the title',
      {},
      { title: '甲' },
      { title: '乙' },
      { title: '甲' },
      [{ entry: 'document', values: { title: '乙' } }],
    ],
    [
      'the design',
      {},
      { design: { id: 'ink', size: 9 } },
      { design: { id: 'river' } },
      { design: { id: 'river', size: 9 } },
    ],
    [
      'what one side cleared and the other typed',
      {},
      { basics: { name: '林知夏' } },
      { basics: { name: '林知夏', city: '南京' } },
      { basics: { name: '林知夏' } },
      [{ entry: 'basics', values: { city: '南京' } }],
    ],
    [
      'what one side typed and the other cleared',
      {},
      { basics: { name: '林知夏', city: '南京' } },
      { basics: { name: '林知夏' } },
      { basics: { name: '林知夏', city: '南京' } },
    ],
  ])('%s', (...one) => check(one))

  test('a text that is cleared is gone, also where the other typed, and one that both begin is told', () => {
    const before = item({ body: '负责支付' })
    const { document } = mergeDocuments(copy(before), copy(item({})), copy(before))
    expect(document).toStrictEqual(base)
    const typed = item({ body: '负责支付和订单' })
    expect(mergeDocuments(copy(before), copy(item({})), copy(typed))).toStrictEqual({
      document: copy(item({ body: '' })),
      lost: [{ entry: 'items/x', values: { body: '负责支付和订单' } }],
    })
    // What was cleared there leaves no value to tell of.
    expect(mergeDocuments(copy(before), copy(typed), copy(item({})))).toStrictEqual({
      document: copy(typed),
      lost: [],
    })
    check([
      '',
      {},
      item({ body: '甲' }),
      item({ body: '乙' }),
      item({ body: '甲' }),
      [{ entry: 'items/x', values: { body: '乙' } }],
    ])
  })
})

describe('entries', () => {
  test.each<Case>([
    ['both purged it', {}, { items: {} }, { items: {} }, { items: {} }],
    ['one purged what the other left', {}, { items: {} }, {}, { items: {} }],
    ['one purged what the other edited', {}, { items: {} }, item({ org: '云帆' }), item({ org: '云帆' })],
    [
      'both deleted it, one of them with an edit',
      {},
      item({ del: 5 }),
      item({ org: '云帆', del: 6 }),
      item({ org: '云帆', del: 5 }),
    ],
    ['both made it, one of them deleted it', { items: {} }, item({}), item({ del: 5 }), item({ del: 5 })],
  ])('%s', (...one) => check(one))
})

describe('a section that one side deleted', () => {
  const inOther = item({ section: 'other' })
  test.each<Case>([
    [
      'stays so with what was edited before it was deleted',
      {},
      { sections: gone, ...item({ org: '云帆' }) },
      {},
      { sections: gone, ...item({ org: '云帆' }) },
    ],
    [
      'comes back as it was named',
      {},
      item({ org: '云帆' }),
      { sections: { ...gone, work: { ...work, title: '经历', del: 7 } } },
      { sections: { ...base.sections, work: { ...work, title: '经历' } }, ...item({ org: '云帆' }) },
    ],
    [
      'stays so with an entry that was moved there and deleted here',
      inOther,
      { sections: gone, ...item({ section: 'other', del: 5 }) },
      item({}),
      { sections: gone, ...item({ del: 5 }) },
    ],
    [
      'stays so if the one deleted the edited entry and the other its section',
      {},
      item({ title: '总监', del: 5 }),
      { sections: gone, ...item({ org: '云帆' }) },
      { sections: gone, ...item({ title: '总监', org: '云帆' }) },
    ],
    [
      'comes back for an entry that was deleted and is back',
      item({ del: 3 }),
      { sections: gone },
      item({}),
      { sections: base.sections, ...item({}) },
    ],
    [
      'stays so for an entry that is only shown again',
      item({ hidden: true }),
      { sections: gone },
      item({}),
      { sections: gone, ...item({}) },
    ],
    [
      'is not looked for where an entry names one nobody has',
      {},
      item({ section: 'nowhere' }),
      item({ org: '云帆' }),
      item({ section: 'nowhere', org: '云帆' }),
    ],
  ])('%s', (...one) => check(one))
})
