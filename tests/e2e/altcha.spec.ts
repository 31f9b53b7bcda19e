import { demoAccount } from '#scripts/lib/demo-account.ts'
import { h5OauthSite } from '#scripts/lib/e2e-site.ts'
import { siteUrl } from '#scripts/lib/settings.ts'
import { numbersOf } from '#src/contract/question.ts'
import { classicMessages } from '#src/texts/classic.ts'
import { expect, hydrated, test } from '#tests/support/browser.ts'
import { account, loginDialog, opener } from '#tests/support/login-dialog.ts'

const SITE = siteUrl(h5OauthSite)
const DEMANDED = 1008
const WRONG = 1002
const TRIES = 3

test.use({ baseURL: SITE })

test('the dialog does the sum that shows a person, asks nobody else, and goes on by itself', async ({
  page,
  h5Site: _,
}) => {
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).origin))
  const codes: number[] = []
  page.on('response', async (response) => {
    if (response.url().includes('loginByPassword')) codes.push((await response.json()).code)
  })
  await page.goto('/')
  await hydrated(page)
  await opener(page).click()
  const dialog = loginDialog(page)
  for (let nth = 0; nth < TRIES; nth += 1) {
    const answered = page.waitForResponse(/loginByPassword/)
    await dialog.signIn({ mobile: demoAccount.mobile, password: `wrong-${nth}` })
    await answered
  }
  await dialog.signIn()
  await expect(account(page)).toBeVisible()
  // Their bodies are read apart from the page, which may be ahead.
  await expect.poll(() => codes).toEqual([WRONG, WRONG, WRONG, DEMANDED, 1])
  expect([...hosts]).toEqual([SITE])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the form asks a question, and lets in who answers it', async ({ page, expectConsole, h5Site: _ }) => {
    expectConsole('401 (Unauthorized)')
    const t = classicMessages.zh
    const { mobile, password } = demoAccount
    await page.goto('/old-edit/sign-in')
    const signIn = async (typed: string) => {
      await page.getByLabel(t.mobile).fill(mobile)
      await page.getByLabel(t.password).fill(typed)
      await page.getByRole('button', { name: t.signIn }).click()
    }
    for (let nth = 0; nth < TRIES; nth += 1) {
      await signIn(`wrong-${nth}`)
      await expect(page.getByRole('alert')).toHaveText(t.signInWrong)
    }
    await signIn(password)
    await expect(page.getByRole('alert')).toHaveText(t.captchaAsked)
    const question = await page.locator('input[name="captcha_question"]').inputValue()
    const { a, b } = numbersOf(question) ?? { a: '', b: '' }
    await page.getByLabel(t.captchaQuestion(a, b)).fill(String(Number(a) + Number(b)))
    await signIn(password)
    await expect(page).toHaveURL(`${SITE}/old-edit`)
  })
})
