import { expect, test } from 'vitest'
import type { Plan } from '#src/contract/index.ts'
import { registerUser, setLevel } from '#tests/support/accounts.ts'
import { createTestApi, DAY } from '#tests/support/api.ts'

const monthly: Plan = {
  id: 1,
  name: '月度会员',
  price: 1990,
  original_price: 2990,
  due: 1990,
  days: 31,
  online_resume_management_upper_limit: 10,
  resume_word_download_limit: 5,
}
const yearly: Plan = {
  id: 2,
  name: '年度会员',
  price: 6900,
  original_price: 19900,
  due: 6900,
  days: 366,
  online_resume_management_upper_limit: 50,
  resume_word_download_limit: 20,
  desc: '推荐',
}
const lifetime: Plan = {
  id: 3,
  name: '终身会员',
  price: 12800,
  original_price: 39900,
  due: 12800,
  days: null,
  online_resume_management_upper_limit: 100,
  resume_word_download_limit: 50,
}

const answer = (data: Plan[]) => ({ status: 200, body: { code: 1, msg: expect.any(String), data } })

test('visitors see every plan, in their language', async () => {
  const api = createTestApi()
  expect(await api.call('user.vip/list', {})).toEqual(answer([monthly, yearly, lifetime]))
  expect(await api.call('user.vip/list', { renew: '1' }, { language: 'en' })).toEqual(
    answer([
      { ...monthly, name: 'Monthly member' },
      { ...yearly, name: 'Yearly member', desc: 'Recommended' },
      { ...lifetime, name: 'Lifetime member' },
    ]),
  )
})

test.each([
  ['free', null, [monthly, yearly, lifetime], null],
  [
    'monthly',
    31 * DAY,
    [
      { ...yearly, due: 6900 - 1990 },
      { ...lifetime, due: 12800 - 1990 },
    ],
    monthly,
  ],
  [
    'monthly',
    1,
    [
      { ...yearly, due: 6900 - 65 },
      { ...lifetime, due: 12800 - 65 },
    ],
    monthly,
  ],
  ['monthly', 0, [monthly, yearly, lifetime], null],
  ['yearly', 100 * DAY, [{ ...lifetime, due: 12800 - 1886 }], yearly],
  ['yearly', null, [lifetime], null],
  ['lifetime', null, [], null],
] as const)('%s until %s', async (level, until, higher, renewable) => {
  const api = createTestApi()
  const { id, token } = await registerUser(api)
  await setLevel(id, level, until === null ? null : api.clock.now + until)
  expect(await api.call('user.vip/list', {}, { token })).toEqual(answer([...higher]))
  expect(await api.call('user.vip/list', { renew: '1' }, { token })).toEqual(
    answer(renewable === null ? [...higher] : [renewable, ...higher]),
  )
})
