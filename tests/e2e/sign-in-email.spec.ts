import { headerMessages } from '#client/i18n/header.ts'
import { signInMessages } from '#client/i18n/sign-in.ts'
import { fieldMessages } from '#src/contract/messages.ts'
import { drawn, expect, test, visit } from '#tests/support/browser.ts'
import { mailedCode, newEmail } from '#tests/support/letters.ts'
import { account, loginDialog, loginPage, opener, PASSWORD } from '#tests/support/login-dialog.ts'

const FOREIGN = '+447911123456'
const en = signInMessages.en
const zh = signInMessages.zh

test.describe('from Ireland', () => {
  test.use({ extraHTTPHeaders: { 'cf-ipcountry': 'IE' } })

  test('register, leave and log in by e-mail, on the English site', async ({ page }) => {
    const email = newEmail()
    const dialog = loginDialog(page, 'en')
    await visit(page, '/en/about-us')
    await opener(page, 'en').click()
    await dialog.tab(en.tabAccount).click()
    await expect(dialog.field(en.email)).toBeVisible()
    await expect(dialog.button(en.useMobile)).toBeVisible()
    await dialog.field(en.email).fill(email)
    await dialog.button(en.toRegister).click()
    await expect(dialog.field(en.email)).toHaveValue(email)
    await dialog.button(en.getCode).click()
    const code = await mailedCode(page, email)
    await dialog.field(en.code).fill(code.slice(0, 4))
    await dialog.field(en.password).fill(PASSWORD)
    await dialog.button(en.submitRegister).click()
    await expect(dialog.box.getByText(fieldMessages.en['code.format-email'])).toBeVisible()
    await dialog.field(en.code).fill(code)
    await dialog.button(en.submitRegister).click()
    await expect(account(page, 'en')).toBeVisible()

    await account(page, 'en').click()
    await page.getByRole('button', { name: headerMessages.en.logout }).click()
    await expect(page).toHaveURL('/en/user/login')
    const forms = loginPage(page, 'en')
    await forms.field(en.email).fill(email)
    await forms.field(en.password).fill(PASSWORD)
    await forms.button(en.submitAccount).click()
    await expect(account(page, 'en')).toBeVisible()
  })

  test('a reset by e-mail, as the API is asked: the account view comes next with the address', async ({ page }) => {
    // An address gets one code a minute, and one to open the account with came before: the API's own tests move the clock.
    const email = newEmail()
    const sent: unknown[] = []
    await page.route(/user\.Base\/(?:sendCode|resetPassword)$/, async (route) => {
      sent.push(route.request().postDataJSON())
      await route.fulfill({ json: { code: 1, msg: '', data: null } })
    })
    await visit(page, '/en/user/login')
    const forms = loginPage(page, 'en')
    await expect(forms.field(en.email)).toBeVisible()
    await forms.button(en.toReset).click()
    await forms.field(en.email).fill(email)
    await forms.button(en.getCode).click()
    await expect(forms.field(en.code)).toBeFocused()
    await forms.field(en.code).fill('042700')
    await forms.field(en.newPassword).fill('another-bamboo')
    await forms.field(en.repeatPassword).fill('another-bamboo')
    await forms.button(en.submitReset).click()
    await expect(forms.box.getByRole('heading', { name: en.account })).toBeVisible()
    await expect(forms.field(en.email)).toHaveValue(email)
    const password = 'another-bamboo'
    expect(sent).toEqual([
      { email, type: 'reset' },
      { email, code: '042700', password, password1: password },
    ])
  })

  test('the Chinese site starts with the number and asks nobody where they are', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await visit(page, '/user/login')
    await expect(loginPage(page).field(zh.mobile)).toBeVisible()
    expect(asked).not.toContain('/api/site.Visit/country')
  })
})

test('where the country is not known the English site starts with the number', async ({ page }) => {
  await page.route('**/api/site.Visit/country', (route) =>
    route.fulfill({ json: { code: 1, msg: '', data: { country: '' } } }),
  )
  const answered = page.waitForResponse(/site\.Visit\/country/)
  await visit(page, '/en/user/login')
  await answered
  await expect(loginPage(page, 'en').field(en.mobile)).toBeVisible()
})

test('a country that becomes known while somebody types leaves the field as it is', async ({ page }) => {
  const typed = Promise.withResolvers<void>()
  await page.route('**/api/site.Visit/country', async (route) => {
    await typed.promise
    await route.fulfill({ json: { code: 1, msg: '', data: { country: 'IE' } } })
  })
  const answered = page.waitForEvent('requestfinished', (request) => request.url().includes('site.Visit/country'))
  await visit(page, '/en/user/login')
  const mobile = loginPage(page, 'en').field(en.mobile)
  await mobile.fill('138')
  typed.resolve()
  await answered
  await drawn(page)
  await expect(mobile).toHaveValue('138')
})

test('on a phone: a number from abroad hears what to do, and the switch is there for it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/user/login')
  const forms = loginPage(page)
  const mobile = forms.field(zh.mobile)
  await expect(mobile).toHaveAttribute('maxlength', '11')
  await mobile.pressSequentially('138001380001')
  await expect(mobile).toHaveValue('13800138000')
  await mobile.fill('')
  await mobile.pressSequentially('+8613800138000')
  await expect(mobile).toHaveValue('13800138000')
  for (const type of ['typed', 'filled'] as const) {
    await mobile.fill('')
    await (type === 'typed' ? mobile.pressSequentially(FOREIGN) : mobile.fill(FOREIGN))
    await expect(mobile).toHaveValue(FOREIGN)
    await expect(mobile).toHaveAccessibleDescription(fieldMessages.zh['mobile.foreign'])
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

  await forms.button(zh.useEmail).click()
  const email = forms.field(zh.email)
  await expect(email).toBeFocused()
  await expect(email).toHaveAttribute('inputmode', 'email')
  await email.fill('mary@')
  await forms.button(zh.submitAccount).click()
  await expect(email).toHaveAccessibleDescription(fieldMessages.zh['email.format'])
  await forms.button(zh.toRegister).click()
  await expect(email).toHaveValue('mary@')
  await expect(forms.field(zh.code)).toHaveAttribute('maxlength', '6')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await forms.button(zh.useMobile).click()
  await expect(mobile).toBeFocused()
  await expect(mobile).toHaveValue(FOREIGN)
  await expect(forms.field(zh.code)).toHaveAttribute('maxlength', '4')
})
