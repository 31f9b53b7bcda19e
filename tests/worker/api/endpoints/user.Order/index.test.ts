import { env } from 'cloudflare:workers'
import { beforeAll, expect, test } from 'vitest'
import { registerUser } from '#tests/support/accounts.ts'
import { MINUTE, SECOND } from '#tests/support/api.ts'
import { createShop, plans } from '#tests/support/shop.ts'
import { publishFixtures } from '#tests/support/templates.ts'

beforeAll(() => publishFixtures([{ id: 1001 }]))

test('the orders of the caller, newest first, ten a page', async () => {
  const shop = createShop()
  const { token } = await registerUser(shop)
  const stranger = await registerUser(shop)
  await shop.order(stranger.token, plans.monthly)
  const numbers: string[] = []
  for (let nth = 0; nth < 12; nth += 1) {
    shop.clock.now += SECOND
    const order =
      nth === 11
        ? await shop.orderTemplate(token, '1001', '1', '1')
        : await shop.order(token, nth % 2 ? plans.monthly : plans.yearly, '1', '1')
    numbers.unshift(order.order_no)
  }
  const read = async (page: string) => (await shop.call('user.Order/index', { page }, { token })).body
  const page = (nth: number, orders: readonly string[]) => ({
    code: 1,
    data: { total: 12, page: nth, page_size: 10, items: orders.map((order_no) => ({ order_no })) },
  })
  expect(await read('1')).toMatchObject(page(1, numbers.slice(0, 10)))
  expect(await read('2')).toMatchObject(page(2, numbers.slice(10)))
  expect(await read('3')).toMatchObject({ data: { total: 12, page: 3, items: [] } })
  const { body } = await shop.call('user.Order/index', {}, { token })
  expect(body).toMatchObject({
    data: {
      items: [
        { kind: 'template', title: '模板 1001', plan_id: null, template_id: 1001, state: 'pending' },
        { kind: 'membership', title: '年度会员', plan_id: 2, template_id: null, state: 'pending' },
        { kind: 'membership', title: '月度会员', plan_id: 1, template_id: null, state: 'closed' },
        ...Array(7).fill({ state: 'closed' }),
      ],
    },
  })
})

test('orders nobody came back to are not listed once they are closed, those given up are', async () => {
  const shop = createShop()
  const { token } = await registerUser(shop)
  const looked = await shop.order(token, plans.monthly)
  const opened = await shop.order(token, plans.yearly)
  expect((await shop.order(token, plans.yearly, '1', '1')).order_no).toBe(opened.order_no)
  shop.clock.now += SECOND
  const givenUp = await shop.order(token, plans.monthly)
  const read = async () => (await shop.call('user.Order/index', {}, { token })).body
  const before = [
    { order_no: givenUp.order_no, state: 'pending', closed_because: null },
    { order_no: opened.order_no, state: 'closed', closed_because: 'replaced' },
  ]
  expect(await read()).toMatchObject({ data: { total: 2, items: before } })
  expect((await shop.call('user.Pay/cancel', { order_no: givenUp.order_no }, { token })).body).toEqual({
    code: 1,
    msg: '操作成功',
    data: { check: false, state: 'closed', settled: true, refund: null },
  })
  const after = [{ order_no: givenUp.order_no, state: 'closed', closed_because: 'cancelled' }, before[1]]
  expect(await read()).toMatchObject({ data: { total: 2, items: after } })
  const { body } = await shop.call('user.Pay/check', { order_no: looked.order_no }, { token })
  expect(body).toMatchObject({ data: { state: 'closed', closed_because: 'replaced' } })
})

test('an order that the gateway has heard of somebody beginning to pay stays listed', async () => {
  const shop = createShop()
  const { token } = await registerUser(shop)
  const asked = async (order: { order_no: string }) => {
    shop.clock.now += MINUTE
    await shop.call('user.Pay/check_staus', order, { token })
    return order.order_no
  }
  const looked = await asked(await shop.order(token, plans.monthly))
  const yearly = await shop.order(token, plans.yearly)
  shop.wechat.begin(yearly.order_no)
  const scanned = await asked(yearly)
  const last = await shop.order(token, plans.monthly)
  expect(last.order_no).not.toBe(looked)
  const { body } = await shop.call('user.Order/index', {}, { token })
  const listed = [
    { order_no: last.order_no, state: 'pending' },
    { order_no: scanned, state: 'closed' },
  ]
  expect(body).toMatchObject({ data: { total: 2, items: listed } })
})

test('an order outlives the account', async () => {
  const shop = createShop()
  const { id, token } = await registerUser(shop)
  const { order_no } = await shop.order(token, plans.monthly)
  await env.DB.prepare('DELETE FROM users WHERE id = ?').bind(id).run()
  const row = await env.DB.prepare('SELECT user_id, state FROM orders WHERE order_no = ?').bind(order_no).first()
  expect(row).toEqual({ user_id: null, state: 'pending' })
})
