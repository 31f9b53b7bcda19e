import { expect, test } from 'vitest'
import { careOf } from '#src/content/articles/care.ts'
import { articleLinks } from '#src/content/articles/links.ts'
import { renderMarkdown } from '#src/content/articles/markdown.ts'
import { readAll } from '#src/content/articles/read.ts'
import { sources } from '#src/content/articles/sources.ts'
import { ContentError } from '#src/content/content-error.ts'

const chinese = {
  ...{ id: '2001', slug: 'first', title: '一篇用来测试的文章', summary: '摘要'.repeat(30), category: 'campus' },
  ...{ tags: 'graduate', published: '2026-11-01', updated: '2026-11-01', templates: 'campus' },
}
const english = { ...chinese, title: 'An article for the test', summary: 'a summary '.repeat(9), templates: 'en' }

function source(fields: Record<string, string>, text: string): string {
  const lines = Object.entries(fields).map(([key, value]) => `${key}: ${value}`)
  return `---\n${lines.join('\n')}\n---\n${text}\n`
}

const inChinese = (fields: Record<string, string> = {}, text = '字'.repeat(600)) =>
  source({ ...chinese, ...fields }, text)

test('articles come by their ids, whatever their files are called', () => {
  const read = readAll(
    new Map([
      ['zh/a.md', inChinese({ id: '2003', slug: 'a' })],
      ['zh/b.md', inChinese({ id: '2001', slug: 'b', title: '另一篇用来测试的文章' })],
      ['zh/c.md', inChinese({ id: '2002', slug: 'c', title: '再一篇用来测试的文章' })],
    ]),
  )
  expect(read.map(({ id, slug }) => [id, slug])).toEqual([
    [2001, 'b'],
    [2002, 'c'],
    [2003, 'a'],
  ])
})

test.each<[string, Record<string, string>, string]>([
  ['an id', { slug: 'b', title: '另一篇用来测试的文章' }, 'zh/b.md:2: id: is that of zh/a.md, too'],
  ['a title', { id: '2002', slug: 'b' }, 'zh/b.md:4: title: is that of zh/a.md, too'],
])('two articles do not share %s', (_what, fields, reason) => {
  const files = new Map([
    ['zh/a.md', inChinese({ slug: 'a' })],
    ['zh/b.md', inChinese(fields)],
  ])
  expect(() => readAll(files)).toThrow(new ContentError(`Article ${reason}`))
})

test('an article goes with others of its own language', () => {
  const files = new Map([
    ['zh/a.md', inChinese({ slug: 'a', related: 'b' })],
    ['en/b.md', source({ ...english, id: '2002', slug: 'b' }, 'word '.repeat(600))],
  ])
  expect(() => readAll(files)).toThrow(new ContentError('Article zh/a.md:11: related: no article b'))
})

test('an article has six hundred characters or words, and is read at the pace of its language', () => {
  const measured = (language: string, text: string) => {
    const fields = language === 'zh' ? chinese : english
    const [article] = readAll(new Map([[`${language}/first.md`, source(fields, text)]]))
    return [article?.length, article?.minutes]
  }
  expect(measured('zh', '字'.repeat(600))).toEqual([600, 2])
  expect(measured('zh', `${'字'.repeat(999)}。a b`)).toEqual([999, 2])
  expect(measured('zh', '字'.repeat(1000))).toEqual([1000, 3])
  expect(() => measured('zh', `${'字'.repeat(599)}。ab`)).toThrow('599 Chinese characters, not 600')
  // An apostrophe or a hyphen joins two parts of one word.
  expect(measured('en', "it’s don't well-known ".repeat(200))).toEqual([600, 3])
  expect(measured('en', 'word '.repeat(770))).toEqual([770, 4])
  expect(() => measured('en', 'a - b '.repeat(299))).toThrow('598 words, not 600')
})

test('sources are named in the order of their article, and with the day they were read', () => {
  const [article] = readAll(new Map([['zh/first.md', inChinese({ sources: 'china-tax, labour-contract-law' })]]))
  const { 'china-tax': tax, 'labour-contract-law': law } = sources
  const item = ({ name, url, checked }: typeof tax | typeof law) =>
    `<li><a href="${url}">${name.zh}</a>${checked === null ? '' : `（${checked} 核对）`}</li>\n`
  expect(article?.html.split('</p>\n')[1]).toBe(
    `<h2 id="part-1">依据与出处</h2>\n<ul>\n${item(tax)}${item(law)}</ul>\n`,
  )
})

const rendered = (markdown: string, language: 'zh' | 'en' = 'en') => renderMarkdown(language, markdown, () => null)

test('headings of the second rank are the contents, those of the third are not', () => {
  expect(rendered('## One *two*\n\n### Three\n\n## A & B "C" \'D\' \\<E>')).toEqual({
    html: '<h2 id="part-1">One <em>two</em></h2>\n<h3>Three</h3>\n<h2 id="part-2">A &amp; B &quot;C&quot; &#39;D&#39; &lt;E&gt;</h2>\n',
    contents: [
      { id: 'part-1', text: 'One two' },
      { id: 'part-2', text: 'A & B "C" \'D\' <E>' },
    ],
    text: 'One two\nThree\nA & B "C" \'D\' <E>',
  })
})

test.each([
  ['> **Before** a', ' class="before"'],
  ['> **After** a', ' class="after"'],
  ['> **改前**：甲', ' class="before"'],
  ['> **改后**：甲', ' class="after"'],
  ['> See **Before** a', ''],
  ['> **Later** a', ''],
])('the quotation %s has the class%s', (markdown, attribute) => {
  expect(rendered(markdown).html.split('\n')[0]).toBe(`<blockquote${attribute}>`)
})

test.each([
  ['a heading of the fourth rank', '#### Four', 'headings are ## or ###'],
  ['a rule', '---', 'hr is not used in articles'],
  ['a block of code', '```\na\n```', 'code is not used in articles'],
  ['a word struck out', '~~a~~', 'del is not used in articles'],
  ['a bold that is not closed', 'a **b', '** is not closed, or touches punctuation'],
])('%s is refused', (_what, markdown, reason) => expect(() => rendered(markdown)).toThrow(reason))

test('names of this site are followed as a whole, each where there is such a page', () => {
  const linkTo = articleLinks(
    new Map([
      ['zh/first.md', 'id: 2001'],
      ['en/first.md', 'id: 2002'],
    ]),
  )
  const hrefs = ['article:first', 'page:editor', 'word:nurse', 'word:campus', 'resume:internet']
  expect([hrefs.map((href) => linkTo('zh', href)), hrefs.map((href) => linkTo('en', href))]).toEqual([
    ['/article/2001', '/edit', '/word-jianli/tag-nurse/', '/word-jianli/cate-campus/', '/resume/cate-internet/'],
    [
      '/en/article/2002',
      '/en/edit',
      '/en/word-jianli/tag-nurse/',
      '/en/word-jianli/cate-campus/',
      '/en/resume/cate-internet/',
    ],
  ])
  const none = [
    'article:other',
    'page:other',
    'word:other',
    'resume:nurse',
    'xpage:editor',
    'page:editor#a',
    'editor',
    'page:',
  ]
  expect(none.map((href) => linkTo('zh', href))).toEqual(none.map(() => null))
})

test('an article that states a rule names a source, whatever the language', () => {
  const care = (language: 'zh' | 'en', text: string, fields: Record<string, string> = {}) => {
    const filler = language === 'zh' ? '字'.repeat(600) : 'word '.repeat(600)
    const header = { ...(language === 'zh' ? chinese : english), ...fields }
    const read = readAll(new Map([[`${language}/first.md`, source(header, `${filler}\n\n${text}`)]]))
    return careOf(read, new Date('2026-11-22')).filter((line) => line.startsWith('Article'))
  }
  expect(care('en', 'A Visa is needed.')).toEqual(['Article en/first: states a rule without a source (Visa)'])
  expect(care('en', 'A Visa is needed.', { sources: 'china-tax' })).toEqual([])
  expect([care('en', 'A televisas deal.'), care('zh', '《写作办法》'), care('zh', '没有规则')]).toEqual([[], [], []])
  expect(care('zh', '《民法》')).toEqual(['Article zh/first: states a rule without a source (《民法》)'])
})
