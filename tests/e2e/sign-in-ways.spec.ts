import { signInMessages } from '#client/i18n/sign-in.ts'
import { detailMessages } from '#client/i18n/word-detail.ts'
import { demoAccount } from '#scripts/lib/demo-account.ts'
import { h5OauthSite } from '#scripts/lib/e2e-site.ts'
import { siteUrl } from '#scripts/lib/settings.ts'
import { expect, hydrated, newestCode, newMobile, type Page, test } from '#tests/support/browser.ts'
import { account, loginDialog, loginPage, opener } from '#tests/support/login-dialog.ts'
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
