import { expect, test } from 'vitest'
import type { ResumeBasics, ResumeDocument, ResumeItem } from '#src/resume/document.ts'
import { acceptProposal, addressOfQuote } from '#src/resume/quotes.ts'

const work = { kind: 'work', title: '', pos: 'a' } as const

function resume(job: Partial<ResumeItem>, basics: ResumeBasics = {}): ResumeDocument {
  return {
    ...{ schema: 1, locale: 'zh', basics, design: { id: 'ink' } },
    sections: { work, gone: { ...work, pos: 'b', del: 5 } },
    items: { job: { section: 'work', pos: 'a', ...job } },
  }
}
/** The entry with the proposal in the place of the quote; null where it is left to its owner. */
function taken(job: Partial<ResumeItem>, quote: string, proposal: string): Partial<ResumeItem> | null {
  const document = resume(job)
  const edit = acceptProposal(document, { place: 'items/job', quote }, proposal)
  if (edit === null) return null
  const { section: _, pos: __, ...fields } = edit(document).items.job ?? { section: '', pos: '' }
  return fields
}

const job = { org: '某公司', title: '产品经理' }

test.each<[what: string, job: Partial<ResumeItem>, quote: string, proposal: string, after: Partial<ResumeItem> | null]>(
  [
    ['in another order', job, '产品经理 · 某公司', '总监 · 某某公司', { org: '某某公司', title: '总监' }],
    ['behind other words', job, '在 某公司 · 产品经理', '在 某某公司 · 产品经理', { ...job, org: '某某公司' }],
    ['without those words', job, '在 某公司 · 产品经理', '某某公司 · 产品经理', null],
    ['with other words before it', job, '在 某公司 · 产品经理', '于 某某公司 · 产品经理', null],
    ['with another date', job, '某公司 · 产品经理 2020.03', '某某公司 · 产品经理 2020.04', null],
    ['with both other', job, '在 某公司 · 产品经理 2020.03', '于 某某公司 · 产品经理 2020.04', null],
    ['of one field and a date', job, '某公司 2020.03', '某某公司 2020.03', null],
    ['of a field and a text', { title: 'SQL', body: '熟练' }, 'SQL 熟练', 'MySQL 熟练', null],
    ['without a sign between them', { org: '甲', title: '乙' }, '甲乙', '丙乙', null],
    ['of fields within each other', { org: '产品', title: '产品经理' }, '产品经理岗', '丙丁岗', null],
    ['of such fields further behind', { org: '产品', title: '产品经理' }, '新产品经理岗', '新丙丁岗', null],
    ['with spaces around the sign', job, '某公司·产品经理', '某某公司 · 产品经理', { ...job, org: '某某公司' }],
    ['with nothing behind the sign', job, '某公司·产品经理', '某某公司·', null],
    ['with nothing before the sign', job, '某公司·产品经理', '·产品经理', null],
    [
      'of three fields with one sign',
      { ...job, city: '上海' },
      '某公司 · 产品经理 · 上海',
      '某某公司 · 产品经理 · 杭州',
      { ...job, org: '某某公司', city: '杭州' },
    ],
    [
      'of three fields with two signs',
      { ...job, city: '上海' },
      '某公司 · 产品经理，上海',
      '某某公司 · 总监，上海',
      { org: '某某公司', title: '总监', city: '上海' },
    ],
    [
      'of three fields with one sign too many',
      { ...job, city: '上海' },
      '某公司 · 产品经理，上海',
      '某 · 公司 · 总监，上海',
      null,
    ],
  ],
)('a proposal for several fields %s', (_what, before, quote, proposal, after) => {
  expect(taken(before, quote, proposal)).toStrictEqual(after)
})

test.each<[what: string, body: string, quote: string, proposal: string, after: string | null]>([
  ['only the first of two lines', '- 上线版本\n- 上线版本', '版本', '产品', '- 上线产品\n- 上线版本'],
  ['behind an empty line', '\n  \n上线版本', '版本', '产品', '\n  \n上线产品'],
  ['in a nested point', '- 上线\n    - 版本', '版本', '产品', '- 上线\n    - 产品'],
  ['in a numbered line', '12、 上线版本', '版本', '产品', '12、 上线产品'],
  ['a whole run behind a part of one', '负责**推荐系统**的召回', '责推荐系统', '责搜索', '负责搜索的召回'],
  ['three runs', '负责**推荐***系统*的召回', '责推荐系统的', '责', '负责召回'],
  ['at the end of a run', '负责**推荐**', '责', '担', '负担**推荐**'],
  ['nothing in lines that end in another way', '上线\r\n版本', '产品', '品', null],
  ['signs that are no markup here', 'snake_case 命名', '命名', '规范', 'snake_case 规范'],
  ['what is there already', '- 召回与排序', '召回', '召回与排序', null],
])('in a text: %s', (_what, body, quote, proposal, after) => {
  expect(taken({ body }, quote, proposal)).toStrictEqual(after === null ? null : { body: after })
})

test('signs of markup are signs where there is none, and what is emptied is gone', () => {
  expect(taken(job, '某公司', '*某*公司')).toStrictEqual({ ...job, org: '*某*公司' })
  expect(taken(job, '某公司', ' ')).toStrictEqual({ title: '产品经理' })
  const document = resume({}, { intention: '产品经理', phone: '138' })
  const accepted = (quote: string, proposal: string) =>
    acceptProposal(document, { place: 'basics.intention', quote }, proposal)?.(document).basics
  expect(accepted('产品', '*产品*')).toStrictEqual({ intention: '*产品*经理', phone: '138' })
  expect(accepted('产品经理', '')).toStrictEqual({ phone: '138' })
})

test('a section that was deleted is no place, nor an entry of one that is not there', () => {
  const document = resume({ section: 'none', org: '某公司' })
  for (const quote of ['', '工作', '某公司']) {
    expect(addressOfQuote(document, { place: 'sections/gone', quote })).toBe(null)
    expect(addressOfQuote(document, { place: 'items/job', quote })).toBe(null)
  }
  expect(addressOfQuote(document, { place: 'sections/work', quote: '' })).toBe('sections/work.title')
  expect(addressOfQuote(resume({ body: '\n上线', org: ' ' }), { place: 'items/job', quote: '' })).toBe('items/job')
})
