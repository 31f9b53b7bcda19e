import { editorMessages } from '#client/i18n/editor.ts'
import { errorPageMessages } from '#client/i18n/errors.ts'
import type { Store } from '#tests/support/breakable-stores.ts'
import { type Breakable, breakableTest, signInDemo } from '#tests/support/breakable-test.ts'
import { expect, type Page } from '#tests/support/browser.ts'
import { editorPage, shortResume } from '#tests/support/editor-page.ts'
import { makeResume, storedResume } from '#tests/support/online-resumes.ts'

const test = breakableTest()

test.use({ makesPdfs: false })

const RECOVERY_MS = 5000
const t = editorMessages.zh

/** The editor of somebody who is signed in, with a new résumé. */
async function openNew(page: Page, site: Breakable) {
  await signInDemo(page, site)
  const editor = editorPage(page)
  const id = await makeResume(page, shortResume(), site.url)
  await editor.open(id)
  return { editor, id }
}

/** Which stores are down, and whether the first save of a while takes one of them. */
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
  for (const text of ['Failed to load resource', 'WebSocket']) expectConsole(text)
  const { editor, id } = await openNew(page, site)
  for (const [stores, isNeeded] of brownOuts) {
    const title = `${stores.join('、')} 停了`
    // Whoever has just saved may save on for 45 seconds without the ledger.
    await page.context().clearCookies({ name: '__Host-save' })
    await site.take(stores)
    await editor.title.fill(title)
    await editor.says(isNeeded ? t.savedHereUnreachable : t.saved)
    await expect(editor.title).toHaveValue(title)
    await site.take([])
    await expect(async () => expect((await storedResume(page, id)).title).toBe(title)).toPass({ timeout: RECOVERY_MS })
    await editor.says(t.saved)
  }
})

test('somebody who has just saved does not notice that the ledger is down', async ({ page, site, expectConsole }) => {
  for (const text of ['Failed to load resource', 'WebSocket']) expectConsole(text)
  const { editor, id } = await openNew(page, site)
  await editor.title.fill('第一次')
  await expect.poll(async () => (await storedResume(page, id)).title).toBe('第一次')
  await editor.says(t.saved)
  await site.take(['DB'])
  const save = page.waitForResponse('**/api/user.Resume/save')
  await editor.title.fill('账本停了也存得下')
  expect((await save).status()).toBe(200)
  await editor.says(t.saved)
  await site.take([])
  expect((await storedResume(page, id)).title).toBe('账本停了也存得下')
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
