import * as z from 'zod/mini'
import { seasonMessages } from '#client/i18n/membership-season.ts'
import { ordersMessages } from '#client/i18n/orders.ts'
import { purchaseMessages } from '#client/i18n/purchase.ts'
import { formatYuan } from '#client/lib/money.ts'
import { createdOrder } from '#src/contract/orders.ts'
import { payMethods } from '#src/contract/pay-methods.ts'
import { expect, type Page, test, visit } from '#tests/support/browser.ts'
import { happenTo, newOrder, purchaseDialog, signInAsNew } from '#tests/support/purchase-dialog.ts'

const orders = ordersMessages.zh
const purchase = purchaseMessages.zh
const orderAnswer = z.object({ data: createdOrder })
const YEARLY = { id: 2, name: '年度会员' }
const LIFETIME = '终身会员'
const MONTHLY = { id: 1, name: '月度会员' }

/** Begins to buy a plan and leaves the order unpaid. */
async function orderPlan(page: Page, id: number, payType: 1 | 2, begun = ''): Promise<string> {
  const answer = await page.request.get(`/api/user.Pay/vip?id=${id}&pay_type=${payType}${begun}`)
  return orderAnswer.parse(await answer.json()).data.order_no
}

test('what can no longer be bought is said, beside what can', async ({ page }) => {
  await signInAsNew(page)
  const monthly = await orderPlan(page, MONTHLY.id, 1, '&begun=1')
  await happenTo(page.request, await orderPlan(page, YEARLY.id, 1), 'pay')
  await visit(page, '/user/orders')
  const again = page.getByRole('article', { name: monthly }).getByRole('button', { name: orders.again })
  await newOrder(page, () => again.click())
  await expect(purchaseDialog(page).box).toContainText(purchase.notOffered)
  await expect(purchaseDialog(page).box.getByRole('radio', { name: new RegExp(`^${YEARLY.name}`) })).toBeChecked()
})

test('orders: paged, and a pending one is paid where it was begun', async ({ page }) => {
  await signInAsNew(page)
  await visit(page, '/user/orders')
  await expect(page.getByRole('heading', { name: orders.none })).toBeVisible()
  // Each replaces the one before.
  for (let nth = 0; nth < 10; nth += 1) {
    await orderPlan(page, nth % 2 === 0 ? MONTHLY.id : YEARLY.id, 1, '&begun=1')
  }
  const pending = await orderPlan(page, MONTHLY.id, 2)
  await visit(page, '/user/orders')
  await expect(page.getByText(orders.count(11))).toBeVisible()
  const entry = page.getByRole('article', { name: pending })
  await expect(entry).toContainText(orders.pending)
  await expect(entry).toContainText(payMethods[2].name.zh)
  await expect(entry).toContainText(/剩 1[0-4]:\d\d/)
  await expect(page.getByRole('article')).toHaveCount(10)
  await expect(page.getByRole('article').filter({ hasText: orders.closedBecause.replaced })).toHaveCount(9)

  const shown = await newOrder(page, () => entry.getByRole('button', { name: orders.pay }).click())
  expect(shown.order_no).toBe(pending)
  const dialog = purchaseDialog(page)
  await expect(dialog.method('alipay')).toBeChecked()
  await happenTo(page.request, pending, 'pay')
  await expect(dialog.box).toBeHidden()
  await expect(entry).toContainText(orders.paid)
  await expect(entry.getByRole('button')).toHaveText([orders.receipt])

  await page.getByRole('link', { name: '2', exact: false }).last().click()
  await expect(page).toHaveURL('/user/orders?page=2')
  await expect(page.getByRole('article')).toHaveCount(1)
  await visit(page, '/user/orders?page=9')
  await page.getByRole('link', { name: orders.toFirstPage }).click()
  await expect(page).toHaveURL('/user/orders')
})

test('an order one went back to stays in the list once another takes its place', async ({ page }) => {
  await signInAsNew(page)
  const first = await orderPlan(page, YEARLY.id, 1)
  await visit(page, '/user/orders')
  const entry = page.getByRole('article', { name: first })
  await newOrder(page, () => entry.getByRole('button', { name: orders.pay }).click())
  await orderPlan(page, MONTHLY.id, 1)
  await page.reload()
  await expect(entry).toContainText(orders.closedBecause.replaced)
})

test('an order whose time is up says so and offers a new one', async ({ page }) => {
  await signInAsNew(page)
  await page.clock.install()
  const first = await orderPlan(page, YEARLY.id, 1)
  await visit(page, '/user/orders')
  const entry = page.getByRole('article', { name: first })
  await expect(entry).toContainText(orders.pending)
  await page.clock.fastForward('15:01')
  await expect(entry).toContainText(orders.expired)
  await expect(entry).not.toContainText(orders.pending)
  await expect(entry.getByRole('button', { name: orders.again })).toBeVisible()
})

test('another plan chosen on a phone is the one ordered; an order is cancelled, unless it was paid at that moment', async ({
  page,
}) => {
  const season = seasonMessages.zh
  await signInAsNew(page)
  await visit(page, '/user/vip4')
  const plan = page.getByRole('radio', { name: new RegExp(`^${LIFETIME}`) })
  await expect(plan).not.toBeChecked()
  await plan.check()
  const order = await newOrder(page, () => page.getByRole('button', { name: season.pay }).click())
  await expect(purchaseDialog(page).plans.and(page.getByRole('radio', { checked: true }))).toHaveAccessibleName(
    new RegExp(`^${LIFETIME}`),
  )
  await expect(page.locator('.compact-bar')).toContainText(`${season.payable} ${formatYuan(order.amount)}`)

  await visit(page, '/user/orders')
  const entry = page.getByRole('article', { name: order.order_no })
  await expect(entry).toContainText(LIFETIME)
  const cancel = (of = entry) => of.getByRole('button', { name: new RegExp(`^${orders.cancel}`) })
  await cancel().press('Enter')
  await expect(page.getByText(orders.cancelled, { exact: true })).toBeVisible()
  await expect(entry).toContainText(orders.closedBecause.cancelled)
  await expect(entry).toBeFocused()
  await page.reload()
  await expect(entry).toContainText(orders.closed)
  await expect(entry.getByRole('button')).toHaveText([orders.again])

  const second = await orderPlan(page, YEARLY.id, 1)
  await visit(page, '/user/orders')
  const paid = page.getByRole('article', { name: second })
  await expect(paid).toContainText(orders.pending)
  await happenTo(page.request, second, 'pay', { notify: 'lost' })
  await cancel(paid).click()
  await expect(paid).toContainText(orders.paid)
  // Not at this moment: a message would go by itself.
  expect(await page.getByText(orders.cancelled, { exact: true }).count()).toBe(0)
  await page.reload()
  await expect(paid.getByRole('button')).toHaveText([orders.receipt])
})
