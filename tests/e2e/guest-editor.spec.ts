import sharp from 'sharp'
import { articleMessages } from '#client/i18n/articles.ts'
import { editorMessages } from '#client/i18n/editor.ts'
import { editorStartMessages } from '#client/i18n/editor-start.ts'
import { failureMessages } from '#client/i18n/failures.ts'
import { guestMessages } from '#client/i18n/guest.ts'
import { homeMessages } from '#client/i18n/home.ts'
import { noticesMessages } from '#client/i18n/notices.ts'
import { sampleMessages } from '#client/i18n/samples.ts'
import { formatDay } from '#client/lib/dates.ts'
import { localePath } from '#client/lib/paths.ts'
import { locales } from '#src/contract/locale.ts'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { contentOf, expect, type Page, test } from '#tests/support/browser.ts'
import { editorPage, shortResume } from '#tests/support/editor-page.ts'
import { beginAsGuest, choosePhoto } from '#tests/support/guests.ts'
import { editedId, makeResume, storedResume } from '#tests/support/online-resumes.ts'
import { readPdf, squeezed } from '#tests/support/pdf.ts'
import { signInAsNew } from '#tests/support/purchase-dialog.ts'

const t = guestMessages.zh
const DAY_MS = 86_400_000

/** What the page sends: the calls in an account's name, and all that says `text`. */
function sentBy(page: Page, text: string): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/user') || request.postData()?.includes(text)) sent.push(pathname)
  })
  return sent
}

async function passportPhoto(): Promise<Buffer> {
  return sharp({ create: { width: 500, height: 700, channels: 3, background: '#c33' } })
    .jpeg()
    .toBuffer()
}

for (const locale of locales) {
  test(`from an example to a file without an account; nothing is sent (${locale})`, async ({ page }) => {
    const sent = sentBy(page, '韩小禾')
    const texts = editorMessages[locale]
    const editor = editorPage(page, locale)
    await page.goto(localePath(locale, '/resume/1001'))
    await page.getByRole('link', { name: sampleMessages[locale].start }).click()
    await expect(page).toHaveURL(/\/resume\/new\?sample=/)
    await page.getByRole('button', { name: editorStartMessages[locale].create }).click()
    const name = await editor.basics('name', locale)
    await name.fill('韩小禾')
    await editor.says(texts.savedHere)
    await page.reload()
    await expect(await editor.basics('name', locale)).toHaveValue('韩小禾')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: texts.download, exact: true }).click()
    const pdf = await readPdf(await contentOf(await download))
    expect(pdf.pages.map(squeezed).join()).toContain('韩小禾')
    expect(sent).toEqual([])
    await expectAccessible(page)
  })
}

test('a résumé with a photo goes into the account as it is, once, and what was done can be undone there', async ({
  page,
  expectConsole,
}) => {
  const editor = await beginAsGuest(page, '投递甲公司')
  await choosePhoto(page, await passportPhoto())
  await editor.says(editorMessages.zh.savedHere)

  await signInAsNew(page)
  await page.reload()
  await editor.title.fill('投递乙公司')
  await editor.says(editorMessages.zh.savedHere)
  // The answer to the first try gets lost.
  expectConsole('ERR_FAILED')
  await page.route(
    '**/api/user.Resume/create',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await editor.button(t.save).click()
  await expect(page.getByText(failureMessages.zh.error, { exact: true })).toBeVisible()
  await expect(editor.title).toHaveValue('投递乙公司')
  await editor.button(t.save).click()
  await expect(page).toHaveURL(/\/edit\?id=/)
  await editor.says(editorMessages.zh.saved)
  const id = editedId(page)
  const stored = await storedResume(page, id)
  expect(stored.title).toBe('投递乙公司')
  const photo = await page.request.get(`/api/user.Resume/photo?key=${stored.basics.photo}`)
  expect(photo.headers()['content-type']).toBe('image/jpeg')
  await editor.button(editorMessages.zh.undo).click()
  await expect(editor.title).toHaveValue('投递甲公司')

  await page.goto('/user/templates')
  await expect(page.getByRole('main').locator(`a[href$="id=${id}"]`).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: t.listTitle(1) })).toHaveCount(0)
  const list = await page.request.get('/api/user.Jianli/list')
  expect(await list.json()).toMatchObject({ data: { total: 1 } })
})

test('what the device could not keep is not taken for the whole: it goes into the account once it is kept', async ({
  page,
  expectConsole,
}) => {
  expectConsole('QuotaExceededError')
  const editor = await beginAsGuest(page, '以前')
  await editor.says(editorMessages.zh.savedHere)
  await signInAsNew(page)
  await page.reload()
  await editor.says(editorMessages.zh.savedHere)
  await page.evaluate(() => {
    const put = IDBObjectStore.prototype.put
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    addEventListener('room', () => {
      IDBObjectStore.prototype.put = put
    })
  })
  await editor.title.fill('现在')
  await expect(page.getByText(t.fullText).first()).toBeVisible()
  await editor.button(t.save).click()
  await expect(page.getByText(t.failed, { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/resume\/new\?id=/)
  await page.evaluate(() => dispatchEvent(new Event('room')))
  await editor.title.fill('现在都在')
  await editor.says(editorMessages.zh.savedHere)
  await editor.button(t.save).click()
  await expect(page).toHaveURL(/\/edit\?id=/)
  expect((await storedResume(page, editedId(page))).title).toBe('现在都在')
})

test('where the account is full it stays on this device; from the list it goes into one that is not', async ({
  page,
}) => {
  const editor = await beginAsGuest(page, '第三份')
  await signInAsNew(page)
  const [first = ''] = [await makeResume(page, shortResume()), await makeResume(page, shortResume())]
  await makeResume(page, shortResume())
  await page.goto('/user/templates')
  const section = page.getByRole('region', { name: t.listTitle(1) })
  await section.getByRole('button', { name: t.saveNamed('第三份') }).click()
  await expect(page.getByRole('alertdialog', { name: noticesMessages.zh.limitTitle })).toBeVisible()
  await page.keyboard.press('Escape')
  await section.getByRole('link', { name: t.goOnWith('第三份') }).click()
  await expect(editor.title).toHaveValue('第三份')
  await page.request.get(`/api/user/resume/del?id=${first}`)
  await page.goto('/user/templates')
  await section.getByRole('button', { name: t.saveNamed('第三份') }).click()
  await expect(section).toBeHidden()
  await expect(page.getByRole('main').getByRole('link', { name: '第三份', exact: true })).toBeVisible()
})

test('one tab writes it at a time; it is told of before a sign-in, deleted when asked, and gone after 90 days', async ({
  page,
  context,
}) => {
  await beginAsGuest(page, '留在本机')
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.getByRole('heading', { name: t.elsewhereTitle })).toBeVisible()
  await page.goto('/user/login')
  await expect(page.getByText(t.onDevice(1))).toBeVisible()
  await other.getByRole('button', { name: t.again }).click()
  await expect(editorPage(other).title).toHaveValue('留在本机')
  await other.close()

  await beginAsGuest(page, '不要了')
  await page.goto('/resume/new')
  const section = page.getByRole('region', { name: t.listTitle(2) })
  await section.getByRole('button', { name: t.removeNamed('不要了') }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: t.remove }).click()
  await expect(page.getByRole('region', { name: t.listTitle(1) })).toContainText('留在本机')
  await expectAccessible(page)

  await page.clock.setFixedTime(Date.now() + 91 * DAY_MS)
  await page.goto('/user/login')
  await page.goto('/resume/new')
  await expect(page.getByRole('button', { name: editorStartMessages.zh.create })).toBeVisible()
  await expect(page.getByRole('region', { name: t.listTitle(1) })).toHaveCount(0)
  await page.goto('/resume/new?id=00000000-0000-4000-8000-000000000000')
  await expect(page.getByRole('heading', { name: t.goneTitle })).toBeVisible()
})

test('where the storage fails nothing is said to be gone, and it opens once it works', async ({ page }) => {
  const editor = await beginAsGuest(page, '还在')
  const address = page.url()
  await page.addInitScript(() => {
    const open = IDBFactory.prototype.open
    IDBFactory.prototype.open = () => {
      throw new DOMException('broken', 'UnknownError')
    }
    addEventListener('mended', () => {
      IDBFactory.prototype.open = open
    })
  })
  await page.goto(address)
  await expect(page.getByRole('heading', { name: t.unreadableTitle })).toBeVisible()
  await page.evaluate(() => dispatchEvent(new Event('mended')))
  await page.getByRole('button', { name: t.again }).click()
  await expect(editor.title).toHaveValue('还在')

  await page.goto('/resume/new')
  const section = page.getByRole('region', { name: t.listUnreadable })
  await expect(section).toContainText(t.listUnreadableText)
  await page.evaluate(() => dispatchEvent(new Event('mended')))
  await section.getByRole('button', { name: t.again }).click()
  await expect(page.getByRole('region', { name: t.listTitle(1) })).toContainText('还在')
})

test('the list warns when fewer than 14 days are left, and opening a résumé keeps it for another 90', async ({
  page,
}) => {
  const editor = await beginAsGuest(page, '快到期')
  const begun = Date.now()
  // The editor, which still writes down, is left before time passes.
  await page.goto('/resume/new')
  const section = page.getByRole('region', { name: t.listTitle(1) })
  await expect(section).toContainText('快到期')
  // It was written down last a moment after it was begun.
  const later = begun + 80 * DAY_MS + 3_600_000
  await page.clock.setFixedTime(later)
  await page.reload()
  await expect(section).toContainText(t.listSoon(10))
  await section.getByRole('link', { name: t.goOnWith('快到期') }).click()
  await expect(editor.title).toHaveValue('快到期')
  await editor.says(editorMessages.zh.savedHere)
  await page.goto('/resume/new')
  await expect(section).toContainText(t.listText(formatDay(later + 90 * DAY_MS, 'zh')))
})

const doors = [
  ['/', homeMessages.zh.write],
  ['/resume/', sampleMessages.zh.blank],
  ['/article/2010', articleMessages.zh.writeStart],
] as const

for (const [path, name] of doors) {
  test(`from ${path} to the editor without an account`, async ({ page }) => {
    await page.goto(path)
    await page.getByRole('main').getByRole('link', { name, exact: true }).first().click()
    await expect(page).toHaveURL('/resume/new')
    await expect(page.getByRole('button', { name: editorStartMessages.zh.create })).toBeVisible()
  })
}
