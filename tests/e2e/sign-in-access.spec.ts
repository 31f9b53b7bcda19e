import { noticesMessages } from '#client/i18n/notices.ts'
import { signInMessages } from '#client/i18n/sign-in.ts'
import { demoAccount as demo } from '#scripts/lib/demo-account.ts'
import { fieldMessages } from '#src/contract/messages.ts'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { expect, newMobile, test, visit } from '#tests/support/browser.ts'
import { account, loginDialog, loginPage, opener, PASSWORD } from '#tests/support/login-dialog.ts'

const t = signInMessages.zh

test('with the keyboard alone', async ({ page }) => {
  await visit(page, '/about-us')
  const dialog = loginDialog(page)
  await opener(page).focus()
  await page.keyboard.press('Enter')
  await expect(dialog.box).toBeVisible()
  await expect(dialog.box.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(dialog.box).toBeHidden()
  await expect(opener(page)).toBeFocused()

  // Arrows move between the tabs without opening one; Enter opens it.
  await page.keyboard.press('Enter')
  await expect(dialog.box.getByRole('heading', { name: t.pageTitle })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(dialog.button(noticesMessages.zh.close)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(dialog.tab(t.tabWechat)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(dialog.tab(t.tabAccount)).toBeFocused()
  await expect(dialog.tab(t.tabWechat)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Home')
  await expect(dialog.tab(t.tabWechat)).toBeFocused()
  await page.keyboard.press('End')
  await expect(dialog.tab(t.tabAccount)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.tab(t.tabAccount)).toHaveAttribute('aria-selected', 'true')
  await expect(dialog.tab(t.tabAccount)).toBeFocused()

  // The heading of another view takes the focus that its link had.
  await dialog.button(t.toRegister).focus()
  await page.keyboard.press('Enter')
  await expect(dialog.box.getByRole('heading', { name: t.register })).toBeFocused()
  await dialog.button(t.back).focus()
  await page.keyboard.press('Enter')
  await expect(dialog.box.getByRole('heading', { name: t.account })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type(demo.mobile)
  await page.keyboard.press('Tab')
  await page.keyboard.type(demo.password)
  await page.keyboard.press('Enter')
  await expect(account(page)).toBeVisible()
  // What opened the dialog is gone; the focus is not lost with it.
  await expect(page.locator('main')).toBeFocused()
})

test('on a phone it fills the screen and offers the password first', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/')
  await opener(page).click()
  const dialog = loginDialog(page)
  await expect(dialog.tab(t.tabAccount)).toHaveAttribute('aria-selected', 'true')
  await expect.poll(() => dialog.box.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
  await dialog.tab(t.tabWechat).click()
  await expect(dialog.button(t.qrRefresh)).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await dialog.button(t.toAccount).click()
  await expect(dialog.box.getByRole('heading', { name: t.account })).toBeFocused()
  await dialog.signIn()
  await expect(account(page)).toBeVisible()
})

for (const width of [1440, 390]) {
  test(`no view has an axe violation at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await visit(page, '/')
    await opener(page).click()
    const dialog = loginDialog(page)
    await dialog.tab(t.tabWechat).click()
    await expect(dialog.button(t.qrRefresh)).toBeVisible()
    await expectAccessible(page)
    await dialog.tab(t.tabAccount).click()
    await dialog.button(t.submitAccount).click()
    await expectAccessible(page)
    await dialog.button(t.toReset).click()
    await expect(dialog.field(t.repeatPassword)).toBeVisible()
    await expectAccessible(page)
  })
}

test('what is wrong with a code or its form is said at its field, which gets the focus, until it is mended', async ({
  page,
}) => {
  await visit(page, '/user/login')
  const { box, button, field } = loginPage(page)
  await button(t.toRegister).click()
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname))
  await field(t.mobile).fill('123')
  await button(t.getCode).press('Enter')
  await expect(field(t.mobile)).toHaveAccessibleDescription(fieldMessages.zh['mobile.format'])
  await expect(field(t.mobile)).toBeFocused()
  expect(sent).toEqual([])

  const refuse = (name: string, refusal: object) =>
    page.route(`**/api/user.Base/${name}`, (route) => route.fulfill({ json: { code: 1234, msg: '', ...refusal } }), {
      times: 1,
    })
  await field(t.mobile).fill(newMobile())
  await refuse('sendCode', { errors: { mobile: '这个号码收不到' } })
  await button(t.getCode).click()
  await expect(field(t.mobile)).toHaveAccessibleDescription('这个号码收不到')
  await expect(field(t.mobile)).toBeFocused()

  await field(t.mobile).fill(newMobile())
  await refuse('sendCode', { msg: '明天再来' })
  await button(t.getCode).click()
  await expect(box.getByRole('alert')).toHaveText('明天再来')
  await field(t.code).fill('000000')
  await field(t.password).fill(PASSWORD)
  await refuse('register', { errors: { code: '不是这个' } })
  await button(t.submitRegister).click()
  await expect(field(t.code)).toHaveAccessibleDescription(/不是这个/)
  await expect(field(t.code)).toBeFocused()
  await expect(box.getByText('明天再来')).toHaveCount(0)

  // A code is good for one contact only.
  await button(t.useEmail).click()
  await expect(field(t.email)).toBeFocused()
  await expect(field(t.code)).toHaveValue('')
})
