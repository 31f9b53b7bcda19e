import { rm } from 'node:fs/promises'
import { editorMessages } from '#client/i18n/editor.ts'
import { errorPageMessages } from '#client/i18n/errors.ts'
import { demoAccount } from '#scripts/lib/demo-account.ts'
import { e2eSite } from '#scripts/lib/e2e-site.ts'
import { runSite } from '#scripts/lib/local-worker.ts'
import { addressesOf } from '#scripts/lib/settings.ts'
import { siteVariables } from '#scripts/lib/site-variables.ts'
import { prepareState } from '#scripts/lib/state.ts'
import { breakableSite } from '#tests/support/breakable-site.ts'
import { type Store, SWITCH } from '#tests/support/breakable-stores.ts'
import { test as base, expect, type Page } from '#tests/support/browser.ts'
import { editorPage, shortResume } from '#tests/support/editor-page.ts'
import { makeResume, storedResume } from '#tests/support/online-resumes.ts'

const STATE = '.wrangler/e2e-brown-outs'
const RECOVERY_MS = 5000
const t = editorMessages.zh

type Breakable = { url: string; take: (stores: readonly Store[]) => Promise<void> }

/** A site of its own, whose stores can be taken away while it runs. */
const test = base.extend<{ baseURL: string }, { site: Breakable }>({
  site: [
    async ({ browserName: _ }, use) => {
      await rm(STATE, { recursive: true, force: true })
      await prepareState(STATE)
      const addresses = { ...addressesOf(e2eSite), SITE_URL: 'http://localhost' }
      const variables = siteVariables(e2eSite.stateDir, addresses)
      const site = await runSite({ stateDir: STATE, variables, front: breakableSite(), log: 'silent' })
      const url = site.url.replace('127.0.0.1', 'localhost').replace(/\/$/, '')
      await use({
        url,
        take: async (stores) => {
          const answer = await fetch(url + SWITCH, { method: 'POST', body: stores.join() })
          if (!answer.ok) throw new Error(`The stores cannot be taken away: ${answer.status}`)
        },
      })
      await site.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
})

/** The editor of somebody who is signed in, with a new résumé. */
async function openNew(page: Page, { url }: Breakable) {
  const headers = { origin: url }
  const answer = await page.request.post('/api/user.Base/loginByPassword', { data: demoAccount, headers })
  expect(answer.status()).toBe(200)
  const editor = editorPage(page)
  const id = await makeResume(page, shortResume(), url)
  await editor.open(id)
  return { editor, id }
}

/** Which stores are down, and whether saving takes one of them. */
const brownOuts: [Store[], boolean][] = [
  [['DB'], true],
  [['FILES'], false],
  [['RESUMES'], true],
  [['DB', 'FILES'], true],
  [['DB', 'RESUMES'], true],
  [['FILES', 'RESUMES'], true],
]

test('what is typed while stores are down is kept, and saved within five seconds once they are back', async ({
  page,
  site,
  expectConsole,
}) => {
  test.setTimeout(120_000)
  for (const text of ['Failed to load resource', 'WebSocket']) expectConsole(text)
  const { editor, id } = await openNew(page, site)
  for (const [stores, isNeeded] of brownOuts) {
    const title = `${stores.join('、')} 停了`
    await site.take(stores)
    await editor.title.fill(title)
    await editor.says(isNeeded ? t.savedHereUnreachable : t.saved)
    await expect(editor.title).toHaveValue(title)
    await site.take([])
    await expect(async () => expect((await storedResume(page, id)).title).toBe(title)).toPass({ timeout: RECOVERY_MS })
    await editor.says(t.saved)
  }
})

test('a page loaded again while the database is down is honest about it, and has the text once it is back', async ({
  page,
  site,
  expectConsole,
}) => {
  for (const text of ['Failed to load resource', 'WebSocket']) expectConsole(text)
  const { editor, id } = await openNew(page, site)
  await site.take(['DB'])
  await editor.title.fill('停电时写的')
  await editor.says(t.savedHereUnreachable)
  expect((await page.reload())?.status()).toBe(503)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(errorPageMessages.zh.serviceError)
  await expect(page.getByRole('main').getByRole('link', { name: errorPageMessages.zh.home })).toBeVisible()
  await site.take([])
  await editor.open(id)
  await expect(editor.title).toHaveValue('停电时写的')
  await editor.says(t.saved)
  expect((await storedResume(page, id)).title).toBe('停电时写的')
})
