import { headerMessages } from '#client/i18n/header.ts'
import { ordersMessages } from '#client/i18n/orders.ts'
import { purchaseMessages } from '#client/i18n/purchase.ts'
import { localePath } from '#client/lib/paths.ts'
import { e2eSite } from '#scripts/lib/e2e-site.ts'
import { siteUrl } from '#scripts/lib/settings.ts'
import { locales } from '#src/contract/locale.ts'
import { expect, hydrated, newMobile, type Page, test } from '#tests/support/browser.ts'
import { loginDialog, loginPage, PASSWORD } from '#tests/support/login-dialog.ts'
import { happenTo, newOrder, purchaseDialog } from '#tests/support/purchase-dialog.ts'

/** Ends the session of a page on the server; the page does not know yet. */
async function endSession(page: Page): Promise<void> {
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  const answer = await fetch(`${siteUrl(e2eSite)}/api/user.Base/logout`, { headers: { cookie } })
  expect(answer.status).toBe(200)
}

for (const locale of locales) {
  const t = purchaseMessages[locale]

  /** Somebody with a password who has begun to pay a year by Alipay; their session ends. */
  async function begin(page: Page) {
    const mobile = newMobile()
    await page.goto(localePath(locale, '/user/login'))
    await hydrated(page)
    await loginPage(page, locale).register(mobile)
    await expect(page.getByRole('button', { name: headerMessages[locale].account })).toBeVisible()
    await page.goto(localePath(locale, '/about-us'))
    await hydrated(page)
    const dialog = purchaseDialog(page, locale)
    const header = page.getByRole('banner').getByRole('link', { name: headerMessages[locale].order, exact: true })
    await newOrder(page, () => header.click())
    await newOrder(page, () => dialog.plans.nth(1).check())
    const { order_no } = await newOrder(page, () => dialog.method('alipay').check())
    return { mobile, dialog, header, order_no }
  }

  /** Signs in where that is asked for, which leads back to an order that can be paid. */
  async function comeBack(page: Page, mobile: string): Promise<string> {
    const login = loginDialog(page, locale)
    await expect(login.box).toBeVisible()
    const { order_no } = await newOrder(page, () => login.signIn({ mobile, password: PASSWORD }))
    await expect(login.box).toBeHidden()
    return order_no
  }

  test(`a session that ends while a payment is asked about leads back into the same order (${locale})`, async ({
    page,
    expectConsole,
  }) => {
    expectConsole('401')
    const { mobile, dialog, order_no } = await begin(page)
    await endSession(page)
    expect(await comeBack(page, mobile)).toBe(order_no)
    await expect(dialog.plans.nth(1)).toBeChecked()
    await expect(dialog.qr('alipay', '¥69.00')).toBeVisible()
    await happenTo(page.request, order_no, 'pay')
    await expect(page.getByText(t.upgraded, { exact: true })).toBeVisible()
  })

  test(`so do the list of orders and the header, once the session has ended (${locale})`, async ({
    page,
    expectConsole,
  }) => {
    expectConsole('401')
    const { mobile, dialog, header, order_no } = await begin(page)
    await page.keyboard.press('Escape')
    await page.goto(localePath(locale, '/user/orders'))
    await hydrated(page)
    await endSession(page)
    await page.getByRole('button', { name: new RegExp(`^${ordersMessages[locale].pay} `) }).click()
    // The list is loaded again for whoever signed in; without a session it would lead to the login page.
    const reloaded = page.waitForResponse(/\/user\/orders\/_payload\.json/)
    expect(await comeBack(page, mobile)).toBe(order_no)
    expect((await reloaded).status()).toBe(200)
    await expect(dialog.qr('alipay', '¥69.00')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog.box).toBeHidden()

    await endSession(page)
    await header.click()
    await comeBack(page, mobile)
    await expect(dialog.plans.first()).toBeChecked()
    await expect(dialog.qr('wechat', '¥19.90')).toBeVisible()
  })
}
