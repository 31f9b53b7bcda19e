import { headerMessages } from '#client/i18n/header.ts'
import { purchaseMessages } from '#client/i18n/purchase.ts'
import { siteUrl } from '#scripts/lib/settings.ts'
import { payMethods } from '#src/contract/pay-methods.ts'
import { checkoutMessages } from '#src/texts/checkout.ts'
import { expect, hydrated, type Page, test } from '#tests/support/browser.ts'
import { account, loginPage } from '#tests/support/login-dialog.ts'
import { newOrder, purchaseDialog } from '#tests/support/purchase-dialog.ts'

const t = purchaseMessages.zh

test.use({ baseURL: ({ h5Site }, use) => use(siteUrl(h5Site)) })

/** The demo account, before the purchase dialog, about to pay by Alipay. */
async function byAlipay(page: Page) {
  await page.goto('/user/login')
  await hydrated(page)
  await loginPage(page).signIn()
  await expect(account(page)).toBeVisible()
  const button = page.getByRole('banner').getByRole('link', {
    name: new RegExp(`^(${headerMessages.zh.order}|${headerMessages.zh.renew})$`),
  })
  await newOrder(page, () => button.click())
  const dialog = purchaseDialog(page)
  await newOrder(page, () => dialog.method('alipay').check())
  return dialog
}

test('where Alipay is known by certificates, a code is paid and the page learns of it', async ({ page }) => {
  const dialog = await byAlipay(page)
  await expect(dialog.qr('alipay', '¥19.90')).toBeVisible()
  const opened = page.waitForEvent('popup')
  await dialog.box.getByRole('link', { name: t.simulatedPhone }).click()
  const phone = await opened
  await phone.getByRole('button', { name: '立即支付' }).click()
  await expect(phone.getByRole('status').filter({ hasText: '支付成功' })).toBeVisible()
  await expect(page.getByText(t.upgraded, { exact: true })).toBeVisible()
  await expect(dialog.box).toBeHidden()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('so is its page for phones, with the way back', async ({ page }) => {
    const dialog = await byAlipay(page)
    const opened = page.waitForEvent('popup')
    await dialog.box.getByRole('link', { name: t.pay(payMethods[2].name.zh) }).click()
    const gateway = await opened
    await gateway.getByRole('button', { name: '立即支付' }).click()
    await gateway.getByRole('link', { name: '返回商家' }).click()
    await expect(gateway.getByRole('heading', { name: checkoutMessages.zh.paid.title, exact: true })).toBeVisible()
    await gateway.close()
    await expect(page.getByText(t.upgraded, { exact: true })).toBeVisible()
  })
})
