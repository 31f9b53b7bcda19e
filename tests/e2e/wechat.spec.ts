import * as z from 'zod/mini'
import { signInMessages } from '#client/i18n/sign-in.ts'
import { localePath } from '#client/lib/paths.ts'
import { e2eSite } from '#scripts/lib/e2e-site.ts'
import { sandboxUrl } from '#scripts/lib/settings.ts'
import { type Locale, locales } from '#src/contract/locale.ts'
import { expect, hydrated, type Page, test, WECHAT_PHONE } from '#tests/support/browser.ts'
import { account, loginDialog, opener } from '#tests/support/login-dialog.ts'
import { act, newScene } from '#tests/support/wechat-phone.ts'

const SANDBOX = sandboxUrl(e2eSite)

/** What the site says about a code. */
const said = {
  zh: { scanned: '已扫码，请在手机上确认', refused: '已在手机上取消', expired: '二维码已过期' },
  en: {
    scanned: 'Scanned. Please confirm on your phone',
    refused: 'Cancelled on the phone',
    expired: 'The QR code has expired',
  },
}

const checkAnswer = z.object({ data: z.object({ status: z.number(), data: z.nullable(z.unknown()) }) })

/** Opens the login page at its code. */
async function openQr(page: Page, locale: Locale = 'zh', query = ''): Promise<string> {
  const t = signInMessages[locale]
  await page.goto(localePath(locale, '/user/login') + query)
  await hydrated(page)
  const scene = await newScene(page, () => page.getByRole('tab', { name: t.tabWechat }).click())
  await expect(page.getByRole('img', { name: t.qrAlt })).toBeVisible()
  return scene
}

async function statusOf(page: Page, scene: string): Promise<number> {
  const answer = await page.request.get(`/api/user.WechatLogin/check?scene_id=${scene}`)
  return checkAnswer.parse(await answer.json()).data.status
}

for (const locale of locales) {
  test(`scanned and confirmed on a phone, the computer goes where it wanted to go (${locale})`, async ({
    page,
    browser,
    request,
  }) => {
    const scene = await openQr(page, locale, `?url=${encodeURIComponent(localePath(locale, '/user/templates'))}`)
    const { authorize_url } = await act(request, scene, 'scan', `reader-${locale}`)
    await expect(page.getByRole('status').filter({ hasText: said[locale].scanned })).toBeAttached()

    const context = await browser.newContext({ userAgent: WECHAT_PHONE, viewport: { width: 390, height: 844 } })
    const phone = await context.newPage()
    await phone.goto(authorize_url ?? '')
    await phone.getByRole('button', { name: '允许' }).click()
    await expect(phone.getByRole('heading', { name: '登录青简' })).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${localePath(locale, '/user/login')}\\?url=`))
    await phone.getByRole('button', { name: '确认登录' }).click()
    await expect(phone.getByRole('heading', { name: '已确认登录' })).toBeVisible()
    await context.close()

    await expect(page).toHaveURL(localePath(locale, '/user/templates'))
    await expect(account(page, locale)).toBeVisible()
  })

  test(`what was denied or has expired says so, and a new code comes with a press (${locale})`, async ({
    page,
    request,
  }) => {
    const t = signInMessages[locale]
    const alert = (text: string) => page.getByRole('alert').filter({ hasText: text })
    const first = await openQr(page, locale)
    await act(request, first, 'scan')
    await act(request, first, 'deny')
    await expect(alert(said[locale].refused)).toBeAttached()

    const second = await newScene(page, () => page.getByRole('button', { name: t.qrRefresh }).click())
    expect(second).not.toBe(first)
    await act(request, second, 'expire')
    await expect(alert(said[locale].expired)).toBeAttached()

    const third = await newScene(page, () => page.getByRole('button', { name: said[locale].expired }).click())
    await act(request, third, 'scan', 'hanmeimei')
    await act(request, third, 'expire')
    await expect(alert(said[locale].expired)).toBeAttached()

    const fourth = await newScene(page, () => page.getByRole('button', { name: t.qrRefresh }).click())
    await act(request, fourth, 'scan', 'hanmeimei')
    await act(request, fourth, 'confirm')
    await expect(account(page, locale)).toBeVisible()
  })
}

test('in the dialog: it closes where it was opened, and the visitor is signed in', async ({ page, request }) => {
  await page.goto('/about-us')
  await hydrated(page)
  const scene = await newScene(page, () => opener(page).click())
  await act(request, scene, 'scan', 'jim')
  await act(request, scene, 'confirm')
  await expect(loginDialog(page).box).toBeHidden()
  await expect(account(page)).toBeVisible()
  await expect(page).toHaveURL('/about-us')
})

test('two browsers and one code: only the one that asked signs in', async ({ page, browser, request }) => {
  const scene = await openQr(page)
  const context = await browser.newContext()
  const other = await context.newPage()
  await openQr(other)
  expect(await statusOf(other, scene)).toBe(-1)
  await act(request, scene, 'scan', 'lilei')
  expect(await statusOf(other, scene)).toBe(-1)
  await act(request, scene, 'confirm')
  expect(await statusOf(other, scene)).toBe(-1)
  await expect(account(page)).toBeVisible()
  expect(await statusOf(other, scene)).toBe(-1)
  await expect(other.getByRole('img', { name: signInMessages.zh.qrAlt })).toBeVisible()
  await context.close()
})

test('while WeChat is out of order the page says so, and recovers with a press', async ({ page, request }) => {
  const t = signInMessages.zh
  await request.post(`${SANDBOX}/__sandbox/api/faults`, { data: { wechat: 'ip-refused' } })
  try {
    await page.goto('/user/login')
    await hydrated(page)
    await page.getByRole('tab', { name: t.tabWechat }).click()
    await expect(page.getByRole('alert').filter({ hasText: t.qrRenew })).toBeAttached()
  } finally {
    await request.post(`${SANDBOX}/__sandbox/api/faults`, { data: { wechat: 'ok' } })
  }
  const scene = await newScene(page, () => page.getByRole('button', { name: t.qrRefresh }).click())
  expect(await statusOf(page, scene)).toBe(0)
})

test('by hand: the simulated phones show the code, and their buttons do the rest', async ({ page, context }) => {
  const scene = await openQr(page)
  const phones = await context.newPage()
  await phones.goto(`${SANDBOX}/__sandbox`)
  const row = phones.getByRole('listitem').filter({ hasText: scene })
  await row.getByRole('combobox').selectOption('hanmeimei')
  await row.getByRole('button', { name: '扫码' }).click()
  await expect(row.getByText('你正在电脑上登录青简。')).toBeVisible()
  await row.getByText('攻击：').click()
  await row.getByRole('button', { name: 'forged-signature' }).click()
  await expect(row.getByText('The site answered 403')).toBeVisible()
  await row.getByRole('button', { name: '确认登录' }).click()
  await expect(row.getByText('已确认 Confirmed')).toBeVisible()
  await expect(account(page)).toBeVisible()
})
