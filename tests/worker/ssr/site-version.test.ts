import { env } from 'cloudflare:workers'
import { beforeAll, expect, test } from 'vitest'
import { notePublished } from '#src/api/db/content/content-versions.ts'
import { createTestApi } from '#tests/support/api.ts'
import { publishArticleFixtures } from '#tests/support/articles.ts'
import { siteOf } from '#tests/support/own-site.ts'
import { CRAWLER, type Site } from '#tests/support/site.ts'
import { publishFixtures } from '#tests/support/templates.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
/** How long prefetched data may wait in a browser for its click. */
const PREFETCH = 30 * SECOND

beforeAll(async () => {
  await publishFixtures([{ id: 1001 }])
  await publishArticleFixtures([{ id: 2001 }])
})

async function textOf(site: Site, path: string, headers: Record<string, string> = {}): Promise<string> {
  const text = await (await site.get(path, headers)).text()
  await site.settle()
  return text
}

/** Pages in memory as they are served to visitor after visitor, and the data behind them in KV. */
async function warmSite(...paths: string[]): Promise<Site> {
  const site = siteOf(createTestApi())
  for (const path of paths) for (let nth = 0; nth < 3; nth += 1) await textOf(site, path)
  return site
}

/** What can be changed, the page that shows it, how it is changed, and two values it has one after the other. */
const changes: [string, string, (value: string) => string, [string, string]][] = [
  ['a price', '/user/vip', (yuan) => levelSql('price', yuan.replace('.', '')), ['43.21', '54.32']],
  ['a limit', '/user/vip', (limit) => levelSql('online_resume_limit', limit), ['4747', '5858']],
  ['the name', '/en/about-us', (name) => siteSql('en', 'site_name', name), ['Neuname', 'Nouveau']],
  ['a contact', '/contact', (phone) => siteSql('zh', 'support_phone', phone), ['010-7654321', '010-1234567']],
]
const levelSql = (column: string, value: string) => `UPDATE membership_levels SET ${column} = ${value} WHERE rank = 1`
const siteSql = (locale: string, column: string, value: string) =>
  `UPDATE site_config SET ${column} = '${value}' WHERE locale = '${locale}'`

test.each(changes)('%s is new on a page everybody visits within 30 seconds', async (_what, path, sqlOf, [value]) => {
  const site = await warmSite(path)
  expect(await textOf(site, path)).not.toContain(value)
  await env.DB.exec(sqlOf(value))
  const shows: boolean[] = []
  for (let at = 0; at < MINUTE - PREFETCH; at += SECOND) {
    site.wait(SECOND)
    shows.push((await textOf(site, path)).includes(value))
  }
  const first = shows.indexOf(true)
  expect([first > 0, shows.slice(first).every((isShown) => isShown)]).toEqual([true, true])
})

test.each(changes)(
  '%s is new for the first to come after a while, and for programs',
  async (...[, path, sqlOf, values]) => {
    const [, value] = values
    const site = await warmSite(path)
    const agent = { 'user-agent': CRAWLER }
    await textOf(site, path, agent)
    await env.DB.exec(sqlOf(value))
    site.wait(MINUTE - PREFETCH)
    expect(await textOf(site, path, agent)).toContain(value)
    expect(await textOf(site, path)).toContain(value)
  },
)

test('what is published again is asked for again by every isolate, what is not is not', async () => {
  const one = await warmSite('/word-jianli/1001')
  await env.CONTENT.exec("UPDATE word_templates SET title_zh = '改了的标题' WHERE id = 1001")
  one.wait(MINUTE - PREFETCH)
  expect(await textOf(one, '/word-jianli/1001/_payload.json')).not.toContain('改了的标题')
  await notePublished(env.DB, 'another', null).run()
  one.wait(MINUTE - PREFETCH)
  expect(await textOf(one, '/word-jianli/1001/_payload.json')).toContain('改了的标题')
  expect(await textOf(one, '/word-jianli/1001')).toContain('改了的标题')
  const other = siteOf(createTestApi())
  expect(await textOf(other, '/word-jianli/1001')).toContain('改了的标题')
})

test('everything in the database that pages show makes another version; what is counted makes none', async () => {
  const version = async () => env.DB.prepare("SELECT version FROM site_config WHERE locale = 'zh'").first('version')
  const steps = async (sql: string) => {
    const before = Number(await version())
    await env.DB.exec(sql)
    return Number(await version()) - before
  }
  expect(await steps("UPDATE site_config SET operator = 'A' WHERE locale = 'en'")).toBe(1)
  expect(await steps("UPDATE membership_levels SET tag_zh = 'B' WHERE slug = 'monthly'")).toBe(1)
  const values = "'weekly', 9, 'W', 'W', 500, NULL, 7, 1, 1"
  const columns = 'slug, rank, name_zh, name_en, price, original_price, days, online_resume_limit, word_download_limit'
  expect(await steps(`INSERT INTO membership_levels (${columns}) VALUES (${values})`)).toBe(1)
  expect(await steps("INSERT INTO content_versions (name, version) VALUES ('test', 'a')")).toBe(1)
  expect(await steps("UPDATE content_versions SET version = 'a' WHERE name = 'test'")).toBe(0)
  expect(await steps("UPDATE content_versions SET version = 'b' WHERE name = 'test'")).toBe(1)
  expect(await steps('UPDATE word_templates SET views = views + 1')).toBe(0)
})

test('while the API fails the site stays as it was, and asks again only now and then', async () => {
  const api = createTestApi()
  const state = { down: false, asked: 0 }
  const site = siteOf(api, () => {
    state.asked += 1
    return state.down
  })
  for (let nth = 0; nth < 3; nth += 1) await textOf(site, '/user/vip')
  const shown = await textOf(site, '/user/vip')
  state.down = true
  state.asked = 0
  for (let nth = 0; nth < 30; nth += 1) {
    site.wait(SECOND)
    const text = await textOf(site, '/user/vip')
    expect(text.length).toBe(shown.length)
  }
  // Each question is put a second time when the first fails in passing.
  expect(state.asked).toBeLessThanOrEqual(2 * 5)
  expect(new Set(site.errors)).toEqual(new Set(['site.config']))
})
