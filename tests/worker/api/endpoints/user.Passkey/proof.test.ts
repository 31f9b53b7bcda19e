import { expect, test } from 'vitest'
import { CHALLENGE_LIFE_MS } from '#src/api/domain/passkey-challenge.ts'
import { registerUser, signInToken } from '#tests/support/accounts.ts'
import { createTestApi, DAY } from '#tests/support/api.ts'
import { addPasskey, askedToProve, askedToSignIn } from '#tests/support/passkeys.ts'

async function setUp() {
  const api = createTestApi()
  const user = await registerUser(api)
  const key = await addPasskey(api, user.token)
  api.clock.now += DAY
  const prove = async (passkey: ReturnType<typeof key.answer>, token = user.token) =>
    (await api.call('user.Account/prove', { passkey }, { token })).body
  return { api, user, key, prove }
}

test('a passkey proves the session it was asked for, and deleting goes on', async () => {
  const { api, user, key, prove } = await setUp()
  const leave = async () =>
    (await api.call('user.Account/delete', { confirm: String(user.id) }, { token: user.token })).body
  expect(await leave()).toMatchObject({ code: 1040 })
  const asked = await askedToProve(api, user.token)
  expect(asked.allowCredentials).toEqual([{ id: key.id, type: 'public-key', transports: ['internal'] }])
  const proved_until = api.clock.now + 600_000
  const answer = key.answer(asked)
  expect(await prove(answer)).toEqual({ code: 1, msg: '操作成功', data: { proved_until } })
  // Once; whose first answer got lost goes on all the same.
  expect(await prove(answer)).toMatchObject({ code: 1070 })
  expect(await leave()).toMatchObject({ code: 1 })
})

test('another session, another purpose and a passkey of somebody else prove nothing', async () => {
  const { api, user, key, prove } = await setUp()
  const elsewhere = await signInToken(api, user)
  api.clock.now += CHALLENGE_LIFE_MS
  expect(await prove(key.answer(await askedToProve(api, user.token)), elsewhere)).toMatchObject({ code: 1071 })
  expect(await prove(key.answer(await askedToSignIn(api)))).toMatchObject({ code: 1071 })
  const other = await registerUser(api)
  const theirs = await addPasskey(api, other.token)
  expect(await prove(theirs.answer(await askedToProve(api, user.token)))).toMatchObject({ code: 1072 })
  const old = key.answer(await askedToProve(api, user.token))
  expect(await prove(old)).toMatchObject({ code: 1 })
  expect((await api.call('user.Account/index', {}, { token: elsewhere })).body).toMatchObject({
    data: { proved_until: api.clock.now },
  })
})
