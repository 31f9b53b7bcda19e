import fc from 'fast-check'
import { expect, test } from 'vitest'
import { composeResume } from '#src/resume/compose.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { acceptProposal, addressOfQuote } from '#src/resume/quotes.ts'

const body = '- 负责**推荐系统**的召回\n- 带 *3 人* 小组\n  - 每周 [复盘](https://example.com/a)\n1. 一\n2. 二'

const document: ResumeDocument = composeResume({
  locale: 'zh',
  design: 'ink',
  basics: { name: '林知夏', intention: '产品经理', phone: '13800001111' },
  sections: [
    { kind: 'work', items: [{ org: '某公司', title: '产品经理', start: '2020-03', end: '2023-06', body }] },
    { kind: 'skills', title: '会的', items: [{ title: 'SQL', body: '熟练' }] },
  ],
})
const [work = '', skills = ''] = Object.keys(document.sections)
const [job = ''] = Object.keys(document.items)
const jobAt = `items/${job}`

function accepted(place: string, quote: string, proposal: string): ResumeDocument | null {
  return acceptProposal(document, { place, quote }, proposal)?.(document) ?? null
}

test('words are found in the field that contains them', () => {
  expect(addressOfQuote(document, { place: jobAt, quote: '某公司' })).toBe(`${jobAt}.org`)
  expect(addressOfQuote(document, { place: jobAt, quote: '推荐系统的召' })).toBe(`${jobAt}.body`)
  expect(addressOfQuote(document, { place: jobAt, quote: '' })).toBe(jobAt)
  expect(addressOfQuote(document, { place: jobAt, quote: '早就改掉的' })).toBe(jobAt)
  expect(addressOfQuote(document, { place: 'basics.phone', quote: '1380' })).toBe('basics.phone')
  for (const quote of ['工作', '早就改掉的', '']) {
    expect(addressOfQuote(document, { place: `sections/${work}`, quote })).toBe(`sections/${work}.title`)
  }
  expect(addressOfQuote(document, { place: 'items/gone', quote: '某公司' })).toBe(null)
  expect(addressOfQuote(document, { place: 'sections/gone', quote: '' })).toBe(null)
})

test('a place that was deleted is gone', () => {
  const without = { ...document, items: { ...document.items, [job]: { section: work, pos: 'a0', del: 1 } } }
  expect(addressOfQuote(without, { place: jobAt, quote: '' })).toBe(null)
  expect(acceptProposal(without, { place: jobAt, quote: '某公司' }, '另一家')).toBe(null)
})

test.each([
  'sections/constructor',
  'sections/toString',
  'items/constructor',
  'basics.constructor',
  'basics.photo',
  'basics.photoShape',
  'design.id',
])('%s is no place, though a reader may name it', (place) => {
  const shot = { ...document, basics: { ...document.basics, photo: 'placeholder', photoShape: 'square' as const } }
  for (const quote of ['', 'square', 'placeholder', 'ink', 'Object']) {
    expect(addressOfQuote(shot, { place, quote })).toBe(null)
    expect(acceptProposal(shot, { place, quote }, 'x')).toBe(null)
  }
})

test.each([
  ['plain words', jobAt, '某公司', '某某公司', { org: '某某公司' }],
  ['words in bold', jobAt, '推荐系统', '搜索', { body: body.replace('推荐系统', '搜索') }],
  [
    'words across styles',
    jobAt,
    '责推荐系',
    '责搜索系',
    { body: body.replace('负责**推荐系统**', '负责搜索系**统**') },
  ],
  ['words at the end of a style', jobAt, '推荐系统', '搜索系统', { body: body.replace('推荐系统', '搜索系统') }],
  ['words behind a style', jobAt, '的召回', '的排序', { body: body.replace('的召回', '的排序') }],
  ['words before a style', jobAt, '负责', '带领', { body: body.replace('负责', '带领') }],
  ['words in a nested point', jobAt, '每周 ', '每月 ', { body: body.replace('每周 ', '每月') }],
  ['signs that would be markup', jobAt, '召回', '*召回* [1]', { body: body.replace('召回', '\\*召回\\* \\[1\\]') }],
  ['a dollar sign is a dollar sign', jobAt, '某公司', '$& $1', { org: '$& $1' }],
  ['several lines become one', jobAt, '某公司', '某\n 公司 ', { org: '某 公司' }],
])('%s are replaced, and nothing else', (_, place, quote, proposal, changes) => {
  expect(accepted(place, quote, proposal)).toEqual({
    ...document,
    items: { ...document.items, [job]: { ...document.items[job], ...changes } },
  })
})

test('of words that stand in a field twice, the first are replaced', () => {
  const twice = { ...document, basics: { ...document.basics, headline: '数据产品，数据平台' } }
  const edit = acceptProposal(twice, { place: 'basics.headline', quote: '数据' }, '增长')
  expect(edit?.(twice).basics.headline).toBe('增长产品，数据平台')
})

test('what stands there already is not put in once more, in a line or in a field of its own', () => {
  for (const [quote, proposal] of [
    ['召回', '召回与排序'],
    ['某公司', '某公司（上海）'],
  ] as const) {
    const taken = accepted(jobAt, quote, proposal)
    expect(taken).not.toBe(null)
    expect(taken && acceptProposal(taken, { place: jobAt, quote }, proposal)).toBe(null)
  }
})

test('titles of sections and details of the person take proposals too', () => {
  expect(accepted(`sections/${skills}`, '会的', '技能')?.sections[skills]?.title).toBe('技能')
  expect(accepted(`sections/${work}`, '经历', '经验')?.sections[work]?.title).toBe('工作经验')
  expect(accepted('basics.intention', '产品', '高级产品')?.basics.intention).toBe('高级产品经理')
})

test.each([
  ['both', '某公司 · 产品经理', '某某公司 · 高级产品经理', { org: '某某公司', title: '高级产品经理' }],
  ['one of them', '某公司 · 产品经理', '某公司 · 高级产品经理', { title: '高级产品经理' }],
  ['between spaces of one sign', '某公司\u3000产品经理', '某公司 高级产品经理', { title: '高级产品经理' }],
  ['beside a date', '某公司 产品经理 2020.03', '某某公司 经理 2020.03', { org: '某某公司', title: '经理' }],
])('a proposal for several fields changes %s', (_, quote, proposal, changes) => {
  expect(accepted(jobAt, quote, proposal)).toEqual({
    ...document,
    items: { ...document.items, [job]: { ...document.items[job], ...changes } },
  })
})

test.each([
  ['another date', '某公司 · 产品经理 2020.03', '某公司 · 产品经理 2020.04'],
  ['no sign between', '某公司 · 产品经理', '某某公司高级产品经理'],
  ['one sign too many', '某公司 · 产品经理', '某公司 · 高级 · 产品经理'],
  ['a part that is gone', '某公司 · 产品经理', '某公司 ·'],
  ['nothing new', '某公司 · 产品经理', '某公司 · 产品经理'],
  ['fields without a sign between', '某公司产品经理', '某公司高级产品经理'],
])('a proposal for several fields with %s is left to its owner', (_, quote, proposal) => {
  expect(accepted(jobAt, quote, proposal)).toBe(null)
})

test('what is not in a text of its own takes no proposal', () => {
  expect(accepted(jobAt, '2020.03', '2020.04')).toBe(null)
  expect(accepted(jobAt, '', '什么')).toBe(null)
  expect(accepted('basics.wechat', '微信', '号')).toBe(null)
  expect(accepted('items/gone', '某公司', '另一家')).toBe(null)
})

test('whatever is proposed stands in the text as it was written, and again in its place', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 30 }), (proposal) => {
      const words = proposal.replace(/\s+/g, ' ').trim()
      fc.pre(words !== '')
      const next = accepted(jobAt, '推荐系统', proposal)
      expect(next === null ? null : addressOfQuote(next, { place: jobAt, quote: words })).not.toBe(jobAt)
    }),
  )
})
