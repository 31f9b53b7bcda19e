import { expect, test } from 'vitest'
import { registerUser, signInToken } from '#tests/support/accounts.ts'
import { createTestApi } from '#tests/support/api.ts'

const done = { status: 200, body: { code: 1, msg: '已退出登录', data: null } }

test('logout ends this session only', async () => {
  const api = createTestApi()
  const user = await registerUser(api)
  const other = await signInToken(api, user)
  expect(await api.call('user.Base/logout', {}, { token: user.token })).toEqual(done)
  expect((await api.call('user.Info/index', {}, { token: user.token })).status).toBe(401)
  expect((await api.call('user.Info/index', {}, { token: other })).status).toBe(200)
})

test('logout succeeds again, and without a session', async () => {
  const api = createTestApi()
  const { token } = await registerUser(api)
  await api.call('user.Base/logout', {}, { token })
  expect(await api.call('user.Base/logout', {}, { token })).toEqual(done)
  expect(await api.call('user.Base/logout', {})).toEqual(done)
})
