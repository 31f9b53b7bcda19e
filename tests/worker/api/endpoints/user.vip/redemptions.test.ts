import { expect, test } from 'vitest'
import { registerUser } from '#tests/support/accounts.ts'
import { createTestApi, DAY, MINUTE } from '#tests/support/api.ts'
import { newCode } from '#tests/support/redeem-codes.ts'

test('what the caller has redeemed, newest first, without the codes themselves', async () => {
  const api = createTestApi()
  const { token } = await registerUser(api)
  const read = async () => (await api.call('user.vip/redemptions', {}, { token, language: 'en' })).body
  expect(await read()).toMatchObject({ code: 1, data: { items: [] } })
  const start = api.clock.now
  const monthly = await newCode(api, 'monthly')
  const lifetime = await newCode(api, 'lifetime')
  await api.call('user/vip_redeem', { code: monthly }, { token })
  api.clock.now += MINUTE
  await api.call('user/vip_redeem', { code: lifetime }, { token })
  expect(await read()).toEqual({
    code: 1,
    msg: expect.any(String),
    data: {
      items: [
        {
          code: `****-****-${lifetime.slice(-4)}`,
          level_name: 'Lifetime member',
          days: null,
          level_until: null,
          redeemed_at: start + MINUTE,
        },
        {
          code: `****-****-${monthly.slice(-4)}`,
          level_name: 'Monthly member',
          days: 31,
          level_until: start + 31 * DAY,
          redeemed_at: start,
        },
      ],
    },
  })
  const stranger = await registerUser(api)
  const others = await api.call('user.vip/redemptions', {}, { token: stranger.token })
  expect(others.body).toMatchObject({ data: { items: [] } })
})
