import { expect, test } from 'vitest'
import { PROOF_LIFE_MS } from '#src/api/accounts/proof.ts'
import { registerUser } from '#tests/support/accounts.ts'
import { HOUR, MINUTE, newMobile } from '#tests/support/api.ts'
import { newEmail, setUpWays } from '#tests/support/ways.ts'

const sent = { code: 1, msg: '验证码已发送', data: { retry_after: 60 } }

test('a code goes to the new number or address, whoever it belongs to', async () => {
  const { api, sendTo } = await setUpWays()
  const mobile = newMobile()
  expect((await sendTo(mobile)).body).toEqual(sent)
  expect(api.sms.sent.at(-1)).toEqual({ mobile, type: 'bind', code: expect.stringMatching(/^\d{4}$/) })
  const email = newEmail()
  const mailed = await sendTo(email)
  expect(mailed).toEqual({ body: sent, code: expect.stringMatching(/^\d{6}$/) })
  expect(api.mail.sent.at(-1)?.text).toContain('你正在把这个邮箱绑定为登录方式')
  const other = await registerUser(api)
  api.clock.now += MINUTE
  expect((await sendTo(other.mobile)).body).toEqual(sent)
})

test('only for somebody who has shown lately who they are', async () => {
  const { api, sendTo } = await setUpWays()
  api.clock.now += PROOF_LIFE_MS
  const mobile = newMobile()
  expect((await sendTo(mobile)).body).toMatchObject({ code: 1040 })
  expect(api.sms.sent.filter((message) => message.mobile === mobile)).toEqual([])
})

test('codes are limited by the number as for signing in, and by who asks for them', async () => {
  const { api, user, sendTo } = await setUpWays()
  const mobile = newMobile()
  expect((await sendTo(mobile)).body).toEqual(sent)
  expect((await sendTo(mobile)).body).toMatchObject({ code: 429, retry_after: 60 })
  // What was refused does not count: this is the second to the tenth.
  for (let nth = 0; nth < 9; nth += 1) expect((await sendTo(newMobile())).body).toEqual(sent)
  expect((await sendTo(newMobile())).body).toMatchObject({ code: 429, retry_after: 3600 })
  api.clock.now += HOUR
  await api.call('user.Account/prove', { password: user.password }, { token: user.token })
  expect((await sendTo(newMobile())).body).toEqual(sent)
})
