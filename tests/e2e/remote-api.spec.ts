import { readFile, rm } from 'node:fs/promises'
import { clientMessages } from '#client/i18n/client.ts'
import { editorMessages } from '#client/i18n/editor.ts'
import { detailMessages } from '#client/i18n/word-detail.ts'
import { e2eSite } from '#scripts/lib/e2e-site.ts'
import { runSite } from '#scripts/lib/local-worker.ts'
import { openApi } from '#scripts/lib/open-api.ts'
import { addressesOf, siteUrl } from '#scripts/lib/settings.ts'
import { siteVariables } from '#scripts/lib/site-variables.ts'
import { expect, hydrated, newMobile } from '#tests/support/browser.ts'
import { editorPage, shortResume } from '#tests/support/editor-page.ts'
import { localUrl, testOf } from '#tests/support/file-site.ts'
import { loginDialog } from '#tests/support/login-dialog.ts'
import { makeResume, storedResume } from '#tests/support/online-resumes.ts'
import { readDocx } from '#tests/support/read-docx.ts'

const STATE = '.wrangler/e2e-remote'

/** A second copy of the site, with empty stores, whose API is the first one's. */
const test = testOf(async () => {
  await rm(STATE, { recursive: true, force: true })
  const addresses = { ...addressesOf(e2eSite), SITE_URL: 'http://localhost' }
  const variables = { ...siteVariables(e2eSite.stateDir, addresses), API_BASE: siteUrl(e2eSite) }
  const outer = await runSite({ stateDir: STATE, variables, log: 'silent' })
  return { url: localUrl(outer.url), stop: outer.stop }
})

test('with a remote API: gallery, registration, download, and an editor that saves and hears of others', async ({
  page,
  context,
  site,
}) => {
  const sockets: string[] = []
  page.on('websocket', (socket) => sockets.push(new URL(socket.url()).host))

  await page.goto('/word-jianli/')
  await hydrated(page)
  await page.locator('main a[href*="/word-jianli/1"]').first().click()
  await page.getByRole('link', { name: detailMessages.zh.signInToDownload }).click()
  const registered = loginDialog(page).register(newMobile())
  const [download] = await Promise.all([page.waitForEvent('download'), registered])
  expect(download.suggestedFilename()).toMatch(/\.docx$/)
  expect(readDocx(await readFile(await download.path())).has('word/document.xml')).toBe(true)
  await expect(page.getByText(clientMessages.zh.downloadSuccessful, { exact: true })).toBeVisible()

  const id = await makeResume(page, shortResume(), site.url)
  const editor = editorPage(page)
  await editor.open(id)
  await editor.title.fill('隔着网络写的')
  await editor.says(editorMessages.zh.saved)
  expect((await storedResume(page, id)).title).toBe('隔着网络写的')

  const other = editorPage(await context.newPage())
  await other.open(id)
  await other.title.fill('另一页写的')
  await expect(editor.title).toHaveValue('另一页写的')
  expect(new Set(sockets)).toEqual(new Set([new URL(site.url).host]))
})

test('the contract of the API is published by the site itself', async ({ request }) => {
  const answer = await request.get('/api/openapi.json')
  expect([answer.status(), answer.headers()['content-type'], await answer.json()]).toEqual([
    200,
    'application/json',
    JSON.parse(JSON.stringify(openApi())),
  ])
})
