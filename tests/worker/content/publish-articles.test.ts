import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { readArticleVersions } from '#src/api/db/content/article-publishing.ts'
import { tags } from '#src/content/articles/taxonomy.ts'
import { publishArticles } from '#src/content/publish-articles.ts'
import { createTestApi } from '#tests/support/api.ts'
import { articleOf } from '#tests/support/articles.ts'
import { failing } from '#tests/support/failing.ts'
import { readContent } from '#tests/support/rows.ts'

const first = articleOf({ id: 2001 })
const second = articleOf({ id: 2002, tags: ['email'], category: 'gap' })

beforeEach(async () => {
  await publishArticles(env, [])
})

test('only what changed is written, and nothing when nothing did', async () => {
  expect(await publishArticles(env, [first, second])).toEqual({
    articles: 2,
    written: ['zh/article-2001', 'zh/article-2002'],
    changed: true,
  })
  expect(await publishArticles(env, [first, second])).toEqual({ articles: 2, written: [], changed: false })
  const terms = () => readContent('article_terms', 'article_id, slug', '1', 'article_id, slug')
  const before = await terms()
  expect(new Set(before.map((row) => String(row).split(',')[0]))).toEqual(new Set(['2001', '2002']))
  const retitled = { ...second, title: '换了标题的这篇' }
  expect(await publishArticles(env, [first, retitled])).toEqual({
    articles: 2,
    written: ['zh/article-2002'],
    changed: true,
  })
  expect(await terms()).toEqual(before)
  const api = createTestApi()
  expect((await api.call('article.Info/list', { q: '换了标题' })).body).toMatchObject({ data: { total: 1 } })
  expect((await api.call('article.Info/list', { q: '文章 2002' })).body).toMatchObject({ data: { total: 0 } })
  expect((await api.call('article.Info/list', { q: '文章 2001' })).body).toMatchObject({ data: { total: 1 } })
})

test('an edit is another version whatever its date says, and search engines hear of it', async () => {
  await publishArticles(env, [first, second])
  const before = await readArticleVersions(env.CONTENT)
  await publishArticles(env, [first, { ...second, html: '<p>改了一个字</p>' }])
  const after = await readArticleVersions(env.CONTENT)
  expect(after.map(({ id, version }, index) => [id, version === before[index]?.version])).toEqual([
    [2001, true],
    [2002, false],
  ])
})

test('what is gone is no longer shown, and comes back whole', async () => {
  await publishArticles(env, [first, second])
  expect(await publishArticles(env, [first])).toEqual({ articles: 1, written: [], changed: true })
  const api = createTestApi()
  expect((await api.call('article.Info/detail', { id: '2002' })).body).toEqual({ code: 410, msg: '这里的内容已经下架' })
  expect((await api.call('article.Info/list', { tag: 'email' })).body).toMatchObject({ data: { total: 0 } })
  expect(await publishArticles(env, [first, second])).toEqual({
    articles: 2,
    written: ['zh/article-2002'],
    changed: true,
  })
  expect((await api.call('article.Info/list', { tag: 'email' })).body).toMatchObject({ data: { total: 1 } })
  expect(await readContent('article_terms', 'count(*)', 'article_id = 2002')).toEqual([[2]])
})

test('what cannot be written fails, and is written by the next publication', async () => {
  const CONTENT = failing(env.CONTENT, 'batch', 'The database is away')
  await expect(publishArticles({ ...env, CONTENT }, [first])).rejects.toThrow('The database is away')
  expect(await publishArticles(env, [first])).toEqual({ articles: 1, written: ['zh/article-2001'], changed: true })
})

test('more articles than one statement takes are all written', async () => {
  const many = Array.from({ length: 45 }, (_, index) => articleOf({ id: 2101 + index }))
  const { written } = await publishArticles(env, many)
  expect(written).toEqual(many.map(({ slug }) => `zh/${slug}`))
  const listed = await createTestApi().call('article.Info/list', {})
  expect(listed.body).toMatchObject({ data: { total: 45 } })
})

test('four others go with an article: those its author chose, then those with the most terms in common', async () => {
  const own = { category: 'gap', tags: ['email', 'graduate'] }
  const unlike = articleOf({ id: 2002, category: 'campus', tags: ['career-change'] })
  const alike = articleOf({ id: 2005, category: 'gap', tags: ['email'] })
  const others = [
    unlike,
    articleOf({ id: 2003, category: 'campus', tags: ['email'] }),
    articleOf({ id: 2004, ...own, language: 'en' }),
    alike,
    articleOf({ id: 2006, ...own }),
    articleOf({ id: 2007, category: 'gap', tags: ['career-change'] }),
    articleOf({ id: 2008, category: 'gap', tags: [] }),
  ]
  const relatedIn = async (all: ReturnType<typeof articleOf>[], related: { related?: string[] } = {}) => {
    await publishArticles(env, [articleOf({ id: 2001, ...own, ...related }), ...all])
    return String(await readContent('articles', 'related', 'id = 2001'))
  }
  expect(await relatedIn([unlike, alike])).toBe('[2005]')
  expect(await relatedIn(others)).toBe('[2006,2005,2003,2007]')
  const chosen = { related: ['article-2005', 'article-2004', 'article-2002'] }
  expect(await relatedIn(others, chosen)).toBe('[2005,2002,2006,2003]')
})

test('an article is searched by its summary, its headings and its terms', async () => {
  await publishArticles(env, [first, articleOf({ id: 2002, language: 'en', tags: ['email'] })])
  const api = createTestApi()
  const search = async (q: string, language: string) => (await api.call('article.Info/list', { q }, { language })).body
  const { zh, en } = tags.find(({ slug }) => slug === 'email')?.name ?? { zh: '', en: '' }
  for (const [q, language, total] of [
    ['摘要 2001', 'zh', 1],
    ['标题 2001', 'zh', 1],
    [en, 'en', 1],
    [zh, 'en', 0],
  ] as const) {
    expect([q, await search(q, language)]).toMatchObject([q, { data: { total } }])
  }
})

test('what is written anew gets its counted visits again: the marks of what was copied are gone', async () => {
  await publishArticles(env, [first, second])
  await env.CONTENT.prepare("INSERT INTO popularity_marks (kind, changed) VALUES ('article', 5)").run()
  await publishArticles(env, [first, second])
  expect(await readContent('popularity_marks', 'kind, changed')).toEqual([['article', 5]])
  await publishArticles(env, [first, { ...second, title: '又换了标题' }])
  expect(await readContent('popularity_marks', 'kind, changed')).toEqual([])
})
