import { signInMessages } from '#client/i18n/sign-in.ts'
import { demoAccount } from '#scripts/lib/demo-account.ts'
import { expect, hydrated, type Page, test } from '#tests/support/browser.ts'
import { account, loginDialog, opener } from '#tests/support/login-dialog.ts'

const t = signInMessages.zh
const DEMANDED = 1008
const QUESTION = /等于几？/
const API_SCRIPT = '**/turnstile/v0/api.js*'

/** Opens the dialog of somebody who got the password wrong as often as the API lets pass. */
async function forgetful(page: Page) {
  await page.goto('/')
  await hydrated(page)
  await opener(page).click()
  const dialog = loginDialog(page)
  for (let i = 0; i < 3; i += 1) {
    const answered = page.waitForResponse(/loginByPassword/)
    await dialog.signIn({ mobile: demoAccount.mobile, password: `wrong-${i}` })
    expect(await (await answered).json()).toMatchObject({ code: 1002 })
  }
  return dialog
}

test('after wrong passwords the form asks for a person, and goes on by itself', async ({ page }) => {
  const dialog = await forgetful(page)
  const answers: unknown[] = []
  page.on('response', async (response) => {
    if (response.url().includes('loginByPassword')) answers.push((await response.json()).code)
  })
  await dialog.signIn()
  await expect(account(page)).toBeVisible()
  // Their bodies are read apart from the page, which may be ahead.
  await expect.poll(() => answers).toEqual([DEMANDED, 1])
})

test('where the widget cannot be loaded a question takes its place', async ({ page, expectConsole }) => {
  expectConsole('net::ERR_FAILED')
  const dialog = await forgetful(page)
  await page.route(API_SCRIPT, (route) => route.abort())
  await dialog.signIn()
  const question = dialog.box.getByLabel(QUESTION)
  await expect(question).toBeVisible()
  const [a = '', b = ''] =
    (await question.evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent ?? '')).match(/\d/g) ?? []
  await expect(dialog.field(t.password)).toHaveValue(demoAccount.password)
  await question.fill(String(Number(a) + Number(b)))
  await question.press('Enter')
  await expect(account(page)).toBeVisible()
})
