import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { ApiError } from '#src/api/wire/errors.ts'
import { registerUser, setLevel } from '#tests/support/accounts.ts'
import { createTestApi, DAY, MINUTE, newMobile, SECOND } from '#tests/support/api.ts'
import { countOf, interruptedDatabase } from '#tests/support/database.ts'

const wrong = { status: 200, body: { code: 1002, msg: '手机号或密码错误' } }

function tooMany(retryAfter: number) {
  return { status: 429, body: { code: 429, msg: '操作太频繁，请稍后再试', retry_after: retryAfter } }
}

function signedIn({ id, mobile }: { id: number; mobile: string }) {
  const data = {
    user_id: id,
    user_name: `用户${mobile.slice(-4)}`,
    vip_level_name: '普通用户',
    is_vip: false,
    mobile_masked: `138****${mobile.slice(-4)}`,
    vip_expires_at: null,
    online_resume_management_upper_limit: 3,
    resume_word_download_limit: 1,
    token: expect.stringMatching(/^[\w-]{43}$/),
  }
  return { status: 200, body: { code: 1, msg: '登录成功', data } }
}

test('the right password signs in, with a new token each time', async () => {
  const api = createTestApi()
  const user = await registerUser(api)
  const first = await api.call('user.Base/loginByPassword', user)
  const second = await api.call('user.Base/loginByPassword', user)
  expect([first, second]).toEqual([signedIn(user), signedIn(user)])
  expect(first).not.toEqual(second)
})

test('the whole form of the page is accepted', async () => {
  const api = createTestApi()
  const { mobile, password, id } = await registerUser(api)
  const form = { mobile, password, password1: '', code: '' }
  expect(await api.call('user.Base/loginByPassword', form)).toEqual(signedIn({ id, mobile }))
})

test('a wrong password and an unknown number get the same answer', async () => {
  const api = createTestApi()
  const { mobile } = await registerUser(api)
  const answers = [
    await api.call('user.Base/loginByPassword', { mobile, password: 'correct house' }),
    await api.call('user.Base/loginByPassword', { mobile: newMobile(), password: 'correct house' }),
  ]
  expect(answers).toEqual([wrong, wrong])
})

test.each(['pass\u0000word', '🧑‍🎨🧑‍🎨🧑‍🎨', "'; DROP TABLE users; --", '\\u0000%s$%7B', 'ｐａｓｓ　ｗｏｒｄ'])(
  'any 8 to 64 characters are a password: %j',
  async (password) => {
    const api = createTestApi()
    const user = await registerUser(api, newMobile(), password)
    expect(await api.call('user.Base/loginByPassword', user)).toEqual(signedIn(user))
  },
)

test('full-width and half-width forms of a password are the same', async () => {
  const api = createTestApi()
  const user = await registerUser(api, newMobile(), 'ｃｏｒｒｅｃｔ horse')
  const answer = await api.call('user.Base/loginByPassword', { ...user, password: 'correct horse' })
  expect(answer).toEqual(signedIn(user))
})

test('a hash made with other parameters is replaced at the next sign-in', async () => {
  const user = await registerUser(createTestApi())
  const { services } = createTestApi()
  const stronger = createTestApi({ config: { ...services.config, passwordCost: 11 } })
  const hashOf = () =>
    env.DB.prepare('SELECT password_hash FROM users WHERE id = ?').bind(user.id).first('password_hash')
  expect(await hashOf()).toMatch(/^\$scrypt\$ln=10,/)
  expect(await stronger.call('user.Base/loginByPassword', user)).toEqual(signedIn(user))
  expect(await hashOf()).toMatch(/^\$scrypt\$ln=11,/)
  expect(await stronger.call('user.Base/loginByPassword', user)).toEqual(signedIn(user))
})

test('a password that is replaced while it is being checked signs nobody in', async () => {
  const interrupted = interruptedDatabase()
  const api = createTestApi({ db: interrupted.db })
  const user = await registerUser(api)
  interrupted.interrupt(3, () =>
    env.DB.prepare("UPDATE users SET password_hash = 'another' WHERE id = ?").bind(user.id).run(),
  )
  expect(await api.call('user.Base/loginByPassword', user)).toEqual(wrong)
  expect(await countOf('SELECT count(*) AS count FROM sessions WHERE user_id = ?', user.id)).toBe(1)
})

test('a level that ran out is the free one, and is said to have', async () => {
  const api = createTestApi()
  const user = await registerUser(api)
  await setLevel(user.id, 'yearly', api.clock.now + DAY)
  const data = {
    ...signedIn(user).body.data,
    vip_level_name: '年度会员',
    is_vip: true,
    vip_expires_at: api.clock.now + DAY,
    online_resume_management_upper_limit: 50,
    resume_word_download_limit: 20,
  }
  expect(await api.call('user.Base/loginByPassword', user)).toEqual({
    status: 200,
    body: { code: 1, msg: '登录成功', data },
  })
  api.clock.now += DAY
  const { status, body } = signedIn(user)
  expect(await api.call('user.Base/loginByPassword', user)).toEqual({
    status,
    body: { ...body, data: { ...body.data, vip_lapsed_at: api.clock.now } },
  })
})

describe('limits', () => {
  test('five wrong tries per number and address in ten minutes; the sixth is not even checked', async () => {
    const api = createTestApi()
    const user = await registerUser(api)
    for (let nth = 0; nth < 5; nth += 1) {
      expect(await api.call('user.Base/loginByPassword', { ...user, password: 'wrong' })).toEqual(wrong)
      api.clock.now += SECOND
    }
    expect(await api.call('user.Base/loginByPassword', user)).toEqual(tooMany(595))
    api.clock.now += 595 * SECOND
    expect(await api.call('user.Base/loginByPassword', user)).toEqual(signedIn(user))
  })

  test('somebody elsewhere cannot lock the owner out', async () => {
    const api = createTestApi()
    const user = await registerUser(api)
    for (let nth = 0; nth < 8; nth += 1) {
      await api.call('user.Base/loginByPassword', { ...user, password: 'wrong' }, { address: '192.0.2.66' })
    }
    expect(await api.call('user.Base/loginByPassword', user, { address: '192.0.2.1' })).toEqual(signedIn(user))
  })

  test('the right password forgets the wrong tries before it', async () => {
    const api = createTestApi()
    const user = await registerUser(api)
    for (let round = 0; round < 3; round += 1) {
      for (let nth = 0; nth < 4; nth += 1) {
        expect(await api.call('user.Base/loginByPassword', { ...user, password: 'wrong' })).toEqual(wrong)
      }
      expect(await api.call('user.Base/loginByPassword', user)).toEqual(signedIn(user))
    }
  })

  test('thirty guesses at once: five are checked', async () => {
    const api = createTestApi()
    const user = await registerUser(api)
    const calls = Array.from({ length: 30 }, () =>
      api.call('user.Base/loginByPassword', { ...user, password: 'wrong' }),
    )
    const answers = await Promise.all(calls)
    expect(answers.filter(({ status }) => status === 200)).toEqual(Array(5).fill(wrong))
    expect(answers.filter(({ status }) => status === 429)).toEqual(Array(25).fill(tooMany((10 * MINUTE) / SECOND)))
  })
})

test('when too many hash at once a try is refused with when to come again, and does not count', async () => {
  const busy = () => Promise.reject(new ApiError('service.busy', { retryAfter: 2 }))
  const api = createTestApi()
  const user = await registerUser(api)
  const crowded = createTestApi({ passwords: { ...api.services.passwords, verify: busy } })
  for (let i = 0; i < 10; i += 1) {
    const response = await crowded.raw('user.Base/loginByPassword', user)
    expect([response.status, response.headers.get('retry-after'), await response.json()]).toEqual([
      503,
      '2',
      { code: 1035, msg: '现在使用的人较多，请过几秒再试', retry_after: 2 },
    ])
  }
  const counted = "SELECT count(*) AS count FROM attempts WHERE kind = 'login' AND mobile = ?"
  expect(await countOf(counted, user.mobile)).toBe(0)
})

test('whoever signs in has the wrong tries of their whole IPv6 line forgotten', async () => {
  const api = createTestApi()
  const { mobile, password } = await registerUser(api)
  const login = async (typed: string, nth: number) =>
    (await api.call('user.Base/loginByPassword', { mobile, password: typed }, { address: `2001:db8:7:7::${nth}` })).body
  for (let nth = 0; nth < 4; nth += 1) expect(await login('wrong', nth)).toMatchObject({ code: 1002 })
  expect(await login(password, 9)).toMatchObject({ code: 1 })
  for (let nth = 0; nth < 5; nth += 1) expect(await login('wrong', nth)).toMatchObject({ code: 1002 })
  expect(await login('wrong', 5)).toMatchObject({ code: 429 })
})
