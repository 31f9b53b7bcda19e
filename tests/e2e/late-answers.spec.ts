import { randomUUID } from 'node:crypto'
import { commentMessages } from '#client/i18n/comments.ts'
import { readerCommentMessages } from '#client/i18n/comments-reader.ts'
import { editorMessages } from '#client/i18n/editor.ts'
import { editorCommentMessages } from '#client/i18n/editor-comments.ts'
import { editorTwinMessages } from '#client/i18n/editor-twin.ts'
import { failureMessages } from '#client/i18n/failures.ts'
import { resumesMessages } from '#client/i18n/resumes.ts'
import { sharingMessages } from '#client/i18n/sharing.ts'
import { detailMessages } from '#client/i18n/word-detail.ts'
import { sharedPath } from '#src/contract/own-addresses.ts'
import { drawn, expect, hydrated, type Page, test } from '#tests/support/browser.ts'
import { editorPage, shortResume } from '#tests/support/editor-page.ts'
import { makeLink, makeResume, storedResume } from '#tests/support/online-resumes.ts'
import { signInAsNew } from '#tests/support/purchase-dialog.ts'

test.use({ makesPdfs: false })

// What is asked for first is answered last: what the person wanted last stands, here and on the server.

const settings = { label: 'HR', expires_at: null, hide_contacts: false, download: true, comments: true }

/**
 * Holds the answer to the next call of an endpoint; the server has done its work by then. `held` resolves once it is
 * held, `release` lets it go.
 */
async function holdNext(page: Page, name: string) {
  const reached = Promise.withResolvers<void>()
  const letGo = Promise.withResolvers<void>()
  await page.route(
    `**/api/${name}*`,
    async (route) => {
      const response = await route.fetch()
      reached.resolve()
      await letGo.promise
      await route.fulfill({ response })
    },
    { times: 1 },
  )
  return { held: reached.promise, release: letGo.resolve }
}

/** Writes a comment as a reader of a link. */
async function writeComment(page: Page, token: string, text: string): Promise<void> {
  const words = { place: 'items/work-item-1', quote: '', text, proposal: null, name: '李老师' }
  const answer = await page.request.post('/api/resume.Share/comment', {
    data: { token, reader: randomUUID(), key: randomUUID(), ...words },
    headers: { origin: new URL(test.info().project.use.baseURL ?? '').origin },
  })
  expect(answer.status()).toBe(200)
}

test('of two new names the later stands, also when the earlier is refused late', async ({ page, expectConsole }) => {
  const t = resumesMessages.zh
  await signInAsNew(page)
  const id = await makeResume(page, { ...shortResume(), title: '原名' })
  await page.goto('/user/templates')
  await hydrated(page)
  const card = page.getByRole('main').getByRole('article')
  const rename = async (from: string, to: string) => {
    await card.getByRole('button', { name: t.rename(from) }).click()
    await card.getByRole('textbox', { name: t.newTitle }).fill(to)
    await page.keyboard.press('Enter')
  }

  const slow = await holdNext(page, 'user.Resume/rename')
  await rename('原名', '甲')
  await slow.held
  await rename('甲', '乙')
  await expect(card).toHaveAccessibleName('乙')
  slow.release()
  await expect.poll(async () => (await storedResume(page, id)).title).toBe('乙')
  await expect(card).toHaveAccessibleName('乙')

  // The next is refused once another has been asked for.
  expectConsole('500')
  const refusal = Promise.withResolvers<void>()
  await page.route(
    '**/api/user.Resume/rename',
    async (route) => {
      await refusal.promise
      await route.fulfill({ status: 500, json: { code: 500, msg: '服务器出错了', time: 0, data: null } })
    },
    { times: 1 },
  )
  await rename('乙', '丙')
  await rename('丙', '丁')
  refusal.resolve()
  await expect.poll(async () => (await storedResume(page, id)).title).toBe('丁')
  await expect(card).toHaveAccessibleName('丁')

  // With nothing asked for later, the name the server has comes back, and the one typed is still in the field.
  await page.route(
    '**/api/user.Resume/rename',
    (route) => route.fulfill({ status: 500, json: { code: 500, msg: '服务器出错了', time: 0, data: null } }),
    { times: 1 },
  )
  await rename('丁', '戊')
  await expect(card).toHaveAccessibleName('丁')
  const field = card.getByRole('textbox', { name: t.newTitle })
  await expect(field).toHaveValue('戊')
  await expect(field).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(card).toHaveAccessibleName('戊')
  await expect(field).toHaveCount(0)
  await expect.poll(async () => (await storedResume(page, id)).title).toBe('戊')
})

test('a name typed without a network stays in its field, and takes the focus from no other', async ({
  page,
  context,
  expectConsole,
}) => {
  const t = resumesMessages.zh
  await signInAsNew(page)
  await makeResume(page, { ...shortResume(), title: '甲' })
  await makeResume(page, { ...shortResume(), title: '乙' })
  await page.goto('/user/templates')
  await hydrated(page)
  const list = page.getByRole('main')
  const fieldOf = (name: string) =>
    list.getByRole('article', { name, exact: true }).getByRole('textbox', { name: t.newTitle })
  const refusal = Promise.withResolvers<void>()
  await page.route(
    '**/api/user.Resume/rename',
    async (route) => {
      await refusal.promise
      await route.abort('internetdisconnected')
    },
    { times: 1 },
  )
  expectConsole('ERR_INTERNET_DISCONNECTED')
  await list.getByRole('button', { name: t.rename('甲') }).click()
  await fieldOf('甲').fill('新的甲')
  await page.keyboard.press('Enter')
  await list.getByRole('button', { name: t.rename('乙') }).click()
  await page.keyboard.type('新的')
  refusal.resolve()
  await expect(fieldOf('甲')).toHaveValue('新的甲')
  await expect(page.getByRole('listitem').filter({ hasText: failureMessages.zh.error })).toBeVisible()
  await expect(fieldOf('乙')).toBeFocused()

  await context.setOffline(true)
  await fieldOf('甲').press('Enter')
  await expect(fieldOf('甲')).toHaveValue('新的甲')
  await expect(fieldOf('甲')).toBeFocused()
  await context.setOffline(false)
  await fieldOf('甲').press('Enter')
  await expect(list.getByRole('article', { name: '新的甲' })).toBeVisible()
})

test('a comment settled while the list was asked for stays settled when that old list arrives', async ({ page }) => {
  const [t, common] = [editorCommentMessages.zh, commentMessages.zh]
  await signInAsNew(page)
  const id = await makeResume(page, shortResume())
  const { token } = await makeLink(page, id, settings)
  await writeComment(page, token, '写个数字？')
  await editorPage(page).open(id)
  await page.getByRole('tab', { name: new RegExp(`^${common.comments}`) }).click()
  const pane = page.getByRole('tabpanel', { name: new RegExp(`^${common.comments}`) })
  await expect(pane.getByRole('status')).toHaveText(t.count(1))

  const old = await holdNext(page, 'user.Share/comments')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await old.held
  await pane.getByRole('button', { name: `${t.resolve} · 写个数字？` }).click()
  await expect(pane.getByRole('status')).toHaveText(t.allNone)
  const again = page.waitForRequest('**/api/user.Share/comments*')
  old.release()
  await again
  await expect(pane.getByRole('status')).toHaveText(t.allNone)
})

test('what a reader writes before their list has come is there when it comes', async ({ page }) => {
  const [t, common] = [readerCommentMessages.zh, commentMessages.zh]
  await signInAsNew(page)
  const id = await makeResume(page, shortResume())
  const { token } = await makeLink(page, id, settings)
  const mine = page.getByRole('region', { name: new RegExp(`^(${t.mine}|${common.comments})$`) }).getByRole('listitem')
  const write = async (text: string) => {
    await page.getByRole('button', { name: t.write }).click()
    const dialog = page.getByRole('dialog', { name: t.write })
    await dialog.getByLabel(t.place, { exact: true }).selectOption({ index: 2 })
    await dialog.getByLabel(t.text, { exact: true }).fill(text)
    await dialog.getByRole('button', { name: common.send }).click()
    await expect(dialog).toBeHidden()
  }
  await page.goto(sharedPath(token))
  await hydrated(page)
  await write('第一条')
  await expect(mine).toHaveCount(1)

  const old = await holdNext(page, 'resume.Share/myComments')
  await page.reload()
  await old.held
  await write('第二条')
  const again = page.waitForRequest('**/api/resume.Share/myComments*')
  old.release()
  await again
  await expect(mine).toHaveCount(2)
})

test('a link changed twice ends as it was wanted last', async ({ page }) => {
  const t = sharingMessages.zh
  await signInAsNew(page)
  const id = await makeResume(page, shortResume())
  const { token } = await makeLink(page, id, settings)
  const editor = editorPage(page)
  await editor.open(id)
  const old = await holdNext(page, 'user.Share/list')
  await editor.choose(t.share)
  await old.held
  const dialog = page.getByRole('dialog', { name: t.share })
  old.release()
  const link = dialog.getByRole('list', { name: t.links }).getByRole('listitem')
  const change = async (from: string, to: string) => {
    await link.getByRole('button', { name: `${t.change} · ${from}` }).click()
    await dialog.getByRole('textbox', { name: t.label }).fill(to)
    await dialog.getByRole('button', { name: t.save }).click()
  }
  const slow = await holdNext(page, 'user.Share/change')
  await change('HR', '甲')
  await slow.held
  // Its form waits for the answer, so a second wish cannot overtake it.
  await expect(dialog.getByRole('button', { name: t.save })).toHaveAttribute('aria-disabled', 'true')
  slow.release()
  await change('甲', '乙')
  await expect(link).toContainText('乙')
  await page.reload()
  await expect(editor.title).toBeVisible()
  await editor.choose(t.share)
  await expect(link).toContainText('乙')
  expect(await link.getByRole('textbox').inputValue()).toContain(token)
})

test('a twin found while the answer that there is none was on its way stays found', async ({ page }) => {
  const [t, pair] = [editorTwinMessages.zh, randomUUID()]
  await signInAsNew(page)
  const id = await makeResume(page, { ...shortResume(), twin: pair })
  const editor = editorPage(page)
  await editor.open(id)
  const old = await holdNext(page, 'user.Resume/twin')
  const answered = page.waitForEvent('requestfinished', (request) => request.url().includes('user.Resume/twin'))
  await editor.choose(t.menu('en'))
  await old.held
  await makeResume(page, { ...shortResume(), twin: pair, locale: 'en' })
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  const open = page.getByRole('link', { name: t.open('en') })
  await expect(open).toBeVisible()
  old.release()
  await answered
  await drawn(page)
  await expect(open).toBeVisible()
})

test('a version whose comparison is left while the state before is being kept is not restored', async ({ page }) => {
  const t = editorMessages.zh
  await signInAsNew(page)
  const editor = editorPage(page)
  const id = await editor.openNew()
  await editor.title.fill('改过的')
  await editor.says(t.saved)
  await editor.choose(t.versions)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: t.compare }).click()
  const kept = await holdNext(page, 'user.Resume/keepVersion')
  await dialog.getByRole('button', { name: t.restore }).click()
  await kept.held
  await dialog.getByRole('button', { name: t.backToVersions }).click()
  const name = dialog.getByLabel(t.versionName)
  await name.fill('再想想')
  kept.release()
  await dialog.getByRole('button', { name: t.nameVersion }).click()
  await expect(dialog.getByText('再想想')).toBeVisible()
  expect((await storedResume(page, id)).title).toBe('改过的')
})

test('what is left of the downloads arrives while the button is pressed: it stays the same button', async ({
  page,
}) => {
  const t = detailMessages.zh
  await signInAsNew(page)
  const answer = await holdNext(page, 'word.Jianli/access')
  await page.goto('/word-jianli/1001')
  await hydrated(page)
  await answer.held
  const button = page.getByRole('link', { name: t.download, exact: true })
  await button.hover()
  await page.mouse.down()
  await expect(button).toBeFocused()
  answer.release()
  await expect(page.getByText(t.quotaLeft(1, 1))).toBeVisible()
  await expect(button).toBeFocused()
  const file = page.waitForEvent('download')
  await page.mouse.up()
  await file
})
