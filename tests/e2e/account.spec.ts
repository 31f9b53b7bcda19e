import { settingsMessages } from '#client/i18n/account-settings.ts'
import { headerMessages } from '#client/i18n/header.ts'
import { localePath } from '#client/lib/paths.ts'
import { locales } from '#src/contract/locale.ts'
import { successMessages } from '#src/contract/messages.ts'
import { expect, hydrated, type Page, test } from '#tests/support/browser.ts'
import { account, loginDialog, opener, PASSWORD, registered, signInElsewhere } from '#tests/support/login-dialog.ts'

const IRELAND = { 'cf-ipcountry': 'IE' }

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

test('devices: from the header to the list, and one of them ends', async ({ page, browser, expectConsole }) => {
  const t = settingsMessages.zh
  const mobile = await registered(page)
  const context = await browser.newContext({ baseURL: test.info().project.use.baseURL, locale: 'zh-CN' })
  await context.setExtraHTTPHeaders(IRELAND)
  const other = await signInElsewhere(context, mobile)
  await account(page).click()
  await page.getByRole('link', { name: /用户 ID/ }).click()
  await expect(page).toHaveURL('/user/account')
  const rows = page.getByRole('list', { name: t.devices }).getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText(t.present)
  await expect(rows.nth(1)).toContainText('Chrome · Linux')
  await expect(rows.nth(1)).toContainText('爱尔兰')
  await rows.nth(1).getByRole('button').click()
  await expect(rows).toHaveCount(1)
  expectConsole('401')
  await other.goto('/user/orders')
  await expect(other).toHaveURL(/\/user\/login\?url=/)
  await context.close()
})

for (const locale of locales) {
  test(`leaving: proof, typed confirmation, back within seven days and kept (${locale})`, async ({ page }) => {
    const t = settingsMessages[locale]
    const mobile = await registered(page, locale)
    await visit(page, localePath(locale, '/user/account'))
    await page.getByRole('button', { name: t.leaveOpen }).click()
    for (const fact of [...t.goesList, ...t.staysList]) await expect(page.getByText(fact)).toBeVisible()
    const id =
      /\d{5,}/.exec((await page.getByText(t.userId(0).replace('0', '')).first().textContent()) ?? '')?.[0] ?? ''
    const field = page.getByLabel(t.typeId(Number(id)))
    await field.fill('1')
    await page.getByRole('button', { name: t.leaveNow }).click()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await field.fill(id)
    await page.getByRole('button', { name: t.leaveNow }).click()
    await expect(page).toHaveURL(localePath(locale, '/'))
    await expect(opener(page, locale)).toBeVisible()
    await expect(page.getByText(successMessages[locale]['user.Account/delete'] ?? '', { exact: true })).toBeVisible()

    await opener(page, locale).click()
    await loginDialog(page, locale).signIn({ mobile, password: PASSWORD })
    await expect(page).toHaveURL(localePath(locale, '/user/account'))
    // On every page, until it is pressed.
    await visit(page, localePath(locale, '/about-us'))
    await page.getByRole('button', { name: t.keep }).click()
    await expect(page.getByText(t.keepTitle)).toBeHidden()
    await visit(page, localePath(locale, '/user/account'))
    await expect(page.getByRole('button', { name: t.leaveOpen })).toBeVisible()
  })
}

test('on a phone the menu leads there; a proof lets one go on', async ({ page }) => {
  const t = settingsMessages.zh
  await page.setViewportSize({ width: 390, height: 844 })
  await registered(page)
  await page.getByRole('button', { name: headerMessages.zh.menu }).click()
  await page.getByRole('dialog').getByRole('link', { name: headerMessages.zh.account }).click()
  await expect(page).toHaveURL('/user/account')
  // As if ten minutes had passed since the sign-in.
  await page.route('**/api/user.Account/delete', (route) => route.fulfill({ json: { code: 1040, msg: 'proof' } }), {
    times: 1,
  })
  await page.getByRole('button', { name: t.leaveOpen }).click()
  await page.getByLabel(/输入你的用户 ID/).fill('x')
  await page.getByRole('button', { name: t.leaveNow }).click()
  const form = page.getByRole('region', { name: t.proofTitle })
  await form.getByLabel(t.password, { exact: true }).fill('wrong')
  await form.getByRole('button', { name: t.confirm }).click()
  await expect(form.getByLabel(t.password, { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await form.getByLabel(t.password, { exact: true }).fill(PASSWORD)
  await form.getByRole('button', { name: t.confirm }).click()
  await expect(page.getByLabel(/输入你的用户 ID/)).toHaveAttribute('aria-invalid', 'true')
  await expect(form).toBeHidden()
})
