import type { CDPSession } from '@playwright/test'
import { passkeysMessages } from '#client/i18n/account-passkeys.ts'
import { settingsMessages } from '#client/i18n/account-settings.ts'
import { headerMessages } from '#client/i18n/header.ts'
import { signInMessages } from '#client/i18n/sign-in.ts'
import { successMessages } from '#src/contract/messages.ts'
import { expect, newMobile, type Page, test, visit } from '#tests/support/browser.ts'
import { mailedCode, newEmail } from '#tests/support/letters.ts'
import { account, loginDialog, loginPage, opener, PASSWORD } from '#tests/support/login-dialog.ts'

const en = signInMessages.en
const zh = passkeysMessages.zh

/** A computer that keeps passkeys, and whose owner shows it who they are whenever it asks. */
async function addAuthenticator(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { cdp, authenticatorId }
}

/** Whether its owner chooses the passkey where the browser suggests it. */
async function choose({ cdp, authenticatorId }: { cdp: CDPSession; authenticatorId: string }, enabled: boolean) {
  await cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
}

test.describe('from Ireland', () => {
  test.use({ extraHTTPHeaders: { 'cf-ipcountry': 'IE' } })

  test('a newcomer: an account by e-mail, a passkey, signed out, signed in again by the passkey', async ({ page }) => {
    const t = passkeysMessages.en
    const authenticator = await addAuthenticator(page)
    const email = newEmail()
    await visit(page, '/en/')
    await opener(page, 'en').click()
    const dialog = loginDialog(page, 'en')
    await dialog.tab(en.tabAccount).click()
    await expect(dialog.field(en.email)).toHaveAttribute('autocomplete', 'username webauthn')
    await dialog.button(en.toRegister).click()
    await dialog.field(en.email).fill(email)
    await dialog.button(en.getCode).click()
    await dialog.field(en.code).fill(await mailedCode(page, email))
    await dialog.field(en.password).fill(PASSWORD)
    await dialog.button(en.submitRegister).click()
    await expect(account(page, 'en')).toBeVisible()

    await account(page, 'en').click()
    await page.getByRole('link', { name: /User ID/ }).click()
    await expect(page.getByText(t.none)).toBeVisible()
    await page.getByRole('button', { name: t.add }).click()
    const rows = page.getByRole('list', { name: t.title }).getByRole('listitem')
    await expect(rows).toHaveText([/Chrome · Linux/])
    await expect(rows).toContainText(t.unused)

    await choose(authenticator, false)
    await account(page, 'en').click()
    await page.getByRole('button', { name: headerMessages.en.logout }).click()
    await expect(page).toHaveURL('/en/user/login')
    await expect(loginPage(page, 'en').field(en.email)).toBeVisible()
    await expect(account(page, 'en')).toBeHidden()
    // The form just left would have taken the passkey.
    await visit(page, '/en/about-us')
    await choose(authenticator, true)
    await opener(page, 'en').click()
    await dialog.tab(en.tabAccount).click()
    await expect(account(page, 'en')).toBeVisible()
    await expect(dialog.box).toBeHidden()
    await expect(page.getByText(successMessages.en['user.Passkey/signIn'] ?? '', { exact: true })).toBeVisible()
    await visit(page, '/en/user/account')
    await expect(rows).not.toContainText(t.unused)
  })
})

test('named, removed, and used to show who is there before the account goes; at 390 px', async ({
  page,
  expectConsole,
}) => {
  const s = settingsMessages.zh
  const authenticator = await addAuthenticator(page)
  const mobile = newMobile()
  await visit(page, '/about-us')
  await opener(page).click()
  await loginDialog(page).register(mobile)
  await expect(account(page)).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/user/account')
  await page.getByRole('button', { name: zh.add }).click()
  const rows = page.getByRole('list', { name: zh.title }).getByRole('listitem')
  await expect(rows).toHaveCount(1)
  await page.getByRole('button', { name: zh.add }).click()
  await expect(page.getByText(zh.exists)).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

  await rows.getByRole('button', { name: /改名/ }).click()
  await expect(page.getByLabel(zh.newName)).toBeFocused()
  await page.getByLabel(zh.newName).press('Escape')
  await expect(page.getByLabel(zh.newName)).toHaveCount(0)
  await rows.getByRole('button', { name: /改名/ }).click()
  await page.getByLabel(zh.newName).fill(' ')
  await page.getByLabel(zh.newName).press('Enter')
  await expect(page.getByLabel(zh.newName)).toHaveAccessibleDescription(zh.nameMissing)
  await page.getByLabel(zh.newName).fill('书房的电脑')
  // What the end of a session prevented goes on after the sign-in, which is by password this time.
  await choose(authenticator, false)
  expectConsole('401')
  const ended = { status: 401, json: { code: 401, msg: '' } }
  await page.route('**/api/user.Passkey/rename', (route) => route.fulfill(ended), { times: 1 })
  await page.getByLabel(zh.newName).press('Enter')
  await loginDialog(page).signIn({ mobile, password: PASSWORD })
  await expect(rows).toHaveText([/书房的电脑/])
  await choose(authenticator, true)

  // As if ten minutes had passed since the sign-in.
  await page.route('**/api/user.Account/delete', (route) => route.fulfill({ json: { code: 1040, msg: 'proof' } }), {
    times: 1,
  })
  await page.getByRole('button', { name: s.leaveOpen }).click()
  await page.getByLabel(/输入你的用户 ID/).fill('x')
  await page.getByRole('button', { name: s.leaveNow }).click()
  const form = page.getByRole('region', { name: s.proofTitle })
  await expect(form.getByRole('button', { name: s.proofInstead.password })).toBeVisible()
  // It is below the end of the screen, and brought there.
  await expect(form).toBeFocused()
  await expect(form.getByRole('button', { name: zh.prove })).toBeInViewport()
  await form.getByRole('button', { name: zh.prove }).click()
  await expect(page.getByLabel(/输入你的用户 ID/)).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel(/输入你的用户 ID/)).toBeFocused()
  await expect(form).toBeHidden()

  await page.route('**/api/user.Passkey/remove', (route) => route.fulfill({ json: { code: 1040, msg: 'proof' } }), {
    times: 1,
  })
  await rows.getByRole('button', { name: zh.removeOf('书房的电脑') }).click()
  await expect(page.getByText(zh.removeText)).toBeVisible()
  await page.getByRole('button', { name: zh.removeNow }).click()
  await form.getByRole('button', { name: zh.prove }).click()
  await expect(page.getByText(zh.none)).toBeVisible()
  await expect(form).toBeHidden()
  const add = page.getByRole('button', { name: zh.add })
  await expect(add).toBeFocused()

  // The computer has lost it: what was said of it before is not said of the next one.
  await add.click()
  await expect(rows).toHaveCount(1)
  await add.click()
  await expect(page.getByText(zh.exists)).toBeVisible()
  await authenticator.cdp.send('WebAuthn.clearCredentials', { authenticatorId: authenticator.authenticatorId })
  await add.click()
  await expect(rows).toHaveCount(2)
  await expect(page.getByText(zh.exists)).toBeHidden()
})
