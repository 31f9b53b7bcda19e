import { expect, test } from 'vitest'
import { receiveCode, registerUser, signInToken, wrongCode } from '#tests/support/accounts.ts'
import { createTestApi, MINUTE, newMobile } from '#tests/support/api.ts'
import { askingApi } from '#tests/support/captcha.ts'
import { countOf, forgetfulDatabase } from '#tests/support/database.ts'
import { MAILING, setUpWays } from '#tests/support/ways.ts'

const password = 'a better password'
const done = { status: 200, body: { code: 1, msg: '密码已重置，请用新密码登录', data: null } }
const wrong = {
  status: 200,
  body: {
    code: 1003,
    msg: '验证码不正确或已失效，请核对最新的短信，或重新获取',
    errors: { code: '验证码不正确或已失效，请核对最新的短信，或重新获取' },
  },
}
const credentialsWrong = { status: 200, body: { code: 1002, msg: '手机号或密码错误' } }

test('the right code sets the password, ends all sessions and does not sign in', async () => {
  const api = createTestApi()
  const user = await registerUser(api)
  const other = await signInToken(api, user)
  api.clock.now += MINUTE
  const code = await receiveCode(api, user.mobile, 'reset')
  const reset = () => api.call('user.Base/resetPassword', { mobile: user.mobile, password, password1: password, code })
  expect(await reset()).toEqual(done)
  for (const token of [user.token, other]) {
    expect((await api.call('user.Info/index', {}, { token })).status).toBe(401)
  }
  expect(await countOf('SELECT count(*) AS count FROM sessions WHERE user_id = ?', user.id)).toBe(0)
  // The answer may have got lost, however many sessions have ended.
  expect(await reset()).toEqual(done)
  expect(await api.call('user.Base/loginByPassword', user)).toEqual(credentialsWrong)
  expect(await signInToken(api, { ...user, password })).toMatch(/^[\w-]{43}$/)
})

test('a wrong code is wrong for whoever knows the password too', async () => {
  const api = createTestApi()
  const { mobile, password: present } = await registerUser(api)
  api.clock.now += MINUTE
  const code = wrongCode(await receiveCode(api, mobile, 'reset'))
  expect(await api.call('user.Base/resetPassword', { mobile, password: present, code })).toEqual(wrong)
})

test('the owner learns by mail that somebody had the code, once', async () => {
  const api = createTestApi({ config: MAILING })
  const user = await registerUser(api)
  const { addEmail, letters } = await setUpWays(api, user)
  const email = await addEmail()
  api.clock.now += MINUTE
  const code = await receiveCode(api, user.mobile, 'reset')
  const before = letters().length
  const reset = () => api.call('user.Base/resetPassword', { mobile: user.mobile, password, code })
  expect([await reset(), await reset()]).toEqual([done, done])
  expect(letters().slice(before)).toEqual([`${email}: 你的账号用验证码重置了登录密码，所有设备都已退出登录。`])
})

test('other accounts keep their sessions', async () => {
  const api = createTestApi()
  const bystander = await registerUser(api)
  const user = await registerUser(api)
  api.clock.now += MINUTE
  const code = await receiveCode(api, user.mobile, 'reset')
  await api.call('user.Base/resetPassword', { mobile: user.mobile, password, code })
  expect((await api.call('user.Info/index', {}, { token: bystander.token })).status).toBe(200)
})

test('whether a number is unknown is told to nobody but who has its code', async () => {
  const api = createTestApi()
  const mobile = newMobile()
  const code = await receiveCode(api, mobile, 'reset')
  expect(await api.call('user.Base/resetPassword', { mobile, password, code: wrongCode(code) })).toEqual(wrong)
  const { status, body } = await api.call('user.Base/resetPassword', { mobile, password, code })
  const missing = '该手机号尚未注册，请先注册'
  expect([status, body]).toEqual([200, { code: 1009, msg: missing, errors: { mobile: missing } }])
  expect(await countOf('SELECT count(*) AS count FROM users WHERE mobile = ?', mobile)).toBe(0)
})

test('a wrong code changes nothing', async () => {
  const api = createTestApi()
  const user = await registerUser(api)
  api.clock.now += MINUTE
  const code = await receiveCode(api, user.mobile, 'reset')
  const { mobile, token } = user
  expect(await api.call('user.Base/resetPassword', { mobile, password, code: wrongCode(code) })).toEqual(wrong)
  expect((await api.call('user.Info/index', {}, { token })).status).toBe(200)
  expect(await signInToken(api, user)).toMatch(/^[\w-]{43}$/)
})

test('a repeated password that differs is refused by its field', async () => {
  const input = { mobile: newMobile(), password, password1: 'another one', code: '1234' }
  expect(await createTestApi().call('user.Base/resetPassword', input)).toEqual({
    status: 200,
    body: { code: 1004, msg: '两次输入的密码不一致', errors: { password1: '两次输入的密码不一致' } },
  })
})

test('a code works once', async () => {
  const api = createTestApi()
  const { mobile } = await registerUser(api)
  api.clock.now += MINUTE
  const code = await receiveCode(api, mobile, 'reset')
  expect(await api.call('user.Base/resetPassword', { mobile, password, code })).toEqual(done)
  expect(await api.call('user.Base/resetPassword', { mobile, password: 'yet another one', code })).toEqual(wrong)
})

test('it lets the owner sign in at once after many wrong tries', async () => {
  const api = createTestApi()
  const user = await registerUser(api)
  for (let nth = 0; nth < 6; nth += 1) await api.call('user.Base/loginByPassword', { ...user, password: 'wrong' })
  api.clock.now += MINUTE
  const code = await receiveCode(api, user.mobile, 'reset')
  await api.call('user.Base/resetPassword', { mobile: user.mobile, password, code })
  expect(await signInToken(api, { ...user, password })).toMatch(/^[\w-]{43}$/)
})

test('twenty calls at once with different passwords: one wins', async () => {
  const api = createTestApi()
  const user = await registerUser(api)
  const { mobile } = user
  api.clock.now += MINUTE
  const code = await receiveCode(api, mobile, 'reset')
  const calls = Array.from({ length: 20 }, (_, nth) =>
    api.call(
      'user.Base/resetPassword',
      { mobile, password: `${password} ${nth}`, code },
      { address: `192.0.2.${nth}` },
    ),
  )
  const answers = await Promise.all(calls)
  const winner = answers.findIndex(({ body }) => JSON.stringify(body) === JSON.stringify(done.body))
  expect(answers.filter((_, nth) => nth !== winner)).toEqual(Array(19).fill(wrong))
  expect(await signInToken(api, { ...user, password: `${password} ${winner}` })).toMatch(/^[\w-]{43}$/)
})

test.each([1, 2])('when the answer of database call %i is lost, asking again succeeds', async (nth) => {
  const forgetful = forgetfulDatabase()
  const api = createTestApi({ db: forgetful.db })
  const { mobile } = await registerUser(api)
  api.clock.now += MINUTE
  const code = await receiveCode(api, mobile, 'reset')
  forgetful.loseReplyOf(nth)
  expect((await api.call('user.Base/resetPassword', { mobile, password, code })).status).toBe(500)
  forgetful.loseReplyOf(0)
  expect(await api.call('user.Base/resetPassword', { mobile, password, code })).toEqual(done)
})

test('whoever enters codes for one number is asked after ten whether they are a person, from wherever they come', async () => {
  const api = askingApi()
  const user = await registerUser(api)
  const other = await registerUser(api)
  const enter = async (mobile: string, nth: number) =>
    (await api.call('user.Base/resetPassword', { mobile, password, code: '0000' }, { address: `203.0.113.${nth}` }))
      .body
  // Registering was one of them.
  for (let nth = 1; nth < 10; nth += 1)
    expect([nth, await enter(user.mobile, nth)]).toMatchObject([nth, { code: 1003 }])
  expect(await enter(user.mobile, 10)).toMatchObject({ code: 1008, data: { action: 'enter-code' } })
  expect(await enter(other.mobile, 10)).toMatchObject({ code: 1003 })
})
