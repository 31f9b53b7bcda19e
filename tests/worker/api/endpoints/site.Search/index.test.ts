import { env } from 'cloudflare:workers'
import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { countingDatabase } from '#scripts/lib/ledger/measure.ts'
import { searchResult } from '#src/contract/index.ts'
import { createTestApi, MINUTE } from '#tests/support/api.ts'
import { type ArticleFixture, articleCardOf, publishArticleFixtures } from '#tests/support/articles.ts'
import { cardOf, foundCardOf, publishFixtures, type TemplateFixture } from '#tests/support/templates.ts'

const auditor: TemplateFixture = { id: 1001, title: '审计助理校招简历', facets: { role: 'auditor', use: 'campus' } }
const teacher: TemplateFixture = { id: 1002, title: '教师简历', facets: { role: 'teacher' } }
const article: ArticleFixture = { id: 2001, title: '审计面试常见的十个问题' }
const english: ArticleFixture = { id: 2002, language: 'en', title: 'What an auditor is asked' }

beforeAll(async () => {
  await publishFixtures([auditor, teacher])
  await publishArticleFixtures([article, english, { id: 2003, title: '空窗期' }])
})

async function search(q: string, language?: 'en') {
  const { body } = await createTestApi().call('site.Search/index', { q }, language ? { language } : {})
  return z.object({ data: searchResult }).parse(body).data
}

const idsOf = async (q: string) => {
  const { exact, templates, articles } = await search(q)
  return { exact, templates: templates.items.map(({ id }) => id), articles: articles.items.map(({ id }) => id) }
}

test('templates, articles and filters at once, with what to mark in them', async () => {
  expect(await search('审计')).toEqual({
    exact: true,
    words: ['审计', '审计师', 'auditor', 'audit'],
    terms: [{ facet: 'role', slug: 'auditor', name: '审计' }],
    templates: { total: 1, items: [foundCardOf(auditor)] },
    articles: { total: 1, items: [articleCardOf(article)] },
  })
})

test('in English articles of that language', async () => {
  const { templates, articles, terms } = await search('audit', 'en')
  expect(templates.items).toEqual([foundCardOf(auditor, 'en')])
  expect(articles).toEqual({ total: 1, items: [articleCardOf(english, 'en')] })
  expect(terms).toEqual([{ facet: 'role', slug: 'auditor', name: 'Auditor' }])
})

test('a Chinese character is a word and is remembered for a minute; a letter is none', async () => {
  const nothing = { total: 0, items: [] }
  expect(await search('a')).toEqual({ exact: true, words: [], terms: [], templates: nothing, articles: nothing })
  const { db: content, take } = countingDatabase(env.CONTENT)
  const api = createTestApi({ content })
  const total = async (q: string) => {
    const { body } = await api.call('site.Search/index', { q })
    return z.object({ data: searchResult }).parse(body).data.templates.total
  }
  take()
  expect([await total('审'), await total('审'), await total('教')]).toEqual([1, 1, 1])
  expect(take().calls).toBe(2)
  api.clock.now += MINUTE
  expect([await total('审'), take().calls]).toEqual([1, 1])
  expect([await total('审计'), await total('审计'), take().calls]).toEqual([1, 1, 2])
})

test('filters nothing stands under are not offered', async () => {
  expect((await search('金融')).terms).toEqual([])
})

test('when nothing has all of the words, one of them is enough', async () => {
  expect(await idsOf('审计 教师')).toEqual({ exact: false, templates: [1001, 1002], articles: [2001] })
  expect(await idsOf('审计 面试')).toEqual({ exact: true, templates: [], articles: [2001] })
  // Of one word there is no part to look for.
  expect(await idsOf('没有的词')).toEqual({ exact: true, templates: [], articles: [] })
})

test('an everyday name of work leads to the templates that come nearest, and says so', async () => {
  const { terms, templates, near, exact } = await search('家教')
  const role = { facet: 'role', slug: 'teacher', name: '教师' }
  expect({ exact, terms, templates, near }).toEqual({
    exact: true,
    terms: [role],
    templates: { total: 1, items: [cardOf(teacher)] },
    near: role,
  })
  expect((await search('tutor', 'en')).near).toEqual({ ...role, name: 'Teacher' })
})

test('where that role has no template, nothing is said to be near', async () => {
  expect(await search('厨师')).toMatchObject({ templates: { total: 0, items: [] } })
  expect((await search('厨师')).near).toBeUndefined()
})

test.each(['', '   ', '没有这种东西', '（'.repeat(50), 'q w x y z j', '%', '"'])('%j finds nothing', async (q) => {
  expect(await search(q)).toMatchObject({ templates: { total: 0, items: [] }, articles: { total: 0, items: [] } })
})
