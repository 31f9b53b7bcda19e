import { expect, test } from 'vitest'
import { registerUser } from '#tests/support/accounts.ts'
import { createTestApi } from '#tests/support/api.ts'
import { devicesOf, PHONE, signInFrom } from '#tests/support/devices.ts'
import { setUpOwner } from '#tests/support/resumes.ts'
import { listen } from '#tests/support/sockets.ts'
import { BROWSER } from '#tests/support/user-agents.ts'

const done = { status: 200, body: { code: 1, msg: '已在其他地方退出登录', data: null } }
const refused = { status: 401, body: { code: 401, msg: '未登录，请登录后重试' } }

test('one session ends with its sockets; nobody ends those of somebody else', async () => {
  const owner = await setUpOwner()
  const { api, user, token } = owner
  const phone = await signInFrom(api, user, PHONE)
  const socket = await listen({ ...owner, token: phone })
  const stranger = await registerUser(api)
  const [, other] = await devicesOf(api, token)
  const id = other?.id ?? ''
  expect(await api.call('user.Account/endDevices', { id }, { token: stranger.token })).toEqual(done)
  expect((await api.call('user.Info/index', {}, { token: phone })).status).toBe(200)
  expect(await api.call('user.Account/endDevices', { id }, { token })).toEqual(done)
  expect(await api.call('user.Info/index', {}, { token: phone })).toEqual(refused)
  await expect.poll(() => socket.closed).toEqual([4401])
  expect(await api.call('user.Account/endDevices', { id }, { token })).toEqual(done)
  expect((await devicesOf(api, token)).map(({ present }) => present)).toEqual([true])
})

test('all others end at once, the present one stays', async () => {
  const api = createTestApi()
  const user = await registerUser(api)
  const others = [await signInFrom(api, user, PHONE), await signInFrom(api, user, BROWSER)]
  const stranger = await registerUser(api)
  expect(await api.call('user.Account/endDevices', { others: true }, { token: user.token })).toEqual(done)
  for (const token of others) expect(await api.call('user.Info/index', {}, { token })).toEqual(refused)
  expect([await devicesOf(api, user.token), await devicesOf(api, stranger.token)].map(({ length }) => length)).toEqual([
    1, 1,
  ])
})

test('somebody has to be named', async () => {
  const api = createTestApi()
  const { token } = await registerUser(api)
  expect(await api.call('user.Account/endDevices', {}, { token })).toEqual({
    status: 400,
    body: { code: 400, msg: '请求参数有误，请检查后重试', errors: { id: '缺少必填项' } },
  })
})
