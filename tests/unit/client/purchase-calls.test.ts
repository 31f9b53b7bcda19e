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
const order = {
  order_no: 'QJ0001',
  pay_url: 'weixin://wxpay/1',
  amount: 6900,
  expires_at: 1_800_000_000_000,
  paid: false,
}

const standing = { renewable_plan_id: 3 }

/** The calls on a server that answers with this, for somebody signed in. */
function answering(data: unknown, before: User | null = user, others: Record<string, unknown> = {}) {
  const call = vi.fn(async (name: string, _input?: unknown, _options?: unknown) => ({
    data: Object.hasOwn(others, name) ? others[name] : data,
    message: '',
  }))
  const store = createStore(before)
  const client = { call: call as unknown as Client['call'], user: store }
  const watched = { add: vi.fn(), drop: vi.fn(() => true) }
  return { call, user: store, watched, ...purchaseCalls(client, watched, () => 'phone') }
}

test('the plans on offer', async () => {
  const { call, loadItems } = answering(plans)
  expect(await loadItems({}, signal)).toEqual(plans.map((plan) => ({ kind: 'plan', renews: false, ...plan })))
  expect(call).toHaveBeenCalledExactlyOnceWith('user.vip/list', { renew: undefined }, { signal })
})

test('the plans on offer with the one in force, which is marked as that', async () => {
  const { call, loadItems } = answering(plans, user, { 'user.vip/check': standing })
  const marked = plans.map((plan) => ({ kind: 'plan', renews: plan.id === standing.renewable_plan_id, ...plan }))
  expect(await loadItems({ renew: true, planId: 3 }, signal)).toEqual(marked)
  expect(call.mock.calls).toEqual([
    ['user.vip/list', { renew: '1' }, { signal }],
    ['user.vip/check', {}, { signal }],
  ])
})

test('a template by itself', async () => {
  const { call, loadItems } = answering(template)
  expect(await loadItems({ templateId: 1001 }, signal)).toEqual([single])
  expect(call).toHaveBeenCalledExactlyOnceWith('word.Jianli/detail', { id: '1001' }, { signal })
})

test.each([
  [
    'user.Pay/vip',
    plan,
    2,
    { id: '3', pay_type: '2', surface: 'phone', begun: undefined, renew: undefined },
    undefined,
  ],
  [
    'user.Pay/vip',
    { ...plan, renews: true },
    2,
    { id: '3', pay_type: '2', surface: 'phone', begun: undefined, renew: '1' },
    undefined,
  ],
  ['user.Pay/jianli', single, 1, { id: '1001', pay_type: '1', surface: 'phone', begun: undefined }, 1001],
] as const)('an order by %s, watched from then on', async (name, item, payType, input, templateId) => {
  const { call, createOrder, watched } = answering(order)
  expect(await createOrder({ item, payType, begun: false })).toEqual(order)
  expect(call).toHaveBeenCalledExactlyOnceWith(name, input)
  expect(watched.add).toHaveBeenCalledExactlyOnceWith({ orderNo: 'QJ0001', userId: user.user_id, templateId })
})

test('an order somebody comes back to is asked for as that', async () => {
  const { call, createOrder } = answering(order)
  await createOrder({ item: single, payType: 1, begun: true })
  const input = { id: '1001', pay_type: '1', surface: 'phone', begun: '1' }
  expect(call).toHaveBeenCalledExactlyOnceWith('user.Pay/jianli', input)
})

test('an order that is paid already is not watched any more', async () => {
  const { createOrder, watched } = answering({ ...order, paid: true })
  await createOrder({ item: plan, payType: 1, begun: false })
  expect([watched.add.mock.calls, watched.drop.mock.calls]).toEqual([[], [['QJ0001']]])
})

const refund = { state: 'under_way', amount: 6900, of: 6900, at: 1 } as const

test.each([
  [{ check: true, state: 'paid' }, { type: 'payment.paid' }, 1],
  [{ check: false, state: 'pending' }, { type: 'payment.pending' }, 0],
  [
    { check: false, state: 'closed', settled: false },
    { type: 'payment.closed', settled: false, reason: 'replaced' },
    0,
  ],
  [{ check: false, state: 'refunded', settled: true, refund }, { type: 'payment.refunded', settled: true, refund }, 1],
])('what the server says about an order: %j', async (data, answer, dropped) => {
  const others = { 'user.Pay/check': { closed_because: 'replaced' } }
  const { call, checkPayment, watched } = answering(data, user, others)
  expect(await checkPayment('QJ0001', signal)).toEqual(answer)
  expect(call.mock.calls[0]).toEqual(['user.Pay/check_staus', { order_no: 'QJ0001' }, { signal }])
  expect(watched.drop).toHaveBeenCalledTimes(dropped)
})

test('a template is paid once it is the user’s, by whichever order', async () => {
  const { call, createOrder, checkPayment } = answering(order, user, {
    'user.Pay/check_jianli_status': { check: true },
  })
  await createOrder({ item: single, payType: 1, begun: false })
  expect(await checkPayment('QJ0001', signal)).toEqual({ type: 'payment.paid' })
  expect(call.mock.lastCall).toEqual(['user.Pay/check_jianli_status', { id: '1001' }, { signal }])
})

test('the user is fetched again', async () => {
  const paid = { ...user, vip_level_name: '年度会员' }
  const { refreshUser, user: store } = answering(paid)
  await refreshUser()
  expect(store.get()).toEqual(paid)
})
