import { settingsMessages } from '#client/i18n/account-settings.ts'
import { clientMessages } from '#client/i18n/client.ts'
import { headerMessages } from '#client/i18n/header.ts'
import { purchaseMessages } from '#client/i18n/purchase.ts'
import { resumesMessages } from '#client/i18n/resumes.ts'
import { signInMessages } from '#client/i18n/sign-in.ts'
import { detailMessages } from '#client/i18n/word-detail.ts'
import { demoAccount } from '#scripts/lib/demo-account.ts'
import { locales } from '#src/contract/locale.ts'
import { fieldMessages, successMessages } from '#src/contract/messages.ts'
import { payMethods } from '#src/contract/pay-methods.ts'
import { expect, newestCode, newMobile, test } from '#tests/support/browser.ts'
import { shortResume } from '#tests/support/editor-page.ts'
import { journeyOf } from '#tests/support/journeys.ts'
import { account, loginDialog, loginPage, opener, PASSWORD } from '#tests/support/login-dialog.ts'
import { makeResume } from '#tests/support/online-resumes.ts'
import { happenTo, newOrder, purchaseDialog, signInAsNew, signInByWechat } from '#tests/support/purchase-dialog.ts'
import { act, newScene } from '#tests/support/wechat-phone.ts'

for (const locale of locales) {
  const t = signInMessages[locale]

  test(`signing in with a password (${locale})`, async ({ page }) => {
    const dialog = loginDialog(page, locale)
    const journey = journeyOf(page, locale)
    await journey.visit('/contact')
    await newScene(page, () => journey.press(opener(page, locale)))
    await journey.hears('opens the dialog', `focus h2 ${t.pageTitle}`, t.qrReady)
    await journey.reach(dialog.tab(t.tabWechat))
    await page.keyboard.press('ArrowRight')
    await expect(dialog.tab(t.tabAccount)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog.tab(t.tabAccount)).toHaveAttribute('aria-selected', 'true')
    await journey.hears('chooses the account', `focus tab ${t.tabAccount}`)
    await journey.type(dialog.field(t.mobile), demoAccount.mobile)
    await page.keyboard.press('Enter')
    await expect(dialog.field(t.password)).toHaveAccessibleDescription(fieldMessages[locale]['password.required'])
    await journey.hears('gives no password', `focus password ${t.password}`)
    await journey.type(dialog.field(t.password), demoAccount.password)
    await page.keyboard.press('Enter')
    await expect(account(page, locale)).toBeVisible()
    await journey.hears('gives the right one', 'focus main', successMessages[locale]['user.Base/loginByPassword'] ?? '')
    await journey.ends('sign-in-password')
  })

  test(`signing in by a code (${locale})`, async ({ page }) => {
    const journey = journeyOf(page, locale)
    await journey.visit('/contact')
    const scene = await newScene(page, () => journey.press(opener(page, locale)))
    await journey.hears('opens the dialog', `focus h2 ${t.pageTitle}`, t.qrReady)
    await act(page.request, scene, 'scan', `heard-${newMobile()}`)
    await journey.hears('scans the code with the phone', 'says')
    await act(page.request, scene, 'confirm')
    await expect(account(page, locale)).toBeVisible()
    await journey.hears('confirms on the phone', 'focus main', 'says')
    await journey.ends('sign-in-code')
  })

  test(`registering (${locale})`, async ({ page }) => {
    const mobile = newMobile()
    const journey = journeyOf(page, locale)
    await journey.visit('/user/login')
    const form = loginPage(page, locale)
    await journey.press(form.button(t.toRegister))
    await journey.hears('goes to the form', 'focus h')
    await journey.type(form.field(t.mobile), mobile)
    await journey.press(form.button(t.getCode))
    const sent = successMessages[locale]['user.Base/sendCode'] ?? ''
    await journey.hears('asks for the code', `focus text ${t.code}`, t.retryLater, sent)
    await journey.type(form.field(t.code), await newestCode(page, mobile))
    await journey.type(form.field(t.password), PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page).not.toHaveURL(/\/user\/login/)
    const { brand } = headerMessages[locale]
    await journey.hears('sends it', 'focus main', successMessages[locale]['user.Base/register'] ?? '', `says ${brand}`)
    await journey.ends('register')
  })

  test(`a membership is bought (${locale})`, async ({ page }) => {
    const words = purchaseMessages[locale]
    const dialog = purchaseDialog(page, locale)
    const journey = journeyOf(page, locale)
    await signInAsNew(page)
    await journey.visit('/contact')
    const link = page.getByRole('banner').getByRole('link', { name: headerMessages[locale].order, exact: true })
    await newOrder(page, () => journey.press(link))
    await journey.hears('opens the dialog', 'focus h2', words.ready(payMethods[1].name[locale], '¥19.90'))
    await journey.reach(dialog.plans.first())
    await page.keyboard.press('ArrowDown')
    await expect(dialog.plans.nth(1)).toBeFocused()
    await newOrder(page, () => page.keyboard.press('Space'))
    await journey.hears('chooses the year', words.ready(payMethods[1].name[locale], '¥69.00'))
    await journey.reach(dialog.method('wechat'))
    await page.keyboard.press('ArrowRight')
    await expect(dialog.method('alipay')).toBeFocused()
    const { order_no } = await newOrder(page, () => page.keyboard.press('Space'))
    await journey.hears('chooses Alipay', words.ready(payMethods[2].name[locale], '¥69.00'))
    await happenTo(page.request, order_no, 'pay')
    await expect(dialog.box).toBeHidden()
    await journey.hears('pays', 'focus a', words.paid, words.upgraded)
    await journey.ends('buy')
  })

  test(`a Word file is downloaded (${locale})`, async ({ page }) => {
    const detail = detailMessages[locale]
    const journey = journeyOf(page, locale)
    await signInAsNew(page)
    await journey.visit('/word-jianli/1001', page.getByText(detail.quotaLeft(1, 1)))
    const download = page.waitForEvent('download')
    await journey.press(page.getByRole('link', { name: detail.download, exact: true }))
    expect((await download).suggestedFilename()).toMatch(/\.docx$/)
    await expect(page.getByText(detail.quotaAgain)).toBeVisible()
    await journey.hears('downloads it', clientMessages[locale].downloadSuccessful, detail.quotaAgain)
    await journey.press(page.getByRole('button', { name: detail.favourite, exact: true }))
    await expect(page.getByRole('button', { name: detail.favourited, exact: true })).toBeVisible()
    await journey.hears('keeps it', 'says')
    await journey.ends('download')
  })

  test(`résumés are renamed, deleted and had back (${locale})`, async ({ page }) => {
    const list = resumesMessages[locale]
    const main = page.getByRole('main')
    const journey = journeyOf(page, locale)
    await signInAsNew(page)
    await makeResume(page, { ...shortResume(), title: 'A' })
    await journey.visit('/user/templates')
    await journey.press(main.getByRole('button', { name: list.rename('A') }))
    await journey.hears('begins to rename it', `focus text ${list.newTitle}`)
    await journey.type(main.getByLabel(list.newTitle), ' ')
    await page.keyboard.press('Enter')
    await journey.hears('gives no title', list.titleMissing)
    await journey.type(main.getByLabel(list.newTitle), 'B')
    await page.keyboard.press('Enter')
    await journey.hears('gives it a title', `focus button ${list.rename('B')}`, list.renamed)
    await journey.press(main.getByRole('button', { name: list.remove('B') }))
    await journey.hears('deletes it', 'focus h1', list.removed)
    // The key that leads to the notices from anywhere.
    await page.keyboard.press('F8')
    await journey.press(page.getByRole('button', { name: list.undo, exact: true }))
    await expect(main.getByRole('article')).toHaveCount(1)
    await journey.hears('undoes that', 'focus h1', list.restored)
    await journey.press(main.getByRole('button', { name: list.remove('B') }))
    await journey.hears('deletes it again', 'focus h1', list.removed)
    // The list is asked for anew after what is said.
    await expect(main.getByRole('link', { name: list.deleted })).toContainText('1')
    await journey.press(main.getByRole('link', { name: list.deleted }))
    await journey.hears('looks at what was deleted', 'says')
    await journey.press(main.getByRole('button', { name: list.restoreTitle('B') }))
    await expect(main.getByText(list.noneDeleted)).toBeVisible()
    await journey.hears('has it back', 'focus h1', list.restored)
    await journey.ends('manage')
  })

  test(`another device is logged out, then this one (${locale})`, async ({ page, request }) => {
    const settings = settingsMessages[locale]
    const header = headerMessages[locale]
    const journey = journeyOf(page, locale)
    const person = `devices-${newMobile()}`
    await signInByWechat(request, person)
    await signInByWechat(page.request, person)
    await journey.visit('/contact')
    await journey.press(account(page, locale))
    await journey.press(page.getByRole('banner').getByRole('link', { name: header.myOrders }))
    await journey.hears('opens the orders from the menu', 'focus main', 'says')
    await journey.visit('/user/account')
    const devices = page.getByRole('list', { name: settings.devices })
    await journey.press(page.getByRole('button', { name: settings.endOthers }))
    await expect(devices.getByRole('listitem')).toHaveCount(1)
    await journey.hears('logs the other device out', 'focus ul', 'says')
    await journey.press(account(page, locale))
    await journey.press(page.getByRole('button', { name: header.logout }))
    await expect(page).toHaveURL(/\/user\/login$/)
    const out = successMessages[locale]['user.Base/logout'] ?? ''
    await journey.hears('logs out', 'focus main', out, t.pageTitle)
    await journey.ends('account')
  })
}
