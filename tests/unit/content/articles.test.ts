import { describe, expect, test } from 'vitest'
import { careOf } from '#src/content/articles/care.ts'
import { readAll, readArticles } from '#src/content/articles/read.ts'
import { sources } from '#src/content/articles/sources.ts'
import { categories, tags } from '#src/content/articles/taxonomy.ts'
import { ContentError } from '#src/content/content-error.ts'
import type { CatalogueTemplate } from '#src/content/word/catalogue.schema.ts'
import { catalogue } from '#src/content/word/catalogue.ts'
import facts from '#src/content/word/facts.json' with { type: 'json' }
import { pagesSlug } from '#src/content/word/taxonomy.ts'
import { toldIn } from '#src/resume/samples/told.ts'

const articles = readArticles()
const pagesOf = new Map(Object.entries(facts).map(([slug, { pages }]) => [slug, pages]))

describe('the articles', () => {
  test('are 35 in Chinese and 15 in English', () => {
    const count = (language: string) => articles.filter((article) => article.language === language).length
    expect({ zh: count('zh'), en: count('en') }).toEqual({ zh: 35, en: 15 })
  })

  test('have ids without gaps, so that a used one is never given again by accident', () => {
    expect(articles.map(({ id }) => id)).toEqual(articles.map((_, index) => 2001 + index))
  })

  test('use every category, and every tag twice, so that no list of a tag is a dead end', () => {
    const used = articles.flatMap(({ category, tags }) => [category, ...tags])
    const uses = (slug: string) => used.filter((other) => other === slug).length
    expect(categories.filter(({ slug }) => uses(slug) === 0)).toEqual([])
    expect(tags.filter(({ slug }) => uses(slug) < 2)).toEqual([])
  })

  test.each(articles)('$language/$slug has contents and no placeholder', ({ contents, text, html, related, slug }) => {
    expect(contents.length).toBeGreaterThanOrEqual(4)
    expect(new Set(contents.map((heading) => heading.text)).size).toBe(contents.length)
    expect(text).not.toMatch(/TODO|TBD|FIXME|lorem|XX|待补|待定|占位/i)
    expect(html).not.toMatch(/<(?:script|img|iframe|h1)|style=|on\w+=/)
    expect(related).not.toContain(slug)
  })

  test.each(articles)('$language/$slug goes with Word templates in a language it names or is in', (article) => {
    const languages = [article.language, ...article.templates]
    const termsOf = ({ slug, use, industry, style, colour, role, language }: CatalogueTemplate): string[] => [
      use,
      industry,
      style,
      colour,
      role,
      language,
      pagesSlug(pagesOf.get(slug) ?? 1),
    ]
    const terms = catalogue.filter(({ language }) => languages.includes(language)).flatMap(termsOf)
    expect(article.templates.some((term) => terms.includes(term))).toBe(true)
  })
})

describe('looking after the articles', () => {
  test('every article that states a rule names a source', () => {
    expect(careOf(articles, new Date('2026-11-22')).filter((line) => line.startsWith('Article'))).toEqual([])
  })

  test('every source is used', () => {
    const used = new Set(articles.flatMap((article) => article.sources ?? []))
    expect(Object.keys(sources).filter((name) => !used.has(name))).toEqual([])
  })

  test('lists sources half a year after they were read, and rules without one', () => {
    const rule = readOne(source({}, `${body}\n\n劳动合同法规定了这一条。`))
    const lines = careOf(rule, new Date('2027-06-01'))
    expect(lines).toContain('Article zh/first: states a rule without a source (劳动合同法)')
    const { url, checked } = sources['labour-contract-law']
    expect(lines).toContain(`Source labour-contract-law: last checked ${checked}, ${url}`)
    expect(lines.filter((line) => line.startsWith('Source')).length).toBe(Object.keys(sources).length)
  })

  test('a source is old after 183 days, and not with them', () => {
    const { checked } = sources['labour-contract-law']
    const isOld = (days: number) =>
      careOf([], new Date(Date.parse(checked ?? '') + days * 86_400_000)).some((line) =>
        line.includes('labour-contract-law'),
      )
    expect([isOld(183), isOld(184)]).toEqual([false, true])
  })
})

test('samples are told in this year once its November has come', () => {
  const told = (today: string) => careOf([], new Date(today)).filter((line) => line.startsWith('Samples'))
  expect(told(`${toldIn + 1}-10-31`)).toEqual([])
  expect(told(`${toldIn + 1}-11-01`)).toEqual([
    `Samples are told in ${toldIn}: set toldIn of src/resume/samples/told.ts to ${toldIn + 1}`,
  ])
})

describe('slugs', () => {
  test('of categories and tags are unique, being addresses', () => {
    const slugs = [...categories, ...tags].map(({ slug }) => slug)
    expect(new Set(slugs).size).toBe(slugs.length)
  })
})

const body = `## 一个标题

${'这一句正好有十个汉字。'.repeat(61)}`

function source(changes: Record<string, string> = {}, text = body): string {
  const fields = {
    id: '2001',
    slug: 'first',
    title: '一篇用来测试的文章',
    summary: '摘要'.repeat(30),
    category: 'campus',
    tags: 'graduate, checklist',
    published: '2026-11-01',
    updated: '2026-11-20',
    templates: 'campus, teacher',
    ...changes,
  }
  const lines = Object.entries(fields).map(([key, value]) => `${key}: ${value}`)
  return `---\n${lines.join('\n')}\n---\n${text}\n`
}

const readOne = (text: string) => readAll(new Map([['zh/first.md', text]]))

describe('reading an article', () => {
  test('gives its header, its HTML, its contents and its measures', () => {
    const sentences = '这一句正好有十个汉字。'.repeat(61)
    expect(readOne(source())).toEqual([
      {
        id: 2001,
        slug: 'first',
        title: '一篇用来测试的文章',
        summary: '摘要'.repeat(30),
        category: 'campus',
        tags: ['graduate', 'checklist'],
        published: '2026-11-01',
        updated: '2026-11-20',
        templates: ['campus', 'teacher'],
        language: 'zh',
        html: `<h2 id="part-1">一个标题</h2>\n<p>${sentences}</p>\n`,
        contents: [{ id: 'part-1', text: '一个标题' }],
        text: `一个标题\n${sentences}`,
        length: 614,
        minutes: 2,
      },
    ])
  })

  test('spaces after a value are no part of it', () => {
    const [article] = readOne(source({ title: '一篇用来测试的文章  ', related: 'first ' }))
    expect([article?.title, article?.related]).toEqual(['一篇用来测试的文章', ['first']])
  })

  test('marks examples, labels tables and draws boxes to tick', () => {
    const text = `${body}\n\n> **改前**\n>\n> 甲 & 乙\n\n| 列 |\n| --- |\n| 值 |\n\n- [ ] 查一遍\n`
    const [article] = readOne(source({}, text))
    expect(article?.html.split('</p>\n').slice(1).join('</p>\n')).toBe(
      '<blockquote class="before">\n<p><strong>改前</strong></p>\n<p>甲 &amp; 乙</p>\n</blockquote>\n' +
        '<div class="table-scroll" role="group" aria-label="表格" tabindex="0">\n<table>\n<thead>\n' +
        '<tr>\n<th scope="col">列</th>\n</tr>\n</thead>\n<tbody><tr>\n<td>值</td>\n</tr>\n</tbody></table>\n</div>\n' +
        '<ul>\n<li><span class="tick-box" aria-hidden="true">☐</span> 查一遍</li>\n</ul>\n',
    )
    expect(article?.text.split('\n').slice(2)).toEqual(['改前', '甲 & 乙', '列', '值', '查一遍'])
  })

  test('a corner that heads nothing is no heading', () => {
    const [article] = readOne(source({}, `${body}\n\n| | 列 |\n| --- | --- |\n| 行 | 值 |\n`))
    expect(article?.html).toContain('<tr>\n<td></td>\n<th scope="col">列</th>\n</tr>\n</thead>')
  })

  test('leads to articles, templates and examples of this site, and names its sources', () => {
    const links =
      '[甲](article:first)[乙](word:nurse)[丙](word:campus)[丁](word:finance)[戊](resume:campus)[己](resume:finance)' +
      '[庚](page:editor)[辛](page:templates)[壬](page:examples)'
    const [article] = readOne(source({ sources: 'labour-contract-law, china-tax' }, `${body}\n\n${links}\n`))
    expect([...(article?.html ?? '').matchAll(/href="(.*?)"/g)].map(([, href]) => href)).toEqual([
      '/article/2001',
      '/word-jianli/tag-nurse/',
      '/word-jianli/cate-campus/',
      '/word-jianli/cate-finance/',
      '/resume/cate-campus/',
      '/resume/cate-finance/',
      '/edit',
      '/word-jianli/',
      '/resume/',
      sources['labour-contract-law'].url,
      sources['china-tax'].url,
    ])
    expect(article?.contents.map(({ id }) => id)).toEqual(['part-1', 'part-2'])
    expect(article?.contents.at(-1)).toEqual({ id: 'part-2', text: '依据与出处' })
    expect(article?.html).toContain(`">${sources['china-tax'].name.zh}</a>`)
    expect(article?.html).toContain(`（${sources['labour-contract-law'].checked} 核对）</li>`)
  })

  test('sends English readers to English pages', () => {
    const words = `## One\n\n${'ten words to make this one article long enough here '.repeat(61)}\n\n[a](article:first)`
    const english = source(
      { title: 'An article for the test', summary: 'a summary '.repeat(9), templates: 'en' },
      words,
    )
    const [article] = readAll(new Map([['en/first.md', english]]))
    expect(article?.html).toContain('<a href="/en/article/2001">a</a>')
    expect([article?.length, article?.minutes]).toEqual([612, 3])
    const sourced = english.replace('templates: en', 'templates: en\nsources: labour-contract-law')
    expect(readAll(new Map([['en/first.md', sourced]]))[0]?.html).toContain(
      ` (last checked ${sources['labour-contract-law'].checked})</li>`,
    )
  })

  test.each([
    ['no header', body, '1: starts with lines between two ---'],
    ['a header that is not the first', `\n${source()}`, '1: starts with lines between two ---'],
    ['a header without an end', source().replace('\n---\n', '\n'), '1: starts with lines between two ---'],
    ['a key of two words', source().replace('id: 2001', 'the id: 2001'), '2: not "key: value"'],
    ['capitals in an address', source({ slug: 'First' }), '3: slug: Invalid input'],
    ['capitals after a hyphen', source({ slug: 'first-One' }), '3: slug: Invalid input'],
    ['a long address', source({ slug: 'a'.repeat(61) }), '3: slug: Invalid input'],
    ['a line that is none', source().replace('id: 2001', 'id 2001'), '2: not "key: value"'],
    ['a repeated key', source().replace('slug: first', 'id: 2002\nslug: first'), '3: id: is there twice'],
    ['another file name', source({ slug: 'second' }), '3: slug: is not the name of the file'],
    ['an unknown category', source({ category: 'cats' }), '6: category: not a category of the articles'],
    ['an unknown tag', source({ tags: 'graduate, cats' }), '7: tags: not a tag of the articles'],
    ['too many tags', source({ tags: 'graduate, senior, exam, tech, return' }), '7: tags: more than 4 values'],
    ['a repeated tag', source({ tags: 'graduate, graduate' }), '7: tags: repeats a value'],
    ['an update before it was there', source({ updated: '2026-10-31' }), '9: updated: before it was published'],
    ['an unknown template term', source({ templates: 'cats' }), '10: templates: not a term of the Word taxonomy'],
    ['too many terms', source({ templates: 'campus, teacher, ink, tide, slips' }), '10: templates: more than 4 values'],
    ['too many articles', source({ related: 'a, b, c, d, e' }), '11: related: more than 4 values'],
    [
      'too many sources',
      source({ sources: Object.keys(sources).slice(0, 7).join(', ') }),
      '11: sources: more than 6 values',
    ],
    ['an unknown source', source({ sources: 'hearsay' }), '11: sources: not a source of the articles'],
    [
      'a link to no article',
      source({}, `${body}\n\n[甲](article:second)\n`),
      '16: links start with https://, or name something of this site',
    ],
    ['an unknown article', source({ related: 'second' }), '11: related: no article second'],
    ['raw HTML', source({}, `${body}\n\n<b>bold</b>\n`), '16: html is not used in articles'],
    ['a picture', source({}, `${body}\n\n![](a.png)\n`), '16: image is not used in articles'],
    ['a first heading', source({}, `${body}\n\n# Title\n`), '16: headings are ## or ###'],
    [
      'a script as link',
      source({}, `${body}\n\n[a](javascript:alert)\n`),
      '16: links start with https://, or name something of this site',
    ],
    ['a broken line', source({}, `${body}\n\n一行\n两行\n`), '16: a paragraph is one line'],
    ['bold against a comma', source({}, `${body}\n\n**粗，**细\n`), '16: ** is not closed, or touches punctuation'],
    ['few words', source({}, '## 短\n\n不够'), '1: 3 Chinese characters, not 600'],
  ])('refuses %s, with file, line and reason', (_, text, reason) => {
    expect(() => readOne(text)).toThrow(new ContentError(`Article zh/first.md:${reason}`))
  })

  test('leads to other sites that are safe to go to', () => {
    const [article] = readOne(source({}, `${body}\n\n[a](https://example.com/?a=1&b=2)\n`))
    expect(article?.html).toContain('<a href="https://example.com/?a=1&amp;b=2">a</a>')
    expect(() => readOne(source({}, `${body}\n\n[a](http://example.com)\n`))).toThrow('links start with https://')
  })

  test.each([
    ['zh', 'title', 8, 32],
    ['zh', 'summary', 50, 120],
    ['en', 'title', 16, 70],
    ['en', 'summary', 80, 160],
  ])('in %s takes a %s of %i to %i signs', (language, field, least, most) => {
    const english = `## One

${'ten words to make this one article long enough here '.repeat(61)}`
    const others: Record<string, string> =
      language === 'zh' ? {} : { title: 'An article for the test', summary: 'summary '.repeat(12), templates: 'en' }
    const reads = (length: number) => {
      const text = source({ ...others, [field]: 'x'.repeat(length) }, language === 'zh' ? body : english)
      try {
        return readAll(new Map([[`${language}/first.md`, text]])).length === 1
      } catch {
        return false
      }
    }
    expect([least - 1, least, most, most + 1].map(reads)).toEqual([false, true, true, false])
  })

  test('refuses a title that two articles have', () => {
    const files = new Map([
      ['zh/first.md', source()],
      ['zh/second.md', source({ id: '2002', slug: 'second' })],
    ])
    expect(() => readAll(files)).toThrow(new ContentError('Article zh/second.md:4: title: is that of zh/first.md, too'))
  })
})
