import { request } from '@playwright/test'
import { editorMessages } from '#client/i18n/editor.ts'
import { headerMessages } from '#client/i18n/header.ts'
import { keptMessages } from '#client/i18n/kept.ts'
import { resumesMessages } from '#client/i18n/resumes.ts'
import { signOutMessages } from '#client/i18n/sign-out.ts'
import { expect, hydrated, type Page, test } from '#tests/support/browser.ts'
import { editorPage, shortResume } from '#tests/support/editor-page.ts'
import { keptOn, NO_NETWORK, openedAndKept, restarted } from '#tests/support/kept-resumes.ts'
import { makeResume, storedResume } from '#tests/support/online-resumes.ts'
import { signInAsNew, signInByWechat } from '#tests/support/purchase-dialog.ts'

test.use({ makesPdfs: false })

test.use({ serviceWorkers: 'allow' })

const t = keptMessages.zh
const NOTHING = { mark: null, resumes: [], photos: 0 }

/** A résumé of a new account, opened and kept. */
async function ownKept(page: Page): Promise<string> {
  await signInAsNew(page)
  const id = await makeResume(page, { ...shortResume(), title: '第一份' })
  await openedAndKept(page, id)
  return id
}

async function signOut(page: Page): Promise<void> {
  await page.goto('/user/templates')
  await hydrated(page)
  await page.getByRole('button', { name: headerMessages.zh.account }).click()
  await page.getByRole('button', { name: headerMessages.zh.logout }).click()
}

test('signing out removes what is kept; without a network nothing of it opens then', async ({
  page: first,
  context,
  expectConsole,
}) => {
  expectConsole(NO_NETWORK)
  const id = await ownKept(first)
  await signOut(first)
  await expect(first).toHaveURL(/\/user\/login/)
  await expect.poll(() => keptOn(first)).toEqual(NOTHING)
  await context.setOffline(true)
  const page = await restarted(context, first, `/edit?id=${id}`)
  await expect(page.getByRole('heading', { name: t['signed-outTitle'] })).toBeVisible()
  await page.getByRole('link', { name: t.others }).click()
  await expect(page.getByRole('heading', { name: t['signed-outTitle'] })).toBeVisible()
})

test('signing out asks about what is only here; kept for its owner, it does not open for anybody else', async ({
  page: first,
  context,
  expectConsole,
}) => {
  for (const text of [NO_NETWORK, 'ERR_FAILED']) expectConsole(text)
  const id = await ownKept(first)
  await context.route('**/user.Resume/save', (route) => route.abort())
  await editorPage(first).title.fill('还没存好')
  await editorPage(first).says(editorMessages.zh.savedHere)
  await signOut(first)
  await first.getByRole('alertdialog').getByRole('button', { name: signOutMessages.zh.keep }).click()
  await expect(first).toHaveURL(/\/user\/login/)
  await expect.poll(() => keptOn(first)).toEqual(NOTHING)
  await signInAsNew(first)
  const other = await makeResume(first, { ...shortResume(), title: '别人的' })
  await openedAndKept(first, other)
  await context.setOffline(true)
  const page = await restarted(context, first, '/user/templates')
  await expect(page.getByRole('link', { name: t.openNamed('别人的') })).toBeVisible()
  await expect(page.getByText('还没存好')).toHaveCount(0)
  await page.goto(`/edit?id=${id}`)
  await expect(page.getByRole('heading', { name: t.goneTitle })).toBeVisible()
})

test('another account on this device: what the former one had is removed before it is shown a page', async ({
  page,
}) => {
  await ownKept(page)
  // As by a page without scripts, which removes nothing itself.
  await signInAsNew(page)
  await page.goto('/')
  await expect.poll(() => keptOn(page)).toEqual(NOTHING)
})

test('a session that was ended elsewhere is over at the next contact; what is not saved stays', async ({
  page: first,
  context,
  expectConsole,
}) => {
  for (const text of [NO_NETWORK, '401']) expectConsole(text)
  const person = `ended-${Date.now()}`
  await signInByWechat(first.request, person)
  const id = await makeResume(first, shortResume())
  await openedAndKept(first, id)
  await context.setOffline(true)
  const page = await restarted(context, first, `/edit?id=${id}`)
  const editor = editorPage(page)
  await editor.title.fill('断网时写的')
  await editor.says(editorMessages.zh.savedHereOffline)
  const baseURL = new URL(page.url()).origin
  const elsewhere = await request.newContext({ baseURL, storageState: await context.storageState() })
  expect((await elsewhere.get('/api/user.Base/logout')).status()).toBe(200)
  await elsewhere.dispose()
  await context.setOffline(false)
  await expect(page.getByRole('dialog').getByText(editorMessages.zh.sessionOver)).toBeVisible()
  await expect.poll(() => keptOn(page)).toEqual(NOTHING)
  // Signed in again, in another tab of this browser.
  await signInByWechat(page.request, person)
  await page.evaluate(() => new BroadcastChannel('session').postMessage('signed-in'))
  await expect.poll(async () => (await storedResume(page, id)).title).toBe('断网时写的')
  await expect.poll(async () => (await keptOn(page)).resumes).toEqual([id])
})

test('a deleted résumé goes from the device: at once where it is deleted, elsewhere with the next list', async ({
  page,
}) => {
  const id = await ownKept(page)
  const other = await makeResume(page, { ...shortResume(), title: '第二份' })
  await openedAndKept(page, other)
  await page.goto('/user/templates')
  await expect(page.getByRole('img', { name: t.badge })).toHaveCount(2)
  await page.getByRole('button', { name: resumesMessages.zh.remove('第一份') }).click()
  await expect.poll(async () => (await keptOn(page)).resumes).toEqual([other])
  expect(await keptOn(page)).toMatchObject({ resumes: expect.not.arrayContaining([id]) })
  const answer = await page.request.get(`/api/user/resume/del?id=${other}`)
  expect(await answer.json()).toMatchObject({ code: 1 })
  await page.reload()
  await expect.poll(async () => (await keptOn(page)).resumes).toEqual([])
})

test('whoever shares the device keeps nothing on it, from now on', async ({ page, context, expectConsole }) => {
  expectConsole(NO_NETWORK)
  const id = await ownKept(page)
  await page.goto('/user/templates')
  await page.getByRole('button', { name: t.stop }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: t.stop }).click()
  await expect(page.getByText(t.keepsNot)).toBeVisible()
  await expect.poll(() => keptOn(page)).toEqual({ ...NOTHING, mark: 'off' })
  await editorPage(page).open(id)
  await editorPage(page).title.fill('不留')
  await editorPage(page).says(editorMessages.zh.saved)
  expect(await keptOn(page)).toEqual({ ...NOTHING, mark: 'off' })
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { name: t.goneTitle })).toBeVisible()
})
