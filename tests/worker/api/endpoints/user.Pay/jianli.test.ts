import { env } from 'cloudflare:workers'
import { beforeAll, expect, test } from 'vitest'
import { registerUser } from '#tests/support/accounts.ts'
import { MINUTE } from '#tests/support/api.ts'
import { countOf } from '#tests/support/database.ts'
import { createShop, plans } from '#tests/support/shop.ts'
import { publishFixtures } from '#tests/support/templates.ts'

beforeAll(() => publishFixtures([{ id: 1001 }, { id: 1002 }]))

async function newBuyer() {
  const shop = createShop()
  const { id, token } = await registerUser(shop)
  return { shop, id, token }
}

test('an order of a template; asked again it is the same', async () => {
  const { shop, token } = await newBuyer()
  const order = await shop.orderTemplate(token, '1001')
  expect(order).toEqual({
    order_no: expect.stringMatching(/^\w{24}$/),
    pay_url: `pay://${order.order_no}`,
    surface: 'qr',
    amount: 500,
    expires_at: shop.clock.now + 15 * MINUTE,
    paid: false,
  })
  expect(await shop.orderTemplate(token, '1001')).toEqual(order)
  expect(shop.wechat.requests.get(order.order_no)?.description).toBe('模板 1001')
})

test('orders of other templates and of plans stay', async () => {
  const { shop, token, id } = await newBuyer()
  await shop.orderTemplate(token, '1001')
  await shop.orderTemplate(token, '1002')
  await shop.order(token, plans.monthly)
  await shop.orderTemplate(token, '1001', '2')
  expect(await countOf("SELECT count(*) AS count FROM orders WHERE user_id = ? AND door = 'open'", id)).toBe(3)
  expect(await countOf('SELECT count(*) AS count FROM orders WHERE user_id = ?', id)).toBe(4)
})

test('the price is the one of the template', async () => {
  const { shop, token } = await newBuyer()
  await env.DB.prepare('UPDATE word_templates SET price = 800 WHERE id = 1002').run()
  expect((await shop.orderTemplate(token, '1002')).amount).toBe(800)
})

test('what the user has, and what is not there, is not sold', async () => {
  const { shop, token } = await newBuyer()
  const { order_no } = await shop.orderTemplate(token, '1001')
  await shop.notify(shop.wechat.pay(order_no))
  const buy = (id: string) => shop.call('user.Pay/jianli', { id, pay_type: '1' }, { token })
  // The page may still show the code that was paid.
  expect((await buy('1001')).body).toMatchObject({ code: 1, data: { order_no, pay_url: '', amount: 500, paid: true } })
  expect(await buy('1001')).toEqual({
    status: 200,
    body: { code: 1012, msg: '你已经购买过这份模板，可直接下载，不限次数' },
  })
  expect(await buy('4242')).toEqual({ status: 200, body: { code: 0, msg: '资源不存在' } })
})

test('a method that is not offered is refused', async () => {
  const shop = createShop({ pay: { wechat: null, alipay: null } })
  const { token } = await registerUser(shop)
  const { body } = await shop.call('user.Pay/jianli', { id: '1001', pay_type: '2' }, { token })
  expect(body).toEqual({ code: 1010, msg: '暂不支持这种支付方式，请换一种' })
})
