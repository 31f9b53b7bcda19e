import { expect, test } from 'vitest'
import { PROOF_LIFE_MS } from '#src/api/accounts/proof.ts'
import { registerUser, signInToken, wrongCode } from '#tests/support/accounts.ts'
import { createTestApi, MINUTE, newMobile } from '#tests/support/api.ts'
import { countOf, forgetfulDatabase, interruptedDatabase } from '#tests/support/database.ts'
import { MAILING, newEmail, setUpWays } from '#tests/support/ways.ts'

const done = { code: 1, msg: '已绑定', data: null }
const taken =
  '这个手机号是另一个账号的登录方式，没有绑定到这里。两个账号不会自动合并：请换一个号码，或登录那个账号把它解绑'
const takenEmail =
  '这个邮箱是另一个账号的登录方式，没有绑定到这里。两个账号不会自动合并：请换一个邮箱，或登录那个账号把它解绑'

test('an address is added and logs in; changed, the old one hears of it and logs in no more', async () => {
  const { api, user, sendTo, bind, account, letters } = await setUpWays()
  const [first, second] = [newEmail(), newEmail()]
  const { code } = await sendTo(first)
  // Twice: the first answer may have got lost.
  expect([await bind(first, code), await bind(first, code)]).toEqual([done, done])
  expect(await account()).toEqual({ mobile: user.mobile, email: first })
  const { password } = user
  expect((await api.call('user.Base/loginByPassword', { email: first, password })).body).toMatchObject({
    data: { user_id: user.id },
  })
  expect(await bind(second, (await sendTo(second)).code)).toEqual(done)
  expect(letters().at(-1)).toBe(`${first}: 你的账号换绑了邮箱，不能再用这个邮箱登录。`)
  expect((await api.call('user.Base/loginByPassword', { email: first, password })).body).toMatchObject({ code: 1047 })
  expect(await account()).toEqual({ mobile: user.mobile, email: second })
  expect(await countOf('SELECT count(*) AS count FROM users WHERE email = ?', first)).toBe(0)
})

test('a number is changed; the address of the account hears of it, with time and device', async () => {
  const { api, user, sendTo, bind, addEmail, account, letters } = await setUpWays()
  const email = await addEmail()
  const mobile = newMobile()
  const { code } = await sendTo(mobile)
  const before = letters().length
  // Twice: the first answer may have got lost.
  expect([await bind(mobile, code), await bind(mobile, code)]).toEqual([done, done])
  expect(await account()).toEqual({ mobile, email })
  expect(letters().slice(before)).toEqual([`${email}: 你的账号换绑了手机号，不能再用原来的号码登录。`])
  expect(api.mail.sent.at(-1)).toMatchObject({ to: email, subject: '青简账号的登录方式有变动' })
  expect(api.mail.sent.at(-1)?.text).toContain('时间：11月21日 10:00（北京时间）\n设备：未知')
  expect((await api.call('user.Base/loginByPassword', { ...user })).body).toMatchObject({ code: 1002 })
  expect(await signInToken(api, { ...user, mobile })).toMatch(/^[\w-]{43}$/)
})

test('binding what the account has already is no change, and nobody hears of one', async () => {
  const { api, user, sendTo, bind, addEmail, account, letters } = await setUpWays()
  const email = await addEmail()
  api.clock.now += MINUTE
  const codes = [await sendTo(email), await sendTo(user.mobile)].map(({ code }) => code)
  const before = letters().length
  expect([await bind(email, codes[0] ?? ''), await bind(user.mobile, codes[1] ?? '')]).toEqual([done, done])
  expect(await account()).toEqual({ mobile: user.mobile, email })
  expect(letters().slice(before)).toEqual([])
})

test('an account without a number gets one, and its address hears of that', async () => {
  const { sendTo, bind, addEmail, remove, account, letters } = await setUpWays()
  const email = await addEmail()
  await remove('mobile')
  const mobile = newMobile()
  expect(await bind(mobile, (await sendTo(mobile)).code)).toEqual(done)
  expect([await account(), letters().at(-1)]).toEqual([{ mobile, email }, `${email}: 你的账号绑定了手机号。`])
})

test('what another account has is told to whoever has its code, and to nobody else; nothing is merged', async () => {
  const { api, sendTo, bind, account } = await setUpWays()
  const before = await account()
  const other = await setUpWays(api)
  const email = await other.addEmail()
  api.clock.now += MINUTE
  const { code } = await sendTo(other.user.mobile)
  expect(await bind(other.user.mobile, wrongCode(code))).toMatchObject({ code: 1003 })
  expect(await bind(other.user.mobile, code)).toEqual({ code: 1060, msg: taken, errors: { mobile: taken } })
  const mailed = await sendTo(email)
  expect(await bind(email, mailed.code)).toEqual({ code: 1061, msg: takenEmail, errors: { email: takenEmail } })
  expect([await account(), await other.account()]).toEqual([before, { mobile: other.user.mobile, email }])
})

test('a code for something else binds nothing', async () => {
  const { api, token, bind, account } = await setUpWays()
  const mobile = newMobile()
  const before = await account()
  await api.call('user.Base/sendCode', { mobile, type: 'register' })
  expect(await bind(mobile, api.sms.sent.at(-1)?.code ?? '')).toMatchObject({ code: 1003 })
  api.clock.now += PROOF_LIFE_MS
  expect(await bind(mobile, '1234')).toMatchObject({ code: 1040 })
  expect(await account()).toEqual(before)
  expect((await api.call('user.Way/bind', { code: '1234' }, { token })).body).toMatchObject({
    errors: { mobile: '请输入手机号' },
  })
})

test('two accounts bind one number at once: one has it, the other is told', async () => {
  const api = createTestApi({ config: MAILING })
  const [one, two] = [await setUpWays(api), await setUpWays(api)]
  const mobile = newMobile()
  const { code } = await one.sendTo(mobile)
  api.clock.now += MINUTE
  const later = await two.sendTo(mobile, { address: '198.51.100.9' })
  const bindFrom = async (token: string, typed: string, address: string) =>
    (await api.call('user.Way/bind', { mobile, code: typed }, { token, address })).body
  const answers = await Promise.all([
    ...Array.from({ length: 10 }, () => one.bind(mobile, code)),
    ...Array.from({ length: 10 }, () => bindFrom(two.token, later.code, '198.51.100.9')),
  ])
  const holders = [(await one.account())?.mobile, (await two.account())?.mobile].filter((held) => held === mobile)
  expect(holders).toEqual([mobile])
  const winner = (await one.account())?.mobile === mobile ? answers.slice(0, 10) : answers.slice(10)
  const loser = winner[0] === answers[0] ? answers.slice(10) : answers.slice(0, 10)
  expect(winner).toEqual(Array(10).fill(done))
  expect(loser).toEqual(Array(10).fill({ code: 1060, msg: taken, errors: { mobile: taken } }))
})

test('an account that is opened meanwhile keeps its number', async () => {
  const interrupted = interruptedDatabase()
  const api = createTestApi({ config: MAILING, db: interrupted.db })
  const { sendTo, bind, account } = await setUpWays(api)
  const before = await account()
  const mobile = newMobile()
  const { code } = await sendTo(mobile)
  api.clock.now += MINUTE
  // After the code was judged, before it is spent.
  interrupted.interrupt(2, () => registerUser(createTestApi(), mobile))
  expect(await bind(mobile, code)).toMatchObject({ code: 1060 })
  expect(await account()).toEqual(before)
})

test.each([1, 2])('when the answer of database call %i is lost, asking again succeeds', async (nth) => {
  const forgetful = forgetfulDatabase()
  const api = createTestApi({ config: MAILING, db: forgetful.db })
  const { sendTo, bind, account } = await setUpWays(api)
  const mobile = newMobile()
  const { code } = await sendTo(mobile)
  forgetful.loseReplyOf(nth)
  expect(await bind(mobile, code)).toMatchObject({ code: 500 })
  forgetful.loseReplyOf(0)
  expect(await bind(mobile, code)).toEqual(done)
  expect((await account())?.mobile).toBe(mobile)
})
