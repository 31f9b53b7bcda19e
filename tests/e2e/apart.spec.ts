import * as z from 'zod/mini'
import { editorMessages } from '#client/i18n/editor.ts'
import { demoAccount } from '#scripts/lib/demo-account.ts'
import { apartState, e2eSite } from '#scripts/lib/e2e-site.ts'
import { runSiteApart } from '#scripts/lib/local-worker.ts'
import { addressesOf } from '#scripts/lib/settings.ts'
import { siteVariables } from '#scripts/lib/site-variables.ts'
import { expect, hydrated, type Page } from '#tests/support/browser.ts'
import { editorPage, shortResume } from '#tests/support/editor-page.ts'
import { localUrl, testOf } from '#tests/support/file-site.ts'
import { makeResume, storedResume } from '#tests/support/online-resumes.ts'
import { copyPreparedState } from '#tests/support/prepared-state.ts'
import { SESSIONS, watchedSessions } from '#tests/support/watched-sessions.ts'

/** The site as wrangler.outer.toml has it: pages in front, and behind them the Worker with the API and the stores. */
const test = testOf(async () => {
  copyPreparedState(apartState)
  const addresses = { ...addressesOf(e2eSite), SITE_URL: 'http://localhost', ENVIRONMENT: 'development' }
  const variables = siteVariables(e2eSite.stateDir, addresses)
  const apart = await runSiteApart({ stateDir: apartState, variables, front: watchedSessions(), log: 'silent' })
  return { url: localUrl(apart.url), stop: apart.stop }
})

/** Where the Worker with the stores has begun its sessions of the ledger since it was asked last. */
async function sessionsOf(page: Page): Promise<string[]> {
  return z.array(z.string()).parse(await (await page.request.get(SESSIONS)).json())
}

async function bookmarkOf(page: Page): Promise<string | undefined> {
  return (await page.context().cookies()).find(({ name }) => name === '__Host-latest')?.value
}

test('two Workers: pages, a sign-in, a save, and a bookmark that goes through both and is obeyed', async ({
  page,
  site,
}) => {
  const headers = { origin: site.url }
  await page.goto('/word-jianli/')
  await hydrated(page)
  await expect(page.locator('main a[href*="/word-jianli/1"]').first()).toBeVisible()
  expect(await bookmarkOf(page)).toBeUndefined()

  const signedIn = await page.request.post('/api/user.Base/loginByPassword', { data: demoAccount, headers })
  expect(await signedIn.json()).toMatchObject({ code: 1 })
  const id = await makeResume(page, shortResume(), site.url)
  const editor = editorPage(page)
  await editor.open(id)
  await editor.title.fill('两个 Worker 之间写的')
  await editor.says(editorMessages.zh.saved)
  expect((await storedResume(page, id)).title).toBe('两个 Worker 之间写的')

  const favourite = { template_id: 1001, template_type: 'word' }
  const pushed = await page.request.post('/api/user.TemplateCollections/push', { data: favourite, headers })
  expect(await pushed.json()).toMatchObject({ code: 1 })
  const bookmark = (await bookmarkOf(page)) ?? ''
  expect(bookmark).toMatch(/^[\da-f]{8}-[\da-f]{8}-[\da-f]{8}-[\da-f]{32}$/)
  await page.goto('about:blank')
  await sessionsOf(page)
  const marks = await page.request.get('/api/user.TemplateCollections/marks')
  expect(await marks.json()).toMatchObject({ code: 1, data: [{ template_type: 'word', template_id: 1001 }] })
  expect(await sessionsOf(page)).toEqual([bookmark])
  await page.request.get('/api/user.Order/index')
  expect(await sessionsOf(page)).toEqual(['first-primary'])
  const latest = await bookmarkOf(page)
  await page.goto('/user/favorite-templates')
  await expect(page.locator('main a[href*="/word-jianli/1001"]').first()).toBeVisible()
  expect(await sessionsOf(page)).toContain(latest)
})

test('what third parties call is passed on to the Worker with the stores', async ({ request }) => {
  const answer = await request.post('/pay/notify/wechat', { data: 'not signed' })
  expect([answer.status(), answer.headers()['x-frame-options']]).toEqual([401, 'DENY'])
  expect((await request.get('/readyz')).status()).toBe(200)
})
