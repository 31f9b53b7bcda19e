import { beforeAll, expect, test } from 'vitest'
import { createTestApi } from '#tests/support/api.ts'
import { type ArticleFixture, articleCardOf, articleTermOf, publishArticleFixtures } from '#tests/support/articles.ts'
import { cardOf, publishFixtures, type TemplateFixture } from '#tests/support/templates.ts'

const subject: ArticleFixture = {
  id: 2002,
  category: 'gap',
  tags: ['graduate', 'email'],
  updated: '2026-11-03',
  related: ['article-2005'],
  templates: ['auditor', 'campus', 'en'],
}
const newer: ArticleFixture = { id: 2003, updated: '2026-11-03', tags: ['email', 'graduate'] }
const older: ArticleFixture = { id: 2004, updated: '2026-11-02' }
const chosen: ArticleFixture = { id: 2005, category: 'switch', tags: ['senior'], updated: '2026-10-01' }
const english: ArticleFixture = { id: 2006, language: 'en', updated: '2026-11-03' }

const templates: TemplateFixture[] = [
  { id: 1001, facets: { use: 'campus' } },
  { id: 1002, facets: { role: 'auditor' } },
  { id: 1003, facets: { use: 'campus', role: 'auditor' } },
  { id: 1004, language: 'en', facets: { use: 'campus' } },
  { id: 1005, facets: { use: 'social' } },
]
const missing = { status: 200, body: { code: 0, msg: '资源不存在' } }
const removed = { status: 410, body: { code: 410, msg: '这里的内容已经下架' } }

beforeAll(async () => {
  await publishFixtures(templates)
  await publishArticleFixtures([subject, newer, older, chosen, english, { id: 2099 }])
  await publishArticleFixtures([subject, newer, older, chosen, english])
})

test('the whole article with its neighbours, what to read next and the templates that suit it', async () => {
  expect(await createTestApi().call('article.Info/detail', { id: '2002' })).toEqual({
    status: 200,
    body: {
      code: 1,
      msg: '操作成功',
      data: {
        ...articleCardOf(subject),
        html: '<h2 id="part-1">标题 2002</h2>\n<p>正文</p>\n',
        contents: [{ id: 'part-1', text: '标题 2002' }],
        tags: [articleTermOf('graduate'), articleTermOf('email')],
        previous: { id: 2003, title: '文章 2003' },
        next: { id: 2004, title: '文章 2004' },
        related: [chosen, newer, older].map((article) => articleCardOf(article)),
        templates: [1003, 1004, 1002, 1001].map((id) => cardOf(templates[id - 1001] ?? { id })),
      },
    },
  })
})

test('the newest and the oldest have a neighbour on one side only, and never one in another language', async () => {
  const api = createTestApi()
  const neighboursOf = async (id: string, language?: 'en') =>
    (await api.call('article.Info/detail', { id }, language ? { language } : {})).body
  expect(await neighboursOf('2003')).toMatchObject({ data: { previous: null, next: { id: 2002 } } })
  expect(await neighboursOf('2005')).toMatchObject({ data: { previous: { id: 2004 }, next: null } })
  expect(await neighboursOf('2006', 'en')).toMatchObject({ data: { previous: null, next: null, related: [] } })
})

test('an article that was taken down is not just missing, but in another language it is', async () => {
  const api = createTestApi()
  expect(await api.call('article.Info/detail', { id: '2099' })).toEqual(removed)
  expect(await api.call('article.Info/detail', { id: '2099' }, { language: 'en' })).toMatchObject({ body: { code: 0 } })
})

test.each(['4242', '2006', '999999999999999'])('article %s does not exist or is in another language', async (id) => {
  expect(await createTestApi().call('article.Info/detail', { id })).toEqual(missing)
})
