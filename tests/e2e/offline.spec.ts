import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { editorMessages } from '#client/i18n/editor.ts'
import { editorExportMessages } from '#client/i18n/editor-export.ts'
import { editorStartMessages } from '#client/i18n/editor-start.ts'
import { guestMessages } from '#client/i18n/guest.ts'
import { localePath } from '#client/lib/paths.ts'
import { type Locale, locales } from '#src/contract/locale.ts'
import { contentOf, expect, type Page, test } from '#tests/support/browser.ts'
import { editorPage } from '#tests/support/editor-page.ts'
import { KEEPING_MS, NO_NETWORK, restarted, withLastUseEnded } from '#tests/support/kept-resumes.ts'
import { isKnownStorage } from '#tests/support/known-storage.ts'
import { readPdf, squeezed } from '#tests/support/pdf.ts'
import { signInAsNew } from '#tests/support/purchase-dialog.ts'
import { readDocx, textOf } from '#tests/support/read-docx.ts'
import { siteWithScript } from '#tests/support/script-of-another-build.ts'

const WORKER = '/offline-worker.js'
const NAME = 'Lin'

test.use({ serviceWorkers: 'allow' })

/** Begins a résumé without an account, and waits until the browser has kept the editor. */
async function begin(page: Page, title: string, locale: Locale = 'zh', site = '') {
  const editor = editorPage(page, locale)
  await page.goto(site + localePath(locale, '/resume/new'))
  await page.getByRole('button', { name: editorStartMessages[locale].create }).click()
  await editor.title.fill(title)
  await editor.says(editorMessages[locale].savedHere)
  const state = () => page.evaluate(() => navigator.serviceWorker.controller?.state)
  await expect.poll(state, { timeout: KEEPING_MS }).toBe('activated')
  return editor
}

/** The registration of the page, and the text of the page that is kept. */
const keptPage = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready
    return (await caches.match('/resume/new', { ignoreSearch: true, ignoreVary: true }))?.text()
  })

for (const locale of locales) {
  test(`without a network: begun, closed, opened again, written on and saved as PDF and Word (${locale})`, async ({
    page: first,
    context,
    expectConsole,
  }) => {
    expectConsole(NO_NETWORK)
    const texts = editorMessages[locale]
    await begin(first, '火车上写的', locale)
    const address = first.url()
    await context.setOffline(true)
    const page = await restarted(context, first, localePath(locale, '/resume/new'))
    const listed = page.getByRole('link', { name: guestMessages[locale].goOnWith('火车上写的') })
    await expect(listed).toBeVisible()
    await listed.click()
    await expect(page).toHaveURL(address)
    const editor = editorPage(page, locale)
    await expect(editor.title).toHaveValue('火车上写的')
    await (await editor.basics('name', locale)).fill(NAME)
    await editor.says(texts.savedHere)
    await page.reload()
    await expect(await editor.basics('name', locale)).toHaveValue(NAME)

    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: texts.download, exact: true }).click()
    const pdf = await readPdf(await contentOf(await download))
    expect(pdf.pages.map(squeezed).join()).toContain(NAME)
    await editor.choose(editorExportMessages[locale].menu)
    const file = readDocx(Buffer.from(await contentOf(await editor.downloadAs('word'))))
    expect(textOf(file.get('word/document.xml') ?? '')).toContain(NAME)
    const [caches, databases] = await page.evaluate(async () => [
      await window.caches.keys(),
      (await indexedDB.databases()).map(({ name }) => name ?? ''),
    ])
    expect(caches.filter((name) => !isKnownStorage('cacheStorage', name))).toEqual([])
    expect(databases.filter((name) => !isKnownStorage('indexedDB', name))).toEqual([])
  })
}

test('what is kept is the page of visitors, whoever is signed in while it is kept', async ({ page }) => {
  await begin(page, '第一份')
  await signInAsNew(page)
  await page.evaluate(async () => {
    for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister()
    for (const name of await caches.keys()) await caches.delete(name)
  })
  await page.reload()
  expect(await page.locator('#page-state').textContent()).toContain('user_id')
  const kept = await keptPage(page)
  expect(kept).toContain('"user":null')
  expect(kept).not.toContain('user_id')
})

/** How it stands: whether a newer version waits, and whether the page has the one that is active. */
const standing = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    const present = navigator.serviceWorker.controller === registration.active
    return { waits: registration.waiting !== null, present }
  })

const askForNewer = (page: Page) =>
  page.evaluate(async () => {
    // An installing version that takes itself away fails as an update.
    await (await navigator.serviceWorker.ready).update().catch(() => {})
  })

test('a new version waits for the end of the present use, and then is the one', async ({
  page: first,
  context,
  baseURL,
}) => {
  const site = await siteWithScript(new URL(baseURL ?? ''), WORKER)
  await begin(first, '旧版本', 'zh', site.url)
  const present = await (await first.request.get(site.url + WORKER)).text()
  site.becomes(`${present}\nself.isNewer = true`)
  await askForNewer(first)
  await expect.poll(() => standing(first), { timeout: KEEPING_MS }).toEqual({ waits: true, present: true })
  await first.reload()
  expect(await standing(first)).toEqual({ waits: true, present: true })
  const page = await withLastUseEnded(context, first, `${site.url}/user/login`)
  await page.goto(`${site.url}/resume/new`)
  expect(await standing(page)).toEqual({ waits: false, present: true })
  site.stop()
})

test('one that has to go takes all it kept with it, and no résumé', async ({ page, baseURL }) => {
  const site = await siteWithScript(new URL(baseURL ?? ''), WORKER)
  await begin(page, '还在', 'zh', site.url)
  site.becomes(stripTypeScriptTypes(readFileSync('client/offline/withdrawn.ts', 'utf8')))
  await askForNewer(page)
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
  await page.goto(`${site.url}/user/login`)
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  await page.goto(`${site.url}/resume/new`)
  await expect(page.getByRole('link', { name: guestMessages.zh.goOnWith('还在') })).toBeVisible()
  site.stop()
})
