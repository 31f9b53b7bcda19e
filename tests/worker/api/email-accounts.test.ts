import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { runTimers } from '#src/api/upkeep/timers.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#src/lib/time.ts'
import { createTestApi, type TestApi } from '#tests/support/api.ts'
import { countOf } from '#tests/support/database.ts'

const PASSWORD = 'correct horse battery'
const signedIn = z.object({ code: z.literal(1), data: z.object({ user_id: z.int(), token: z.string() }) })

async function mailedCode(api: TestApi, email: string, type: 'register' | 'reset', address?: string): Promise<string> {
  const sent = await api.call('user.Base/sendCode', { email, type }, { ...(address && { address }) })
  expect(sent.body).toEqual({ code: 1, msg: '验证码已发送', data: { retry_after: 60 } })
  return codeIn(api)
}

/** The code in the newest letter, on a line of its own. */
function codeIn(api: TestApi): string {
  return /^ {4}(\d{6})$/m.exec(api.mail.sent.at(-1)?.text ?? '')?.[1] ?? ''
}

async function registerByMail(api: TestApi, email: string) {
  const code = await mailedCode(api, email, 'register')
  const { body } = await api.call('user.Base/register', { email, password: PASSWORD, code })
  return { ...signedIn.parse(body).data, code }
}

test('an account by e-mail: code, register, log in, reset, all by the address', async () => {
  const api = createTestApi()
  const { user_id, token } = await registerByMail(api, ' Mary.Kay@Example.COM ')
  expect(api.sms.sent).toEqual([])
  expect(api.mail.sent.at(-1)).toMatchObject({ to: 'mary.kay@example.com', subject: '青简验证码', sender: '青简' })
  const login = (email: string, password: string) => api.call('user.Base/loginByPassword', { email, password })
  expect((await login('MARY.KAY@example.com', PASSWORD)).body).toMatchObject({
    data: { user_id, user_name: 'mary.kay' },
  })
  expect((await login('mary.kay@example.com', 'wrong')).body).toEqual({ code: 1047, msg: '邮箱或密码错误' })
  expect((await login('nobody@example.com', 'wrong')).body).toEqual({ code: 1047, msg: '邮箱或密码错误' })
  expect((await api.call('user.Account/index', {}, { token })).body).toMatchObject({
    data: { mobile_masked: '', email_masked: 'm***@example.com', has_password: true },
  })

  api.clock.now += MINUTE_MS
  const code = await mailedCode(api, 'mary.kay@example.com', 'reset')
  const reset = { email: 'mary.kay@example.com', password: 'another password', code }
  expect((await api.call('user.Base/resetPassword', { ...reset, code: '000000' })).body).toMatchObject({ code: 1048 })
  expect((await api.call('user.Base/resetPassword', reset)).body).toMatchObject({ code: 1 })
  // The answer may have got lost.
  expect((await api.call('user.Base/resetPassword', reset)).body).toMatchObject({ code: 1 })
  expect((await api.call('user.Info/index', {}, { token })).status).toBe(401)
  expect((await login('mary.kay@example.com', 'another password')).body).toMatchObject({ data: { user_id } })
  expect(api.faults).toEqual([])
})

test('asking for a code tells nobody whether there is an account; the code does', async () => {
  const api = createTestApi()
  const { code: opened } = await registerByMail(api, 'known@example.com')
  api.clock.now += MINUTE_MS
  const code = await mailedCode(api, 'known@example.com', 'register')
  const again = await api.call('user.Base/register', { email: 'known@example.com', password: 'something else', code })
  expect(again.body).toEqual({
    ...{ code: 1045, msg: '该邮箱已注册，请直接登录' },
    errors: { email: '该邮箱已注册，请直接登录' },
  })
  expect(opened).not.toBe('')
  const strange = await mailedCode(api, 'strange@example.com', 'reset')
  const missing = { email: 'strange@example.com', password: 'something else', code: strange }
  expect((await api.call('user.Base/resetPassword', missing)).body).toMatchObject({ code: 1046 })
})

test('one says in its field what is wrong; a number from abroad hears what to do', async () => {
  const api = createTestApi()
  const send = async (contact: { mobile?: string; email?: string }) =>
    (await api.call('user.Base/sendCode', { ...contact, type: 'register' }, { language: 'en' })).body
  const foreign = 'Codes reach mobile numbers of mainland China only. Please use your e-mail address instead'
  expect(await send({})).toMatchObject({ errors: { mobile: 'Please enter mobile number' } })
  expect(await send({ mobile: '+447911123456' })).toMatchObject({ errors: { mobile: foreign } })
  expect(await send({ mobile: '00353851234567' })).toMatchObject({ errors: { mobile: foreign } })
  expect(await send({ mobile: '+8613800138000' })).toMatchObject({ errors: { mobile: 'Mobile number format error' } })
  expect(await send({ email: 'mary@' })).toMatchObject({ errors: { email: 'E-mail address format error' } })
  const typed = { email: 'mary@example.com', password: PASSWORD, code: '1234' }
  expect((await api.call('user.Base/register', typed)).body).toMatchObject({
    errors: { code: '邮件里的验证码是 6 位数字' },
  })
  const message = { mobile: '13800138000', password: PASSWORD, code: '123456' }
  expect((await api.call('user.Base/register', message)).body).toMatchObject({
    errors: { code: '验证码必须是 4 位数字' },
  })
  expect(api.mail.sent).toEqual([])
})

test('codes by mail are limited like messages; names of one mailbox are one, and so is a place that makes mailboxes', async () => {
  const api = createTestApi()
  const send = async (email: string, address: string) =>
    (await api.call('user.Base/sendCode', { email, type: 'register' }, { address })).body
  expect(await send('one+a@gmail.com', '203.0.113.1')).toMatchObject({ code: 1 })
  expect(await send('one+b@gmail.com', '203.0.113.1')).toMatchObject({ code: 429, retry_after: 60 })
  for (let nth = 0; nth < 30; nth += 1) {
    expect(await send(`${nth}@throw-away.example`, `2001:db8:${nth}::1`)).toMatchObject({ code: 1 })
  }
  expect(await send('more@throw-away.example', '2001:db8:99::1')).toMatchObject({ code: 429 })
  api.clock.now += HOUR_MS
  expect(await send('more@throw-away.example', '2001:db8:99::1')).toMatchObject({ code: 1 })
})

test('a letter that cannot be sent is said, and does not count', async () => {
  const api = createTestApi()
  api.mail.outcome = 'failed'
  const send = () => api.call('user.Base/sendCode', { email: 'li@example.com', type: 'register' }, { language: 'en' })
  const failed = { code: 1044, msg: 'The e-mail could not be sent, please try again later' }
  expect((await send()).body).toEqual(failed)
  api.mail.outcome = 'sent'
  expect((await send()).body).toMatchObject({ code: 1 })
  expect(api.mail.sent.at(-1)?.subject).toBe('Your Qingjian code')
})

test('letters that cannot be sent use up nothing of what their place may get', async () => {
  const api = createTestApi()
  const send = async (nth: number) => {
    const email = `${nth}@small.example`
    return (await api.call('user.Base/sendCode', { email, type: 'register' }, { address: `2001:db8:${nth}::1` })).body
  }
  api.mail.outcome = 'failed'
  for (let nth = 0; nth < 30; nth += 1) expect(await send(nth)).toMatchObject({ code: 1044 })
  api.mail.outcome = 'sent'
  for (let nth = 0; nth < 30; nth += 1) expect(await send(nth)).toMatchObject({ code: 1 })
  expect(await send(30)).toMatchObject({ code: 429 })
})

test('proof by mail, and leaving: nothing knows the address afterwards', async () => {
  const api = createTestApi()
  const { user_id, token } = await registerByMail(api, 'leaver+tag@example.com')
  api.clock.now += HOUR_MS
  expect((await api.call('user.Account/sendCode', { to: 'mobile' }, { token })).body).toMatchObject({ code: 1043 })
  await api.call('user.Account/sendCode', { to: 'email' }, { token })
  expect((await api.call('user.Account/prove', { code: codeIn(api) }, { token })).body).toMatchObject({ code: 1 })
  expect((await api.call('user.Account/delete', { confirm: String(user_id) }, { token })).body).toMatchObject({
    code: 1,
  })
  api.clock.now += 7 * DAY_MS
  await api.call('user.Base/sendCode', { email: 'leaver+tag@example.com', type: 'reset' })
  api.clock.now += MINUTE_MS
  await runTimers(api.services, api.clock.now)
  for (const table of ['attempts', 'sms_codes']) {
    expect(await countOf(`SELECT count(*) AS count FROM ${table} WHERE mobile LIKE 'leaver%'`)).toBe(0)
  }
  expect(await countOf("SELECT count(*) AS count FROM users WHERE email LIKE 'leaver%'")).toBe(0)
  expect(api.faults).toEqual([])
})

test('a mailbox is limited as one, whichever of its names is tried, and a sign-in forgets the tries under all of them', async () => {
  const api = createTestApi()
  const kinds = async (mailbox: string) => {
    const sql = 'SELECT kind FROM attempts WHERE mobile = ? ORDER BY kind'
    const { results } = await api.services.db.prepare(sql).bind(mailbox).all<{ kind: string }>()
    return results.map(({ kind }) => kind)
  }
  const password = PASSWORD
  await api.call('user.Base/sendCode', { email: 'one+a@example.com', type: 'register' })
  await api.call('user.Base/register', { email: 'one+b@example.com', password, code: '000000' })
  await api.call('user.Base/resetPassword', { email: 'one+c@example.com', password, code: '000000' })
  await api.call('user.Base/loginByPassword', { email: 'one+d@example.com', password })
  expect(await kinds('one@example.com')).toEqual(['code', 'code-entry', 'code-entry', 'login'])

  const email = 'two+a@example.com'
  await registerByMail(api, email)
  const guess = () => api.call('user.Base/loginByPassword', { email, password: 'wrong' })
  await guess()
  expect((await api.call('user.Base/loginByPassword', { email, password })).body).toMatchObject({ code: 1 })
  expect(await kinds('two@example.com')).not.toContain('login')
  await guess()
  api.clock.now += MINUTE_MS
  const code = await mailedCode(api, email, 'reset')
  await api.call('user.Base/resetPassword', { email, password: 'another password', code })
  expect(await kinds('two@example.com')).not.toContain('login')
})
