import { settingsMessages } from '#client/i18n/account-settings.ts'
import { waysMessages } from '#client/i18n/account-ways.ts'
import { localePath } from '#client/lib/paths.ts'
import type { Locale } from '#src/contract/locale.ts'
import { errorMessages, fieldMessages, successMessages } from '#src/contract/messages.ts'
import { expect, hydrated, newestCode, newMobile, type Page, test } from '#tests/support/browser.ts'
import { lettersTo, mailedCode, newEmail } from '#tests/support/letters.ts'
import { account, loginDialog, opener, PASSWORD, registered, signInElsewhere } from '#tests/support/login-dialog.ts'

/** The account page with its ways to sign in, opened. */
async function openWays(page: Page, locale: Locale = 'zh') {
  const t = waysMessages[locale]
  const s = settingsMessages[locale]
  await page.goto(localePath(locale, '/user/account'))
  await hydrated(page)
  const list = page.getByRole('list', { name: t.title })
  const line = (way: 'mobile' | 'email' | 'wechat' | 'password') =>
    list.getByRole('listitem').filter({ has: page.getByText(t[way], { exact: true }) })
  return {
    t,
    s,
    line,
    /** The form of a number or address, with what is to be bound in it. */
    async enter(way: 'mobile' | 'email', contact: string) {
      const field = line(way).getByLabel(way === 'email' ? t.newEmail : t.newMobile)
      await field.fill(contact)
      await line(way).getByRole('button', { name: s.sendCode }).click()
      return field
    },
    async confirm(way: 'mobile' | 'email', code: string) {
      await line(way).getByLabel(s.code, { exact: true }).fill(code)
      await line(way).getByRole('button', { name: t.bind }).click()
    },
    said: (call: string) => page.getByText(successMessages[locale][call] ?? '', { exact: true }),
  }
}

for (const locale of ['zh', 'en'] as const) {
  test(`an address is added by its code, by keyboard, and can be removed again; the last way stays (${locale})`, async ({
    page,
    expectConsole,
  }) => {
    expectConsole('400')
    await page.setViewportSize({ width: 320, height: 720 })
    const mobile = await registered(page, locale)
    const ways = await openWays(page, locale)
    const { t, s } = ways
    const email = newEmail()
    const add = ways.line('email').getByRole('button', { name: t.actionOn(t.add, t.email) })
    await add.focus()
    await page.keyboard.press('Enter')
    await expect(ways.line('email').getByLabel(t.newEmail)).toBeFocused()
    await page.keyboard.type('mary@')
    await ways.line('email').getByRole('button', { name: s.sendCode }).press('Enter')
    await expect(ways.line('email').getByText(fieldMessages[locale]['email.format'])).toBeVisible()
    await expect(ways.line('email').getByLabel(t.newEmail)).toBeFocused()
    await ways.enter('email', email)
    await expect(ways.line('email').getByLabel(s.code, { exact: true })).toBeFocused()
    await ways.confirm('email', '000000')
    await expect(ways.line('email').getByText(errorMessages[locale]['code.wrong-email'])).toBeVisible()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type(await mailedCode(page, email))
    await page.keyboard.press('Enter')
    await expect(ways.line('email').getByText('m***@example.com')).toBeVisible()
    await expect(ways.line('email')).toBeFocused()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)

    await ways
      .line('mobile')
      .getByRole('button', { name: t.actionOn(t.remove, t.mobile) })
      .click()
    await expect(ways.line('mobile').getByText(t.removeText.mobile)).toBeVisible()
    await ways.line('mobile').getByRole('button', { name: t.removeNow, exact: true }).click()
    await expect(ways.line('mobile').getByText(t.unbound)).toBeVisible()
    await ways
      .line('email')
      .getByRole('button', { name: t.actionOn(t.remove, t.email) })
      .click()
    await ways.line('email').getByRole('button', { name: t.removeNow, exact: true }).click()
    await expect(ways.line('email').getByRole('alert')).toHaveText(errorMessages[locale]['way.last'])
    expect((await lettersTo(page, email))[0]?.text).toContain(locale === 'zh' ? '解绑了手机号' : 'was removed')
    expect(mobile).toHaveLength(11)
  })
}

test('another password in one browser ends the other; the address of the account hears of it', async ({
  page,
  browser,
  expectConsole,
}) => {
  const mobile = await registered(page)
  const ways = await openWays(page)
  const { t, s } = ways
  const email = newEmail()
  await ways
    .line('email')
    .getByRole('button', { name: t.actionOn(t.add, t.email) })
    .click()
  await ways.enter('email', email)
  await ways.confirm('email', await mailedCode(page, email))
  await expect(ways.line('email').getByText('m***@example.com')).toBeVisible()
  const context = await browser.newContext({ baseURL: test.info().project.use.baseURL, locale: 'zh-CN' })
  const other = await signInElsewhere(context, mobile)

  // As if ten minutes had passed since the sign-in.
  await page.route('**/api/user.Password/save', (route) => route.fulfill({ json: { code: 1040, msg: 'proof' } }), {
    times: 1,
  })
  await ways
    .line('password')
    .getByRole('button', { name: t.actionOn(t.change, t.password) })
    .click()
  const field = ways.line('password').getByLabel(t.newPassword, { exact: true })
  await expect(field).toHaveAttribute('autocomplete', 'new-password')
  await field.fill('paper-and-brush')
  await ways.line('password').getByRole('button', { name: t.savePassword }).click()
  const proof = ways.line('password').getByRole('region', { name: s.proofTitle })
  await expect(proof.getByLabel(s.password, { exact: true })).toBeFocused()
  // By mail instead: whoever has forgotten the present one. This minute's letter went there already.
  await proof.getByRole('button', { name: s.proofInstead.email }).click()
  await expect(proof.getByText(s.proofByCode('m***@example.com'))).toBeVisible()
  expectConsole('429')
  await proof.getByRole('button', { name: s.sendCode }).click()
  await expect(proof.getByText(errorMessages.zh['request.too-many'])).toBeVisible()
  await proof.getByRole('button', { name: s.proofInstead.mobile }).click()
  await expect(proof.getByText(s.proofByCode(`${mobile.slice(0, 3)}****${mobile.slice(-4)}`))).toBeVisible()
  await proof.getByRole('button', { name: s.proofInstead.password }).click()
  await proof.getByLabel(s.password, { exact: true }).fill(PASSWORD)
  await proof.getByRole('button', { name: s.confirm }).click()
  await expect(ways.said('user.Password/save')).toBeVisible()
  await expect(ways.line('password')).toBeFocused()
  expect((await lettersTo(page, email))[0]).toMatchObject({ subject: '青简账号的登录方式有变动' })

  expectConsole('401')
  await other.goto('/user/orders')
  await expect(other).toHaveURL(/\/user\/login\?url=/)
  await page.reload()
  await expect(account(page)).toBeVisible()
  await context.close()
})

test('a number of another account is told to whoever has its code, and nothing is merged', async ({
  page,
  browser,
}) => {
  const taken = await registered(page)
  const context = await browser.newContext({ baseURL: test.info().project.use.baseURL, locale: 'zh-CN' })
  const other = await context.newPage()
  const mobile = await registered(other)
  const ways = await openWays(other)
  const { t } = ways
  await ways
    .line('mobile')
    .getByRole('button', { name: t.actionOn(t.change, t.mobile) })
    .click()
  // The register code was sent this minute.
  const field = await ways.enter('mobile', taken)
  await expect(ways.line('mobile').getByText(errorMessages.zh['request.too-many'])).toBeVisible()
  await expect(field).toHaveValue(taken)
  const fresh = newMobile()
  await ways.enter('mobile', fresh)
  await other.route('**/api/user.Way/bind', (route) => route.fulfill({ json: TAKEN }), { times: 1 })
  await ways.confirm('mobile', '1234')
  await expect(ways.line('mobile').getByText(TAKEN.msg)).toBeVisible()
  await expect(field).toBeFocused()
  await ways.confirm('mobile', await newestCode(other, fresh))
  await expect(ways.line('mobile').getByText(`${fresh.slice(0, 3)}****${fresh.slice(-4)}`)).toBeVisible()
  await context.close()
  await page.context().clearCookies()
  await page.goto('/about-us')
  await hydrated(page)
  await opener(page).click()
  await loginDialog(page).signIn({ mobile, password: PASSWORD })
  await expect(page.getByText(errorMessages.zh['credentials.wrong'])).toBeVisible()
})

const TAKEN = {
  code: 1060,
  msg: errorMessages.zh['contact.taken'],
  errors: { mobile: errorMessages.zh['contact.taken'] },
}
