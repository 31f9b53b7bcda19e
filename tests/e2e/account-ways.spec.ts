import sharp from 'sharp'
import { profileMessages } from '#client/i18n/account-profile.ts'
import { settingsMessages } from '#client/i18n/account-settings.ts'
import { waysMessages } from '#client/i18n/account-ways.ts'
import { editorPhotoMessages } from '#client/i18n/editor-photo.ts'
import { signInMessages } from '#client/i18n/sign-in.ts'
import { localePath } from '#client/lib/paths.ts'
import type { Locale } from '#src/contract/locale.ts'
import { errorMessages, fieldMessages, successMessages } from '#src/contract/messages.ts'
import { expect, hydrated, newestCode, newMobile, type Page, test, WECHAT_PHONE } from '#tests/support/browser.ts'
import { lettersTo, mailedCode, newEmail } from '#tests/support/letters.ts'
import { account, loginDialog, opener, PASSWORD, registered, signInElsewhere } from '#tests/support/login-dialog.ts'
import { act, newScene } from '#tests/support/wechat-phone.ts'

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
    // Another address needs no wait: the minute counts for the one before.
    await ways.enter('email', newEmail())
    await expect(ways.line('email').getByLabel(s.code, { exact: true })).toBeFocused()
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
  await expect(proof).toBeFocused()
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

test('WeChat is added by a scan that names the account; another account cannot have it, and its owner shows themselves by it', async ({
  page,
  browser,
  request,
}) => {
  const person = `owner-${crypto.randomUUID().slice(0, 8)}`
  await registered(page)
  const ways = await openWays(page)
  const { t, s } = ways
  const addWechat = async (on: typeof ways, tab: Page) => {
    await on
      .line('wechat')
      .getByRole('button', { name: t.actionOn(t.add, t.wechat) })
      .click()
    return newScene(tab, () => on.line('wechat').getByRole('button', { name: t.showCode }).click())
  }
  const scene = await addWechat(ways, page)
  const { authorize_url } = await act(request, scene, 'scan', person)
  const phones = await browser.newContext({ userAgent: WECHAT_PHONE, viewport: { width: 390, height: 844 } })
  const phone = await phones.newPage()
  await phone.goto(authorize_url ?? '')
  await phone.getByRole('button', { name: '允许' }).click()
  await expect(phone.getByRole('heading', { name: '绑定到青简账号' })).toBeVisible()
  await expect(phone.getByText(/\(ID \d+\)/)).toBeVisible()
  await phone.getByRole('button', { name: '确认绑定' }).click()
  await expect(phone.getByRole('heading', { name: '已确认绑定' })).toBeVisible()
  await phones.close()
  await expect(ways.line('wechat').getByText(t.bound, { exact: true })).toBeVisible()
  await expect(ways.line('wechat')).toBeFocused()

  const context = await browser.newContext({ baseURL: test.info().project.use.baseURL, locale: 'zh-CN' })
  const other = await context.newPage()
  await registered(other)
  const theirs = await openWays(other)
  const second = await addWechat(theirs, other)
  for (const step of ['scan', 'allow', 'confirm'] as const) await act(request, second, step, person)
  const taken = `${errorMessages.zh['wechat.taken']} ${signInMessages.zh.qrRefresh}`
  await expect(theirs.line('wechat').getByRole('alert').first()).toHaveText(taken)
  await expect(theirs.line('wechat').getByText(t.unbound, { exact: true })).toBeVisible()
  const anew = () => theirs.line('wechat').getByRole('button', { name: signInMessages.zh.qrRefresh }).click()
  expect(await newScene(other, anew)).not.toBe(second)
  await context.close()

  // As if ten minutes had passed since the sign-in.
  await page.route('**/api/user.Way/remove', (route) => route.fulfill({ json: { code: 1040, msg: 'proof' } }), {
    times: 1,
  })
  await ways
    .line('mobile')
    .getByRole('button', { name: t.actionOn(t.remove, t.mobile) })
    .click()
  await ways.line('mobile').getByRole('button', { name: t.removeNow, exact: true }).click()
  const proof = ways.line('mobile').getByRole('region', { name: s.proofTitle })
  const third = await newScene(page, () => proof.getByRole('button', { name: s.proofInstead.wechat }).click())
  for (const step of ['scan', 'allow', 'confirm'] as const) await act(request, third, step, person)
  await expect(ways.line('mobile').getByText(t.unbound)).toBeVisible()
  await expect(ways.line('password').getByText(t.passwordIdle)).toBeVisible()
  await ways
    .line('wechat')
    .getByRole('button', { name: t.actionOn(t.remove, t.wechat) })
    .click()
  await ways.line('wechat').getByRole('button', { name: t.removeNow, exact: true }).click()
  await expect(ways.line('wechat').getByRole('alert')).toHaveText(errorMessages.zh['way.last'])
})

test('the profile: a name for the header, a picture cropped to a square, a language for letters', async ({
  page,
  expectConsole,
}) => {
  expectConsole('400')
  const t = profileMessages.zh
  const photo = editorPhotoMessages.zh
  await registered(page)
  await openWays(page)
  await page.getByLabel(t.name).fill('')
  await page.getByRole('button', { name: t.save }).click()
  await expect(page.getByLabel(t.name)).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel(t.name).fill('韩梅梅')
  await page.getByLabel(t.language).selectOption('en')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: t.upload }).click()
  const red = { create: { width: 600, height: 400, channels: 3 as const, background: '#f00' } }
  const buffer = await sharp(red).jpeg().toBuffer()
  await (await chooser).setFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer })
  const cropper = page.getByRole('dialog', { name: photo.crop })
  await expect(cropper.getByRole('application', { name: photo.area })).toBeVisible()
  await expect(cropper.getByRole('radio')).toHaveCount(0)
  await cropper.getByRole('button', { name: photo.use }).click()
  await expect(cropper).toBeHidden()
  await page.getByRole('button', { name: t.save }).click()
  await expect(page.getByText(successMessages.zh['user.Profile/save'] ?? '', { exact: true })).toBeVisible()
  await expect(page.getByLabel(t.name)).not.toHaveAttribute('aria-invalid', 'true')
  await expect(account(page)).toHaveText('韩')
  await page.reload()
  await hydrated(page)
  await expect(account(page)).toHaveText('韩')
  await expect(page.getByLabel(t.language)).toHaveValue('en')
  const picture = page.getByRole('img', { name: t.picture })
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(400)
  await page.getByRole('button', { name: t.remove }).click()
  await page.getByRole('button', { name: t.save }).click()
  await expect(picture).toBeHidden()
})

const TAKEN = {
  code: 1060,
  msg: errorMessages.zh['contact.taken'],
  errors: { mobile: errorMessages.zh['contact.taken'] },
}
