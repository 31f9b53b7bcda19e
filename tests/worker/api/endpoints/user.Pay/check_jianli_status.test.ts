import { beforeAll, expect, test } from 'vitest'
import { registerUser } from '#tests/support/accounts.ts'
import { createShop } from '#tests/support/shop.ts'
import { publishFixtures } from '#tests/support/templates.ts'

beforeAll(() => publishFixtures([{ id: 1001 }, { id: 1002 }]))

test('a template is bought from its payment until the money goes back', async () => {
  const shop = createShop()
  const { token } = await registerUser(shop)
  const status = async (id: string) => (await shop.call('user.Pay/check_jianli_status', { id }, { token })).body
  const answer = (check: boolean) => ({ code: 1, msg: '操作成功', data: { check } })
  const { order_no } = await shop.orderTemplate(token, '1001')
  expect(await status('1001')).toEqual(answer(false))
  await shop.notify(shop.wechat.pay(order_no))
  expect([await status('1001'), await status('1002')]).toEqual([answer(true), answer(false)])
  await shop.notify(shop.wechat.returnAtDesk(order_no))
  expect(await status('1001')).toEqual(answer(false))
  const other = await registerUser(shop)
  const { body } = await shop.call('user.Pay/check_jianli_status', { id: '1001' }, { token: other.token })
  expect(body).toEqual(answer(false))
})
