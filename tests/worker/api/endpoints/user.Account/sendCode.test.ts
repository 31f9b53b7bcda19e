import { expect, test } from 'vitest'
import { registerUser } from '#tests/support/accounts.ts'
import { createTestApi, MINUTE } from '#tests/support/api.ts'

test('a code goes to the own number, within its limits', async () => {
  const api = createTestApi()
  const { token, mobile } = await registerUser(api)
  const send = () => api.call('user.Account/sendCode', { to: 'mobile' }, { token })
  expect(await send()).toMatchObject({ status: 429, body: { retry_after: 60 } })
  api.clock.now += MINUTE
  expect((await send()).body).toEqual({ code: 1, msg: '验证码已发送', data: { retry_after: 60 } })
  expect(api.sms.sent.at(-1)).toEqual({ mobile, type: 'prove', code: expect.stringMatching(/^\d{4}$/) })
})
