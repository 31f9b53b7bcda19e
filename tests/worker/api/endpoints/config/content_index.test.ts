import { beforeAll, expect, test } from 'vitest'
import { createTestApi } from '#tests/support/api.ts'
import { publishArticleFixtures } from '#tests/support/articles.ts'
import { publishFixtures } from '#tests/support/templates.ts'

/** With one more they fill a page, and begin another. */
const olderArticles = Array.from({ length: 12 }, (_, index) => 2011 + index)

const day = (text: string) => Date.parse(`${text}T00:00:00+08:00`)

beforeAll(async () => {
  await publishFixtures([{ id: 1099 }])
  const many = Array.from({ length: 24 }, (_, index) => ({ id: 1001 + index, facets: { use: 'campus' } }))
  await publishFixtures([...many, { id: 1025, facets: { use: 'social' }, updated: '2026-11-05' }])
  await publishArticleFixtures([
    { id: 2001, category: 'gap', tags: ['email'], updated: '2026-11-02' },
    ...olderArticles.map((id) => ({ id, category: 'gap', tags: [], updated: '2026-11-01' })),
    { id: 2002, language: 'en', category: 'gap', tags: ['exam'], updated: '2026-11-04' },
  ])
})

test('what is published has its date, and every list its pages and the date of the newest in it', async () => {
  const { body } = await createTestApi().call('config/content_index', {})
  const old = day('2026-11-01')
  const recent = day('2026-11-05')
  expect(body).toEqual({
    code: 1,
    msg: '操作成功',
    data: {
      templates: [
        ...Array.from({ length: 24 }, (_, index) => ({ id: 1001 + index, updated_at: old })),
        { id: 1025, updated_at: recent },
      ],
      template_pages: 2,
      template_terms: [
        { facet: 'language', slug: 'zh', pages: 2, updated_at: recent },
        { facet: 'pages', slug: 'one-page', pages: 2, updated_at: recent },
        { facet: 'photo', slug: 'without-photo', pages: 2, updated_at: recent },
        { facet: 'use', slug: 'campus', pages: 1, updated_at: old },
        { facet: 'use', slug: 'social', pages: 1, updated_at: recent },
      ],
      articles: [...olderArticles.map((id) => ({ id, updated_at: old })), { id: 2001, updated_at: day('2026-11-02') }],
      article_pages: 2,
      article_terms: [
        { facet: 'tag', slug: 'email', pages: 1, updated_at: day('2026-11-02') },
        { facet: 'situation', slug: 'gap', pages: 2, updated_at: day('2026-11-02') },
      ],
    },
  })
})

test('articles are those of the language of the request', async () => {
  const { body } = await createTestApi().call('config/content_index', {}, { language: 'en' })
  expect(body).toMatchObject({ data: { articles: [{ id: 2002 }], article_terms: [{ slug: 'exam' }, { slug: 'gap' }] } })
})
