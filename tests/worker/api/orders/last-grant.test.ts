import { expect, test } from 'vitest'
import { LAST_GRANT_HEADER, readLastGrant } from '#src/contract/index.ts'
import { MINUTE } from '#tests/support/api.ts'
import { createShop, newBuyer, plans } from '#tests/support/shop.ts'

test('every answer to a signed-in user says what a payment gave them last, a refusal too', async () => {
  const { shop, token } = await newBuyer()
  const told = async (name: 'user.Info/index' | 'user.vip/list' | 'config/base_site') => {
    return readLastGrant((await shop.raw(name, {}, { token })).headers.get(LAST_GRANT_HEADER))
  }
  expect(await told('user.Info/index')).toBeNull()
  const { order_no } = await shop.order(token, plans.monthly)
  shop.clock.now += MINUTE
  await shop.notify(shop.wechat.pay(order_no))
  const grant = { at: shop.clock.now, kind: 'membership', orderNo: order_no }
  expect(await told('user.Info/index')).toEqual(grant)
  expect(await told('user.vip/list')).toEqual(grant)
  expect(await told('config/base_site')).toBeNull()
  const refused = await shop.raw('user.Pay/check', { order_no: 'UNKNOWN1' }, { token })
  expect(readLastGrant(refused.headers.get(LAST_GRANT_HEADER))).toEqual(grant)
})

test('of others nothing is said', async () => {
  const shop = createShop()
  const [one, other] = [await newBuyer(shop), await newBuyer(shop)]
  const { order_no } = await shop.order(one.token, plans.monthly)
  await shop.notify(shop.wechat.pay(order_no))
  const answer = await shop.raw('user.Info/index', {}, { token: other.token })
  expect(answer.headers.get(LAST_GRANT_HEADER)).toBeNull()
})
