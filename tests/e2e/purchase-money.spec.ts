import * as z from 'zod/mini'
import { editorStartMessages } from '#client/i18n/editor-start.ts'
import { headerMessages } from '#client/i18n/header.ts'
import { ordersMessages } from '#client/i18n/orders.ts'
import { purchaseMessages } from '#client/i18n/purchase.ts'
import { usageMessages } from '#client/i18n/usage.ts'
import { detailMessages } from '#client/i18n/word-detail.ts'
import { membershipStatus } from '#src/contract/membership.ts'
import { orderList } from '#src/contract/orders.ts'
import { payMethods } from '#src/contract/pay-methods.ts'
import { expect, hydrated, type Page, test } from '#tests/support/browser.ts'
import { shortResume } from '#tests/support/editor-page.ts'
import { makeResume } from '#tests/support/online-resumes.ts'
import { happenTo, newOrder, purchaseDialog, signInAsNew } from '#tests/support/purchase-dialog.ts'

const t = purchaseMessages.zh
const orders = ordersMessages.zh
const listAnswer = z.object({ data: orderList })
const statusAnswer = z.object({ data: membershipStatus })
const envelope = z.object({ code: z.number() })

/** A new user with an order for the first plan. */
async function open(page: Page) {
  await signInAsNew(page)
  await page.goto('/about-us')
  await hydrated(page)
  const opener = page.getByRole('banner').getByRole('link', { name: headerMessages.zh.order })
  return newOrder(page, () => opener.click())
}

async function states(page: Page): Promise<string[]> {
  const answer = await page.request.get('/api/user.Order/index')
  return listAnswer.parse(await answer.json()).data.items.map(({ state }) => state)
}

async function membership(page: Page) {
  return statusAnswer.parse(await (await page.request.get('/api/user.vip/check')).json()).data
}

/** What downloading a template answers: 0 for a file, else the code of the refusal. */
async function download(page: Page, id: number): Promise<number> {
  const answer = await page.request.get(`/api/word.Jianli/download?id=${id}`)
  if (answer.headers()['content-disposition'] !== undefined) return 0
  return envelope.parse(await answer.json()).code
}

test('a payment that fails leaves the code as it is, and it can be paid afterwards', async ({ page }) => {
  const { order_no } = await open(page)
  const dialog = purchaseDialog(page)
  const asked = page.waitForResponse(/\/user\.Pay\/check_staus\?/)
  await happenTo(page.request, order_no, 'fail')
  await asked
  await expect(dialog.qr('wechat', '¥19.90')).toBeVisible()
  expect(await states(page)).toEqual(['pending'])
  await happenTo(page.request, order_no, 'pay')
  await expect(page.getByText(t.upgraded, { exact: true })).toBeVisible()
  expect(await states(page)).toEqual(['paid'])
})

test('paid after its time was over, an order is granted all the same', async ({ page }) => {
  const { order_no } = await open(page)
  await happenTo(page.request, order_no, 'pay', { notify: 'late' })
  await expect.poll(() => states(page)).toEqual(['paid'])
  expect(await membership(page)).toMatchObject({ is_vip: true, word_downloads: { limit: 5 } })
})

test('paid twice, an order is granted once', async ({ page }) => {
  const { order_no } = await open(page)
  await happenTo(page.request, order_no, 'pay')
  await expect.poll(() => states(page)).toEqual(['paid'])
  const { level_until } = await membership(page)
  await happenTo(page.request, order_no, 'pay', { notify: 'again' })
  expect(await states(page)).toEqual(['paid'])
  expect(await membership(page)).toMatchObject({ level_until })
})

test('downloads follow the new limit at once', async ({ page }) => {
  const { order_no } = await open(page)
  expect([await download(page, 1001), await download(page, 1002)]).toEqual([0, 402])
  await happenTo(page.request, order_no, 'pay')
  await expect(page.getByText(t.upgraded, { exact: true })).toBeVisible()
  const more = [1002, 1003, 1004, 1005, 1006]
  const answers = []
  for (const id of more) answers.push(await download(page, id))
  expect(answers).toEqual([0, 0, 0, 0, 402])
})

test('where there is no room for another résumé, the higher limit is there as soon as it is paid for', async ({
  page,
}) => {
  const start = editorStartMessages.zh
  await signInAsNew(page)
  for (const title of ['甲', '乙', '丙']) await makeResume(page, { ...shortResume(title), title })
  await page.goto('/edit')
  await hydrated(page)
  await expect(page.getByText(usageMessages.zh.noRoom(3, 3))).toBeVisible()
  const { order_no } = await newOrder(page, () => page.getByRole('button', { name: start.upgrade }).click())
  await happenTo(page.request, order_no, 'pay')
  await expect(page.getByText(start.used(3, 10), { exact: true })).toBeVisible()
})

test('a template bought in another tab after the order here gave way: this tab says so too', async ({
  page,
  context,
}) => {
  await signInAsNew(page)
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto('/word-jianli/1001')
    await hydrated(tab)
    await newOrder(tab, () => tab.getByRole('button', { name: detailMessages.zh.buySingle('¥5.00') }).click())
  }
  const { order_no } = await newOrder(other, () => other.getByRole('radio', { name: payMethods[2].name.zh }).check())
  await expect(page.getByText(t.closedBecause.replaced, { exact: true })).toBeVisible()

  await happenTo(page.request, order_no, 'pay')
  for (const tab of [other, page]) {
    await expect(tab.getByText(t.bought, { exact: true })).toBeVisible()
    await expect(tab.getByRole('dialog')).toBeHidden()
  }
  // What is theirs is not offered again by the order that gave way.
  await page.goto('/user/orders')
  await hydrated(page)
  const buttons = page.getByRole('article').getByRole('button')
  await expect(buttons).toHaveText([orders.file, orders.receipt])
  const file = page.waitForEvent('download')
  await buttons.first().click()
  expect((await file).suggestedFilename()).toMatch(/\.docx$/)
})

test('parts sent back at the desk are named beside what was paid; with the last of them the membership is over', async ({
  page,
}) => {
  const { order_no } = await open(page)
  await happenTo(page.request, order_no, 'pay')
  await expect(page.getByText(t.upgraded, { exact: true })).toBeVisible()
  const row = page.getByRole('article').filter({ hasText: orders.number(order_no) })
  const partOf = (back: string) => row.getByText(`${orders.ofPaid(back, '¥19.90')} 已于 `)
  for (const [amount, back] of [
    [500, '¥5.00'],
    [490, '¥9.90'],
  ] as const) {
    await happenTo(page.request, order_no, 'refund', { amount })
    await page.goto('/user/orders')
    await expect(partOf(back)).toBeVisible()
    await expect(row).toContainText(orders.paid)
    expect(await membership(page)).toMatchObject({ is_vip: true })
  }
  await happenTo(page.request, order_no, 'refund', { amount: 1000 })
  await page.goto('/user/orders')
  await expect(row.getByText(/^¥19\.90 已于 .+ 原路退回$/)).toBeVisible()
  await expect(row).toContainText(orders.refunded)
  expect([await states(page), (await membership(page)).is_vip]).toEqual([['refunded'], false])
})
