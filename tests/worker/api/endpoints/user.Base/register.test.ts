import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { receiveCode, registerUser, wrongCode } from '#tests/support/accounts.ts'
import { createTestApi, MINUTE, newMobile } from '#tests/support/api.ts'
import { askingApi } from '#tests/support/captcha.ts'
import { countOf, forgetfulDatabase, interruptedDatabase } from '#tests/support/database.ts'

const password = 'correct horse'
const token = expect.stringMatching(/^[\w-]{43}$/)
const wrong = {
  status: 200,
  body: {
    code: 1003,
    msg: '验证码不正确或已失效，请核对最新的短信，或重新获取',
    errors: { code: '验证码不正确或已失效，请核对最新的短信，或重新获取' },
  },
}
const exists = {
  status: 200,
  body: { code: 1001, msg: '该手机号已注册，请直接登录', errors: { mobile: '该手机号已注册，请直接登录' } },
}

function registered(mobile: string) {
  const data = {
    user_id: expect.any(Number),
    user_name: `用户${mobile.slice(-4)}`,
    vip_level_name: '普通用户',
    is_vip: false,
    mobile_masked: `138****${mobile.slice(-4)}`,
    vip_expires_at: null,
    online_resume_management_upper_limit: 3,
    resume_word_download_limit: 1,
    token,
  }
  return { status: 200, body: { code: 1, msg: '注册成功', data } }
}

function accountsOf(mobile: string): Promise<number> {
  return countOf('SELECT count(*) AS count FROM users WHERE mobile = ?', mobile)
}

test('the right code opens an account and signs in', async () => {
  const api = createTestApi()
  const mobile = newMobile()
  const code = await receiveCode(api, mobile, 'register')
  const answer = await api.call('user.Base/register', { mobile, password, password1: password, code })
  expect(answer).toEqual(registered(mobile))
})

test('ids start at 10001; in English the name and the level are English', async () => {
  await env.DB.prepare('DELETE FROM users').run()
  const api = createTestApi()
  const mobile = newMobile()
  const code = await receiveCode(api, mobile, 'register')
  const answer = await api.call('user.Base/register', { mobile, password, code }, { language: 'en' })
  expect(answer).toEqual({
    status: 200,
    body: {
      code: 1,
      msg: 'Registered',
      data: {
        ...registered(mobile).body.data,
        user_id: expect.toSatisfy((id: number) => id >= 10001),
        user_name: `User ${mobile.slice(-4)}`,
        vip_level_name: 'Free',
      },
    },
  })
})

test('the password is stored as a scrypt hash', async () => {
  const api = createTestApi()
  const user = await registerUser(api)
  const hash = await env.DB.prepare('SELECT password_hash FROM users WHERE id = ?').bind(user.id).first('password_hash')
  expect(hash).toMatch(/^\$scrypt\$ln=10,r=8,p=1,t=5\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
})

describe('refusals', () => {
  test('a wrong code', async () => {
    const api = createTestApi()
    const mobile = newMobile()
    const code = await receiveCode(api, mobile, 'register')
    expect(await api.call('user.Base/register', { mobile, password, code: wrongCode(code) })).toEqual(wrong)
    expect(await accountsOf(mobile)).toBe(0)
  })

  test('a code nobody asked for', async () => {
    const answer = await createTestApi().call('user.Base/register', { mobile: newMobile(), password, code: '1234' })
    expect(answer).toEqual(wrong)
  })

  test('the code of another number, and one for another purpose', async () => {
    const api = createTestApi()
    const mobile = newMobile()
    const forReset = await receiveCode(api, mobile, 'reset')
    const ofAnother = await receiveCode(api, newMobile(), 'register')
    for (const code of [forReset, ofAnother]) {
      expect(await api.call('user.Base/register', { mobile, password, code })).toEqual(wrong)
    }
  })

  test('a code after five minutes', async () => {
    const api = createTestApi()
    const mobile = newMobile()
    const code = await receiveCode(api, mobile, 'register')
    api.clock.now += 5 * MINUTE
    expect(await api.call('user.Base/register', { mobile, password, code })).toEqual(wrong)
  })

  test('a code a newer one replaced', async () => {
    const api = createTestApi()
    const mobile = newMobile()
    const old = await receiveCode(api, mobile, 'register')
    api.clock.now += MINUTE
    const fresh = await receiveCode(api, mobile, 'register')
    if (old !== fresh) expect(await api.call('user.Base/register', { mobile, password, code: old })).toEqual(wrong)
    expect(await api.call('user.Base/register', { mobile, password, code: fresh })).toEqual(registered(mobile))
  })

  test('the right code after five wrong tries', async () => {
    const api = createTestApi()
    const mobile = newMobile()
    const code = await receiveCode(api, mobile, 'register')
    for (let nth = 0; nth < 5; nth += 1) {
      expect(await api.call('user.Base/register', { mobile, password, code: wrongCode(code) })).toEqual(wrong)
    }
    expect(await api.call('user.Base/register', { mobile, password, code })).toEqual(wrong)
  })

  test('any code after twenty wrong tries in a day, even a new one', async () => {
    const api = createTestApi()
    const mobile = newMobile()
    const first = api.clock.now
    for (let round = 0; round < 4; round += 1) {
      const code = await receiveCode(api, mobile, 'register')
      for (let nth = 0; nth < 5; nth += 1) {
        await api.call('user.Base/register', { mobile, password, code: wrongCode(code) })
      }
      api.clock.now += 15 * MINUTE
    }
    const code = await receiveCode(api, mobile, 'register')
    const freeAt = first + 24 * 60 * MINUTE + 5 * MINUTE
    expect(await api.call('user.Base/register', { mobile, password, code })).toEqual({
      status: 429,
      body: { code: 429, msg: '操作太频繁，请稍后再试', retry_after: (freeAt - api.clock.now) / 1000 },
    })
    api.clock.now = freeAt
    const later = await receiveCode(api, mobile, 'register')
    expect(await api.call('user.Base/register', { mobile, password, code: later })).toEqual(registered(mobile))
  })

  test('a number that has an account, told to who has its code', async () => {
    const api = createTestApi()
    const { mobile, id } = await registerUser(api)
    api.clock.now += MINUTE
    const code = await receiveCode(api, mobile, 'register')
    expect(await api.call('user.Base/register', { mobile, password, code: wrongCode(code) })).toEqual(wrong)
    expect(await api.call('user.Base/register', { mobile, password, code })).toEqual(exists)
    expect(await countOf('SELECT count(*) AS count FROM users WHERE mobile = ? AND id = ?', mobile, id)).toBe(1)
  })

  test('a repeated password that differs', async () => {
    const api = createTestApi()
    const mobile = newMobile()
    const code = await receiveCode(api, mobile, 'register')
    expect(await api.call('user.Base/register', { mobile, password, password1: 'correct house', code })).toEqual({
      status: 200,
      body: { code: 1004, msg: '两次输入的密码不一致', errors: { password1: '两次输入的密码不一致' } },
    })
    expect(await api.call('user.Base/register', { mobile, password, password1: '', code })).toEqual(registered(mobile))
  })

  test('a password anybody would guess', async () => {
    const mobile = newMobile()
    for (const weak of ['12345678', 'Password1', '88888888', mobile]) {
      const answer = await createTestApi().call('user.Base/register', { mobile, password: weak, code: '1234' })
      expect(answer).toEqual({
        status: 400,
        body: { code: 400, msg: '请求参数有误，请检查后重试', errors: { password: '密码太容易被猜到，请换一个' } },
      })
    }
  })
})

describe('exactly once', () => {
  test('thirty calls at once with the same code open one account', async () => {
    const api = createTestApi()
    const mobile = newMobile()
    const code = await receiveCode(api, mobile, 'register')
    const calls = Array.from({ length: 30 }, (_, nth) =>
      api.call('user.Base/register', { mobile, password, code }, { address: `198.51.100.${nth}` }),
    )
    const answers = await Promise.all(calls)
    expect(answers).toEqual(Array(30).fill(registered(mobile)))
    expect(await accountsOf(mobile)).toBe(1)
  })

  test('with different passwords one wins and the others are told', async () => {
    const api = createTestApi()
    const mobile = newMobile()
    const code = await receiveCode(api, mobile, 'register')
    const calls = Array.from({ length: 20 }, (_, nth) =>
      api.call(
        'user.Base/register',
        { mobile, password: `${password} ${nth}`, code },
        { address: `198.51.100.${nth}` },
      ),
    )
    const answers = await Promise.all(calls)
    expect(answers.filter(({ body }) => JSON.stringify(body).includes('token'))).toEqual([registered(mobile)])
    expect(answers.filter(({ body }) => !JSON.stringify(body).includes('token'))).toEqual(Array(19).fill(exists))
    expect(await accountsOf(mobile)).toBe(1)
  })

  test('thirty wrong guesses at once count at most five times', async () => {
    const api = createTestApi()
    const mobile = newMobile()
    const code = await receiveCode(api, mobile, 'register')
    await Promise.all(
      Array.from({ length: 30 }, () => api.call('user.Base/register', { mobile, password, code: wrongCode(code) })),
    )
    expect(await countOf('SELECT wrong_tries AS count FROM sms_codes WHERE mobile = ?', mobile)).toBe(5)
  })

  test('a code that is voided while the password is being hashed opens no account', async () => {
    const interrupted = interruptedDatabase()
    const api = createTestApi({ db: interrupted.db })
    const mobile = newMobile()
    const code = await receiveCode(api, mobile, 'register')
    interrupted.interrupt(3, () =>
      env.DB.prepare('UPDATE sms_codes SET wrong_tries = 5 WHERE mobile = ?').bind(mobile).run(),
    )
    expect(await api.call('user.Base/register', { mobile, password, code })).toEqual(wrong)
    expect(await accountsOf(mobile)).toBe(0)
  })

  test('asked again with the same code and password it signs in', async () => {
    const api = createTestApi()
    const mobile = newMobile()
    const code = await receiveCode(api, mobile, 'register')
    await api.call('user.Base/register', { mobile, password, code })
    expect(await api.call('user.Base/register', { mobile, password, code })).toEqual(registered(mobile))
    expect(await api.call('user.Base/register', { mobile, password: 'correct house', code })).toEqual(exists)
    expect(await accountsOf(mobile)).toBe(1)
  })

  test.each([1, 2, 3, 4])(
    'when the answer of database call %i is lost, asking again gives the account',
    async (nth) => {
      const forgetful = forgetfulDatabase()
      const api = createTestApi({ db: forgetful.db })
      const mobile = newMobile()
      const code = await receiveCode(api, mobile, 'register')
      forgetful.loseReplyOf(nth)
      const first = await api.call('user.Base/register', { mobile, password, code })
      forgetful.loseReplyOf(0)
      expect([200, 500]).toContain(first.status)
      expect(await api.call('user.Base/register', { mobile, password, code })).toEqual(registered(mobile))
      expect(await accountsOf(mobile)).toBe(1)
    },
  )
})

test('whoever enters codes for one number is asked after ten whether they are a person, also with the right one', async () => {
  const api = askingApi()
  const mobile = newMobile()
  const code = await receiveCode(api, mobile, 'register')
  const enter = async (code: string, nth: number) =>
    (await api.call('user.Base/register', { mobile, password, code }, { address: `203.0.113.${nth}` })).body
  for (let nth = 0; nth < 10; nth += 1) expect([nth, await enter('0000', nth)]).toMatchObject([nth, { code: 1003 }])
  expect(await enter(code, 10)).toMatchObject({ code: 1008, data: { action: 'enter-code' } })
  expect(await countOf('SELECT count(*) AS count FROM users WHERE mobile = ?', mobile)).toBe(0)
})
