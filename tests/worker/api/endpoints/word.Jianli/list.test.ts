import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type InputOf, wordList } from '#src/contract/index.ts'
import { createTestApi } from '#tests/support/api.ts'
import { cardOf, foundCardOf, publishFixtures, type TemplateFixture } from '#tests/support/templates.ts'

const campusAuditor = { use: 'campus', industry: 'finance', role: 'auditor', style: 'simple' }
const templates: readonly TemplateFixture[] = [
  { id: 1001, title: '前端 UI 设计师简历', facets: { use: 'social', industry: 'internet' }, updated: '2026-11-03' },
  { id: 1002, title: '审计助理校招简历', facets: campusAuditor, updated: '2026-11-05' },
  { id: 1003, title: '100% 完成_率 "销冠" 简历', facets: { use: 'social', industry: 'finance' }, pages: 2 },
  { id: 1004, language: 'en', title: 'Résumé 审计', facets: campusAuditor, updated: '2026-11-04' },
  { id: 1005, title: '小学语文教师简历', facets: { use: 'campus', role: 'teacher' }, updated: '2026-11-03' },
]
const counters = { 1001: [5, 0], 1002: [5, 2], 1003: [9, 0], 1004: [99, 0], 1005: [0, 0] }
const answer = z.object({ data: wordList })

beforeAll(async () => {
  await publishFixtures([...templates, { id: 1099, facets: campusAuditor }])
  await publishFixtures(templates)
  for (const [id, [downloads, favourites]] of Object.entries(counters)) {
    const statement = env.CONTENT.prepare('UPDATE word_templates SET downloads = ?, favourites = ? WHERE id = ?')
    await statement.bind(downloads, favourites, Number(id)).run()
  }
})

async function list(input: InputOf<'word.Jianli/list'>, language = 'zh') {
  const { body } = await createTestApi().call('word.Jianli/list', input, { language })
  return answer.parse(body).data
}

async function idsOf(input: InputOf<'word.Jianli/list'>, language = 'zh'): Promise<number[]> {
  return (await list(input, language)).items.map(({ id }) => id)
}

async function countsOf(input: InputOf<'word.Jianli/list'>): Promise<Record<string, Record<string, number>>> {
  const { facets } = await list(input)
  return Object.fromEntries(
    facets.map(({ facet, values }) => [facet, Object.fromEntries(values.map(({ slug, count }) => [slug, count]))]),
  )
}

test('the whole answer', async () => {
  const facet = (name: string, ...values: [slug: string, name: string, count: number][]) => ({
    facet: name,
    values: values.map(([slug, text, count]) => ({ facet: name, slug, name: text, count })),
  })
  expect(await createTestApi().call('word.Jianli/list', { role: 'auditor' })).toEqual({
    status: 200,
    body: {
      code: 1,
      msg: '操作成功',
      data: {
        total: 2,
        page: 1,
        page_size: 24,
        words: [],
        items: [
          cardOf({ id: 1002, title: '审计助理校招简历' }, 'zh', 5),
          cardOf({ id: 1004, title: 'Résumé 审计', language: 'en' }, 'zh', 99),
        ],
        facets: [
          facet('use', ['campus', '校招', 2]),
          facet('industry', ['finance', '金融', 2]),
          facet('style', ['simple', '简约', 2]),
          facet('colour'),
          facet('role', ['auditor', '审计', 2], ['teacher', '教师', 1]),
          facet('language', ['zh', '中文', 1], ['en', '英文', 1]),
          facet('pages', ['one-page', '一页', 2]),
          facet('photo', ['without-photo', '无照片', 2]),
        ],
      },
    },
  })
})

test('how many there are is how many there are of the language asked for', async () => {
  const totals = [await list({}), await list({ language: 'zh' }), await list({ language: 'en' })]
  expect(totals.map(({ total }) => total)).toEqual([5, 4, 1])
})

describe('order', () => {
  test.each([
    ['hot', 'zh', [1003, 1002, 1001, 1005, 1004]],
    ['hot', 'en', [1004, 1003, 1002, 1001, 1005]],
    ['new', 'zh', [1002, 1005, 1001, 1003, 1004]],
    ['new', 'en', [1004, 1002, 1005, 1001, 1003]],
  ] as const)('%s in %s', async (sort, language, expected) => {
    expect(await idsOf({ sort }, language)).toEqual(expected)
  })
})

describe('filters', () => {
  test.each<[InputOf<'word.Jianli/list'>, number[]]>([
    [{ use: 'social' }, [1003, 1001]],
    [{ use: 'social', industry: 'internet' }, [1001]],
    [{ use: 'campus', language: 'zh' }, [1002, 1005]],
    [{ pages: 'two-pages' }, [1003]],
    [{ use: 'campus', industry: 'internet' }, []],
    [{ use: 'nothing-known' }, []],
    [{ style: 'campus' }, []],
    [{ slug: 'social' }, [1003, 1001]],
    [{ slug: 'internet', use: 'social' }, [1001]],
    // Named by the slug and by itself, a facet is what it says itself.
    [{ slug: 'social', use: 'campus' }, [1002, 1005, 1004]],
  ])('%j finds %j', async (input, expected) => {
    expect(await idsOf(input)).toEqual(expected)
  })

  test('a value that nothing has is missing', async () => {
    const { body } = await createTestApi().call('word.Jianli/list', { slug: 'nothing-known' })
    expect(body).toEqual({ code: 0, msg: '资源不存在' })
  })

  test('a facet is counted as if it had no filter itself', async () => {
    expect(await countsOf({ use: 'social', language: 'zh' })).toEqual({
      use: { campus: 2, social: 2 },
      industry: { internet: 1, finance: 1 },
      style: {},
      colour: {},
      role: {},
      language: { zh: 2 },
      pages: { 'one-page': 1, 'two-pages': 1 },
      photo: { 'without-photo': 2 },
    })
  })

  test('a chosen value is listed even when nothing is left of it', async () => {
    expect(await countsOf({ use: 'social', role: 'teacher' })).toEqual({
      use: { campus: 1, social: 0 },
      industry: {},
      style: {},
      colour: {},
      role: { teacher: 0 },
      language: {},
      pages: {},
      photo: {},
    })
  })

  test('every facet may be chosen at once, with as many words as a search takes', async () => {
    const chosen = {
      use: 'social',
      industry: 'finance',
      style: 'simple',
      colour: 'green',
      role: 'teacher',
      language: 'zh',
      pages: 'one-page',
      photo: 'with-photo',
    }
    expect(await idsOf({ ...chosen, q: '审 计 助 理 会 财' })).toEqual([])
  })

  test('nothing is found by one letter, and every filter stays', async () => {
    expect(await idsOf({ q: 'c' })).toEqual([])
    expect(await countsOf({ q: 'c', use: 'campus' })).toEqual(await countsOf({ use: 'campus' }))
  })

  test('counts follow the search', async () => {
    const { use } = await countsOf({ q: '审计' })
    expect(use).toEqual({ campus: 2 })
  })
})

describe('search', () => {
  test.each<[string, number[]]>([
    ['审计助理', [1002]],
    ['审计', [1002, 1004]],
    ['计', [1001, 1002, 1004]],
    ['resume', [1004]],
    ['RÉSUMÉ', [1004]],
    ['ui', [1001]],
    ['ｕｉ 设计师', [1001]],
    ['简历 校招', [1002]],
    ['template 1003', [1003]],
    ['100%', [1003]],
    ['%', []],
    ['_', []],
    ['"销冠"', [1003]],
    ['"', []],
    ['***', []],
    ['* OR *', []],
    ['NEAR(a b)', []],
    ['text:简历模', []],
    ["' OR 1=1 --", []],
    ['🧑‍🎨', []],
    ['𠀀𠀁', []],
    ['\u0000', [1003, 1002, 1001, 1005, 1004]],
    ['c', []],
    ['7', []],
    ['简历\u0000"', [1001, 1002, 1003, 1005]],
    ['   ', [1003, 1002, 1001, 1005, 1004]],
    ['（'.repeat(50), []],
    ['q w x y z j k v b g 7 8 9', []],
  ])('%j finds %j', async (q, expected) => {
    expect((await idsOf({ q })).sort()).toEqual([...expected].sort())
  })
})

describe('synonyms', () => {
  test.each([
    ['教师', [1005]],
    ['老师', [1005]],
    ['应届生', [1002]],
    ['审计师 简历模板', [1002, 1004]],
    ['界面设计', [1001]],
  ])('%s finds %j', async (q, expected) => {
    expect(await idsOf({ q })).toEqual(expected)
  })

  test('what was found comes with its summary and the words to mark', async () => {
    const { items, words } = await list({ q: '老师' })
    expect(items).toEqual([foundCardOf({ id: 1005, title: '小学语文教师简历' })])
    expect(words).toEqual(['老师', '教师', '教育', 'teacher'])
  })
})

describe('pages', () => {
  const many = Array.from({ length: 50 }, (_, index) => ({ id: 2001 + index }))

  beforeAll(() => publishFixtures(many))

  test.each([
    ['1', 2001, 24],
    ['2', 2025, 24],
    ['3', 2049, 2],
    ['4', undefined, 0],
    ['999999', undefined, 0],
  ])('page %s begins with %s and has %i', async (page, first, length) => {
    const { total, items, page: number } = await list({ page })
    expect({ total, number, first: items[0]?.id, length: items.length }).toEqual({
      total: 50,
      number: Number(page),
      first,
      length,
    })
  })
})

test('a title with the words comes first among the most used, and among the newest in its turn', async () => {
  await publishFixtures([
    { id: 1011, title: '概要怎么写' },
    { id: 1012, updated: '2026-11-05' },
  ])
  expect([await idsOf({ q: '概要', sort: 'hot' }), await idsOf({ q: '概要', sort: 'new' })]).toEqual([
    [1011, 1012],
    [1012, 1011],
  ])
})
