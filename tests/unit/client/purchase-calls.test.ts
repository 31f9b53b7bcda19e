import { expect, test, vi } from 'vitest'
import { purchaseCalls } from '#client/features/purchase/calls.ts'
import type { Client } from '#client/lib/client.tsx'
import { createStore } from '#client/lib/store.ts'
import type { PurchaseItem } from '#client/machines/membership-purchase/membership-purchase.types.ts'
import type { User } from '#src/contract/user.ts'
import { plans, template, user } from '#tests/support/fixtures.ts'

const { signal } = new AbortController()
const plan: PurchaseItem = { kind: 'plan', ...plans[1] }
const single: PurchaseItem = { kind: 'template', id: 1001, name: template.title, preview: template.previews[0] }
const order = { order_no: 'QJ0001', pay_url: 'weixin://wxpay/1', amount: 6900, expires_at: 1_800_000_000_000 }

/** The calls on a server that answers with this, for somebody signed in. */
function answering(data: unknown, before: User | null = user) {
  const call = vi.fn(async () => ({ data, message: '' }))
  const store = createStore(before)
  const client = { call: call as unknown as Client['call'], user: store }
  return { call, user: store, ...purchaseCalls(client, () => 'phone') }
}

test.each([
  [{}, { renew: undefined }],
  [{ renew: true, planId: 3 }, { renew: '1' }],
])('the plans on offer: %j', async (request, input) => {
  const { call, loadItems } = answering(plans)
  expect(await loadItems(request, signal)).toEqual(plans.map((plan) => ({ kind: 'plan', ...plan })))
  expect(call).toHaveBeenCalledExactlyOnceWith('user.vip/list', input, { signal })
})

test('a template by itself', async () => {
  const { call, loadItems } = answering(template)
  expect(await loadItems({ templateId: 1001 }, signal)).toEqual([single])
  expect(call).toHaveBeenCalledExactlyOnceWith('word.Jianli/detail', { id: '1001' }, { signal })
})

test.each([
  ['user.Pay/vip', plan, 2, { id: '3', pay_type: '2', surface: 'phone' }],
  ['user.Pay/jianli', single, 1, { id: '1001', pay_type: '1', surface: 'phone' }],
] as const)('an order by %s', async (name, item, payType, input) => {
  const { call, createOrder } = answering(order)
  expect(await createOrder({ item, payType })).toEqual(order)
  expect(call).toHaveBeenCalledExactlyOnceWith(name, input)
})

test.each([
  [{ check: true, state: 'paid' }, { type: 'payment.paid' }],
  [{ check: false, state: 'pending' }, { type: 'payment.pending' }],
  [{ check: false, state: 'closed' }, { type: 'payment.closed' }],
  [{ check: false, state: 'refunded' }, { type: 'payment.refunded' }],
])('what the server says about an order: %j', async (data, answer) => {
  const { call, checkPayment } = answering(data)
  expect(await checkPayment('QJ0001', signal)).toEqual(answer)
  expect(call).toHaveBeenCalledExactlyOnceWith('user.Pay/check_staus', { order_no: 'QJ0001' }, { signal })
})

test('the user is fetched again, and kept unless somebody else came or went meanwhile', async () => {
  const paid = { ...user, vip_level_name: '年度会员' }
  const same = answering(paid)
  await same.refreshUser()
  const gone = answering(paid)
  const refreshed = gone.refreshUser()
  gone.user.set(null)
  await refreshed
  expect([same.user.get(), gone.user.get()]).toEqual([paid, null])
})
