import { expect, test } from 'vitest'
import { PROOF_LIFE_MS } from '#src/api/accounts/proof.ts'
import { DAY_MS } from '#src/lib/time.ts'
import { registerUser, signInToken } from '#tests/support/accounts.ts'
import { createTestApi } from '#tests/support/api.ts'

const proofRequired = { status: 200, body: { code: 1040, msg: '为了你的账号安全，请先验证身份' } }

test('needs a proof of the last ten minutes, and the right id', async () => {
  const api = createTestApi()
  const { id, token, mobile, password } = await registerUser(api)
  expect((await api.call('user.Account/delete', { confirm: String(id + 1) }, { token })).body).toEqual({
    code: 1042,
    msg: '输入的用户 ID 不是这个账号的，请核对后重新输入',
    errors: { confirm: '输入的用户 ID 不是这个账号的，请核对后重新输入' },
  })
  api.clock.now += PROOF_LIFE_MS
  const leave = () => api.call('user.Account/delete', { confirm: ` ${id} ` }, { token })
  expect(await leave()).toEqual(proofRequired)
  expect((await api.call('user.Account/prove', { password: 'wrong' }, { token })).body).toMatchObject({ code: 1041 })
  expect(await leave()).toEqual(proofRequired)
  const proved = await api.call('user.Account/prove', { password }, { token })
  expect(proved.body).toMatchObject({ data: { proved_until: api.clock.now + PROOF_LIFE_MS } })
  expect((await leave()).body).toMatchObject({ code: 1 })
  // Leaving again from another session does not begin the seven days anew.
  api.clock.now += DAY_MS
  const again = await signInToken(api, { id, token, mobile, password })
  expect((await api.call('user.Account/delete', { confirm: String(id) }, { token: again })).body).toMatchObject({
    data: { deletes_at: api.clock.now - DAY_MS + 7 * DAY_MS },
  })
})

test('asked again with the token it ended, it says so; no other ended session is believed', async () => {
  const api = createTestApi()
  const user = await registerUser(api)
  const elsewhere = await signInToken(api, user)
  const leave = async (token: string) => api.call('user.Account/delete', { confirm: String(user.id) }, { token })
  const done = await leave(user.token)
  expect(done.body).toMatchObject({ code: 1, data: { deletes_at: api.clock.now + 7 * DAY_MS } })
  api.clock.now += DAY_MS
  expect(await leave(user.token)).toEqual(done)
  expect(await leave(elsewhere)).toMatchObject({ status: 401 })
  const back = await signInToken(api, user)
  await api.call('user.Account/keep', { keep: true }, { token: back })
  expect(await leave(user.token)).toMatchObject({ status: 401 })
  expect(await api.call('user.Info/index', {}, { token: user.token })).toMatchObject({ status: 401 })
})
