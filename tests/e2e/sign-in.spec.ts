import { accountMessages } from '#client/i18n/account.ts'
import { clientMessages } from '#client/i18n/client.ts'
import { headerMessages } from '#client/i18n/header.ts'
import { noticesMessages } from '#client/i18n/notices.ts'
import { signInMessages } from '#client/i18n/sign-in.ts'
import { detailMessages } from '#client/i18n/word-detail.ts'
import { localePath } from '#client/lib/paths.ts'
import { demoAccount } from '#scripts/lib/demo-account.ts'
import { locales } from '#src/contract/locale.ts'
import { errorMessages, fieldMessages, successMessages } from '#src/contract/messages.ts'
import { expect, newestCode, newMobile, type Page, test, visit } from '#tests/support/browser.ts'
import { user } from '#tests/support/fixtures.ts'
import { account, loginDialog, opener, PASSWORD } from '#tests/support/login-dialog.ts'

const demo = demoAccount
const t = signInMessages.zh
const detail = detailMessages.zh

/** Signs this browser in, or out, behind the back of its pages. */
async function callApi(page: Page, name: 'user.Base/loginByPassword' | 'user.Base/logout'): Promise<void> {
  const origin = new URL(test.info().project.use.baseURL ?? '').origin
  const answer =
    name === 'user.Base/logout'
      ? await page.request.get(`/api/${name}`)
      : await page.request.post(`/api/${name}`, { data: demo, headers: { origin } })
  expect(answer.status()).toBe(200)
}

for (const locale of locales) {
  test(`from the header: register, leave, come back with the password (${locale})`, async ({ page }) => {
    const text = signInMessages[locale]
    const dialog = loginDialog(page, locale)
    const mobile = newMobile()
    await visit(page, localePath(locale, '/about-us'))
    await opener(page, locale).click()
    await expect(dialog.tab(text.tabWechat)).toHaveAttribute('aria-selected', 'true')
    await expect(dialog.button(text.qrRefresh)).toBeVisible()
    expect((await dialog.box.boundingBox())?.width).toBe(756)
    await dialog.register(mobile)
    await expect(account(page, locale)).toBeVisible()
    await expect(dialog.box).toBeHidden()
    await expect(page).toHaveURL(localePath(locale, '/about-us'))
    await expect(page.getByText(successMessages[locale]['user.Base/register'] ?? '', { exact: true })).toBeVisible()

    await account(page, locale).click()
    await page.getByRole('button', { name: headerMessages[locale].logout }).click()
    await expect(page).toHaveURL(localePath(locale, '/user/login'))
    await visit(page, localePath(locale, '/about-us'))
    await opener(page, locale).click()
    await dialog.signIn({ mobile, password: PASSWORD })
    await expect(account(page, locale)).toBeVisible()
    await expect(page).toHaveURL(localePath(locale, '/about-us'))
  })
}

test('from a download: the file comes once the visitor has registered', async ({ page }) => {
  await visit(page, '/word-jianli/1001')
  const link = page.getByRole('link', { name: detail.signInToDownload })
  await link.click()
  const dialog = loginDialog(page)
  await expect(dialog.box).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog.box).toBeHidden()
  await expect(link).toBeFocused()

  await link.click()
  const download = page.waitForEvent('download')
  await dialog.register(newMobile())
  expect((await download).suggestedFilename()).toMatch(/\.docx$/)
  await expect(page.getByText(clientMessages.zh.downloadSuccessful, { exact: true })).toBeVisible()
  await expect(page.getByText(detail.quotaAgain)).toBeVisible()
  await expect(page).toHaveURL('/word-jianli/1001')
})

test('from a favourite: it is kept once the visitor has signed in, and not when the dialog is closed', async ({
  page,
}) => {
  await visit(page, '/word-jianli/1002')
  const dialog = loginDialog(page)
  const keep = page.getByRole('link', { name: detail.favourite, exact: true })
  await keep.click()
  await dialog.button(noticesMessages.zh.close).click()
  await expect(dialog.box).toBeHidden()
  // What was given up on is not done after a sign-in for another reason.
  await opener(page).click()
  await dialog.signIn()
  await expect(account(page)).toBeVisible()
  await expect(page.getByRole('button', { name: detail.favourite, exact: true })).toBeVisible()

  await callApi(page, 'user.Base/logout')
  await visit(page, '/word-jianli/1002')
  await keep.click()
  await dialog.signIn()
  await expect(page.getByRole('button', { name: detail.favourited, exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: detail.favourited, exact: true })).toBeVisible()
})

test('a session that ends in the middle: the dialog opens, then the action goes on', async ({
  page,
  expectConsole,
}) => {
  // Hearts may be asked for while the session ends, too.
  expectConsole('401')
  await callApi(page, 'user.Base/loginByPassword')
  await visit(page, '/word-jianli/1003')
  await expect(account(page)).toBeVisible()
  await callApi(page, 'user.Base/logout')
  await page.getByRole('button', { name: detail.favourite, exact: true }).click()
  const dialog = loginDialog(page)
  await expect(dialog.box).toBeVisible()
  await expect(page).toHaveURL('/word-jianli/1003')
  // Why it opened is said above it, and it can be closed all the same.
  await dialog.box.getByRole('button', { name: noticesMessages.zh.close, exact: true }).click()
  await expect(dialog.box).toBeHidden()
  await page.getByRole('link', { name: detail.favourite, exact: true }).click()
  await dialog.signIn()
  await expect(dialog.box).toBeHidden()
  await expect(account(page)).toBeVisible()
  await expect(page.getByRole('button', { name: detail.favourited, exact: true })).toBeVisible()

  await callApi(page, 'user.Base/logout')
  await page.getByRole('link', { name: detail.download }).click()
  await expect(dialog.box).toBeVisible()
  const download = page.waitForEvent('download')
  await dialog.signIn()
  expect((await download).suggestedFilename()).toMatch(/\.docx$/)
})

test('wrong values: the fields say so, and what was typed stays', async ({ page }) => {
  await visit(page, '/about-us')
  await opener(page).click()
  const dialog = loginDialog(page)
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  await dialog.signIn({ mobile: '12345', password: '' })
  await expect(dialog.field(t.mobile)).toHaveAccessibleDescription(fieldMessages.zh['mobile.format'])
  await expect(dialog.field(t.password)).toHaveAccessibleDescription(fieldMessages.zh['password.required'])
  await expect(dialog.field(t.mobile)).toBeFocused()
  expect(sent).toEqual([])

  const mobile = newMobile()
  await dialog.field(t.mobile).fill('')
  await dialog.field(t.mobile).pressSequentially(mobile.replace(/^(\d{3})(\d{4})/, '$1 $2 '))
  await expect(dialog.field(t.mobile)).toHaveValue(mobile)
  await dialog.signIn({ mobile, password: 'not the password' })
  await expect(dialog.box.getByRole('alert')).toHaveText(errorMessages.zh['credentials.wrong'])
  await expect(dialog.field(t.mobile)).toHaveValue(mobile)
  await expect(dialog.field(t.password)).toHaveValue('not the password')
  await expect(dialog.button(t.submitAccount)).toBeEnabled()
  expect(sent).toHaveLength(1)
})

test('a page for users leads to the login page and back', async ({ page }) => {
  const path = '/en/user/favorite-templates?page=1'
  await visit(page, path)
  await expect(page).toHaveURL(`/en/user/login?url=${encodeURIComponent(path)}`)
  const en = signInMessages.en
  await page.getByRole('tab', { name: en.tabWechat }).click()
  await expect(page.getByRole('button', { name: en.qrRefresh })).toBeVisible()
  await page.getByRole('button', { name: en.toAccount }).click()
  await page.getByLabel(en.mobile, { exact: true }).fill(demo.mobile)
  await page.getByLabel(en.password, { exact: true }).fill(demo.password)
  await page.getByRole('button', { name: en.submitAccount, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: accountMessages.en.favourites })).toBeVisible()
  await expect(page).toHaveURL(path)
})

test('a forgotten password: reset closes the dialog and signs nobody in', async ({ page }) => {
  await visit(page, '/about-us')
  await opener(page).click()
  const dialog = loginDialog(page)
  await dialog.tab(t.tabAccount).click()
  await dialog.button(t.toReset).click()
  await dialog.field(t.mobile).fill(demo.mobile)
  await dialog.field(t.code).fill('000')
  await dialog.button(t.getCode).click()
  await expect(dialog.field(t.code)).toHaveValue('')
  await dialog.field(t.code).fill(await newestCode(page, demo.mobile))
  await dialog.field(t.newPassword).fill(demo.password)
  await dialog.field(t.repeatPassword).fill('something else')
  await dialog.button(t.submitReset).click()
  await expect(dialog.field(t.repeatPassword)).toHaveAccessibleDescription(fieldMessages.zh['password.mismatch'])
  await dialog.field(t.repeatPassword).fill(demo.password)
  await dialog.button(t.submitReset).click()
  await expect(page.getByText(successMessages.zh['user.Base/resetPassword'] ?? '', { exact: true })).toBeVisible()
  await expect(dialog.box).toBeHidden()
  await expect(opener(page)).toBeFocused()
  await opener(page).click()
  await expect(dialog.field(t.mobile)).toHaveValue(demo.mobile)
  await dialog.field(t.password).fill(demo.password)
  await dialog.button(t.submitAccount).click()
  await expect(account(page)).toBeVisible()
})

test('another tab follows a sign-in, and its own open dialog closes', async ({ page, context }) => {
  const other = await context.newPage()
  await visit(page, '/about-us')
  await visit(other, '/word-jianli/1004')
  await other.getByRole('link', { name: detail.signInToDownload }).click()
  await expect(loginDialog(other).box).toBeVisible()
  await page.bringToFront()
  await opener(page).click()
  // Somebody who has all their downloads of today.
  await loginDialog(page).register(newMobile())
  await expect(account(page)).toBeVisible()
  await expect(loginDialog(other).box).toBeHidden()
  await expect(account(other)).toBeVisible()
  // Nobody looks at that tab: its download is there to be started, not started.
  await expect(other.getByRole('link', { name: detail.download })).toBeEnabled()
  expect(await other.getByText(clientMessages.zh.downloadSuccessful).count()).toBe(0)
})

test('the code follows what the server says about its scan', async ({ page }) => {
  const ok = (data: unknown) => ({ json: { code: 1, msg: '', data } })
  const say = (status: number, text: string, data: unknown = null) =>
    page.route('**/api/user.WechatLogin/check?*', (route) => route.fulfill(ok({ status, text, data })))
  let codes = 0
  await page.route('**/api/user.WechatLogin/loginQrcode', (route) => {
    codes += 1
    return route.fulfill(ok({ qrcode_url: `https://qr.test/${codes}`, scene_id: `scene-${codes}` }))
  })
  await page.clock.install()
  await visit(page, '/about-us')
  await opener(page).click()
  const { box, button } = loginDialog(page)
  const status = box.getByRole('status')
  await expect(box.getByRole('img', { name: t.qrAlt })).toHaveAttribute('width', '200')
  await expect(status).toHaveText(t.qrReady)

  await say(1, 'scanned, please confirm')
  await page.clock.fastForward(2100)
  await expect(status).toHaveText('scanned, please confirm')

  await say(-1, 'expired')
  await page.clock.fastForward(2100)
  await expect(box.getByRole('alert')).toHaveText(`expired ${t.qrRenew}`)
  const turning = () => box.locator('.icon.animate-spin').evaluate((icon) => getComputedStyle(icon).animation)
  expect(await turning()).toMatch(/infinite.* spin$/)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await turning()).not.toContain('infinite')
  await box.getByRole('button', { name: 'expired' }).click()
  await expect(status).toHaveText(t.qrReady)
  await button(t.qrPress).click()
  await expect.poll(() => codes).toBe(3)
  await button(t.qrRefresh).click()
  await expect.poll(() => codes).toBe(4)
  await expect(status).toHaveText(t.qrReady)

  await say(2, 'welcome', { ...user, user_name: 'Bai' })
  await page.clock.fastForward(2100)
  await expect(box).toBeHidden()
  await expect(account(page)).toHaveText('B')
})
