import { rm } from 'node:fs/promises'
import { editorMessages } from '#client/i18n/editor.ts'
import { headerMessages } from '#client/i18n/header.ts'
import { sharingMessages } from '#client/i18n/sharing.ts'
import { wordMessages } from '#client/i18n/word.ts'
import { e2eSite } from '#scripts/lib/e2e-site.ts'
import { runSite } from '#scripts/lib/local-worker.ts'
import { addressesOf, siteUrl } from '#scripts/lib/settings.ts'
import { siteVariables } from '#scripts/lib/site-variables.ts'
import { expect, hydrated, type Page } from '#tests/support/browser.ts'
import { editorPage, shortResume } from '#tests/support/editor-page.ts'
import { localUrl, testOf } from '#tests/support/file-site.ts'
import { loginPage } from '#tests/support/login-dialog.ts'
import { makeResume, storedResume } from '#tests/support/online-resumes.ts'
import { makeOtherBuild } from '#tests/support/other-build.ts'
import { signInAsNew } from '#tests/support/purchase-dialog.ts'

const STATE = '.wrangler/e2e-two-builds'
const OTHER = '.wrangler/e2e-other-build'
const builds = { this: '.', other: OTHER } as const

type Build = keyof typeof builds

/** One address at which one build takes the place of the other; what people write is kept behind both. */
const test = testOf(async () => {
  await rm(STATE, { recursive: true, force: true })
  makeOtherBuild(OTHER)
  const addresses = { ...addressesOf(e2eSite), SITE_URL: 'http://localhost' }
  const variables = { ...siteVariables(e2eSite.stateDir, addresses), API_BASE: siteUrl(e2eSite) }
  const run = (build: Build, port?: number) =>
    runSite({ stateDir: STATE, variables, root: builds[build], port, log: 'silent' })
  let running: Build = 'this'
  let deployed = await run(running)
  const port = Number(new URL(deployed.url).port)
  const deploy = async (build: Build) => {
    if (build === running) return
    await deployed.stop()
    deployed = await run(build, port)
    running = build
  }
  return { url: localUrl(deployed.url), deploy, stop: () => deployed.stop() }
})

/** Opens a page and waits until it has loaded what it loads by itself. */
async function openWhole(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
  await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => href?.includes('/assets/pages-')))
}

/** The documents the page loads from now on, by their paths. */
function documentsOf(page: Page): string[] {
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
  return documents
}

const rows: [string, Build, Build][] = [
  ['an old client, a new server', 'this', 'other'],
  ['a new client, an old server', 'other', 'this'],
]

for (const [label, before, after] of rows) {
  test.describe(label, () => {
    test.beforeEach(async ({ site, expectConsole }) => {
      await site.deploy(before)
      for (const text of ['Failed to load', 'Failed to fetch', 'Unable to preload', 'Refused to apply', 'WebSocket']) {
        expectConsole(text)
      }
    })

    test('the next page is loaded as a document, those after it are not', async ({ page, site }) => {
      await openWhole(page, '/about-us')
      const documents = documentsOf(page)
      await site.deploy(after)
      await page.getByRole('banner').getByRole('link', { name: headerMessages.zh.word }).click()
      await expect(page).toHaveURL('/word-jianli/')
      await hydrated(page)
      await page.getByRole('banner').getByRole('link', { name: headerMessages.zh.articles }).click()
      await expect(page).toHaveURL('/article/cate-all/')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(documents).toEqual(['/word-jianli/'])
    })

    test('a dialog that is gone: the page that does the same', async ({ page, site }) => {
      await openWhole(page, '/about-us')
      const documents = documentsOf(page)
      await site.deploy(after)
      await page.getByRole('link', { name: headerMessages.zh.signIn }).click()
      await expect(page).toHaveURL('/user/login?url=%2Fabout-us')
      await expect(loginPage(page).box.getByRole('tablist')).toBeVisible()
      expect(documents).toEqual(['/user/login'])
    })

    test('the menu of small screens is there after one reload', async ({ page, site }) => {
      // Where the menu has its button when the page opens, it is loaded ahead.
      await openWhole(page, '/about-us')
      const documents = documentsOf(page)
      await site.deploy(after)
      await page.setViewportSize({ width: 390, height: 800 })
      const menu = page.getByRole('button', { name: headerMessages.zh.menu })
      await Promise.all([page.waitForEvent('load'), menu.click()])
      await hydrated(page)
      await menu.click()
      await expect(page.getByRole('dialog', { name: headerMessages.zh.menu })).toBeVisible()
      expect(documents).toEqual(['/about-us'])
    })

    test('what a card offers to those who come near is there after one reload', async ({ page, site }) => {
      await openWhole(page, '/word-jianli/')
      const documents = documentsOf(page)
      await site.deploy(after)
      const card = page.getByRole('article').nth(1)
      await Promise.all([page.waitForEvent('load'), card.hover()])
      await hydrated(page)
      await card.getByRole('link').first().focus()
      await expect(card.getByText(wordMessages.zh.preview, { exact: true })).toBeVisible()
      expect(documents).toEqual(['/word-jianli/'])
    })

    test('the editor saves on, and has all of it after one reload', async ({ page, site }) => {
      test.slow()
      await signInAsNew(page)
      const editor = editorPage(page)
      const id = await makeResume(page, shortResume(), site.url)
      await editor.open(id)
      await editor.title.fill('发布之前')
      await editor.says(editorMessages.zh.saved)
      const documents = documentsOf(page)
      await site.deploy(after)
      await editor.title.fill('发布之后')
      await editor.says(editorMessages.zh.saved)
      expect((await storedResume(page, id)).title).toBe('发布之后')

      await page.route('**/user.Resume/save', (route) => route.abort())
      await editor.title.fill('还没保存')
      await editor.says(editorMessages.zh.savedHere)
      await Promise.all([page.waitForEvent('load'), editor.choose(editorMessages.zh.share)])
      await expect(editor.title).toHaveValue('还没保存')
      await editor.choose(editorMessages.zh.share)
      await expect(page.getByRole('dialog', { name: sharingMessages.zh.share })).toBeVisible()
      expect(documents).toEqual(['/edit'])
      await page.unroute('**/user.Resume/save')
      await page.keyboard.press('Escape')
      await editor.says(editorMessages.zh.saved)
      expect((await storedResume(page, id)).title).toBe('还没保存')
    })
  })
}
