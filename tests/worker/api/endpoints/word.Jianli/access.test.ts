import { beforeAll, expect, test } from 'vitest'
import { registerUser, setLevel } from '#tests/support/accounts.ts'
import { createTestApi, DAY } from '#tests/support/api.ts'
import { createShop } from '#tests/support/shop.ts'
import { publishFixtures, storeFiles } from '#tests/support/templates.ts'

const resetsAt = Date.parse('2026-11-22T00:00:00+08:00')

beforeAll(async () => {
  await publishFixtures([{ id: 1001 }, { id: 1002 }])
  await storeFiles(1001, 1002)
})

const nobody = {
  favourite: false,
  downloaded_today: false,
  purchased: false,
  price: 500,
  used: 0,
  resets_at: resetsAt,
}

function access(data: object) {
  return { status: 200, body: { code: 1, msg: '操作成功', data } }
}

test('a visitor sees the limit of the free level', async () => {
  expect(await createTestApi().call('word.Jianli/access', { id: '1001' })).toEqual(
    access({ ...nobody, signed_in: false, limit: 1 }),
  )
})

test('a user sees what is used up today, which ends at midnight in Shanghai', async () => {
  const api = createTestApi()
  const { token, id } = await registerUser(api)
  await setLevel(id, 'monthly', api.clock.now + 30 * DAY)
  const read = (template: string) => api.call('word.Jianli/access', { id: template }, { token })
  const fresh = { ...nobody, signed_in: true, limit: 5 }
  expect(await read('1001')).toEqual(access(fresh))
  await api.raw('word.Jianli/download', { id: '1001' }, { token })
  await api.call('user.TemplateCollections/push', { template_id: 1002, template_type: 'word' }, { token })
  expect(await read('1001')).toEqual(access({ ...fresh, downloaded_today: true, used: 1 }))
  expect(await read('1002')).toEqual(access({ ...fresh, favourite: true, used: 1 }))
  api.clock.now = resetsAt
  expect(await read('1001')).toEqual(access({ ...fresh, resets_at: resetsAt + DAY }))
})

test('a template that was bought says so', async () => {
  const shop = createShop()
  const { token } = await registerUser(shop)
  const { order_no } = await shop.orderTemplate(token, '1001')
  await shop.notify(shop.wechat.pay(order_no))
  const read = (id: string) => shop.call('word.Jianli/access', { id }, { token })
  expect(await read('1001')).toEqual(access({ ...nobody, signed_in: true, limit: 1, purchased: true }))
  expect(await read('1002')).toEqual(access({ ...nobody, signed_in: true, limit: 1 }))
})

test('a template that is not there is missing', async () => {
  expect(await createTestApi().call('word.Jianli/access', { id: '4242' })).toEqual({
    status: 200,
    body: { code: 0, msg: '资源不存在' },
  })
})
