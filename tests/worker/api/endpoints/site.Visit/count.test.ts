import { env } from 'cloudflare:workers'
import { beforeAll, expect, test } from 'vitest'
import { CRAWLER } from '#scripts/lib/crawl.ts'
import { copyPopularity } from '#src/api/db/content/popularity.ts'
import { registerUser } from '#tests/support/accounts.ts'
import { type CallOptions, createTestApi, DAY, HOUR } from '#tests/support/api.ts'
import { publishArticleFixtures } from '#tests/support/articles.ts'
import { countOf } from '#tests/support/database.ts'
import { objectWorld } from '#tests/support/object-world.ts'
import { publishFixtures } from '#tests/support/templates.ts'
import { BROWSER } from '#tests/support/user-agents.ts'
import { addUpVisits, keptOfVisits } from '#tests/support/visits.ts'

const done = { status: 200, body: { code: 1, msg: '操作成功', data: null } }

beforeAll(async () => {
  await publishFixtures([{ id: 1001 }, { id: 1002 }, { id: 1003 }, { id: 1004 }, { id: 2001 }, { id: 1099 }])
  await publishFixtures([{ id: 1001 }, { id: 1002 }, { id: 1003 }, { id: 1004 }, { id: 2001 }])
  await publishArticleFixtures([{ id: 2001 }])
})

type Visit = CallOptions & { kind?: 'template' | 'article' }

async function visit(id: number, { kind = 'template', ...who }: Visit = {}, api = createTestApi()) {
  const visitor = { address: '198.51.100.1', userAgent: BROWSER, ...who }
  expect(await api.call('site.Visit/count', { kind, id }, visitor)).toEqual(done)
}

/** What is shown once the counters have added up. */
async function views(id: number, table = 'word_templates'): Promise<number> {
  await addUpVisits()
  return countOf(`SELECT views AS count FROM ${table} WHERE id = ?`, id)
}

test('a visitor counts once a day, however often the page is loaded', async () => {
  const api = createTestApi()
  await Promise.all(Array.from({ length: 5 }, () => visit(1001, {}, api)))
  expect(await views(1001)).toBe(1)
  await visit(1001, { address: '198.51.100.2' }, api)
  await visit(1001, { userAgent: `${BROWSER} Edg/140.0.0.0` }, api)
  expect(await views(1001)).toBe(3)
  api.clock.now += DAY
  await visit(1001, {}, api)
  expect(await views(1001)).toBe(4)
})

test('articles have a count of their own', async () => {
  await visit(2001, { kind: 'article' })
  await visit(2001, { kind: 'article' })
  expect(await views(2001, 'articles')).toBe(1)
})

test('a template and an article of one number are two visits, and so are two templates', async () => {
  const before = [await views(2001), await views(2001, 'articles'), await views(1004)]
  const who = { address: '198.51.100.7' }
  await visit(2001, who)
  await visit(2001, { ...who, kind: 'article' })
  await visit(1004, who)
  const after = [await views(2001), await views(2001, 'articles'), await views(1004)]
  expect(after).toEqual(before.map((count) => count + 1))
})

test('crawlers, and whoever does not say what it is, do not count', async () => {
  await visit(1002, { userAgent: CRAWLER })
  await visit(1002, { userAgent: '' })
  expect(await views(1002)).toBe(0)
})

test('what is not published is not counted', async () => {
  await visit(1099)
  await visit(7777)
  await visit(1001, { kind: 'article' })
  expect(await views(1099)).toBe(0)
})

test('views, favourites and downloads make a template popular', async () => {
  const heat = async () => {
    await copyPopularity(env.DB, env.CONTENT)
    return env.CONTENT.prepare('SELECT heat FROM word_templates WHERE id = 1003').first('heat')
  }
  await visit(1003)
  expect(await heat()).toBe(0)
  await addUpVisits()
  expect(await heat()).toBe(1)
  await env.DB.prepare('UPDATE word_templates SET favourites = 2, downloads = 3 WHERE id = 1003').run()
  expect(await heat()).toBe(1 + 2 * 5 + 3 * 10)
})

test('nothing of the visitor is kept, nothing in the ledger, and nothing at all the day after', async () => {
  const api = createTestApi()
  const attempts = () => countOf('SELECT count(*) AS count FROM attempts')
  const before = await attempts()
  await visit(1002, { address: '203.0.113.77' }, api)
  expect(await attempts()).toBe(before)
  const kept = await keptOfVisits()
  expect(kept).toMatch(/"kind":"template","id":"1002"/)
  expect(kept).not.toMatch(/203\.0\.113|Mozilla|Chrome|template 1002/)
  await addUpVisits()
  expect(await keptOfVisits()).toMatch(/"mark":/)
  objectWorld.now += 3 * DAY
  await addUpVisits()
  expect(await keptOfVisits()).not.toMatch(/"mark":"|"kind":/)
})

test('one client drives no counter, whatever it calls itself, and fills no storage', async () => {
  const api = createTestApi()
  const kept = async () => (await keptOfVisits()).split('"mark"').length
  const [viewsBefore, before] = [await views(1003), await kept()]
  for (let nth = 0; nth < 20; nth++) {
    await visit(1003, { address: '198.51.100.9', userAgent: `${BROWSER} build/${nth}` }, api)
  }
  expect((await views(1003)) - viewsBefore).toBe(5)
  for (let nth = 0; nth < 150; nth++) {
    await visit(5000 + nth, { address: '198.51.100.9', userAgent: `${BROWSER} build/${nth}` }, api)
  }
  expect((await kept()) - before).toBe(120)
  api.clock.now += HOUR
  for (let nth = 0; nth < 200; nth++) await visit(6000 + nth, { address: '198.51.100.9' }, api)
  expect((await kept()) - before).toBe(240)
  expect(await views(1003)).toBe(viewsBefore + 5)
  // Whoever else is counted in the same place has limits of their own.
  for (let nth = 0; nth < 70; nth++) await visit(1003, { address: `203.0.113.${nth}` }, api)
  expect(await views(1003)).toBe(viewsBefore + 75)
})

test('who is signed in is one visitor on every device', async () => {
  const api = createTestApi()
  const { token } = await registerUser(api)
  const before = await views(1002)
  await visit(1002, { token }, api)
  await visit(1002, { token, address: '198.51.100.77', userAgent: `${BROWSER} Edg/140.0.0.0` }, api)
  expect((await views(1002)) - before).toBe(1)
  const another = await registerUser(api)
  await visit(1002, { token: another.token }, api)
  expect((await views(1002)) - before).toBe(2)
})
