import { env } from 'cloudflare:workers'
import { beforeAll, expect, test } from 'vitest'
import { listArticles } from '#src/api/db/content/article-list.ts'
import { suitArticles } from '#src/api/db/content/article-publishing.ts'
import { isRemovedArticle, readArticle } from '#src/api/db/content/articles.ts'
import { readContentIndex } from '#src/api/db/content/content-index.ts'
import { type ContentName, noteContentVersion, readContentVersions } from '#src/api/db/content/content-versions.ts'
import { searchEverything, templatesOfRole } from '#src/api/db/content/site-search.ts'
import { filtersOfSlug } from '#src/api/db/content/word-list.ts'
import { readTemplateVersions } from '#src/api/db/content/word-publishing.ts'
import { isRemovedTemplate, readWordFileInfo, readWordTemplate } from '#src/api/db/content/word-templates.ts'
import { readWordOffer } from '#src/api/db/templates/templates.ts'
import { addVisits } from '#src/api/db/templates/visits.ts'
import type { WaitingVisits } from '#src/api/domain/visits.ts'
import { type ArticleFixture, publishArticleFixtures } from '#tests/support/articles.ts'
import { newUser, put, putContent, read, readContent, resumeRow } from '#tests/support/rows.ts'
import { publishFixtures } from '#tests/support/templates.ts'

const campus = { use: 'campus', style: 'simple' } as const
const templates = [
  { id: 1001, facets: campus, updated: '2026-11-09' },
  { id: 1002, facets: campus },
  { id: 1003, facets: { ...campus, role: 'auditor' } },
  { id: 1004, facets: campus, language: 'en' },
  { id: 1005, facets: { use: 'social' } },
  { id: 1006, facets: { ...campus, role: 'teacher' }, updated: '2026-11-20' },
] as const
const articles: readonly ArticleFixture[] = [
  { id: 1, updated: '2026-11-02', templates: ['campus', 'auditor'] },
  { id: 2, updated: '2026-11-02', tags: ['graduate', 'email'] },
  { id: 3, updated: '2026-11-01', title: '摘要怎么写' },
  { id: 4, updated: '2026-11-03', language: 'en' },
  { id: 5, updated: '2026-11-04', tags: [] },
  { id: 6, updated: '2026-11-05' },
]

beforeAll(async () => {
  await publishFixtures(templates)
  await publishArticleFixtures(articles)
  await publishArticleFixtures(articles.filter(({ id }) => id !== 6))
  await publishFixtures(templates.filter(({ id }) => id !== 1006))
  const { CONTENT } = env
  await CONTENT.batch([
    // A value that is called as one of another facet is.
    CONTENT.prepare("INSERT INTO facet_names VALUES ('role', 'simple', '', '', 99)"),
    CONTENT.prepare('UPDATE word_templates SET downloads = 5 WHERE id = 1002'),
    CONTENT.prepare("UPDATE articles SET related = iif(id = 1, '[3, 4, 2, 6]', '[]')"),
    CONTENT.prepare('UPDATE articles SET views = 9 WHERE id = 3'),
  ])
})

/** Of November in Beijing. */
const dayOf = (ms: number) => Number(new Date(ms + 8 * 3_600_000).toISOString().slice(8, 10))

test('what is published is indexed, in order, and nothing else', async () => {
  const index = await readContentIndex(env.CONTENT, 'zh')
  expect(index.templates.map(({ id }) => id)).toEqual([1001, 1002, 1003, 1004, 1005])
  expect(index.template_terms.map(({ facet, slug, updated_at }) => [`${facet} ${slug}`, dayOf(updated_at)])).toEqual([
    ['language en', 1],
    ['language zh', 9],
    ['pages one-page', 9],
    ['photo without-photo', 9],
    ['role auditor', 1],
    ['style simple', 9],
    ['use campus', 9],
    ['use social', 1],
  ])
  expect(index.articles.map(({ id }) => id)).toEqual([3, 1, 2, 5])
  const [day2, day3, day4] = [2, 3, 4].map((day) => Date.parse(`2026-11-0${day}T00:00:00+08:00`))
  expect(index.article_terms.map(({ slug, updated_at }) => [slug, updated_at])).toEqual([
    ['campus', day4],
    ['email', day2],
    ['graduate', day2],
  ])
  const english = await readContentIndex(env.CONTENT, 'en')
  expect(english.articles.map(({ id }) => id)).toEqual([4])
  expect(english.article_terms.map(({ slug, updated_at }) => [slug, updated_at])).toEqual([
    ['campus', day3],
    ['graduate', day3],
  ])
})

test('an article leads to its neighbours by day and number, to the related ones and templates of its language', async () => {
  const read = async (id: number) => {
    const found = await readArticle(env.CONTENT, id, 'zh')
    const ids = (cards: readonly { id: number }[] = []) => cards.map((card) => card.id)
    return [
      found?.previous?.id,
      found?.next?.id,
      ids(found?.related),
      ids(found?.templates),
      found?.tags.map(({ slug }) => slug),
    ]
  }
  expect(await read(1)).toEqual([2, 3, [3, 2], [1003, 1002, 1001], ['graduate']])
  expect(await read(2)).toEqual([5, 1, [], [1002, 1001, 1003], ['graduate', 'email']])
  expect(await read(5)).toEqual([undefined, 2, [], [1002, 1001, 1003], []])
  expect((await read(3)).slice(0, 2)).toEqual([1, undefined])
  expect([
    await readArticle(env.CONTENT, 6, 'zh'),
    await readArticle(env.CONTENT, 1, 'en'),
    await readArticle(env.CONTENT, 9, 'zh'),
  ]).toEqual([null, null, null])
})

test('a list has the published articles of one language with all the terms, and counts each term', async () => {
  const list = async (other: object = {}) => {
    const query = { slugs: [], terms: [], sort: 'new', page: 1, pageSize: 9, locale: 'zh', ...other } as const
    const { total, items, terms, languages } = await listArticles(env.CONTENT, query)
    return {
      ids: items.map(({ id }) => id),
      total,
      terms: terms.map(({ slug, count }) => `${slug} ${count}`),
      languages,
    }
  }
  const terms = ['campus 4', 'graduate 3', 'email 1']
  expect(await list()).toEqual({ ids: [5, 2, 1, 3], total: 4, terms, languages: ['zh', 'en'] })
  expect((await list({ sort: 'hot' })).ids).toEqual([3, 5, 2, 1])
  expect((await list({ page: 2, pageSize: 3 })).ids).toEqual([3])
  expect((await list({ slugs: ['campus', 'graduate'] })).ids).toEqual([2, 1, 3])
  expect((await list({ slugs: ['campus', 'none'] })).ids).toEqual([])
  // All have it, one in its title.
  expect((await list({ terms: [['摘要']] })).ids).toEqual([3, 5, 2, 1])
  expect((await list({ terms: [['摘要怎']] })).ids).toEqual([3])
  expect((await list({ terms: [['要怎'], ['摘要']] })).ids).toEqual([3])
})

test('a template leads to published ones that share most with it, its own language first', async () => {
  const related = async (id: number) => (await readWordTemplate(env.CONTENT, id, 'zh'))?.related.map((card) => card.id)
  expect(await related(1003)).toEqual([1002, 1001, 1004])
  expect(await related(1004)).toEqual([1002, 1001, 1003])
  expect(await related(1005)).toEqual([])
})

test('a template has its own values of the facets, in their order', async () => {
  const facets = async (id: number, locale: 'zh' | 'en') =>
    (await readWordTemplate(env.CONTENT, id, locale))?.facets.map(({ facet, slug, name }) => `${facet} ${slug} ${name}`)
  expect(await facets(1003, 'en')).toEqual([
    'use campus Graduate jobs',
    'style simple Simple',
    'role auditor Auditor',
    'language zh Chinese',
    'pages one-page One page',
    'photo without-photo Without photo',
  ])
  expect((await facets(1005, 'zh'))?.[0]).toBe('use social 社招')
})

test('a template that is no longer published has no page or price, and is known to have been there', async () => {
  const all = (id: number) => Promise.all([readWordTemplate(env.CONTENT, id, 'zh'), readWordOffer(env.DB, id)])
  expect(await all(1006)).toEqual([null, null])
  expect((await all(1001)).map((found) => found === null)).toEqual([false, false])
  // Its file belongs to those who bought it.
  expect(await readWordFileInfo(env.CONTENT, 1006)).toEqual({ fileName: '模板 1006.docx', slug: 'template-1006' })
  expect(await readWordFileInfo(env.CONTENT, 9)).toBeNull()
  expect([
    await isRemovedTemplate(env.CONTENT, 1006),
    await isRemovedTemplate(env.CONTENT, 1001),
    await isRemovedTemplate(env.CONTENT, 9),
  ]).toEqual([true, false, false])
})

test('an article that is no longer published is known to have been there, in its language', async () => {
  const ids = [6, 1, 9]
  expect(await Promise.all(ids.map((id) => isRemovedArticle(env.CONTENT, id, 'zh')))).toEqual([true, false, false])
  expect(await isRemovedArticle(env.CONTENT, 6, 'en')).toBe(false)
})

test('visits are added to what was visited, each batch of a counter once, and to nothing that is not published', async () => {
  const userId = await newUser()
  await put('resumes', resumeRow('vr', userId))
  const share = { resume_id: 'vr', user_id: userId, label: '', hide_contacts: 0, download: 0, created_at: 0 }
  await put('shares', { id: 'v1', request_key: '1', token_hash: 'v1', ...share })
  await put('shares', { id: 'v2', request_key: '2', token_hash: 'v2', opens: 3, opened_at: 90, ...share })
  const visits: WaitingVisits[] = [
    { batch: 5, kind: 'template', id: '1001', count: 2, at: 10 },
    { batch: 5, kind: 'article', id: '1001', count: 40, at: 10 },
    { batch: 5, kind: 'article', id: '2', count: 5, at: 10 },
    { batch: 5, kind: 'article', id: '6', count: 9, at: 10 },
    { batch: 5, kind: 'share', id: 'v1', count: 1, at: 50 },
    { batch: 5, kind: 'share', id: 'v2', count: 1, at: 50 },
  ]
  const shown = async () => [
    await read('word_templates', 'id, views', 'views > 0', 'id'),
    await read('articles', 'id, views', 'views > 0', 'id'),
    await read('shares', 'id, opens, opened_at', "id LIKE 'v_'", 'id'),
  ]
  const once = [
    [[1001, 2]],
    [[2, 5]],
    [
      ['v1', 1, 50],
      ['v2', 4, 90],
    ],
  ]
  await addVisits(env.DB, { counter: 'a', upTo: 5, visits })
  expect(await shown()).toEqual(once)
  await addVisits(env.DB, { counter: 'a', upTo: 5, visits })
  expect(await shown()).toEqual(once)
  // The answer got lost: the same again, and what has been counted since.
  const later: WaitingVisits = { batch: 6, kind: 'template', id: '1001', count: 1, at: 60 }
  await addVisits(env.DB, { counter: 'a', upTo: 6, visits: [...visits, later] })
  await addVisits(env.DB, { counter: 'b', upTo: 5, visits: [{ ...later, batch: 5 }] })
  expect(await shown()).toEqual([[[1001, 4]], once[1], once[2]])
  expect(await read('visit_counters', 'counter, batch', '1', 'counter')).toEqual([
    ['a', 6],
    ['b', 5],
  ])
})

test('a search names the values that templates have, and a role by its own name', async () => {
  const name = (facet: string, slug: string, text: string) => ({
    ...{ facet, slug, name_zh: `${text}名`, name_en: text, position: 50 },
  })
  // Called as a role and a use are that templates have; and a style none has.
  await putContent(
    'facet_names',
    name('industry', 'auditor', '另一'),
    name('colour', 'campus', '另二'),
    name('style', 'rare', '另三'),
    name('role', 'idle', '另四'),
  )
  const terms = await Promise.all(
    ['另一', '另二', '另三', '校招', 'graduate'].map(
      async (word) => (await searchEverything(env.CONTENT, [[` ${word}`]], 'zh')).terms,
    ),
  )
  expect(terms.map((found) => found.map(({ slug }) => slug))).toEqual([[], [], [], ['campus'], ['campus']])
  expect((await templatesOfRole(env.CONTENT, 'auditor', 'zh'))?.near).toEqual({
    facet: 'role',
    slug: 'auditor',
    name: '审计',
  })
  expect(await templatesOfRole(env.CONTENT, 'campus', 'zh')).toBeNull()
  expect(await templatesOfRole(env.CONTENT, 'idle', 'zh')).toBeNull()
  const filters = (slug: string, ...among: Parameters<typeof filtersOfSlug>[2]) =>
    filtersOfSlug(env.CONTENT, slug, among)
  expect([
    await filters('campus', 'use', 'colour'),
    await filters('campus', 'colour', 'role'),
    await filters('rare', 'style'),
    await filters('auditor', 'industry', 'role'),
  ]).toEqual([{ use: 'campus' }, null, null, { role: 'auditor' }])
})

test('of the values a search names the first six are told', async () => {
  const slugs = Array.from({ length: 7 }, (_, index) => `kin-${index}`)
  const names = slugs.map((slug, index) => ({
    ...{ facet: 'industry', slug, name_zh: `同名${index}`, name_en: slug, position: 70 - index },
  }))
  await putContent('facet_names', ...names)
  await putContent('word_template_facets', ...slugs.map((slug) => ({ facet: 'industry', slug, template_id: 1005 })))
  const { terms } = await searchEverything(env.CONTENT, [[' 同名']], 'zh')
  expect(terms.map(({ slug }) => slug)).toEqual(slugs.toReversed().slice(0, 6))
})

test('articles are suited by published templates, a value in its own facet, and withdrawn ones are left alone', async () => {
  await env.CONTENT.batch([
    env.CONTENT.prepare('UPDATE articles SET suited = \'["as before"]\' WHERE id = 6'),
    env.CONTENT.prepare("INSERT INTO word_template_facets VALUES ('industry', 'campus', 1005)"),
  ])
  await suitArticles(env.CONTENT).run()
  const suited = (await readContent('articles', 'suited', 'id IN (1, 6)', 'id')).flat().map(String)
  expect(suited).toEqual(['[[1003,200],[1002,100],[1001,100]]', '["as before"]'])
})

test('versions are those of published templates', async () => {
  expect((await readTemplateVersions(env.CONTENT)).map(({ id }) => id)).toEqual([1001, 1002, 1003, 1004, 1005])
})

test('each part of what is published makes another version of it, the files it was made from do not', async () => {
  const isAnother = async (name: ContentName) => {
    const before = await readContentVersions(env.CONTENT)
    await noteContentVersion(env.CONTENT, name, `${name} changed`).run()
    return [name, String(await readContentVersions(env.CONTENT)) !== String(before)]
  }
  const found = []
  for (const name of ['word', 'articles', 'samples', 'sources'] as const) found.push(await isAnother(name))
  expect(found).toEqual([
    ['word', true],
    ['articles', true],
    ['samples', true],
    ['sources', false],
  ])
})
