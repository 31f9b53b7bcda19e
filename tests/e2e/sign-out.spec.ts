import { clientMessages } from '#client/i18n/client.ts'
import { editorMessages } from '#client/i18n/editor.ts'
import { headerMessages } from '#client/i18n/header.ts'
import { signOutMessages } from '#client/i18n/sign-out.ts'
import { storedInBrowser } from '#client/i18n/stored-in-browser.ts'
import { expect, hydrated, type Page, test } from '#tests/support/browser.ts'
import { editorPage } from '#tests/support/editor-page.ts'
import { account, opener } from '#tests/support/login-dialog.ts'
import { storedResume } from '#tests/support/online-resumes.ts'
import { signInAsNew } from '#tests/support/purchase-dialog.ts'

test.use({ makesPdfs: false })

const t = signOutMessages.zh
const SAVE = '**/user.Resume/save'

/** What this browser keeps of résumés, and of hints dismissed in them. */
async function kept(page: Page): Promise<{ rows: number; traces: string[] }> {
  return page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((done, fail) => {
      const request = indexedDB.open('qingjian-resumes')
      request.onsuccess = () => done(request.result)
      request.onerror = () => fail(request.error)
    })
    const rows = await new Promise<number>((done, fail) => {
      const request = db.transaction('rows').objectStore('rows').count()
      request.onsuccess = () => done(request.result)
      request.onerror = () => fail(request.error)
    })
    db.close()
    return { rows, traces: [...Object.keys(localStorage), ...Object.keys(sessionStorage)] }
  })
}

/** Leaves a résumé whose last change the network did not take, and presses "log out" on another page. */
async function logOutWithUnsaved(page: Page): Promise<string> {
  await signInAsNew(page)
  const editor = editorPage(page)
  const id = await editor.openNew()
  await page.route(SAVE, (route) => route.abort())
  await editor.title.fill('没来得及存')
  await editor.says(editorMessages.zh.savedHere)
  await page.evaluate(() => localStorage.setItem('editor-checks-x', '[]'))
  await page.goto('/about-us')
  await hydrated(page)
  await pressLogOut(page)
  return id
}

async function pressLogOut(page: Page): Promise<void> {
  await account(page).click()
  await page.getByRole('button', { name: headerMessages.zh.logout }).click()
}

test('the menu of the account closes with Escape, beside it, and where the focus leaves it', async ({ page }) => {
  await signInAsNew(page)
  await page.goto('/about-us')
  await hydrated(page)
  const menu = page.getByRole('button', { name: headerMessages.zh.account })
  const orders = page.getByRole('banner').getByRole('link', { name: headerMessages.zh.myOrders })
  await menu.click()
  await orders.focus()
  await page.keyboard.press('Escape')
  await expect(orders).toBeHidden()
  await expect(menu).toBeFocused()

  await menu.click()
  await expect(orders).toBeVisible()
  await page.getByRole('main').click()
  await expect(orders).toBeHidden()

  await menu.click()
  await page.getByRole('contentinfo').getByRole('link').first().focus()
  await expect(orders).toBeHidden()
})

test('unsaved: named and asked about; cancelled, then discarded, and nothing of it stays', async ({
  page,
  expectConsole,
}) => {
  expectConsole('ERR_FAILED')
  const id = await logOutWithUnsaved(page)
  const dialog = page.getByRole('alertdialog', { name: t.title })
  await expect(dialog).toContainText('「没来得及存」')
  await dialog.getByRole('button', { name: t.cancel }).click()
  await expect(account(page)).toBeVisible()
  expect((await kept(page)).rows).toBe(1)

  await pressLogOut(page)
  await dialog.getByRole('button', { name: t.discard }).click()
  await expect(page).toHaveURL('/user/login')
  await expect.poll(() => kept(page)).toEqual({ rows: 0, traces: [] })
  expect(id).toMatch(/^\w+$/)
})

test('unsaved and kept here: signed out, and the change waits on this device for its owner', async ({
  page,
  expectConsole,
}) => {
  expectConsole('ERR_FAILED')
  await logOutWithUnsaved(page)
  await page.getByRole('alertdialog', { name: t.title }).getByRole('button', { name: t.keep }).click()
  await expect(page).toHaveURL('/user/login')
  await expect.poll(() => kept(page)).toEqual({ rows: 1, traces: [] })
})

test('saved: nobody is asked, no copy stays; a slow answer is waited for to be seen', async ({ page }) => {
  await signInAsNew(page)
  const editor = editorPage(page)
  const id = await editor.openNew()
  await editor.title.fill('存好了')
  await editor.says(editorMessages.zh.saved)
  expect((await storedResume(page, id)).title).toBe('存好了')
  await page.goto('/about-us')
  await hydrated(page)
  const slow = Promise.withResolvers<void>()
  await page.route('**/api/user.Base/logout', async (route) => {
    await slow.promise
    await route.continue()
  })
  await pressLogOut(page)
  await expect(page.getByRole('status').filter({ hasText: clientMessages.zh.loading })).toBeVisible()
  slow.resolve()
  await expect(page).toHaveURL('/user/login')
  await expect(
    opener(page)
      .or(page.getByRole('heading', { level: 1 }))
      .first(),
  ).toBeVisible()
  expect((await kept(page)).rows).toBe(0)
})

test('what an account leaves in the browser is gone, whatever the statement lists; what is nobody’s stays', async ({
  page,
}) => {
  // Where there are no résumés without an account, a page removes the mark of them by itself.
  const inStorage = storedInBrowser.filter(
    ({ place, name }) => (place === 'localStorage' || place === 'sessionStorage') && name !== 'guest-resumes',
  )
  const keyOf = (name: string) => name.replace('*', 'x')
  await signInAsNew(page)
  await page.goto('/about-us')
  await hydrated(page)
  await page.evaluate(
    (keys) => {
      for (const [place, key] of keys)
        if (place === 'localStorage') localStorage.setItem(key, '1')
        else sessionStorage.setItem(key, '1')
    },
    inStorage.map(({ place, name }) => [place, keyOf(name)] as const),
  )
  await pressLogOut(page)
  await expect(page).toHaveURL('/user/login')
  const stays = inStorage.filter(({ afterSignOut }) => afterSignOut === 'stays').map(({ name }) => keyOf(name))
  await expect.poll(async () => (await kept(page)).traces.toSorted()).toEqual(stays.toSorted())
})

test('copies that cannot be deleted keep nothing else from being discarded, and are told of', async ({
  page,
  expectConsole,
}) => {
  expectConsole('ERR_FAILED')
  expectConsole('no copies today')
  await page.addInitScript(() => {
    IDBObjectStore.prototype.clear = () => {
      throw new Error('no copies today')
    }
  })
  await logOutWithUnsaved(page)
  await page.evaluate(() => localStorage.setItem('kept-resumes', '1'))
  await page.getByRole('alertdialog', { name: t.title }).getByRole('button', { name: t.discard }).click()
  await expect(page).toHaveURL('/user/login')
  await expect(page.getByText(t.left).first()).toBeVisible()
  await expect(page.getByText(t.leftText(t.leftCopies)).first()).toBeVisible()
  await expect.poll(async () => (await kept(page)).rows).toBe(0)
})
