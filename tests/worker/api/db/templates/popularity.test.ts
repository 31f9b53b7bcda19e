import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { countingDatabase } from '#scripts/lib/ledger/measure.ts'
import { copyPopularity, readPopularityMarks } from '#src/api/db/content/popularity.ts'
import { publishArticleFixtures } from '#tests/support/articles.ts'
import { readContent } from '#tests/support/rows.ts'
import { publishFixtures } from '#tests/support/templates.ts'

const count = (sql: string) => env.DB.exec(sql)
const copy = () => copyPopularity(env.DB, env.CONTENT)
const templates = () => readContent('word_templates', 'id, views, downloads, favourites, heat', '1', 'id')
const articles = () => readContent('articles', 'id, views', '1', 'id')

beforeEach(async () => {
  await count('UPDATE word_templates SET views = 0, downloads = 0, favourites = 0')
  await count('UPDATE articles SET views = 0')
  await publishFixtures([{ id: 1001 }, { id: 1002 }])
  await publishArticleFixtures([{ id: 2001 }])
  await copy()
})

test('the content shows what the ledger has counted since, and is asked to write nothing when that is nothing', async () => {
  await count('UPDATE word_templates SET views = 3, downloads = 2, favourites = 1 WHERE id = 1002')
  await count('UPDATE articles SET views = 7 WHERE id = 2001')
  expect([await templates(), await articles()]).toEqual([
    [
      [1001, 0, 0, 0, 0],
      [1002, 0, 0, 0, 0],
    ],
    [[2001, 0]],
  ])
  await copy()
  const shown = [
    [
      [1001, 0, 0, 0, 0],
      [1002, 3, 2, 1, 28],
    ],
    [[2001, 7]],
  ]
  expect([await templates(), await articles()]).toEqual(shown)
  const { db, take } = countingDatabase(env.CONTENT)
  await copyPopularity(env.DB, db)
  expect(take()).toMatchObject({ calls: 1, written: 0 })
  await count('UPDATE word_templates SET views = views + 1 WHERE id = 1001')
  await copy()
  expect(await templates()).toEqual([
    [1001, 1, 0, 0, 1],
    [1002, 3, 2, 1, 28],
  ])
})

test('what is counted of one kind alone is shown, and no counter is copied twice', async () => {
  const copyAgain = async () => {
    await copy()
    const { db, take } = countingDatabase(env.CONTENT)
    await copyPopularity(env.DB, db)
    return take()
  }
  const nothing = { calls: 1, written: 0 }
  await count('UPDATE articles SET views = 2 WHERE id = 2001')
  expect(await copyAgain()).toMatchObject(nothing)
  expect(await articles()).toEqual([[2001, 2]])
  await count('UPDATE word_templates SET views = 4 WHERE id = 1002')
  await count('UPDATE word_templates SET views = 3 WHERE id = 1001')
  expect(await copyAgain()).toMatchObject(nothing)
  expect(await templates()).toEqual([
    [1001, 3, 0, 0, 3],
    [1002, 4, 0, 0, 4],
  ])
})

test('content that is made anew is given all counters', async () => {
  await count('UPDATE word_templates SET views = 5 WHERE id = 1001')
  await copy()
  await env.CONTENT.exec('DELETE FROM word_templates')
  await publishFixtures([{ id: 1001 }])
  await copy()
  expect(await templates()).toEqual([[1001, 5, 0, 0, 5]])
})

test('a ledger that was brought back to an earlier day is copied as it is then', async () => {
  await count('UPDATE word_templates SET views = 5 WHERE id = 1001')
  await copy()
  await count('UPDATE word_templates SET views = 2 WHERE id = 1001')
  await count('UPDATE word_templates SET changed = iif(id = 1001, 1, 0)')
  await copy()
  expect(await templates()).toEqual([
    [1001, 2, 0, 0, 2],
    [1002, 0, 0, 0, 0],
  ])
  expect((await readPopularityMarks(env.CONTENT)).template).toBe(1)
})
