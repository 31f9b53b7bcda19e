import { beforeAll, expect, test } from 'vitest'
import { registerUser, setLevel } from '#tests/support/accounts.ts'
import { createTestApi, DAY } from '#tests/support/api.ts'
import { createShop, plans } from '#tests/support/shop.ts'
import { publishFixtures, storeFiles } from '#tests/support/templates.ts'

beforeAll(async () => {
  await publishFixtures([{ id: 1001 }, { id: 1002 }])
  await storeFiles(1001, 1002)
})

test.each([
  ['free', null, { is_vip: false, level_name: '普通用户', level_until: null, renewable_plan_id: null }, [3, 1]],
  ['monthly', DAY, { is_vip: true, level_name: '月度会员', level_until: DAY, renewable_plan_id: 1 }, [10, 5]],
  ['yearly', 0, { is_vip: false, level_name: '普通用户', level_until: null, renewable_plan_id: null }, [3, 1]],
  ['yearly', null, { is_vip: true, level_name: '年度会员', level_until: null, renewable_plan_id: null }, [50, 20]],
  ['lifetime', null, { is_vip: true, level_name: '终身会员', level_until: null, renewable_plan_id: null }, [100, 50]],
] as const)('%s until %s', async (level, until, expected, [resumes, downloads]) => {
  const api = createTestApi()
  const { id, token } = await registerUser(api)
  const at = (offset: number | null) => (offset === null ? null : api.clock.now + offset)
  await setLevel(id, level, at(until))
  expect(await api.call('user.vip/check', {}, { token })).toEqual({
    status: 200,
    body: {
      code: 1,
      msg: '操作成功',
      data: {
        ...expected,
        level_until: at(expected.level_until),
        online_resumes: { used: 0, limit: resumes, resets_at: null },
        word_downloads: { used: 0, limit: downloads, resets_at: Date.parse('2026-11-22T00:00:00+08:00') },
      },
    },
  })
})

test('what is used today counts, and a plan raises the limits at once', async () => {
  const shop = createShop()
  const { token } = await registerUser(shop)
  const downloads = async () => {
    const { body } = await shop.call('user.vip/check', {}, { token })
    return body
  }
  await shop.raw('word.Jianli/download', { id: '1001' }, { token })
  expect(await downloads()).toMatchObject({ data: { word_downloads: { used: 1, limit: 1 } } })
  const { order_no } = await shop.order(token, plans.monthly)
  await shop.notify(shop.wechat.pay(order_no))
  expect(await downloads()).toMatchObject({ data: { is_vip: true, word_downloads: { used: 1, limit: 5 } } })
  const second = await shop.raw('word.Jianli/download', { id: '1002' }, { token })
  expect(second.headers.get('content-disposition')).toContain('1002.docx')
})
