import { accountMessages } from '#client/i18n/account.ts'
import { membershipMessages } from '#client/i18n/membership.ts'
import { seasonMessages } from '#client/i18n/membership-season.ts'
import { noticesMessages } from '#client/i18n/notices.ts'
import { purchaseMessages } from '#client/i18n/purchase.ts'
import { redeemMessages } from '#client/i18n/redeem.ts'
import { signInMessages } from '#client/i18n/sign-in.ts'
import { usageMessages } from '#client/i18n/usage.ts'
import { detailMessages } from '#client/i18n/word-detail.ts'
import { localePath } from '#client/lib/paths.ts'
import { locales } from '#src/contract/locale.ts'
import { errorMessages, fieldMessages } from '#src/contract/messages.ts'
import { expect, type Page, test, visit } from '#tests/support/browser.ts'
import { happenTo, newOrder, purchaseDialog, signInAsNew } from '#tests/support/purchase-dialog.ts'
import { newRedeemCode } from '#tests/support/redeem-cli.ts'

const t = membershipMessages.zh
const redeem = redeemMessages.zh
const purchase = purchaseMessages.zh
const YEARLY = { id: 2, name: { zh: '年度会员', en: 'Yearly member' } }
const MONTHLY = { id: 1, name: '月度会员' }

for (const locale of locales) {
  test(`visitors see plans and limits, and sign in to buy (${locale})`, async ({ page }) => {
    const texts = membershipMessages[locale]
    const season = seasonMessages[locale]
    const name = YEARLY.name[locale]
    const signIn = page.getByRole('dialog', { name: signInMessages[locale].pageTitle })
    await visit(page, localePath(locale, '/user/vip'))
    await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible()
    const table = page.getByRole('region', { name: texts.compare })
    await expect(table.getByRole('row', { name: texts.rowDownloads })).toHaveText(`${texts.rowDownloads}152050`)
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    await page.getByRole('button', { name: texts.buy(name), exact: true }).click()
    await expect(signIn).toBeVisible()

    await visit(page, localePath(locale, '/user/vip2'))
    await page.getByRole('button', { name: texts.buy(name), exact: true }).click()
    await expect(signIn).toBeVisible()

    await visit(page, localePath(locale, '/user/vip4'))
    await expect(page.getByRole('radio', { name })).toBeChecked()
    await page.getByRole('button', { name: season.pay }).click()
    await expect(signIn).toBeVisible()
  })
}

test('a plan bought on the page is in force there at once and can be renewed', async ({ page }) => {
  await signInAsNew(page)
  await visit(page, '/user/vip')
  const standing = page.getByRole('region', { name: t.standing })
  await expect(standing).toContainText(t.freeNow)
  await expect(standing.getByRole('meter', { name: t.wordDownloads })).toHaveAttribute('max', '1')
  const buy = page.getByRole('button', { name: t.buy(YEARLY.name.zh) })
  const { order_no } = await newOrder(page, () => buy.click())
  const dialog = purchaseDialog(page)
  await expect(dialog.box.getByRole('radio', { name: YEARLY.name.zh })).toBeChecked()
  await happenTo(page.request, order_no, 'pay')
  await expect(dialog.box).toBeHidden()
  await expect(page.getByText(purchase.upgraded, { exact: true })).toBeVisible()
  await expect(standing).toContainText(YEARLY.name.zh)
  await expect(standing.getByRole('meter', { name: t.wordDownloads })).toHaveAttribute('max', '20')
  await expect(page.getByText(t.included)).toHaveCount(1)
  await expect(page.getByRole('button', { name: t.renew(YEARLY.name.zh) })).toBeVisible()
  const deduction = page.getByText(/^未用完的天数已抵扣，实付 ¥\d+\.\d\d$/)
  const due = /¥.*/.exec(await deduction.innerText())?.[0] ?? ''
  await expect(page.getByText(`${t.price} ${due}`, { exact: true })).toHaveCount(1)

  await visit(page, '/user/vip4')
  const renewal = new RegExp(`^${YEARLY.name.zh} .*${seasonMessages.zh.renewal}`)
  await expect(page.getByRole('radio', { name: renewal })).toBeVisible()
})

test('a code is formatted as it is typed, refused at its field, and redeemed once', async ({ page, expectConsole }) => {
  expectConsole('the server responded with a status of 400')
  const code = await newRedeemCode('monthly')
  await signInAsNew(page)
  await visit(page, '/user/vip-redeem')
  const field = page.getByLabel(redeem.code, { exact: true })
  const submit = page.getByRole('button', { name: redeem.submit, exact: true })
  // Who has days to lose is told when a code would end them.
  await expect(page.getByText(redeem.leadMember)).toHaveCount(0)
  await submit.click()
  await expect(field).toHaveAccessibleDescription(fieldMessages.zh['redeem.required'])
  await field.pressSequentially('abcdefgh')
  await expect(field).toHaveValue('ABCD-EFGH')
  await submit.click()
  await expect(field).toHaveAccessibleDescription(fieldMessages.zh['redeem.format'])
  await expect(field).toBeFocused()

  // The caret stays where one types.
  for (let times = 0; times < 6; times += 1) await field.press('ArrowLeft')
  await page.keyboard.type('2')
  await expect(field).toHaveValue('ABC2-DEFG-H')
  await page.keyboard.type('3')
  await expect(field).toHaveValue('ABC2-3DEF-GH')

  await field.fill('zzzz zzzz zzzz')
  await expect(field).toHaveValue('ZZZZ-ZZZZ-ZZZZ')
  await submit.click()
  await expect(field).toHaveAccessibleDescription(errorMessages.zh['redeem.unknown'])
  await expect(field).toHaveValue('ZZZZ-ZZZZ-ZZZZ')

  await field.fill(code.toLowerCase().replaceAll('-', ' '))
  await field.press('Enter')
  const result = page.getByRole('region', { name: redeem.done })
  await expect(result).toContainText(redeem.gave(MONTHLY.name, 31))
  await expect(field).toHaveValue('')
  const history = page.getByRole('region', { name: redeem.history }).getByRole('listitem')
  await expect(history).toHaveCount(1)
  await expect(history).toContainText(code.slice(-4))
  await expect(page.getByRole('region', { name: accountMessages.zh.level })).toContainText(MONTHLY.name)
  await expect(page.getByText(redeem.leadMember)).toBeVisible()

  await signInAsNew(page)
  await visit(page, '/user/vip-redeem')
  await field.fill(code)
  await submit.click()
  await expect(field).toHaveAccessibleDescription(errorMessages.zh['redeem.used-up'])
  await expect(field).toHaveValue(code)
})

test('a code used before is not redeemed now, and what one gave is gone when another is tried', async ({
  page,
  expectConsole,
}) => {
  expectConsole('the server responded with a status of 400')
  const code = await newRedeemCode('monthly')
  await signInAsNew(page)
  await visit(page, '/user/vip-redeem')
  const field = page.getByLabel(redeem.code, { exact: true })
  const done = page.getByRole('region', { name: redeem.done })
  const usedBefore = page.getByRole('region', { name: redeem.usedBefore })
  const enter = async (text: string) => {
    await field.fill(text)
    await field.press('Enter')
  }
  // The first answer is lost, and the call asks again by itself: the page has heard of no redemption before.
  expectConsole('500')
  const lost = Promise.withResolvers<number>()
  await page.route(
    '**/api/user/vip_redeem*',
    async (route) => {
      lost.resolve((await route.fetch()).status())
      await route.fulfill({ status: 500, json: { code: 500, msg: '服务器出错了', time: 0, data: null } })
    },
    { times: 1 },
  )
  await enter(code)
  expect(await lost.promise).toBe(200)
  await expect(done).toContainText(redeem.gave(MONTHLY.name, 31))

  await enter('ZZZZ-ZZZZ-ZZZZ')
  await expect(field).toHaveAccessibleDescription(errorMessages.zh['redeem.unknown'])
  await expect(done).toHaveCount(0)

  await visit(page, '/user/vip-redeem')
  await enter(code)
  await expect(usedBefore).toContainText(redeem.gave(MONTHLY.name, 31))
  await expect(done).toHaveCount(0)
})

test('one template alone, once the day’s download is used, is downloaded as soon as it is paid', async ({ page }) => {
  const detail = detailMessages.zh
  await signInAsNew(page)
  const link = page.getByRole('link', { name: detail.download })
  await visit(page, '/word-jianli/1001')
  await Promise.all([page.waitForEvent('download'), link.click()])
  // The same one costs nothing more today.
  await expect(page.getByText(detail.quotaAgain)).toBeVisible()
  await expect(link).toBeVisible()
  await visit(page, '/word-jianli/1002')
  const buy = page.getByRole('button', { name: detail.buySingle('¥5.00') })
  const { order_no } = await newOrder(page, () => buy.click())
  await expect(page.getByRole('dialog', { name: purchase.templateTitle })).toBeVisible()
  const paid = happenTo(page.request, order_no, 'pay')
  const [download] = await Promise.all([page.waitForEvent('download'), paid])
  expect(download.suggestedFilename()).toMatch(/\.docx$/)
  await expect(page.getByText(detail.quotaPurchased)).toBeVisible()
  await expect(buy).toHaveCount(0)

  // The dialog about the limit sells it too.
  await visit(page, '/word-jianli/1003')
  await page.getByRole('link', { name: detail.usedUp }).click()
  const single = page.getByRole('alertdialog').getByRole('button', { name: noticesMessages.zh.buySingle('¥5.00') })
  const another = await newOrder(page, () => single.click())
  await expect(page.getByRole('dialog', { name: purchase.templateTitle })).toBeVisible()
  const [third] = await Promise.all([page.waitForEvent('download'), happenTo(page.request, another.order_no, 'pay')])
  expect(third.suggestedFilename()).not.toBe(download.suggestedFilename())
  await expect(page.getByText(detail.quotaPurchased)).toBeVisible()
})

test('limits and their use stand above the résumés', async ({ page }) => {
  await signInAsNew(page)
  await page.request.get('/api/word.Jianli/download?id=1001')
  await visit(page, '/user/templates')
  const main = page.getByRole('main')
  await expect(main.getByText(usageMessages.zh.used(0, 3))).toBeVisible()
  await expect(main.getByText(usageMessages.zh.used(1, 1))).toBeVisible()
  await expect(main.getByText(`${usageMessages.zh.full} · ${usageMessages.zh.resets}`)).toBeVisible()
  expect(await barHeights(page)).toEqual([6, 6, 6, 6, 6, 6])
})

/** How high the parts of the bars are drawn: of each the place for the bar, the bar, and what of it is used. */
async function barHeights(page: Page): Promise<number[]> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('DOM.enable')
  const { nodes } = await browser.send('DOM.getFlattenedDocument', { depth: -1, pierce: true })
  const parts = nodes.filter(({ attributes = [] }) => attributes.some((value) => value.startsWith('-webkit-meter-')))
  const boxes = parts.map(({ nodeId }) => browser.send('DOM.getBoxModel', { nodeId }))
  return (await Promise.all(boxes)).map(({ model }) => model.height)
}
