import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { article } from '#src/contract/index.ts'
import { createTestApi } from '#tests/support/api.ts'
import { publishArticleFixtures } from '#tests/support/articles.ts'
import { publishFixtures } from '#tests/support/templates.ts'

const campus = { use: 'campus' }

/** The templates the article leads to. */
async function templatesOf(): Promise<number[]> {
  const { body } = await createTestApi().call('article.Info/detail', { id: '2001' })
  return z
    .object({ data: article })
    .parse(body)
    .data.templates.map(({ id }) => id)
}

beforeEach(() => publishFixtures([]))

test('an article leads to a template that is published after it', async () => {
  await publishArticleFixtures([{ id: 2001 }])
  expect(await templatesOf()).toEqual([])
  await publishFixtures([
    { id: 1001, facets: campus },
    { id: 1002, facets: campus },
  ])
  expect(await templatesOf()).toEqual([1001, 1002])
})

test('of the twelve templates that suit an article best the most downloaded are shown', async () => {
  await publishFixtures(Array.from({ length: 13 }, (_, index) => ({ id: 1001 + index, facets: campus })))
  await publishArticleFixtures([{ id: 2001 }])
  const first = await templatesOf()
  await env.CONTENT.prepare('UPDATE word_templates SET downloads = id WHERE id >= 1012').run()
  expect([first, await templatesOf()]).toEqual([
    [1001, 1002, 1003, 1004],
    [1012, 1001, 1002, 1003],
  ])
})
