import * as z from 'zod/mini'
import { headerMessages } from '#client/i18n/header.ts'
import { noticesMessages } from '#client/i18n/notices.ts'
import { purchaseMessages } from '#client/i18n/purchase.ts'
import { testMessages } from '#client/i18n/test.ts'
import { localePath } from '#client/lib/paths.ts'
import { e2eSite } from '#scripts/lib/e2e-site.ts'
import { sandboxUrl } from '#scripts/lib/settings.ts'
import { type Locale, locales } from '#src/contract/locale.ts'
import { orderList } from '#src/contract/orders.ts'
import { expect, loadedAhead, newMobile, type Page, test, visit } from '#tests/support/browser.ts'
import { account, loginDialog } from '#tests/support/login-dialog.ts'
import { happenTo, newOrder, purchaseDialog, signInAsNew } from '#tests/support/purchase-dialog.ts'

const SANDBOX = sandboxUrl(e2eSite)
const t = purchaseMessages.zh
const listAnswer = z.object({ data: orderList })

/** The button of the header, for whoever is a member and whoever is not. */
function order(page: Page, locale: Locale = 'zh') {
  const { order, renew } = headerMessages[locale]
  return page.getByRole('banner').getByRole('link', { name: new RegExp(`^(${order}|${renew})$`) })
}

/** A new user on a page that has nothing to do with it, and their first order. */
async function open(page: Page, locale: Locale = 'zh') {
  await signInAsNew(page)
  await visit(page, localePath(locale, '/about-us'))
  return newOrder(page, () => order(page, locale).click())
}

async function statesOf(page: Page): Promise<string[]> {
  const answer = await page.request.get('/api/user.Order/index')
  return listAnswer.parse(await answer.json()).data.items.map(({ state }) => state)
}

for (const locale of locales) {
  const texts = purchaseMessages[locale]

  test(`the first plan, paid with WeChat: the dialog closes, the level has changed (${locale})`, async ({ page }) => {
    const { order_no } = await open(page, locale)
    const dialog = purchaseDialog(page, locale)
    await expect(dialog.plans.first()).toBeChecked()
    await expect(dialog.method('wechat')).toBeChecked()
    await expect(dialog.qr('wechat', '¥19.90')).toHaveAttribute('width', '180')

    await happenTo(page.request, order_no, 'pay')
    await expect(page.getByText(texts.upgraded, { exact: true })).toBeVisible()
    await expect(page.getByText(texts.upgradedText, { exact: true })).toBeVisible()
    await expect(dialog.box).toBeHidden()
    await expect(order(page, locale)).toBeFocused()
    await account(page, locale).click()
    const level = { zh: '月度会员', en: 'Monthly' }[locale]
    await expect(page.getByRole('banner').getByText(level)).toBeVisible()
  })

  test(`another plan with Alipay, the notification lost: asking the gateway finds the payment (${locale})`, async ({
    page,
  }) => {
    const first = await open(page, locale)
    const dialog = purchaseDialog(page, locale)
    const second = await newOrder(page, () => dialog.plans.nth(1).check())
    const third = await newOrder(page, () => dialog.method('alipay').check())
    expect(new Set([first.order_no, second.order_no, third.order_no]).size).toBe(3)
    await expect(dialog.qr('alipay', '¥69.00')).toBeVisible()
    expect(await statesOf(page)).toEqual(['pending'])

    await happenTo(page.request, third.order_no, 'pay', { notify: 'lost' })
    await expect(page.getByText(texts.upgraded, { exact: true })).toBeVisible({ timeout: 30_000 })
    await expect(dialog.box).toBeHidden()
  })

  test(`whoever has the highest level is told so (${locale})`, async ({ page }) => {
    await open(page, locale)
    const dialog = purchaseDialog(page, locale)
    const lifetime = await newOrder(page, () => dialog.plans.nth(2).check())
    await happenTo(page.request, lifetime.order_no, 'pay')
    await expect(dialog.box).toBeHidden()
    await order(page, locale).click()
    await expect(page.getByText(texts.noneHigher, { exact: true })).toBeVisible()
    await expect(dialog.box).toBeHidden()
  })
}

test('a visitor signs in first and comes to the dialog', async ({ page }) => {
  await visit(page, '/test')
  await page.getByRole('main').getByRole('button', { name: testMessages.zh.purchase, exact: true }).click()
  const { order_no } = await newOrder(page, () => loginDialog(page).register(newMobile()))
  await expect(loginDialog(page).box).toBeHidden()
  await expect(purchaseDialog(page).qr('wechat', '¥19.90')).toBeVisible()
  expect(order_no).toMatch(/^[0-9A-Za-z]{6,32}$/)
})

test('upgrading: what is left of the present level is deducted, and the dialog says so', async ({ page }) => {
  const { order_no } = await open(page)
  const dialog = purchaseDialog(page)
  await happenTo(page.request, order_no, 'pay')
  await expect(dialog.box).toBeHidden()
  await account(page).click()
  const { upgrade: name } = headerMessages.zh
  const opener = page.getByRole('banner').getByRole('link', { name, exact: true })
  const upgrade = await newOrder(page, () => opener.click())
  const paid = `¥${(upgrade.amount / 100).toFixed(2)}`
  expect(upgrade.amount).toBeLessThan(6900)
  await expect(dialog.plans).toHaveCount(2)
  await expect(dialog.box.getByText(t.due(paid), { exact: true })).toBeVisible()
  await expect(dialog.box.getByText(t.deducted('月度会员')).first()).toBeVisible()
  await expect(dialog.qr('wechat', paid)).toBeVisible()
})

test('what gave way to the order that was paid is no news on the next page', async ({ page }) => {
  const first = await open(page)
  const dialog = purchaseDialog(page)
  const second = await newOrder(page, () => dialog.plans.nth(1).check())
  const third = await newOrder(page, () => dialog.method('alipay').check())
  await happenTo(page.request, third.order_no, 'pay')
  const said = page.getByText(t.upgraded, { exact: true })
  await expect(said).toBeVisible()
  await expect(said).toHaveCount(0)
  const asked = [first, second].map(({ order_no }) =>
    page.waitForResponse((answer) => answer.url().includes(`check_staus?order_no=${order_no}`)),
  )
  await visit(page, '/user/orders')
  await Promise.all(asked)
  await page.waitForLoadState('networkidle')
  expect(await said.count()).toBe(0)
})

test('switching back and forth leaves the last choice as the one live order', async ({ page }) => {
  await open(page)
  const dialog = purchaseDialog(page)
  await dialog.plans.first().focus()
  for (let count = 0; count < 25; count += 1) {
    await dialog.plans.nth(1).press('Space')
    await dialog.plans.first().press('Space')
  }
  await dialog.plans.nth(2).press('Space')
  await expect(dialog.plans.nth(2)).toBeChecked()
  await expect(dialog.qr('wechat', '¥128.00')).toBeVisible()
  const states = await statesOf(page)
  expect(states.filter((state) => state === 'pending')).toEqual(['pending'])
  expect(states[0]).toBe('pending')
})

test('paid while the dialog was closed and the network away: the page knows once it is back', async ({
  page,
  context,
  request,
}) => {
  const { order_no } = await open(page)
  await page.keyboard.press('Escape')
  await expect(purchaseDialog(page).box).toBeHidden()
  await loadedAhead(page)
  await context.setOffline(true)
  await happenTo(request, order_no, 'pay')
  await context.setOffline(false)
  await expect(page.getByText(t.upgraded, { exact: true })).toBeVisible()
  await expect(order(page)).toHaveText(headerMessages.zh.renew)
})

test('the time left is announced at five minutes and at one, and no more often', async ({ page }) => {
  const { expires_at } = await open(page)
  const { box, qr } = purchaseDialog(page)
  await expect(qr('wechat', '¥19.90')).toBeVisible()
  const said = box.getByRole('status').filter({ hasText: new RegExp(t.withinMinutes(1).replace('1', String.raw`\d+`)) })
  for (const [seconds, left, announced] of [
    [361, '06:01', []],
    [299, '04:59', [t.withinMinutes(5)]],
    [61, '01:01', [t.withinMinutes(5)]],
    [59, '00:59', [t.withinMinutes(1)]],
  ] as const) {
    await page.clock.setFixedTime(expires_at - seconds * 1000)
    await expect(box.getByText(left, { exact: true })).toBeVisible()
    await expect(said).toHaveText([...announced])
  }
})

test('an order that is over offers a new one, and that one can be paid', async ({ page }) => {
  const first = await open(page)
  const dialog = purchaseDialog(page)
  await happenTo(page.request, first.order_no, 'expire')
  await expect(dialog.alert(t.expired)).toBeAttached()
  const second = await newOrder(page, () => dialog.button(t.renew).click())
  expect(second.order_no).not.toBe(first.order_no)
  await happenTo(page.request, second.order_no, 'pay')
  await expect(page.getByText(t.upgraded, { exact: true })).toBeVisible()
})

test('without a code the dialog says so, and another try brings one', async ({ page, request }) => {
  await request.post(`${SANDBOX}/__sandbox/api/faults`, { data: { wechat_pay: 'fail' } })
  const dialog = purchaseDialog(page)
  try {
    await open(page)
    await expect(dialog.alert(t.unavailable)).toBeAttached()
    await expect(dialog.box.getByText(t.unavailable).last()).toBeVisible()
  } finally {
    await request.post(`${SANDBOX}/__sandbox/api/faults`, { data: { wechat_pay: 'ok' } })
  }
  await dialog.button(t.retry).click()
  await expect(dialog.qr('wechat', '¥19.90')).toBeVisible()
})

test('when asking about the payment fails, the dialog closes and says what to do', async ({ page, expectConsole }) => {
  expectConsole('net::ERR_FAILED')
  let asked = 0
  await page.route(/\/user\.Pay\/check_staus\?/, (route) => {
    asked += 1
    return route.abort()
  })
  await open(page)
  await expect(page.getByText(t.checkFailed, { exact: true })).toBeVisible()
  await expect(purchaseDialog(page).box).toBeHidden()
  expect(asked).toBe(2)
  await page.getByRole('button', { name: t.toOrders }).click()
  await expect(page).toHaveURL('/user/orders')
})

test('a reached limit leads to it', async ({ page }) => {
  await signInAsNew(page)
  await visit(page, '/test')
  const opener = page.getByRole('button', { name: testMessages.zh.limit })
  await opener.click()
  const reminder = page.getByRole('alertdialog', { name: noticesMessages.zh.limitTitle })
  await reminder.getByRole('button', { name: noticesMessages.zh.upgrade }).click()
  const dialog = purchaseDialog(page)
  await expect(dialog.qr('wechat', '¥19.90')).toBeVisible()
  await expect(reminder).toBeHidden()
  await expect(dialog.box.locator(':focus')).toHaveCount(1)
})
