import { passwordMessages } from '#client/i18n/password.ts'
import { redeemMessages } from '#client/i18n/redeem.ts'
import { resumesMessages } from '#client/i18n/resumes.ts'
import { signInMessages } from '#client/i18n/sign-in.ts'
import { detailMessages } from '#client/i18n/word-detail.ts'
import { demoAccount } from '#scripts/lib/demo-account.ts'
import { h5OauthSite } from '#scripts/lib/e2e-site.ts'
import { siteUrl } from '#scripts/lib/settings.ts'
import { errorMessages, fieldMessages } from '#src/contract/messages.ts'
import { expect, hydrated, newestCode, newMobile, type Page, test } from '#tests/support/browser.ts'
import { shortResume } from '#tests/support/editor-page.ts'
import { account, loginDialog, loginPage, opener, PASSWORD, registered } from '#tests/support/login-dialog.ts'
import { makeResume } from '#tests/support/online-resumes.ts'
import { newRedeemCode } from '#tests/support/redeem-cli.ts'
import { act, newScene } from '#tests/support/wechat-phone.ts'

const t = signInMessages.zh
type Forms = ReturnType<typeof loginDialog>

/** Each way to sign in, from forms that are just being opened. */
const ways = {
  scan: async (page: Page, open: () => Promise<Forms>) => {
    const scene = await newScene(page, async () => (await open()).tab(t.tabWechat).click())
    await act(page.request, scene, 'scan', `way-${newMobile()}`)
    await act(page.request, scene, 'confirm')
  },
  password: async (_: Page, open: () => Promise<Forms>) => (await open()).signIn(),
  register: async (_: Page, open: () => Promise<Forms>) => (await open()).register(newMobile()),
}

for (const [name, signIn] of Object.entries(ways)) {
  test(`${name}, from the header`, async ({ page }) => {
    await page.goto('/agreement')
    await hydrated(page)
    await signIn(page, async () => {
      await opener(page).click()
      return loginDialog(page)
    })
    await expect(account(page)).toBeVisible()
    await expect(page).toHaveURL('/agreement')
  })

  test(`${name}, from a page for users`, async ({ page }) => {
    await page.goto('/user/favorite-templates?page=1')
    await expect(page).toHaveURL('/user/login?url=%2Fuser%2Ffavorite-templates%3Fpage%3D1')
    await hydrated(page)
    await signIn(page, async () => loginPage(page))
    await expect(page).toHaveURL('/user/favorite-templates?page=1')
    await expect(account(page)).toBeVisible()
  })

  test(`${name}, from something only users can do`, async ({ page }) => {
    await page.goto('/word-jianli/1005')
    await hydrated(page)
    await signIn(page, async () => {
      await page.getByRole('link', { name: detailMessages.zh.favourite, exact: true }).click()
      return loginDialog(page)
    })
    await expect(page.getByRole('button', { name: detailMessages.zh.favourited, exact: true })).toBeVisible()
  })
}

test('a number and a code are pasted as they came; a code works in another tab; a password can be seen', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole('429')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const forms = loginPage(page)
  const open = async () => {
    await page.goto('/user/login')
    await hydrated(page)
    await forms.button(t.toRegister).click()
  }
  const paste = async (label: string, text: string) => {
    await page.evaluate((words) => navigator.clipboard.writeText(words), text)
    await forms.field(label).fill('')
    await forms.field(label).press('ControlOrMeta+v')
  }
  await open()
  const mobile = newMobile()
  const apart = mobile.replace(/^(\d{3})(\d{4})/, '$1 $2 ')
  for (const text of [`+86 ${apart}`, `0086${mobile}`, ` ${apart.replaceAll(' ', '-')}\n`]) {
    await paste(t.mobile, text)
    await expect(forms.field(t.mobile)).toHaveValue(mobile)
  }
  await paste(t.mobile, '+1 415 555 0100')
  await expect(forms.field(t.mobile)).toHaveAccessibleDescription(fieldMessages.zh['mobile.foreign'])
  await expect(forms.field(t.mobile)).toHaveValue('+1 415 555 0100')
  await paste(t.mobile, apart)
  await forms.button(t.getCode).click()
  const code = await newestCode(page, mobile)

  // As in another tab, which does not know when the next one may be sent.
  await page.evaluate(() => sessionStorage.clear())
  await open()
  await paste(t.mobile, mobile)
  await forms.button(t.getCode).click()
  await expect(forms.box.getByRole('alert')).toContainText(errorMessages.zh['request.too-many'])
  await paste(t.code, `【青简】验证码 ${code.slice(0, 2)} ${code.slice(2)}，请勿告诉他人`)
  await expect(forms.field(t.code)).toHaveValue(code)
  const password = forms.field(t.password)
  await password.fill(PASSWORD)
  await expect(password).toHaveAttribute('type', 'password')
  await forms.button(passwordMessages.zh.show).click()
  await expect(password).toHaveAttribute('type', 'text')
  await expect(password).toHaveValue(PASSWORD)
  await forms.button(passwordMessages.zh.hide).click()
  await expect(password).toHaveAttribute('type', 'password')
  await forms.button(t.submitRegister).click()
  await expect(account(page)).toBeVisible()
})

test('what was asked for when a session had ended is done once its owner has signed in, and once', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole('401')
  // One after the other: while a command writes, the site on the same data finds it locked.
  const code = await newRedeemCode('monthly')
  const mobile = await registered(page)
  await makeResume(page, { ...shortResume(), title: '甲' })
  const afterEnd = async (ask: () => Promise<void>) => {
    await context.clearCookies()
    await ask()
    await loginDialog(page).signIn({ mobile, password: PASSWORD })
    await expect(loginDialog(page).box).toBeHidden()
  }
  await page.goto('/user/vip-redeem')
  await hydrated(page)
  const redeem = redeemMessages.zh
  await page.getByLabel(redeem.code, { exact: true }).fill(code)
  await afterEnd(() => page.getByRole('button', { name: redeem.submit, exact: true }).click())
  await expect(page.getByRole('region', { name: redeem.done })).toBeVisible()
  await expect(page.getByRole('region', { name: redeem.history }).getByRole('listitem')).toHaveCount(1)

  await page.goto('/user/templates')
  await hydrated(page)
  const resumes = resumesMessages.zh
  const cards = page.getByRole('main').getByRole('article')
  await afterEnd(() => page.getByRole('button', { name: resumes.duplicate('甲') }).click())
  await expect(page.getByText(resumes.duplicated, { exact: true })).toBeVisible()
  await expect(cards).toHaveCount(2)
  await page.getByRole('button', { name: resumes.remove('甲'), exact: true }).click()
  await expect(page.getByText(resumes.removed, { exact: true })).toBeVisible()
  await expect(cards).toHaveCount(1)
  await afterEnd(() => page.getByRole('button', { name: resumes.undo, exact: true }).click())
  await expect(page.getByText(resumes.restored, { exact: true })).toBeVisible()
  await expect(cards).toHaveCount(2)
  await page.reload()
  await expect(cards).toHaveCount(2)
})

test.describe('on a site of its own', () => {
  test.use({ baseURL: ({ h5Site }, use) => use(siteUrl(h5Site)) })

  test('a forgotten password, from a page for users: the account view comes next, and leads there', async ({
    page,
  }) => {
    await page.goto('/user/login?url=%2Fuser%2Ftemplates')
    await hydrated(page)
    const forms = loginPage(page)
    await forms.button(t.toReset).click()
    await forms.field(t.mobile).fill(demoAccount.mobile)
    await forms.button(t.getCode).click()
    await forms.field(t.code).fill(await newestCode(page, demoAccount.mobile, h5OauthSite))
    await forms.field(t.newPassword).fill('another-bamboo')
    await forms.field(t.repeatPassword).fill('another-bamboo')
    await forms.button(t.submitReset).click()
    await expect(forms.box.getByRole('heading', { name: t.account })).toBeVisible()
    await expect(forms.field(t.mobile)).toHaveValue(demoAccount.mobile)
    await forms.field(t.password).fill('another-bamboo')
    await forms.button(t.submitAccount).click()
    await expect(page).toHaveURL('/user/templates')
  })
})
