import { expect, test } from 'vitest'
import { receiveCode, registerUser } from '#tests/support/accounts.ts'
import { createTestApi, HOUR, MINUTE, newMobile } from '#tests/support/api.ts'
import { named, shortResume } from '#tests/support/resumes.ts'
import { setUpShare } from '#tests/support/shares.ts'
import { createShop, endOf, levelOf, plans } from '#tests/support/shop.ts'

const password = 'correct horse battery'

test('sessions, codes that were used and tries that were counted stay what they are', async () => {
  const api = createTestApi()
  api.clock.now += HOUR
  const mobile = newMobile()
  const code = await receiveCode(api, mobile, 'register')
  const register = () => api.call('user.Base/register', { mobile, password, code })
  expect((await register()).body).toMatchObject({ code: 1 })
  const { token } = await registerUser(api)
  const another = await registerUser(api)
  for (let nth = 0; nth < 5; nth += 1)
    await api.call('user.Base/loginByPassword', { mobile: another.mobile, password: 'wrong' })
  api.clock.now -= HOUR
  const taken = { mobile, password: 'another password', code }
  expect((await api.call('user.Base/register', taken)).body).toMatchObject({ code: 1001 })
  expect((await api.call('user.Info/index', {}, { token })).body).toMatchObject({ code: 1 })
  expect((await api.call('user.Base/loginByPassword', another)).status).toBe(429)
  expect((await api.call('user.Base/sendCode', { mobile, type: 'reset' })).body).toMatchObject({ code: 429 })
  expect(api.faults).toEqual([])
})

test('an order that was paid is granted once, and one that has expired opens no second time', async () => {
  const shop = createShop()
  const { id, token } = await registerUser(shop)
  const first = await shop.order(token, plans.monthly)
  const paying = shop.wechat.pay(first.order_no)
  shop.clock.now -= HOUR
  for (let nth = 0; nth < 3; nth += 1) await shop.notify(paying)
  await shop.tick()
  expect(await endOf(shop, first.order_no)).toMatchObject({ state: 'paid', grants: 1 })
  expect((await levelOf(id))?.level).toBe('monthly')
  shop.clock.now += 2 * HOUR
  const { order_no: late } = await shop.order(token, plans.yearly)
  shop.clock.now += 15 * MINUTE
  await shop.tick()
  expect(await endOf(shop, late)).toMatchObject({ state: 'closed', settled: true })
  shop.clock.now -= 10 * MINUTE
  await shop.tick()
  expect(await endOf(shop, late)).toMatchObject({ state: 'closed', settled: true })
  expect(shop.faults).toEqual([])
})

test('what is saved is saved, in its order, and a link that was withdrawn stays so', async () => {
  const { api, id, save, current, revoke, visit } = await setUpShare()
  api.clock.now += HOUR
  expect((await save(1, named(shortResume(), '先'))).body).toMatchObject({ data: { rev: 2 } })
  await revoke()
  api.clock.now -= HOUR
  expect((await save(2, named(shortResume(), '后'))).body).toMatchObject({ data: { rev: 3 } })
  expect(await current(id)).toMatchObject({ rev: 3, doc: { basics: { name: '后' } } })
  expect((await visit('open')).status).toBe(410)
  expect(api.faults).toEqual([])
})
