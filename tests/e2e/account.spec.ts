import { profileMessages } from '#client/i18n/account-profile.ts'
import { settingsMessages } from '#client/i18n/account-settings.ts'
import { waysMessages } from '#client/i18n/account-ways.ts'
import { editorStartMessages } from '#client/i18n/editor-start.ts'
import { failureMessages } from '#client/i18n/failures.ts'
import { headerMessages } from '#client/i18n/header.ts'
import { localePath } from '#client/lib/paths.ts'
import { locales } from '#src/contract/locale.ts'
import { successMessages } from '#src/contract/messages.ts'
import { expect, type Page, test, visit } from '#tests/support/browser.ts'
import { account, loginDialog, opener, PASSWORD, registered, signInElsewhere } from '#tests/support/login-dialog.ts'
import { signInAsNew, signInByWechat } from '#tests/support/purchase-dialog.ts'

const IRELAND = { 'cf-ipcountry': 'IE' }

test('devices: from the header to the list, and one of them ends', async ({ page, browser, expectConsole }) => {
  const t = settingsMessages.zh
  const mobile = await registered(page)
  const context = await browser.newContext({ baseURL: test.info().project.use.baseURL, locale: 'zh-CN' })
  await context.setExtraHTTPHeaders(IRELAND)
  const other = await signInElsewhere(context, mobile)
  await account(page).click()
  await page.getByRole('link', { name: /用户 ID/ }).click()
  await expect(page).toHaveURL('/user/account')
  const rows = page.getByRole('list', { name: t.devices }).getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText(t.present)
  await expect(rows.nth(1)).toContainText('Chrome · Linux')
  await expect(rows.nth(1)).toContainText('爱尔兰')
  await rows.nth(1).getByRole('button').click()
  await expect(rows).toHaveCount(1)
  // The pressed button is gone.
  await expect(page.getByRole('list', { name: t.devices })).toBeFocused()
  expectConsole('401')
  await other.goto('/user/orders')
  await expect(other).toHaveURL(/\/user\/login\?url=/)
  await context.close()
})

for (const locale of locales) {
  test(`leaving: proof, typed confirmation, back within seven days and kept (${locale})`, async ({ page }) => {
    const t = settingsMessages[locale]
    const mobile = await registered(page, locale)
    await visit(page, localePath(locale, '/user/account'))
    await page.getByRole('button', { name: t.leaveOpen }).click()
    for (const fact of [...t.goesList, ...t.staysList]) await expect(page.getByText(fact)).toBeVisible()
    const id =
      /\d{5,}/.exec((await page.getByText(t.userId(0).replace('0', '')).first().textContent()) ?? '')?.[0] ?? ''
    const field = page.getByLabel(t.typeId(Number(id)))
    await field.fill('1')
    await page.getByRole('button', { name: t.leaveNow }).click()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await field.fill(id)
    await page.getByRole('button', { name: t.leaveNow }).click()
    await expect(page).toHaveURL(localePath(locale, '/'))
    await expect(opener(page, locale)).toBeVisible()
    await expect(page.getByText(successMessages[locale]['user.Account/delete'] ?? '', { exact: true })).toBeVisible()

    await opener(page, locale).click()
    await loginDialog(page, locale).signIn({ mobile, password: PASSWORD })
    await expect(page).toHaveURL(localePath(locale, '/user/account'))
    // On every page, until it is pressed.
    await visit(page, localePath(locale, '/about-us'))
    await page.getByRole('button', { name: t.keep }).click()
    await expect(page.getByText(t.keepTitle)).toBeHidden()
    await visit(page, localePath(locale, '/user/account'))
    await expect(page.getByRole('button', { name: t.leaveOpen })).toBeVisible()
  })
}

test('a deletion whose answer is lost is asked for again, and ends like any other', async ({ page, expectConsole }) => {
  const t = settingsMessages.zh
  await registered(page)
  await visit(page, '/user/account')
  await page.getByRole('button', { name: t.leaveOpen }).click()
  const id = /\d{5,}/.exec((await page.getByText(t.userId(0).replace('0', '')).first().textContent()) ?? '')?.[0] ?? ''
  await page.getByLabel(t.typeId(Number(id))).fill(id)
  expectConsole('ERR_FAILED')
  await page.route(
    '**/api/user.Account/delete',
    async (route) => {
      const request = route.request()
      // By itself, so that the answer does not end the session in this browser.
      const answer = await fetch(request.url(), {
        method: 'POST',
        headers: await request.allHeaders(),
        body: request.postData(),
      })
      expect(answer.status).toBe(200)
      await route.abort()
    },
    { times: 1 },
  )
  await page.getByRole('button', { name: t.leaveNow }).click()
  await expect(page).toHaveURL('/')
  await expect(opener(page, 'zh')).toBeVisible()
})

test('on a phone the menu leads there; a proof lets one go on', async ({ page }) => {
  const t = settingsMessages.zh
  await page.setViewportSize({ width: 390, height: 844 })
  await registered(page)
  await page.getByRole('button', { name: headerMessages.zh.menu }).click()
  await page.getByRole('dialog').getByRole('link', { name: headerMessages.zh.account }).click()
  await expect(page).toHaveURL('/user/account')
  await afterTenMinutes(page)
  await page.getByRole('button', { name: t.leaveOpen }).click()
  await page.getByLabel(/输入你的用户 ID/).fill('x')
  await page.getByRole('button', { name: t.leaveNow }).click()
  const form = page.getByRole('region', { name: t.proofTitle })
  await form.getByLabel(t.password, { exact: true }).fill('wrong')
  await form.getByRole('button', { name: t.confirm }).click()
  await expect(form.getByLabel(t.password, { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await form.getByLabel(t.password, { exact: true }).fill(PASSWORD)
  await form.getByRole('button', { name: t.confirm }).click()
  await expect(page.getByLabel(/输入你的用户 ID/)).toHaveAttribute('aria-invalid', 'true')
  await expect(form).toBeHidden()
})

/** As if ten minutes had passed since the sign-in: the next deletion is asked for a proof. */
async function afterTenMinutes(page: Page): Promise<void> {
  const answer = { json: { code: 1040, msg: 'proof' } }
  await page.route('**/api/user.Account/delete', (route) => route.fulfill(answer), { times: 1 })
}

test('who signs in after the session of somebody else has ended finds nothing that one typed', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole('401')
  const name = page.getByLabel(profileMessages.zh.name)
  const dialog = loginDialog(page)
  const type = async () => {
    await signInAsNew(page)
    await visit(page, '/user/account')
    await name.fill('甲')
    await context.clearCookies()
    await page.getByRole('button', { name: profileMessages.zh.save }).click()
    await expect(dialog.box).toBeVisible()
  }
  const nothingIsLeft = async () => {
    await expect(dialog.box).toBeHidden()
    await expect(name).not.toHaveValue('甲')
  }

  await type()
  await dialog.signIn()
  await nothingIsLeft()
  await expect(page.getByText(failureMessages.zh.otherAccount, { exact: true })).toBeVisible()

  await type()
  const other = await context.newPage()
  await visit(other, '/about-us')
  await opener(other).click()
  await loginDialog(other).signIn()
  await nothingIsLeft()
})

test('at 390 px the notice of a leaving account covers no bar at the bottom', async ({ page }) => {
  const t = settingsMessages.zh
  await page.setViewportSize({ width: 390, height: 844 })
  await signInByWechat(page.request, 'leaver-of-bars')
  await visit(page, '/user/account')
  const id =
    /\d{5,}/.exec(
      (await page
        .getByRole('main')
        .getByText(/用户 ID：\d/)
        .textContent()) ?? '',
    )?.[0] ?? ''
  await page.getByRole('button', { name: t.leaveOpen }).click()
  await page.getByLabel(t.typeId(Number(id))).fill(id)
  await page.getByRole('button', { name: t.leaveNow }).click()
  await expect(page).toHaveURL('/')
  await signInByWechat(page.request, 'leaver-of-bars')
  await visit(page, '/edit')
  const notice = page.getByRole('region', { name: t.keepTitle })
  const create = page.getByRole('button', { name: editorStartMessages.zh.create })
  await expect(notice).toBeVisible()
  const bottomOf = async () => {
    const { y = 0, height = 0 } = (await create.boundingBox()) ?? {}
    return y + height
  }
  await expect.poll(async () => (await bottomOf()) <= ((await notice.boundingBox())?.y ?? 0)).toBe(true)
})

test('a change that was made is said to be made, also where the page cannot show it yet', async ({
  page,
  expectConsole,
}) => {
  expectConsole('500')
  const ways = waysMessages.zh
  await registered(page)
  await visit(page, '/user/account')
  const said = (call: string) => page.getByText(successMessages.zh[call] ?? '', { exact: true })
  // It is asked once more by itself.
  const loseUser = () => page.route('**/api/user.Info/index', (route) => route.fulfill({ status: 500 }), { times: 2 })
  await loseUser()
  await page.getByRole('button', { name: ways.actionOn(ways.change, ways.password) }).click()
  const password = page.getByLabel(ways.newPassword, { exact: true })
  await password.fill('ink-and-bamboo')
  await password.press('Enter')
  await expect(said('user.Password/save')).toBeVisible()
  await expect(password).toHaveCount(0)

  await loseUser()
  await page.getByRole('button', { name: profileMessages.zh.save }).click()
  await expect(said('user.Profile/save')).toBeVisible()
})
