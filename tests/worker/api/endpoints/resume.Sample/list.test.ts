import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { wordList } from '#src/contract/index.ts'
import { createTestApi } from '#tests/support/api.ts'
import { cardOf, publishFixtures, type TemplateFixture } from '#tests/support/templates.ts'

const auditor: TemplateFixture = { id: 1001, facets: { use: 'campus', industry: 'finance' } }
const teacher: TemplateFixture = { id: 1002, facets: { use: 'campus', industry: 'internet' } }
const english: TemplateFixture = { id: 1003, language: 'en', facets: { use: 'social', industry: 'finance' } }

beforeAll(async () => {
  await publishFixtures([auditor, teacher, english])
})

async function listed(input: Record<string, string>, language?: 'en') {
  const { body } = await createTestApi().call('resume.Sample/list', input, language ? { language } : {})
  return z.object({ data: wordList }).parse(body).data
}

test('every template, those in the language of the call first', async () => {
  expect((await listed({})).items).toEqual([auditor, teacher, english].map((card) => cardOf(card)))
  expect((await listed({}, 'en')).items).toEqual([english, auditor, teacher].map((card) => cardOf(card, 'en')))
})

test('a use and an industry narrow the list', async () => {
  expect((await listed({ use: 'campus' })).items.map(({ id }) => id)).toEqual([1001, 1002])
  expect((await listed({ use: 'campus', industry: 'finance' })).items.map(({ id }) => id)).toEqual([1001])
  expect((await listed({ slug: 'finance' })).items.map(({ id }) => id)).toEqual([1001, 1003])
  expect(await listed({ use: 'nowhere', page: '2' })).toMatchObject({ total: 0, page: 2, items: [] })
})

test('résumés are searched, and sorted', async () => {
  expect((await listed({ q: '模板 1002' })).items.map(({ id }) => id)).toEqual([1002])
  expect((await listed({ sort: 'new' })).items.map(({ id }) => id)).toEqual([1002, 1001, 1003])
})
