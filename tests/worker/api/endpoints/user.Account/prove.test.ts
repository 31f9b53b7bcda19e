import { expect, test } from 'vitest'
import { registerUser, signInToken, wrongCode } from '#tests/support/accounts.ts'
import { createTestApi, HOUR, MINUTE } from '#tests/support/api.ts'

// Written out, so that another number in the code is noticed.
const PROOF_LIFE_MS = 10 * 60_000

async function setUp() {
  const api = createTestApi()
  const user = await registerUser(api)
  api.clock.now += HOUR
  const { token } = user
  const provedUntil = async (by = token) => {
    const { body } = await api.call('user.Account/index', {}, { token: by })
    return body
  }
  const codeSent = async () => {
    expect((await api.call('user.Account/sendCode', { to: 'mobile' }, { token })).body).toMatchObject({ code: 1 })
    const sent = api.sms.sent.at(-1)
    expect(sent).toMatchObject({ mobile: user.mobile, type: 'prove' })
    return sent?.code ?? ''
  }
  const prove = async (input: { password?: string; code?: string }, by = token) =>
    (await api.call('user.Account/prove', input, { token: by })).body
  return { api, user, token, provedUntil, codeSent, prove }
}

test('a code to the own number proves this session, once', async () => {
  const { api, user, provedUntil, codeSent, prove } = await setUp()
  const elsewhere = await signInToken(api, user)
  api.clock.now += HOUR
  const code = await codeSent()
  expect(await prove({ code: wrongCode(code) })).toMatchObject({ code: 1003 })
  const until = api.clock.now + PROOF_LIFE_MS
  expect(await prove({ code })).toMatchObject({ code: 1, data: { proved_until: until } })
  expect(await provedUntil()).toMatchObject({ data: { proved_until: until } })
  // The answer may have got lost; another session gets nothing by it.
  api.clock.now += MINUTE
  expect(await prove({ code })).toMatchObject({ code: 1, data: { proved_until: until } })
  expect(await prove({ code }, elsewhere)).toMatchObject({ code: 1003 })
})

test('of two sessions that enter one code at once, one is proved', async () => {
  const { api, user, token, provedUntil, codeSent, prove } = await setUp()
  const elsewhere = await signInToken(api, user)
  api.clock.now += HOUR
  const code = await codeSent()
  const until = api.clock.now + PROOF_LIFE_MS
  const answers = await Promise.all([prove({ code }), prove({ code }, elsewhere)])
  const [lost, won] = answers.toSorted(
    (a, b) => Number(JSON.stringify(a).includes('"code":1,')) - Number(JSON.stringify(b).includes('"code":1,')),
  )
  expect([won, lost]).toMatchObject([{ code: 1, data: { proved_until: until } }, { code: 1003 }])
  const loser = lost === answers[0] ? token : elsewhere
  expect(await provedUntil(loser)).not.toMatchObject({ data: { proved_until: until } })
})

test('passwords are limited, right ones are not counted', async () => {
  const { user, prove, api } = await setUp()
  const { password } = user
  for (let nth = 0; nth < 6; nth += 1) expect(await prove({ password })).toMatchObject({ code: 1 })
  for (let nth = 0; nth < 5; nth += 1) expect(await prove({ password: 'wrong' })).toMatchObject({ code: 1041 })
  expect(await prove({ password })).toMatchObject({ code: 429, retry_after: 600 })
  api.clock.now += 10 * MINUTE
  expect(await prove({ password })).toMatchObject({ code: 1 })
})

test('an account without a number has none to send a code to, and one without a password proves nothing by it', async () => {
  const { api, user, token, prove } = await setUp()
  await api.services.db.prepare('UPDATE users SET mobile = NULL, password_hash = NULL WHERE id = ?').bind(user.id).run()
  const missing = { code: 1043, msg: '这个账号没有绑定手机号或邮箱，无法发送验证码' }
  expect((await api.call('user.Account/sendCode', { to: 'mobile' }, { token })).body).toEqual(missing)
  expect(await prove({ code: '1234' })).toMatchObject(missing)
  expect(await prove({ password: '' })).toMatchObject({ code: 400 })
  expect(await prove({ password: user.password })).toMatchObject({ code: 1041 })
})
