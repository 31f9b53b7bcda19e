import { describe, expect, test } from 'vitest'
import { registerUser } from '#tests/support/accounts.ts'
import { createTestApi, DAY, HOUR, MINUTE, newMobile, SECOND } from '#tests/support/api.ts'
import { countOf } from '#tests/support/database.ts'

const sent = { status: 200, body: { code: 1, msg: '验证码已发送', data: { retry_after: 60 } } }

function tooMany(retryAfter: number) {
  return { status: 429, body: { code: 429, msg: '操作太频繁，请稍后再试', retry_after: retryAfter } }
}

test('a code of four digits goes to the number', async () => {
  const api = createTestApi()
  const mobile = newMobile()
  expect(await api.call('user.Base/sendCode', { mobile, type: 'register' })).toEqual(sent)
  expect(api.sms.sent).toEqual([{ mobile, type: 'register', code: expect.stringMatching(/^\d{4}$/) }])
})

test('the code is not stored as it is', async () => {
  const api = createTestApi()
  const mobile = newMobile()
  await api.call('user.Base/sendCode', { mobile, type: 'register' })
  const code = api.sms.sent[0]?.code ?? ''
  expect(
    await countOf('SELECT count(*) AS count FROM sms_codes WHERE mobile = ? AND code_hash = ?', mobile, code),
  ).toBe(0)
})

test('known and unknown numbers get the same answer, and both a message', async () => {
  const api = createTestApi()
  const known = await registerUser(api)
  api.clock.now += MINUTE
  for (const mobile of [known.mobile, newMobile()]) {
    for (const type of ['register', 'reset'] as const) {
      expect(await api.call('user.Base/sendCode', { mobile, type })).toEqual(sent)
      expect(api.sms.sent.at(-1)).toEqual({ mobile, type, code: expect.any(String) })
      api.clock.now += MINUTE
    }
  }
})

describe('limits', () => {
  test('one message a minute per number, whatever its type, with the seconds left', async () => {
    const api = createTestApi()
    const mobile = newMobile()
    await api.call('user.Base/sendCode', { mobile, type: 'register' })
    api.clock.now += 45 * SECOND - 1
    expect(await api.call('user.Base/sendCode', { mobile, type: 'reset' })).toEqual(tooMany(16))
    api.clock.now += 1
    expect(await api.call('user.Base/sendCode', { mobile, type: 'reset' })).toEqual(tooMany(15))
    api.clock.now += 15 * SECOND
    expect(await api.call('user.Base/sendCode', { mobile, type: 'reset' })).toEqual(sent)
    expect(api.sms.sent).toHaveLength(2)
  })

  test('five an hour and ten a day per number, counted back from now', async () => {
    const api = createTestApi()
    const mobile = newMobile()
    const answers: unknown[] = []
    for (let minute = 0; minute < 6; minute += 1) {
      answers.push(await api.call('user.Base/sendCode', { mobile, type: 'register' }))
      api.clock.now += MINUTE
    }
    expect(answers).toEqual([sent, sent, sent, sent, sent, tooMany(55 * 60)])

    api.clock.now += HOUR
    for (let minute = 0; minute < 5; minute += 1) {
      expect(await api.call('user.Base/sendCode', { mobile, type: 'register' })).toEqual(sent)
      api.clock.now += MINUTE
    }
    api.clock.now += HOUR
    const sinceFirst = 6 * MINUTE + HOUR + 5 * MINUTE + HOUR
    expect(await api.call('user.Base/sendCode', { mobile, type: 'register' })).toEqual(
      tooMany((DAY - sinceFirst) / SECOND),
    )
    api.clock.now += DAY - sinceFirst
    expect(await api.call('user.Base/sendCode', { mobile, type: 'register' })).toEqual(sent)
  })

  test('somebody elsewhere uses up none of the owner’s, until the number has had fifteen a day', async () => {
    const api = createTestApi()
    const mobile = newMobile()
    const send = (address?: string) => api.call('user.Base/sendCode', { mobile, type: 'register' }, { address })
    for (let nth = 0; nth < 14; nth += 1) expect(await send(`192.0.2.${nth}`)).toEqual(sent)
    expect(await send()).toEqual(sent)
    expect(await send('192.0.2.99')).toEqual(tooMany(24 * 3600))
  })

  test('fifty calls at once send one message', async () => {
    const api = createTestApi()
    const mobile = newMobile()
    const calls = Array.from({ length: 50 }, () => api.call('user.Base/sendCode', { mobile, type: 'register' }))
    const answers = await Promise.all(calls)
    expect(answers.filter(({ status }) => status === 200)).toEqual([sent])
    expect(answers.filter(({ status }) => status === 429)).toEqual(Array(49).fill(tooMany(60)))
    expect(api.sms.sent).toHaveLength(1)
  })
})

describe('the sender', () => {
  test('a message that was not sent does not count', async () => {
    const api = createTestApi()
    const mobile = newMobile()
    api.sms.outcome = 'failed'
    expect(await api.call('user.Base/sendCode', { mobile, type: 'register' })).toEqual({
      status: 200,
      body: { code: 1005, msg: '短信发送失败，请稍后再试' },
    })
    api.sms.outcome = 'sent'
    expect(await api.call('user.Base/sendCode', { mobile, type: 'register' })).toEqual(sent)
  })

  test('a message that may have been sent counts, and its code works', async () => {
    const api = createTestApi()
    const mobile = newMobile()
    api.sms.outcome = 'unknown'
    expect(await api.call('user.Base/sendCode', { mobile, type: 'register' })).toEqual(sent)
    expect(await api.call('user.Base/sendCode', { mobile, type: 'register' })).toEqual(tooMany(60))
    const code = api.sms.sent[0]?.code ?? ''
    const answer = await api.call('user.Base/register', { mobile, password: 'correct horse', code })
    expect(answer.body).toEqual({ code: 1, msg: '注册成功', data: expect.any(Object) })
  })
})
