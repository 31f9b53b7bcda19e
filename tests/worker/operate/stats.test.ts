import { expect, test } from 'vitest'
import { planStats } from '#scripts/lib/operate/stats.ts'
import { registerUser } from '#tests/support/accounts.ts'
import { DAY, MINUTE } from '#tests/support/api.ts'
import { deskBeside, told } from '#tests/support/desk.ts'
import { put, resumeRow } from '#tests/support/rows.ts'
import { createShop, newBuyer, plans } from '#tests/support/shop.ts'

test('days are counted as people do them: sign-ups, résumés, money both ways, buyers of those who saw the dialog', async () => {
  const shop = createShop()
  const { token, id } = await newBuyer(shop)
  const other = await newBuyer(shop)
  // Nine in the evening of the day before in UTC is the next day in Beijing.
  await put('resumes', resumeRow('late', id, { created_at: Date.parse('2026-11-20T21:00:00Z') }))
  await put('resumes', resumeRow('early', id, { created_at: Date.parse('2026-11-20T15:00:00Z') }))
  await shop.order(other.token, plans.monthly)
  await shop.order(token, plans.monthly)
  const { order_no } = await shop.order(token, plans.yearly)
  await shop.notify(shop.wechat.pay(order_no))
  shop.clock.now += DAY
  await registerUser(shop)
  await put('payments', {
    order_no,
    transaction_id: 'second',
    nth: 1,
    amount: 500,
    fate: 'refunded',
    refund_failures: 0,
    received_at: shop.clock.now - MINUTE,
    refund_amount: 500,
    refund_state: 'done',
    refund_at: shop.clock.now,
  })
  const rows = (await told(deskBeside(shop), (desk) => planStats(desk, 3))).map((line) => line.split(/ {2,}/))
  expect(rows).toEqual([
    ['day', 'sign-ups', 'résumés', 'downloads', 'paid', 'sent back', 'dialog', 'bought', 'of them'],
    ['2026-11-20', '0', '1', '0', '0.00', '0.00', '0', '0'],
    ['2026-11-21', '2', '1', '0', '69.00', '0.00', '2', '1', '50.0 %'],
    ['2026-11-22', '1', '0', '0', '5.00', '5.00', '0', '0'],
    ['together', '3', '2', '0', '74.00', '5.00', '2', '1', '50.0 %'],
  ])
})
