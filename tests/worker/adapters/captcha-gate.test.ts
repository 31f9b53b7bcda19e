import { env } from 'cloudflare:workers'
import { solveChallenge } from 'altcha-lib/v1'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { answerToken, type CaptchaDemand, captchaDemand } from '#src/contract/index.ts'
import { registerUser } from '#tests/support/accounts.ts'
import { type Answer, createTestApi, HOUR, MINUTE, newMobile } from '#tests/support/api.ts'
import { askingApi, sumOf } from '#tests/support/captcha.ts'
import { setUpShare } from '#tests/support/shares.ts'

const demanded = z.object({ code: z.literal(1008), data: captchaDemand })

function demandOf({ status, body }: Answer): CaptchaDemand {
  expect(status).toBe(200)
  return demanded.parse(body).data
}

/** What a person without scripts enters. */
function answered({ question }: CaptchaDemand, offset = 0): string {
  return answerToken(question, String(sumOf(question) + offset))
}

/** What a browser with scripts computes. */
async function computed({ widget }: CaptchaDemand): Promise<string> {
  if (widget.provider !== 'altcha') throw new Error('Not ALTCHA')
  const { challenge, salt, algorithm, maxnumber, signature } = widget.challenge
  const solution = await solveChallenge(challenge, salt, algorithm, maxnumber).promise
  return btoa(JSON.stringify({ algorithm, challenge, number: solution?.number, salt, signature }))
}

describe.each([
  ['answering the question', async (demand: CaptchaDemand) => answered(demand)],
  ['computing', computed],
])('by %s', (_, solve) => {
  test('the owner of a number that strangers try signs in', async () => {
    const api = askingApi()
    const user = await registerUser(api)
    for (let nth = 0; nth < 10; nth += 1) {
      const answer = await api.call(
        'user.Base/loginByPassword',
        { mobile: user.mobile, password: 'wrong' },
        { address: `203.0.113.${nth}` },
      )
      expect(answer.body).toMatchObject({ code: 1002 })
    }
    const demand = demandOf(await api.call('user.Base/loginByPassword', user))
    expect(demand.action).toBe('login')
    const answer = await api.call('user.Base/loginByPassword', { ...user, captcha: await solve(demand) })
    expect(answer.body).toMatchObject({ code: 1 })
  })

  test('a solution is good once, of twenty at the same time', async () => {
    const api = askingApi()
    const login = (captcha?: string) =>
      api.call('user.Base/loginByPassword', { mobile: newMobile(), password: 'wrong', captcha })
    for (let nth = 0; nth < 15; nth += 1) expect((await login()).body).toMatchObject({ code: 1002 })
    const captcha = await solve(demandOf(await login()))
    const answers = await Promise.all(Array.from({ length: 20 }, () => login(captcha)))
    expect(answers.filter(({ body }) => z.object({ code: z.literal(1002) }).safeParse(body).success)).toHaveLength(1)
    expect(answers.filter(({ body }) => demanded.safeParse(body).success)).toHaveLength(19)
  })

  test('a solution is valid for its form only, and expires', async () => {
    const api = askingApi()
    const { captcha } = api.services
    const demand = await captcha?.demand('login')
    if (!demand) throw new Error('Configured')
    const token = await solve(demand)
    expect(await captcha?.verify({ token, action: 'share', address: '' })).toBe(false)
    const fresh = await captcha?.demand('login')
    if (!fresh) throw new Error('Configured')
    const late = await solve(fresh)
    api.clock.now += 11 * MINUTE
    expect(await captcha?.verify({ token: late, action: 'login', address: '' })).toBe(false)
  })
})

test('tries that are used up while the captcha is looked at leave none, for a person either', async () => {
  const api = askingApi()
  const user = await registerUser(api)
  const wrong = { mobile: user.mobile, password: 'wrong' }
  for (let nth = 0; nth < 3; nth += 1) await api.call('user.Base/loginByPassword', wrong)
  const captcha = answered(demandOf(await api.call('user.Base/loginByPassword', wrong)))
  const verify = async () => {
    await env.DB.exec(
      "INSERT INTO attempts (id, kind, mobile, address, at) SELECT 'x' || id, kind, mobile, address, at FROM attempts WHERE kind = 'login'",
    )
    return true
  }
  Object.assign(api.services, { captcha: { ...api.services.captcha, verify } })
  expect((await api.call('user.Base/loginByPassword', { ...user, captcha })).body).toMatchObject({ code: 429 })
})

test('a wrong answer uses the question up, and a made-up question is refused', async () => {
  const { captcha } = askingApi().services
  const demand = await captcha?.demand('share')
  if (!demand) throw new Error('Configured')
  const verify = (token: string) => captcha?.verify({ token, action: 'share', address: '' })
  expect([await verify(answered(demand, 1)), await verify(answered(demand))]).toEqual([false, false])
  const forged = demand.question.replace(/\.\d\.\d\./, '.1.1.')
  expect([await verify(answerToken(forged, '2')), await verify('question:x:2'), await verify('e30=')]).toEqual([
    false,
    false,
    false,
  ])
})

test('codes for many numbers from one place ask for a person, also of fifty at once', async () => {
  const api = askingApi()
  const address = '203.0.115.1'
  const send = (captcha?: string) =>
    api.call('user.Base/sendCode', { mobile: newMobile(), type: 'register', captcha }, { address })
  const answers = await Promise.all(Array.from({ length: 50 }, () => send()))
  expect(answers.filter(({ body }) => demanded.safeParse(body).success)).toHaveLength(45)
  expect(api.sms.sent).toHaveLength(5)
  const demand = demandOf(await send())
  expect(demand.action).toBe('send-code')
  expect((await send(answered(demand))).body).toMatchObject({ code: 1 })
})

/** The API asking for persons, and believing each answer after this. */
function believingApi(address: string, verify: (claim: object) => Promise<unknown>) {
  const api = createTestApi()
  const widget = { provider: 'turnstile' as const, site_key: '' }
  const captcha = {
    demand: async () => ({ action: 'send-code', question: '', widget }),
    verify: async (claim: object) => {
      await verify(claim)
      return true
    },
  }
  Object.assign(api.services, { captcha })
  const send = (token?: string, mobile = newMobile()) =>
    api.call('user.Base/sendCode', { mobile, type: 'register', captcha: token }, { address })
  return { api, send }
}

test('only an answer is verified, once, as one for this form and from this place', async () => {
  const verified: object[] = []
  const { send } = believingApi('203.0.115.2', async (claim) => verified.push(claim))
  for (let nth = 0; nth < 8; nth += 1) await send()
  expect(verified).toEqual([])
  expect((await send('token')).body).toMatchObject({ code: 1 })
  expect(verified).toEqual([{ token: 'token', action: 'send-code', address: '203.0.115.2' }])
})

test('what is used up while an answer is verified is used up for the person, too', async () => {
  const mobile = newMobile()
  const meanwhile = { left: 1 }
  const { api, send } = believingApi('203.0.115.3', async () => {
    meanwhile.left -= 1
    if (meanwhile.left === 0) await send('another token', mobile)
  })
  for (let nth = 0; nth < 5; nth += 1) await send()
  expect((await send('token', mobile)).status).toBe(429)
  expect(api.sms.sent.filter((one) => one.mobile === mobile)).toHaveLength(1)
})

test('entering codes from one place asks for a person', async () => {
  const api = askingApi()
  const enter = (captcha?: string) =>
    api.call('user.Base/register', { mobile: newMobile(), password: 'bamboo-and-ink', code: '0000', captcha })
  for (let nth = 0; nth < 15; nth += 1) expect((await enter()).body).toMatchObject({ code: 1003 })
  const demand = demandOf(await enter())
  expect(demand.action).toBe('enter-code')
  expect((await enter(answered(demand))).body).toMatchObject({ code: 1003 })
})

test('a link that many try opens for whoever knows its password, as a person', async () => {
  const api = askingApi()
  const { link } = await setUpShare({ password: 'bamboo' }, undefined, api)
  const unlock = (password: string, address: string, captcha?: string) =>
    api.call('resume.Share/unlock', { token: link.token, password, captcha }, { address })
  for (let nth = 0; nth < 20; nth += 1) await unlock('guess', `10.0.0.${nth}`)
  const demand = demandOf(await unlock('bamboo', '10.9.9.9'))
  expect((await unlock('bamboo', '10.9.9.9', answered(demand))).body).toMatchObject({ code: 1 })
})

test('where addresses are unknown nobody is refused for what others do: what is tried asks for a person', async () => {
  const api = askingApi()
  const nowhere = { address: '' }
  const wrongTry = (mobile: string) => api.call('user.Base/loginByPassword', { mobile, password: 'wrong' }, nowhere)
  for (let nth = 0; nth < 70; nth += 1) expect((await wrongTry(newMobile())).body).toMatchObject({ code: 1002 })
  const user = await registerUser(api)
  for (let nth = 0; nth < 3; nth += 1) expect((await wrongTry(user.mobile)).body).toMatchObject({ code: 1002 })
  const demand = demandOf(await api.call('user.Base/loginByPassword', user, nowhere))
  const answer = await api.call('user.Base/loginByPassword', { ...user, captcha: answered(demand) }, nowhere)
  expect(answer.body).toMatchObject({ code: 1 })
})

test('limits of the same client stay limits for a person', async () => {
  const api = askingApi()
  const user = await registerUser(api)
  const login = (captcha?: string) => api.call('user.Base/loginByPassword', { ...user, password: 'wrong', captcha })
  for (let nth = 0; nth < 3; nth += 1) expect((await login()).body).toMatchObject({ code: 1002 })
  for (let nth = 0; nth < 2; nth += 1) {
    expect((await login(answered(demandOf(await login())))).body).toMatchObject({ code: 1002 })
  }
  expect((await login()).status).toBe(429)
  api.clock.now += HOUR
  expect((await login()).body).toMatchObject({ code: 1002 })
})

test('without a verifier nothing is asked', async () => {
  const api = createTestApi()
  const mobile = newMobile()
  for (let i = 0; i < 5; i += 1) {
    expect((await api.call('user.Base/sendCode', { mobile, type: 'reset' })).body).toMatchObject({ code: 1 })
    api.clock.now += MINUTE
  }
})

test('whoever is signed in is not asked to be a person for a code of their own', async () => {
  const api = askingApi()
  const { token } = await registerUser(api)
  for (let nth = 0; nth < 4; nth += 1) {
    api.clock.now += MINUTE
    const { body } = await api.call('user.Account/sendCode', { to: 'mobile' }, { token })
    expect([nth, body]).toEqual([nth, expect.objectContaining({ code: 1 })])
  }
})
