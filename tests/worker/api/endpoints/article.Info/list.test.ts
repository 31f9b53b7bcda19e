import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { articleList } from '#src/contract/index.ts'
import { createTestApi } from '#tests/support/api.ts'
import { type ArticleFixture, articleCardOf, articleTermOf, publishArticleFixtures } from '#tests/support/articles.ts'

const first: ArticleFixture = { id: 2001, title: '空窗期怎么解释 100% 真实', category: 'gap', tags: ['phrases'] }
const second: ArticleFixture = { id: 2002, updated: '2026-11-03', tags: ['graduate', 'email'] }
const third: ArticleFixture = { id: 2003, updated: '2026-11-03' }
const english: ArticleFixture = { id: 2004, language: 'en', title: 'Writing about a career gap', tags: ['email'] }

beforeAll(async () => {
  await publishArticleFixtures([first, second, third, english, { id: 2099 }])
  await publishArticleFixtures([first, second, third, english])
})

async function listed(input: Record<string, string>, language?: 'en') {
  const { body } = await createTestApi().call('article.Info/list', input, language ? { language } : {})
  return z.object({ data: articleList }).parse(body).data
}

const idsOf = async (input: Record<string, string>, language?: 'en') =>
  (await listed(input, language)).items.map(({ id }) => id)

test('the articles of a language, newest first, with every category and tag they have', async () => {
  expect(await listed({})).toEqual({
    total: 3,
    page: 1,
    page_size: 12,
    words: [],
    items: [third, second, first].map((article) => articleCardOf(article)),
    terms: [
      { ...articleTermOf('campus'), count: 2 },
      { ...articleTermOf('gap'), count: 1 },
      { ...articleTermOf('graduate'), count: 2 },
      { ...articleTermOf('email'), count: 1 },
      { ...articleTermOf('phrases'), count: 1 },
    ],
    languages: ['zh', 'en'],
  })
  expect(await listed({}, 'en')).toEqual({
    total: 1,
    page: 1,
    page_size: 12,
    words: [],
    items: [articleCardOf(english, 'en')],
    terms: [
      { ...articleTermOf('campus', 'en'), count: 1 },
      { ...articleTermOf('email', 'en'), count: 1 },
    ],
    languages: ['zh', 'en'],
  })
})

test('the most read come first when that is asked for', async () => {
  await env.CONTENT.prepare('UPDATE articles SET views = 9 WHERE id = 2001').run()
  expect(await idsOf({ sort: 'hot' })).toEqual([2001, 2003, 2002])
})

test('of what was searched for, titles come before texts, and synonyms count', async () => {
  expect(await idsOf({ q: '空窗' })).toEqual([2001])
  expect(await idsOf({ q: '待业' })).toEqual([2001])
  expect((await listed({ q: '待业' })).words).toEqual(['待业', '空窗', '空窗期', 'career gap', 'gap'])
})

test('a category and a tag narrow the list, and say which languages have the same', async () => {
  expect(await idsOf({ cate: 'campus' })).toEqual([2003, 2002])
  expect(await idsOf({ cate: 'campus', tag: 'email' })).toEqual([2002])
  expect((await listed({ tag: 'email' })).languages).toEqual(['zh', 'en'])
  expect((await listed({ cate: 'gap' })).languages).toEqual(['zh'])
  expect(await listed({ cate: 'gap' }, 'en')).toMatchObject({ total: 0, items: [], languages: ['zh'] })
  expect(await idsOf({ cate: 'nowhere' })).toEqual([])
})

describe('a search finds every word of it', () => {
  test.each([
    ['空窗期', [2001]],
    ['空窗', [2001]],
    ['现成句式', [2001]],
    ['邮件', [2002]],
    ['标题 2003', [2003]],
    ['100%', [2001]],
    ['文章 OR 空窗', []],
    ['"', []],
  ])('%s', async (q, ids) => {
    expect(await idsOf({ q })).toEqual(ids)
  })

  test('and only in the language of the call', async () => {
    expect(await idsOf({ q: 'CAREER' })).toEqual([])
    expect(await idsOf({ q: 'CAREER' }, 'en')).toEqual([2004])
  })
})

test('pages hold twelve', async () => {
  const many = Array.from({ length: 14 }, (_, index) => ({ id: 2101 + index }))
  await publishArticleFixtures(many)
  expect(await idsOf({})).toEqual(
    many
      .map(({ id }) => id)
      .toReversed()
      .slice(0, 12),
  )
  expect(await idsOf({ page: '2' })).toEqual([2102, 2101])
  expect(await listed({ page: '3' })).toMatchObject({ total: 14, page: 3, items: [] })
})
