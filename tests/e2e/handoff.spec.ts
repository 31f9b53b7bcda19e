import type { Browser } from '@playwright/test'
import sharp from 'sharp'
import { settingsMessages } from '#client/i18n/account-settings.ts'
import { editorMessages } from '#client/i18n/editor.ts'
import { editorPhoneMessages } from '#client/i18n/editor-phone.ts'
import { editorPhotoMessages } from '#client/i18n/editor-photo.ts'
import { editorStartMessages } from '#client/i18n/editor-start.ts'
import { guestMessages } from '#client/i18n/guest.ts'
import { phoneMessages } from '#client/i18n/phone.ts'
import { localePath } from '#client/lib/paths.ts'
import { type Locale, locales } from '#src/contract/locale.ts'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { type BrowserContext, expect, hydrated, type Locator, type Page, test } from '#tests/support/browser.ts'
import { editorPage, shortResume } from '#tests/support/editor-page.ts'
import { makeResume, storedResume } from '#tests/support/online-resumes.ts'
import { signInAsNew } from '#tests/support/purchase-dialog.ts'
import { IPHONE } from '#tests/support/user-agents.ts'

test.use({ makesPdfs: false })

const phones: BrowserContext[] = []

test.afterEach(async () => {
  for (const phone of phones.splice(0)) await phone.close()
})

/** A phone of 390 px; what it logs as an error is kept. */
async function newPhone(browser: Browser, locale: Locale = 'zh'): Promise<{ page: Page; errors: string[] }> {
  const context = await browser.newContext({
    ...test.info().project.use,
    storageState: undefined,
    locale: locale === 'zh' ? 'zh-CN' : 'en',
    userAgent: IPHONE,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
  })
  phones.push(context)
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  return { page, errors }
}

/** Opens the dialog with the code at the desk; resolves to the address it holds. */
async function showCode(page: Page, locale: Locale = 'zh', purpose: 'resume' | 'photo' = 'resume'): Promise<string> {
  const t = editorPhoneMessages[locale]
  const made = page.waitForResponse((answer) => answer.url().endsWith('/api/user.Handoff/create'))
  if (purpose === 'photo') await page.getByRole('button', { name: t.fromPhone }).click()
  else {
    await page.getByRole('button', { name: editorMessages[locale].more, exact: true }).click()
    await page.getByRole('menuitem', { name: t.menu }).click()
  }
  await expect(dialogOf(page, locale, purpose).getByRole('img', { name: t.qr })).toBeVisible()
  const { link } = Object(await (await made).json()).data
  return `${localePath(locale, '/phone')}#${link}`
}

function dialogOf(page: Page, locale: Locale = 'zh', purpose: 'resume' | 'photo' = 'resume') {
  return page.getByRole('dialog', { name: editorPhoneMessages[locale][purpose].title })
}

/** Opens a new résumé at the desk, shows the code for a photo and lets the phone in that scans it. */
async function letInForPhoto(page: Page, browser: Browser) {
  const [desk, t] = [editorPhoneMessages.zh, phoneMessages.zh]
  await signInAsNew(page)
  const editor = editorPage(page)
  const id = await editor.openNew()
  await editor.basics('name')
  const phone = await newPhone(browser)
  const address = await showCode(page, 'zh', 'photo')
  const dialog = dialogOf(page, 'zh', 'photo')
  await phone.page.goto(address)
  await expect(phone.page.getByRole('heading', { name: t.photo.title })).toBeVisible()
  await phone.page.getByRole('button', { name: t.goOn }).click()
  await expect(dialog.getByText(desk.photo.asks)).toBeVisible()
  await dialog.getByRole('button', { name: desk.allow }).click()
  await expect(dialog.getByText(desk.photo.allowed)).toBeVisible()
  // There is time for a picture: no seconds are counted.
  await expect(dialog.getByText(/秒/)).toHaveCount(0)
  await expect(phone.page.getByRole('heading', { name: t.choose })).toBeVisible()
  return { id, phone, dialog }
}

/** Chooses a picture of the phone; resolves to the dialog in which it is cropped. */
async function choosePicture(phone: Page): Promise<Locator> {
  const crop = editorPhotoMessages.zh
  const chooser = phone.waitForEvent('filechooser')
  await phone.getByRole('button', { name: phoneMessages.zh.pick }).click()
  const buffer = await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#27c' } })
    .jpeg()
    .toBuffer()
  await (await chooser).setFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer })
  const cropper = phone.getByRole('dialog', { name: crop.crop })
  await expect(cropper.getByRole('application', { name: crop.area })).toBeVisible()
  return cropper
}

for (const locale of locales) {
  test(`the résumé opens on the phone that the desk lets in, which can be signed out (${locale})`, async ({
    page,
    browser,
  }) => {
    const [desk, t] = [editorPhoneMessages[locale], phoneMessages[locale]]
    await signInAsNew(page)
    const editor = editorPage(page, locale)
    const id = await makeResume(page, shortResume('林知夏'))
    await editor.open(id)
    const address = await showCode(page, locale)
    const dialog = dialogOf(page, locale)
    await expectAccessible(page)

    const phone = await newPhone(browser, locale)
    await phone.page.goto(address)
    await expect(phone.page.getByRole('heading', { name: t.resume.title })).toBeVisible()
    await expectAccessible(phone.page)
    await phone.page.getByRole('button', { name: t.goOn }).click()
    await expect(phone.page.getByRole('heading', { name: t.waiting })).toBeVisible()
    const number = await phone.page.locator('main .tabular-nums').innerText()
    await expect(dialog.getByText(desk.resume.asks)).toBeVisible()
    await expect(dialog.getByText('Safari')).toBeVisible()
    await expect(dialog.getByText(desk.near, { exact: true })).toBeVisible()
    await expect(dialog.getByRole('alert')).toHaveCount(0)
    await expect(dialog.getByText(number, { exact: true })).toBeVisible()
    const left = await dialog.getByText(/秒内有效|^Valid for/).innerText()
    expect(Number(left.replace(/\D/g, ''))).toBeGreaterThan(20)
    await expectAccessible(page)
    await expectAccessible(phone.page)

    await dialog.getByRole('button', { name: desk.allow }).click()
    await expect(phone.page).toHaveURL(new RegExp(`/edit\\?id=${id}$`))
    await expect(
      phone.page.locator('header').getByRole('textbox', { name: editorMessages[locale].title }),
    ).toBeVisible()
    await expect(dialog.getByText(desk.resume.done)).toBeVisible()
    await dialog.getByRole('button', { name: desk.close }).click()

    await page.goto(localePath(locale, '/user/account'))
    const row = page.getByRole('listitem').filter({ hasText: settingsMessages[locale].handedOver })
    await expect(row).toContainText('Safari')
    await hydrated(page)
    await row.getByRole('button').click()
    await expect(row).toBeHidden()
    await phone.page.goto(localePath(locale, '/user/account'))
    await expect(phone.page).toHaveURL(/\/user\/login/)
    expect(phone.errors).toEqual([])
  })
}

test('refused, taken by another phone, expired, withdrawn, signed out: each is told on both screens', async ({
  page,
  browser,
  expectConsole,
}) => {
  const [desk, t] = [editorPhoneMessages.zh, phoneMessages.zh]
  await signInAsNew(page)
  await editorPage(page).openNew()
  const address = await showCode(page)
  const dialog = dialogOf(page)
  const [first, second] = [await newPhone(browser), await newPhone(browser)]
  for (const { page: phone } of [first, second]) {
    await phone.goto(address)
    await expect(phone.getByRole('button', { name: t.goOn })).toBeVisible()
  }
  await first.page.getByRole('button', { name: t.goOn }).click()
  await expect(first.page.getByRole('heading', { name: t.waiting })).toBeVisible()
  await second.page.getByRole('button', { name: t.goOn }).click()
  await expect(second.page.getByRole('heading', { name: t.over.taken.title })).toBeVisible()
  await expect(dialog.getByRole('alert')).toHaveText(desk.rivals)
  await expectAccessible(second.page)

  await dialog.getByRole('button', { name: desk.refuse }).click()
  await expect(dialog.getByText(desk.over.refused)).toBeVisible()
  await expect(first.page.getByRole('heading', { name: t.over.refused.title })).toBeVisible()
  await expectAccessible(page)

  // A new code; closing the dialog withdraws it.
  const renewed = page.waitForResponse((answer) => answer.url().endsWith('/api/user.Handoff/create'))
  await dialog.getByRole('button', { name: desk.renew }).click()
  const { link } = Object(await (await renewed).json()).data
  await expect(dialog.getByRole('img', { name: desk.qr })).toBeVisible()
  const withdrawn = page.waitForResponse((answer) => answer.url().endsWith('/api/user.Handoff/answer'))
  await page.keyboard.press('Escape')
  await withdrawn
  await second.page.goto(`/phone#${link}`)
  await expect(second.page.getByRole('heading', { name: t.over.refused.title })).toBeVisible()
  await first.page.goto(`/phone#${link}`)
  await expect(first.page.getByRole('heading', { name: t.over.refused.title })).toBeVisible()

  // The browser of the desk itself.
  const again = await showCode(page)
  const tab = await page.context().newPage()
  await tab.goto(again)
  await expect(tab.getByRole('heading', { name: t.over['same-browser'].title })).toBeVisible()
  await tab.close()

  // The desk signs out while the phone waits.
  await second.page.goto(again)
  await second.page.getByRole('button', { name: t.goOn }).click()
  await expect(second.page.getByRole('heading', { name: t.waiting })).toBeVisible()
  expectConsole('401')
  await page.request.get('/api/user.Base/logout')
  await expect(dialog.getByRole('button', { name: desk.retry })).toBeVisible()
  await expect(second.page.getByRole('heading', { name: t.over.ended.title })).toBeVisible()

  // An address without a code, and one with a code there never was.
  await first.page.goto('/phone#')
  await expect(first.page.getByRole('heading', { name: t.missing.title })).toBeVisible()
  await first.page.goto(`/phone#${'x'.repeat(43)}`)
  await expect(first.page.getByRole('heading', { name: t.over.expired.title })).toBeVisible()
  expect([first.errors, second.errors]).toEqual([[], []])
})

test('a picture taken on the phone is cropped there and appears at the desk', async ({ page, browser }) => {
  const [desk, t, crop] = [editorPhoneMessages.zh, phoneMessages.zh, editorPhotoMessages.zh]
  const { id, phone, dialog } = await letInForPhoto(page, browser)
  await expectAccessible(phone.page)

  const cropper = await choosePicture(phone.page)
  await expectAccessible(phone.page)
  await cropper.getByRole('button', { name: crop.use }).click()
  await expect(phone.page.getByRole('heading', { name: t.brought })).toBeVisible()
  await expect(dialog.getByText(desk.photo.done)).toBeVisible()
  await dialog.getByRole('button', { name: desk.close }).click()
  await expect(page.getByRole('img', { name: crop.alt })).toBeVisible()
  await expect.poll(async () => (await storedResume(page, id)).basics.photoShape).toBe('25x35')
  await phone.page.goto('/user/account')
  await expect(phone.page).toHaveURL(/\/user\/login/)
  expect(phone.errors).toEqual([])
})

test('a picture that has come when the desk closes its dialog is in the résumé', async ({ page, browser }) => {
  const [desk, t, crop] = [editorPhoneMessages.zh, phoneMessages.zh, editorPhotoMessages.zh]
  const { id, phone, dialog } = await letInForPhoto(page, browser)
  // The desk does not hear of the picture before it is closed.
  await page.route('**/user.Handoff/check*', () => {})
  const cropper = await choosePicture(phone.page)
  await cropper.getByRole('button', { name: crop.use }).click()
  await expect(phone.page.getByRole('heading', { name: t.brought })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByText(desk.photo.done, { exact: true })).toBeVisible()
  await expect(page.getByRole('img', { name: crop.alt })).toBeVisible()
  await expect.poll(async () => (await storedResume(page, id)).basics.photoShape).toBe('25x35')
})

test('a phone whose desk has left the page is not told that its picture is there', async ({ page, browser }) => {
  const [t, crop] = [phoneMessages.zh, editorPhotoMessages.zh]
  const { phone } = await letInForPhoto(page, browser)
  const cropper = await choosePicture(phone.page)
  await page.reload()
  const link = new URL(phone.page.url()).hash.slice(1)
  await expect
    .poll(async () => {
      const answer = await phone.page.request.post('/api/user.Handoff/look', { data: { link } })
      return Object(await answer.json()).data.state
    })
    .toBe('refused')
  await cropper.getByRole('button', { name: crop.use }).click()
  await expect(phone.page.getByRole('heading', { name: t.over.refused.title })).toBeVisible()
})

test('a résumé on this device alone is offered to be saved first', async ({ page }) => {
  const desk = editorPhoneMessages.zh
  await page.goto('/resume/new')
  await page.getByRole('button', { name: editorStartMessages.zh.create }).click()
  await expect(editorPage(page).title).toBeVisible()
  await page.getByRole('button', { name: editorMessages.zh.more, exact: true }).click()
  await page.getByRole('menuitem', { name: desk.menu }).click()
  const dialog = page.getByRole('dialog', { name: desk.guestTitle })
  await expect(dialog.getByText(desk.resume.why)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: desk.save }).click()
  await expect(page.getByText(guestMessages.zh.saveReason)).toBeVisible()
})
