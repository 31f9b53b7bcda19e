import { failureMessages } from '#client/i18n/failures.ts'
import { headerMessages } from '#client/i18n/header.ts'
import { noticesMessages } from '#client/i18n/notices.ts'
import { purchaseMessages } from '#client/i18n/purchase.ts'
import { signInMessages } from '#client/i18n/sign-in.ts'
import { testMessages } from '#client/i18n/test.ts'
import { detailMessages } from '#client/i18n/word-detail.ts'
import { localePath } from '#client/lib/paths.ts'
import { locales } from '#src/contract/locale.ts'
import { errorMessages, fieldMessages, successMessages } from '#src/contract/messages.ts'
import { expect, loadedAhead, newestCode, newMobile, type Page, test, visit } from '#tests/support/browser.ts'
import { account, loginDialog, loginPage, opener, PASSWORD } from '#tests/support/login-dialog.ts'
import { newOrder, purchaseDialog, signInAsNew } from '#tests/support/purchase-dialog.ts'

const PUSH = '**/api/user.TemplateCollections/push'
const CHECK = /\/user\.Pay\/check_staus\?/
const SCRIPTS = /\/assets\/.*\.js$/

function orderButton(page: Page, name: 'order' | 'renew' = 'order') {
  return page.getByRole('banner').getByRole('link', { name: headerMessages.zh[name], exact: true })
}

for (const locale of locales) {
  const t = failureMessages[locale]
  const path = localePath(locale, '/word-jianli/1001')
  const keep = (page: Page) => page.getByRole('button', { name: detailMessages[locale].favourite, exact: true })

  test(`what is loaded ahead is there without a network (${locale})`, async ({ page, context, expectConsole }) => {
    expectConsole('ERR_INTERNET_DISCONNECTED')
    await signInAsNew(page)
    await visit(page, path)
    await loadedAhead(page)
    await context.setOffline(true)
    await keep(page).click()
    const toast = page.getByRole('listitem').filter({ hasText: t.error })
    await expect(toast).toContainText(t.offline)
    await page.getByRole('banner').getByRole('link', { name: headerMessages[locale].order, exact: true }).click()
    await expect(toast.filter({ hasText: t.offline })).toHaveCount(2)
    await expect(page).toHaveURL(path)
  })

  test(`without scripts a notice is a line, and a dialog leaves the page as it is (${locale})`, async ({
    page,
    context,
    expectConsole,
  }) => {
    for (const text of ['ERR_FAILED', 'ERR_INTERNET_DISCONNECTED']) expectConsole(text)
    await signInAsNew(page)
    await page.route(/\/assets\/(overlays|toasts)-/, (route) => route.abort())
    await visit(page, path)
    await page.route(PUSH, (route) => route.fulfill({ json: { code: 1234, msg: 'the words of the server' } }))
    await keep(page).click()
    const line = page.getByRole('alert').filter({ hasText: t.error })
    await expect(line).toContainText('the words of the server')
    await expect(line).toHaveCount(0, { timeout: 6000 })

    await page.unroute(PUSH)
    await page.route(PUSH, (route) => route.fulfill({ json: { code: 402, msg: 'three at most' } }))
    await keep(page).click()
    const limit = page.getByRole('alert').filter({ hasText: 'three at most' })
    await expect(limit.getByRole('button', { name: headerMessages[locale].upgrade })).toBeVisible()
    await expect(limit).toHaveCount(0, { timeout: 6000 })

    await context.setOffline(true)
    await page.getByRole('banner').getByRole('link', { name: headerMessages[locale].order, exact: true }).click()
    await expect(page.getByRole('alert').filter({ hasText: t.offline })).toBeVisible()
    await expect(page).toHaveURL(path)

    // Back in the network the same press brings the dialog.
    await context.setOffline(false)
    await page.unroute(/\/assets\/(overlays|toasts)-/)
    await newOrder(page, () =>
      page.getByRole('banner').getByRole('link', { name: headerMessages[locale].order, exact: true }).click(),
    )
    await expect(purchaseDialog(page, locale).qr('wechat', '¥19.90')).toBeVisible()
  })

  test(`signing in without a network keeps the page and says so (${locale})`, async ({
    page,
    context,
    expectConsole,
  }) => {
    expectConsole('ERR_INTERNET_DISCONNECTED')
    await page.route(/\/assets\/(overlays|toasts|login-dialog)-/, (route) => route.abort('internetdisconnected'))
    const about = localePath(locale, '/about-us')
    await visit(page, about)
    await context.setOffline(true)
    await opener(page, locale).click()
    await expect(page.getByRole('alert').filter({ hasText: t.offline })).toBeVisible()
    await expect(page).toHaveURL(about)
  })

  test(`favourites and signing out say that they worked; 401 says why there is a dialog (${locale})`, async ({
    page,
    expectConsole,
  }) => {
    expectConsole('Failed to load resource')
    const said = (name: string) =>
      page.getByRole('listitem').getByText(successMessages[locale][name] ?? '', { exact: true })
    await signInAsNew(page)
    await visit(page, path)
    await keep(page).click()
    await expect(said('user.TemplateCollections/push')).toBeVisible()
    await page.getByRole('button', { name: detailMessages[locale].favourited, exact: true }).click()
    await expect(said('user.TemplateCollections/remove')).toBeVisible()
    await account(page, locale).click()
    await page.getByRole('button', { name: headerMessages[locale].logout }).click()
    await expect(page).toHaveURL(localePath(locale, '/user/login'))
    await expect(said('user.Base/logout')).toBeVisible()

    await signInAsNew(page)
    await visit(page, path)
    await page.context().clearCookies()
    await page.route(PUSH, (route) => route.fulfill({ status: 401, body: '<h1>nginx</h1>' }))
    await keep(page).click()
    await expect(loginDialog(page, locale).box.getByText(t.byStatus[401], { exact: true })).toBeVisible()
  })

  test(`where nothing is, the page says so in the words of the API (${locale})`, async ({ page, expectConsole }) => {
    expectConsole('404')
    await page.goto(localePath(locale, '/word-jianli/999999'))
    await expect(page.getByText(errorMessages[locale]['resource.missing'], { exact: true })).toBeVisible()
  })

  test(`the rules of the server are told at the fields (${locale})`, async ({ page, expectConsole }) => {
    for (const status of ['400', '401']) expectConsole(status)
    const sent: string[] = []
    page.on('request', (request) => sent.push(new URL(request.url()).pathname))
    await visit(page, localePath(locale, '/user/login'))
    const form = loginPage(page, locale)
    const texts = signInMessages[locale]
    const mobile = newMobile()
    await form.button(texts.toRegister).click()
    await form.field(texts.mobile).fill(mobile)
    await form.button(texts.getCode).click()
    await form.field(texts.code).fill(await newestCode(page, mobile))
    await form.field(texts.password).fill('short')
    await form.button(texts.submitRegister).click()
    await expect(form.field(texts.password)).toHaveAccessibleDescription(
      new RegExp(fieldMessages[locale]['password.length']),
    )
    expect(sent).toContain('/api/user.Base/register')
    await form.field(texts.password).fill(PASSWORD)
    await form.button(texts.submitRegister).click()
    await expect(page).toHaveURL(localePath(locale, '/'))

    await page.context().clearCookies()
    await visit(page, localePath(locale, '/user/login'))
    await form.button(texts.toReset).click()
    await form.field(texts.mobile).fill(mobile)
    await form.field(texts.code).fill('0427')
    await form.field(texts.newPassword).fill(`${PASSWORD}-2`)
    await form.field(texts.repeatPassword).fill('something else')
    await form.button(texts.submitReset).click()
    await expect(form.field(texts.repeatPassword)).toHaveAccessibleDescription(
      fieldMessages[locale]['password.mismatch'],
    )
    expect(sent).toContain('/api/user.Base/resetPassword')
    await page.route('**/api/user.Base/resetPassword', (route) =>
      route.fulfill({ json: { code: 1, msg: '', data: null } }),
    )
    await form.field(texts.repeatPassword).fill(`${PASSWORD}-2`)
    await form.button(texts.submitReset).click()
    await expect(form.button(texts.submitAccount)).toBeVisible()
    await expect(form.field(texts.mobile)).toHaveValue(mobile)
  })
}

test('a public page loads no dialog before it is idle', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => SCRIPTS.test(request.url()) && loaded.push(new URL(request.url()).pathname))
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
  await visit(page, '/')
  await page.waitForLoadState('networkidle')
  expect(loaded.filter((path) => /overlays|dialog|machine/.test(path))).toEqual([])
})

test('a toast leaves after 4500 ms, also after another was closed; pointing at it and the focus hold it', async ({
  page,
}) => {
  await visit(page, '/test')
  await loadedAhead(page)
  await page.clock.install()
  const show = page.getByRole('button', { name: testMessages.zh.successToast, exact: true })
  const toasts = page.getByRole('listitem').filter({ hasText: testMessages.zh.successText })
  const close = toasts.getByRole('button', { name: noticesMessages.zh.dismiss })
  await show.click()
  await close.click()
  await expect(toasts).toHaveCount(0)
  await show.click()
  await expect(toasts).toHaveCount(1)
  await page.clock.fastForward(4600)
  await expect(toasts).toHaveCount(0)

  await show.click()
  await toasts.hover()
  await page.clock.fastForward(20_000)
  await expect(toasts).toHaveCount(1)
  await page.mouse.move(5, 5)
  await close.focus()
  await page.clock.fastForward(20_000)
  await expect(toasts).toHaveCount(1)
  await show.focus()
  await page.clock.fastForward(4600)
  await expect(toasts).toHaveCount(0)
})

test('one lost answer about a payment changes nothing; two end the questions and lead to the order', async ({
  page,
  expectConsole,
}) => {
  expectConsole('ERR_FAILED')
  let lost = 1
  await page.route(CHECK, (route) => {
    lost -= 1
    return lost >= 0 ? route.abort() : route.continue()
  })
  await signInAsNew(page)
  await visit(page, '/about-us')
  await newOrder(page, () => orderButton(page).click())
  const dialog = purchaseDialog(page)
  await page.waitForResponse(CHECK)
  await expect(dialog.qr('wechat', '¥19.90')).toBeVisible()

  lost = 2
  const t = purchaseMessages.zh
  await expect(page.getByText(t.checkFailed, { exact: true })).toBeVisible()
  await expect(dialog.box).toBeHidden()
  await page.getByRole('button', { name: t.toOrders }).click()
  await expect(page).toHaveURL('/user/orders')
})

test('a session that is over by the half-hourly look opens the dialog like any other', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole('401')
  await page.clock.install()
  await signInAsNew(page)
  await visit(page, '/about-us')
  await loadedAhead(page)
  await context.clearCookies()
  await page.clock.fastForward(1_800_000)
  await page.getByRole('banner').getByRole('link', { name: headerMessages.zh.word }).click()
  await expect(loginDialog(page).box.getByText(failureMessages.zh.byStatus[401], { exact: true })).toBeVisible()
  const signIn = { name: headerMessages.zh.signIn, includeHidden: true }
  await expect(page.getByRole('banner', { includeHidden: true }).getByRole('link', signIn)).toBeAttached()
})

test('a code whose answer says nothing of the next one can be asked for again in 60 s', async ({ page }) => {
  await page.route('**/api/user.Base/sendCode', (route) => route.fulfill({ json: { code: 1, msg: '', data: null } }))
  await visit(page, '/user/login')
  const form = loginPage(page)
  const t = signInMessages.zh
  await form.button(t.toRegister).click()
  await form.field(t.mobile).fill(newMobile())
  await form.button(t.getCode).click()
  await expect(form.box.getByText(t.retry(59)).or(form.box.getByText(t.retry(60)))).toBeVisible()
})

test('the classic editor leads a visitor to the login page, whatever it was asked for', async ({ page }) => {
  for (const path of ['/old-edit?id=1', '/en/old-edit?id=0123456789abcdefghjkmnpqrs', '/old-edit']) {
    await page.goto(path)
    const login = localePath(path.startsWith('/en') ? 'en' : 'zh', '/user/login')
    await expect(page).toHaveURL(`${login}?url=${encodeURIComponent(path)}`)
  }
})

for (const width of [390, 320]) {
  test(`the header has the order button at ${width} px, and the menu the membership`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await visit(page, '/about-us')
    await page.getByRole('button', { name: headerMessages.zh.menu }).click()
    await page.getByRole('dialog').getByRole('link', { name: headerMessages.zh.membership }).click()
    await expect(page).toHaveURL('/user/vip')
    await signInAsNew(page)
    await visit(page, '/en/about-us')
    const button = page.getByRole('banner').getByRole('link', { name: headerMessages.en.order, exact: true })
    await expect(button).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })
}
