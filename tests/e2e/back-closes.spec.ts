import { editorImportMessages } from '#client/i18n/editor-import.ts'
import { headerMessages } from '#client/i18n/header.ts'
import { noticesMessages } from '#client/i18n/notices.ts'
import { siteSearchMessages } from '#client/i18n/site-search.ts'
import { expect, hydrated, type Page, test } from '#tests/support/browser.ts'
import { editorPage } from '#tests/support/editor-page.ts'
import { loginDialog } from '#tests/support/login-dialog.ts'
import { signInAsNew } from '#tests/support/purchase-dialog.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, makesPdfs: false })

declare global {
  var watchers: EventTarget[]
}

/** Keeps what the page has for going back to close, the newest last, so that a test can go back as a phone does. */
function keepWatchers(): void {
  globalThis.watchers = []
  const Own = globalThis.CloseWatcher
  if (Own === undefined) throw new Error('This browser cannot be told of going back')
  globalThis.CloseWatcher = class extends Own {
    constructor(options: { signal: AbortSignal }) {
      super(options)
      globalThis.watchers.push(this)
      const drop = () => {
        globalThis.watchers = globalThis.watchers.filter((other) => other !== this)
      }
      this.addEventListener('close', drop)
      options.signal.addEventListener('abort', drop)
    }
  }
}

const goBack = (page: Page) =>
  page.evaluate(() => {
    const newest = globalThis.watchers.at(-1)
    Reflect.apply(Reflect.get(newest ?? {}, 'requestClose'), newest, [])
  })

test.beforeEach(({ context }) => context.addInitScript(keepWatchers))

test('going back on a phone closes the dialog and leaves the page as it was', async ({ page }) => {
  await page.goto('/word-jianli/1001')
  await hydrated(page)
  await page.getByRole('banner').getByRole('link', { name: headerMessages.zh.signIn }).click()
  const { box } = loginDialog(page)
  await expect(box).toBeVisible()
  await goBack(page)
  await expect(box).toBeHidden()
  await expect(page).toHaveURL('/word-jianli/1001')
})

test('what is not saved is asked about first, each time', async ({ page }) => {
  await signInAsNew(page)
  const editor = editorPage(page)
  await editor.openNew()
  await editor.choose(editorImportMessages.zh.menu)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: editorImportMessages.zh.paste }).fill('姓名：王小明')
  const question = page.getByRole('alertdialog', { name: noticesMessages.zh.unsaved })
  for (const _ of ['once', 'twice']) {
    await goBack(page)
    await expect(question).toBeVisible()
    await goBack(page)
    await expect(question).toBeHidden()
    await expect(dialog).toBeVisible()
  }
})

test('where a browser tells nothing of it, going back leaves no search over the page before', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'CloseWatcher'))
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('main').locator('a[href="/word-jianli/"]').first().click()
  await expect(page).toHaveURL('/word-jianli/')
  await page.getByRole('banner').getByRole('link', { name: siteSearchMessages.zh.label }).click()
  const search = page.getByRole('dialog', { name: siteSearchMessages.zh.title })
  await expect(search).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(search).toBeHidden()
})
