import { headerMessages } from '#client/i18n/header.ts'
import { purchaseMessages } from '#client/i18n/purchase.ts'
import { localePath } from '#client/lib/paths.ts'
import { e2eSite } from '#scripts/lib/e2e-site.ts'
import { sandboxUrl } from '#scripts/lib/settings.ts'
import { type Locale, locales } from '#src/contract/locale.ts'
import { payMethods } from '#src/contract/pay-methods.ts'
import { checkoutMessages } from '#src/texts/checkout.ts'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { expect, hydrated, type Page, test, WECHAT_PHONE } from '#tests/support/browser.ts'
import { account } from '#tests/support/login-dialog.ts'
import { happenTo, newOrder, payName, purchaseDialog, signInAsNew } from '#tests/support/purchase-dialog.ts'

const BROWSER =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
const BACK = /\/pay\/order\/[0-9A-Z]{24}\/back/

/** A new user on a phone, with the purchase dialog before them. */
async function open(page: Page, locale: Locale = 'zh') {
  await signInAsNew(page)
  await page.goto(localePath(locale, '/about-us'))
  await hydrated(page)
  const order = await newOrder(page, async () => {
    await account(page, locale).click()
    const upgrade = page.getByRole('banner').getByRole('link', { name: headerMessages[locale].upgrade, exact: true })
    await upgrade.click()
  })
  return { order, dialog: purchaseDialog(page, locale) }
}

/** What opens in a window of its own when something is done. */
async function openedBy(page: Page, does: () => Promise<void>): Promise<Page> {
  const opened = page.context().waitForEvent('page')
  await does()
  return opened
}

function heading(
  page: Page,
  kind: keyof (typeof checkoutMessages)['zh'] & ('paid' | 'waiting' | 'closed' | 'counter'),
  locale: Locale = 'zh',
) {
  return page.getByRole('heading', { name: checkoutMessages[locale][kind].title, exact: true })
}

test.describe('in a browser', () => {
  test.use({ ...PHONE, userAgent: BROWSER })

  for (const locale of locales) {
    for (const method of ['wechat', 'alipay'] as const) {
      test(`${method}: given up first, then paid; both pages know it (${locale})`, async ({ page }) => {
        const t = purchaseMessages[locale]
        const { labels } = checkoutMessages[locale]
        const { dialog } = await open(page, locale)
        if (method === 'alipay') await newOrder(page, () => dialog.method('alipay').check())
        await expect(dialog.box.getByRole('img')).toHaveCount(0)
        const link = dialog.box.getByRole('link', { name: t.pay(payName(method, locale)) })
        const gateway = await openedBy(page, () => link.click())

        await gateway.getByRole('link', { name: '取消付款' }).click()
        await expect(gateway).toHaveURL(BACK)
        await expect(heading(gateway, 'waiting', locale)).toBeVisible()
        await expect(gateway.getByText('¥19.90')).toBeVisible()
        await expectAccessible(gateway)

        await gateway.getByRole('link', { name: labels.payOn }).click()
        await gateway.getByRole('button', { name: '立即支付' }).click()
        await gateway.getByRole('link', { name: '返回商家' }).click()
        await expect(gateway).toHaveURL(BACK)
        await expect(heading(gateway, 'paid', locale)).toBeVisible()
        await expectAccessible(gateway)
        await gateway.close()

        await expect(page.getByText(t.upgraded, { exact: true })).toBeVisible()
        await expect(dialog.box).toBeHidden()
      })
    }
  }

  test('back before the payment is known, the page says so and learns of it; the address tells it nothing', async ({
    page,
  }) => {
    const { order, dialog } = await open(page)
    const t = purchaseMessages.zh
    const gateway = await openedBy(page, () =>
      dialog.box.getByRole('link', { name: t.pay(payMethods[1].name.zh) }).click(),
    )
    await gateway.goto(`/pay/order/${order.order_no}/back?trade_status=TRADE_SUCCESS&total_amount=19.90`)
    await expect(heading(gateway, 'waiting')).toBeVisible()
    await happenTo(page.request, order.order_no, 'pay', { notify: 'lost' })
    await expect(heading(gateway, 'paid')).toBeVisible()
    await expect(gateway).toHaveURL(`/pay/order/${order.order_no}/back`)
  })

  test('what is over cannot be opened any more, and the page says that nothing was charged', async ({ page }) => {
    const { order, dialog } = await open(page)
    const t = purchaseMessages.zh
    const gateway = await openedBy(page, () =>
      dialog.box.getByRole('link', { name: t.pay(payMethods[1].name.zh) }).click(),
    )
    await expect(gateway.getByRole('button', { name: '立即支付' })).toBeVisible()
    await happenTo(page.request, order.order_no, 'expire')
    await page.goto(order.pay_url)
    await expect(page).toHaveURL(BACK)
    await expect(heading(page, 'closed')).toBeVisible()
    await expect(page.getByRole('link', { name: checkoutMessages.zh.labels.payOn })).toHaveCount(0)
  })
})

test.describe('inside WeChat', () => {
  test.use({ ...PHONE, userAgent: WECHAT_PHONE })

  /** Plays WeChat's bridge: it asks the person, and the sandbox whether what the page signed is true. */
  async function withBridge(page: Page, decisions: ('pay' | 'cancel')[]): Promise<void> {
    await page.exposeFunction('askWechat', async (call: object) => {
      const data = { call, decision: decisions.shift() ?? 'cancel' }
      const answer = await page.request.post(`${sandboxUrl(e2eSite)}/__sandbox/api/bridge`, { data })
      return answer.json()
    })
    await page.addInitScript(() => {
      const bridge = {
        invoke: (_name: string, call: object, done: (result: unknown) => void) => {
          const { askWechat } = window as unknown as { askWechat: (call: object) => Promise<unknown> }
          void askWechat(call).then(done)
        },
      }
      Object.assign(window, { WeixinJSBridge: bridge })
    })
  }

  test('one pays without a code or another device: cancelled first, then paid', async ({ page }) => {
    const t = purchaseMessages.zh
    await withBridge(page, ['cancel', 'pay'])
    const { dialog } = await open(page)
    await expect(dialog.box.getByRole('img')).toHaveCount(0)
    await dialog.box.getByRole('link', { name: t.payHere, exact: true }).click()
    await expect(heading(page, 'waiting')).toBeVisible()
    await page.getByRole('link', { name: checkoutMessages.zh.labels.payOn }).click()
    await expect(heading(page, 'paid')).toBeVisible()
    await page.getByRole('link', { name: checkoutMessages.zh.labels.home }).click()
    await hydrated(page)
    await account(page).click()
    await expect(page.getByRole('banner').getByText('月度会员')).toBeVisible()
  })

  test('a bridge that comes late is waited for, and the button calls it again', async ({ page }) => {
    const { order } = await open(page)
    await page.goto(order.pay_url)
    await expect(heading(page, 'counter')).toBeVisible()
    await expectAccessible(page)
    const calls = await page.evaluate(async () => {
      const names: string[] = []
      Object.assign(window, { WeixinJSBridge: { invoke: (name: string) => names.push(name) } })
      document.dispatchEvent(new Event('WeixinJSBridgeReady'))
      document.getElementById('pay')?.click()
      return names
    })
    expect(calls).toEqual(['getBrandWCPayRequest', 'getBrandWCPayRequest'])
  })

  test('Alipay is paid by a code from there, and the dialog says why', async ({ page }) => {
    const { dialog } = await open(page)
    await newOrder(page, () => dialog.method('alipay').check())
    await expect(dialog.qr('alipay', '¥19.90')).toBeVisible()
    await expect(dialog.box.getByText(purchaseMessages.zh.wechatBrowser(payMethods[2].name.zh))).toBeVisible()
  })
})
