import { describe, expect, test } from 'vitest'
import type { CaptchaClaim } from '#src/api/captcha/index.ts'
import { createTestApi, HOUR, MINUTE, newMobile } from '#tests/support/api.ts'

/** The API with a verifier that knows one good token. */
function setUp() {
  const claims: CaptchaClaim[] = []
  const captcha = {
    script: 'https://captcha.test/api.js',
    siteKey: 'site-key',
    verify: async (claim: CaptchaClaim) => {
      claims.push(claim)
      return claim.token === 'good'
    },
  }
  return { api: createTestApi({ captcha }), claims }
}

const DEMANDED = (action: string) => ({
  status: 200,
  body: {
    code: 1008,
    msg: '请先完成人机验证',
    data: { script: 'https://captcha.test/api.js', site_key: 'site-key', action },
  },
})

describe('sign-in', () => {
  test.each([
    ['from one address', () => '203.0.113.1', 3],
    ['from many', (i: number) => `203.0.114.${i}`, 10],
  ])('too many wrong tries %s ask for a person', async (_, addressOf, limit) => {
    const { api, claims } = setUp()
    const mobile = newMobile()
    const login = (i: number, captcha?: string) =>
      api.call('user.Base/loginByPassword', { mobile, password: 'wrong', captcha }, { address: addressOf(i) })
    for (let i = 0; i < limit; i += 1) expect((await login(i)).body).toMatchObject({ code: 1002 })
    expect(claims).toEqual([])
    expect(await login(limit)).toEqual(DEMANDED('login'))
    expect(await login(limit, 'bad')).toEqual(DEMANDED('login'))
    expect((await login(limit, 'good')).body).toMatchObject({ code: 1002 })
    const claim = { action: 'login', address: addressOf(limit) }
    expect(claims).toEqual([
      { token: 'bad', ...claim },
      { token: 'good', ...claim },
    ])
    api.clock.now += HOUR
    expect((await login(limit)).body).toMatchObject({ code: 1002 })
  })
})

describe('codes', () => {
  test('many numbers from one address ask for a person', async () => {
    const { api } = setUp()
    const address = '203.0.115.1'
    const send = (captcha?: string) =>
      api.call('user.Base/sendCode', { mobile: newMobile(), type: 'register', captcha }, { address })
    for (let i = 0; i < 5; i += 1) expect((await send()).body).toMatchObject({ code: 1 })
    const before = api.sms.sent.length
    expect(await send()).toEqual(DEMANDED('send-code'))
    expect(api.sms.sent.length).toBe(before)
    expect((await send('good')).body).toMatchObject({ code: 1 })
  })

  test('the fourth code of a number in an hour asks for a person', async () => {
    const { api } = setUp()
    const mobile = newMobile()
    const send = () => api.call('user.Base/sendCode', { mobile, type: 'reset' })
    for (let i = 0; i < 3; i += 1) {
      expect((await send()).body).toMatchObject({ code: 1 })
      api.clock.now += MINUTE
    }
    expect(await send()).toEqual(DEMANDED('send-code'))
  })

  test('without a verifier nothing is asked', async () => {
    const api = createTestApi()
    const mobile = newMobile()
    for (let i = 0; i < 5; i += 1) {
      expect((await api.call('user.Base/sendCode', { mobile, type: 'reset' })).body).toMatchObject({ code: 1 })
      api.clock.now += MINUTE
    }
  })
})
