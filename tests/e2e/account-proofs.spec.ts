import { settingsMessages } from '#client/i18n/account-settings.ts'
import { waysMessages } from '#client/i18n/account-ways.ts'
import { signInMessages } from '#client/i18n/sign-in.ts'
import { errorMessages, successMessages } from '#src/contract/messages.ts'
import { MINUTE_MS } from '#src/lib/time.ts'
import { expect, type Page, test, visit } from '#tests/support/browser.ts'
import { holdFirst } from '#tests/support/hold-first.ts'
import { PASSWORD, registered } from '#tests/support/login-dialog.ts'
import { signInByWechat } from '#tests/support/purchase-dialog.ts'
import { act, newScene } from '#tests/support/wechat-phone.ts'

/** As if ten minutes had passed since the sign-in: the next deletion is asked for a proof. */
async function afterTenMinutes(page: Page): Promise<void> {
  const answer = { json: { code: 1040, msg: 'proof' } }
  await page.route('**/api/user.Account/delete', (route) => route.fulfill(answer), { times: 1 })
}

test('a proof by a code: another number is refused at the field, and what waited goes on', async ({
  page,
  expectConsole,
}) => {
  expectConsole('400')
  const t = settingsMessages.zh
  await page.clock.install()
  await registered(page)
  await visit(page, '/user/account')
  const field = page.getByLabel(/输入你的用户 ID/)
  await page.getByRole('button', { name: t.leaveOpen }).click()
  await page.getByRole('button', { name: t.cancel, exact: true }).click()
  await expect(field).toHaveCount(0)
  await page.getByRole('button', { name: t.leaveOpen }).click()
  await afterTenMinutes(page)
  await field.fill('x')
  await page.getByRole('button', { name: t.leaveNow }).click()
  const form = page.getByRole('region', { name: t.proofTitle })
  await form.getByRole('button', { name: t.proofInstead.mobile }).click()
  const code = form.getByLabel(t.code, { exact: true })
  await code.focus()
  await page.keyboard.type('00000')
  await expect(code).toHaveValue('0000')
  await page.keyboard.press('Enter')
  await expect(code).toHaveAccessibleDescription(errorMessages.zh['code.wrong'])
  // The code the account was opened with has gone to this number within the last minute.
  const sent = { json: { code: 1, msg: 'sent', data: { retry_after: 60 } } }
  const late = Promise.withResolvers<void>()
  const wanted: unknown[] = []
  await page.route('**/api/user.Account/sendCode', async (route) => {
    wanted.push(route.request().postDataJSON())
    await late.promise
    await route.fulfill(sent)
  })
  // However long the form has been open, the seconds count from the answer.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2 * MINUTE_MS)
  await form.getByRole('button', { name: t.sendCode }).dblclick()
  late.resolve()
  await expect(form.getByRole('button', { name: t.sendAgain(60) })).toBeVisible()
  await expect(code).toBeFocused()
  await expect(code).toHaveValue('')
  await expect(code).toHaveAccessibleDescription(t.codeHint)
  expect(wanted).toEqual([{ to: 'mobile' }])
  const asked: unknown[] = []
  await page.route('**/api/user.Account/prove', (route) => {
    asked.push(route.request().postDataJSON())
    return route.fulfill({ json: { code: 1, msg: '', data: null } })
  })
  await code.fill('4321')
  await form.getByRole('button', { name: t.confirm }).click()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(form).toBeHidden()
  expect(asked).toEqual([{ code: '4321' }])
})

test('a proof by WeChat: a new code in the place of the first one is the one that counts', async ({ page }) => {
  const t = settingsMessages.zh
  const person = `owner-${crypto.randomUUID().slice(0, 8)}`
  await signInByWechat(page.request, person)
  await visit(page, '/user/account')
  await page.getByRole('button', { name: t.leaveOpen }).click()
  await afterTenMinutes(page)
  await page.getByLabel(/输入你的用户 ID/).fill('x')
  const first = await newScene(page, () => page.getByRole('button', { name: t.leaveNow }).click())
  const form = page.getByRole('region', { name: t.proofTitle })
  const second = await newScene(page, () => form.getByRole('button', { name: signInMessages.zh.qrRefresh }).click())
  expect(second).not.toBe(first)
  for (const step of ['scan', 'confirm'] as const) await act(page.request, second, step, person)
  await expect(page.getByLabel(/输入你的用户 ID/)).toHaveAttribute('aria-invalid', 'true')
  await expect(form).toBeHidden()
})

test('a deletion cancelled while its proof is on its way is not asked for again', async ({ page }) => {
  const t = settingsMessages.zh
  await registered(page)
  await visit(page, '/user/account')
  await page.getByRole('button', { name: t.leaveOpen }).click()
  await afterTenMinutes(page)
  await page.getByLabel(/输入你的用户 ID/).fill('x')
  await page.getByRole('button', { name: t.leaveNow }).click()
  const late = await holdFirst(page, '**/api/user.Account/prove')
  const form = page.getByRole('region', { name: t.proofTitle })
  await form.getByLabel(t.password, { exact: true }).fill(PASSWORD)
  await form.getByRole('button', { name: t.confirm }).click()
  await late.reached
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.getByRole('button', { name: t.cancel, exact: true }).click()
  const proved = page.waitForResponse('**/api/user.Account/prove')
  late.letGo()
  await (await proved).finished()
  await page.getByRole('button', { name: t.leaveOpen }).click()
  await expect(page.getByLabel(/输入你的用户 ID/)).toHaveValue('')
  expect(asked).not.toContain('/api/user.Account/delete')
})

test('what is typed after a proof was asked for is what is saved', async ({ page }) => {
  const [t, s] = [waysMessages.zh, settingsMessages.zh]
  await registered(page)
  await visit(page, '/user/account')
  await page.route('**/api/user.Password/save', (route) => route.fulfill({ json: { code: 1040, msg: 'proof' } }), {
    times: 1,
  })
  await page.getByRole('button', { name: t.actionOn(t.change, t.password) }).click()
  const field = page.getByLabel(t.newPassword, { exact: true })
  await field.fill('paper-and-brush')
  await field.press('Enter')
  const proof = page.getByRole('region', { name: s.proofTitle })
  await expect(proof).toBeVisible()
  await field.fill('brush-and-paper')
  await expect(proof).toBeHidden()
  const saved = page.waitForRequest('**/api/user.Password/save')
  await field.press('Enter')
  expect((await saved).postDataJSON()).toEqual({ password: 'brush-and-paper' })
  await expect(page.getByText(successMessages.zh['user.Password/save'] ?? '', { exact: true })).toBeVisible()
})

test('an ID corrected after a proof was asked for takes the question back', async ({ page }) => {
  const t = settingsMessages.zh
  await registered(page)
  await visit(page, '/user/account')
  await page.getByRole('button', { name: t.leaveOpen }).click()
  await afterTenMinutes(page)
  const field = page.getByLabel(/输入你的用户 ID/)
  await field.fill('x')
  await field.press('Enter')
  const proof = page.getByRole('region', { name: t.proofTitle })
  await expect(proof).toBeVisible()
  await field.fill('y')
  await expect(proof).toBeHidden()
  await field.press('Enter')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
})
