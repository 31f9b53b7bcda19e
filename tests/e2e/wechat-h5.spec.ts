import * as z from 'zod/mini'
import { signInMessages } from '#client/i18n/sign-in.ts'
import { h5OauthSite } from '#scripts/lib/e2e-site.ts'
import { siteUrl } from '#scripts/lib/settings.ts'
import { expect, hydrated, test, WECHAT_PHONE } from '#tests/support/browser.ts'
import { account } from '#tests/support/login-dialog.ts'

const t = signInMessages.zh
const qrAnswer = z.object({ data: z.object({ qrcode_url: z.string() }) })

test.use({ baseURL: ({ h5Site }, use) => use(siteUrl(h5Site)) })

test('without an official account: the code opens a page of this site on the phone, and that asks WeChat', async ({
  page,
  browser,
}) => {
  await page.goto('/user/login?url=%2Fuser%2Ftemplates')
  await hydrated(page)
  const asked = page.waitForResponse(/\/user\.WechatLogin\/loginQrcode/)
  await page.getByRole('tab', { name: t.tabWechat }).click()
  const { qrcode_url } = qrAnswer.parse(await (await asked).json()).data
  expect(qrcode_url).toMatch(new RegExp(`^${siteUrl(h5OauthSite)}/wx/l/`))

  const context = await browser.newContext({ userAgent: WECHAT_PHONE, viewport: { width: 390, height: 844 } })
  const phone = await context.newPage()
  await phone.goto(qrcode_url)
  await expect(page.getByRole('status').filter({ hasText: '已扫码，请在手机上确认' })).toBeAttached()
  await phone.getByRole('button', { name: '允许' }).click()
  await phone.getByRole('button', { name: '确认登录' }).click()
  await expect(phone.getByRole('heading', { name: '已确认登录' })).toBeVisible()
  await context.close()

  await expect(page).toHaveURL('/user/templates')
  await expect(account(page)).toBeVisible()
})
