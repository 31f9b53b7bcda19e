import { expect, test } from 'vitest'
import { share } from '#src/contract/index.ts'
import { receiveCode, registerUser, wrongCode } from '#tests/support/accounts.ts'
import { type Answer, createTestApi, HOUR, MINUTE, newMobile, type TestApi } from '#tests/support/api.ts'
import { askingApi } from '#tests/support/captcha.ts'
import { setUpHandoff, stateOf } from '#tests/support/handoffs.ts'
import { newCode } from '#tests/support/redeem-codes.ts'
import { newMid } from '#tests/support/resumes.ts'
import { plainLink, setUpShare } from '#tests/support/shares.ts'

// Written out, so that another number in the code is noticed.
const CODE_TRIES = 5
const STRANGE_TRIES = 2

const WRONG = 1003
const PERSON = 1008
const codeOf = ({ status, body }: Answer): unknown => (status === 429 ? 429 : Object(body).code)

/** How often each answer came. */
const counted = (answers: readonly Answer[]) =>
  Object.fromEntries([...Map.groupBy(answers, codeOf)].map(([code, all]) => [String(code), all.length]))

const elsewhere = (nth: number) => ({ address: `203.0.${113 + (nth >> 8)}.${nth & 255}` })

const enter = (api: TestApi, mobile: string, code: string, options: { address?: string } = {}) =>
  api.call('user.Base/register', { mobile, password: 'bamboo-and-ink', code }, options)

test('a code sent to one number is guessed from a hundred places as often as from one, and then by nobody else', async () => {
  const api = createTestApi()
  const mobile = newMobile()
  const code = await receiveCode(api, mobile, 'register')
  const guess = wrongCode(code)
  const answers = []
  for (let nth = 0; nth < 100; nth += 1) answers.push(await enter(api, mobile, nth < 50 ? guess : code, elsewhere(nth)))
  expect(counted(answers)).toEqual({ [WRONG]: 100 })
  // Whoever asked for it is not locked out by them, and has tries of their own.
  for (let nth = 0; nth < CODE_TRIES - 1; nth += 1) expect(codeOf(await enter(api, mobile, guess))).toBe(WRONG)
  expect(codeOf(await enter(api, mobile, code))).toBe(1)
})

test('from elsewhere a code is right within so many tries, and not with the next', async () => {
  const api = createTestApi()
  for (const tries of [STRANGE_TRIES - 1, STRANGE_TRIES]) {
    const mobile = newMobile()
    const code = await receiveCode(api, mobile, 'register')
    for (let nth = 0; nth < tries; nth += 1) await enter(api, mobile, wrongCode(code), elsewhere(nth))
    expect([tries, codeOf(await enter(api, mobile, code, elsewhere(99)))]).toEqual([
      tries,
      tries < STRANGE_TRIES ? 1 : WRONG,
    ])
  }
})

test('the same code tried at many numbers from one place asks for a person, whatever the numbers', async () => {
  const api = askingApi()
  const answers = []
  for (let nth = 0; nth < 40; nth += 1) answers.push(await enter(api, newMobile(), '1234', { address: '198.51.100.7' }))
  expect(counted(answers)).toEqual({ [WRONG]: 15, [PERSON]: 25 })
  // The rest of the network of an IPv6 line is the same place.
  const line = []
  for (let nth = 0; nth < 20; nth += 1)
    line.push(await enter(api, newMobile(), '1234', { address: `2001:db8:7:7:${nth.toString(16)}::1` }))
  expect(counted(line)).toEqual({ [WRONG]: 15, [PERSON]: 5 })
  api.clock.now += HOUR
  expect(codeOf(await enter(api, newMobile(), '1234', { address: '198.51.100.7' }))).toBe(WRONG)
})

test('the password of a link is guessed from many places, and of many links from one place, by persons alone', async () => {
  const api = askingApi()
  const { unlock, id, token } = await setUpShare({ password: 'bamboo' }, undefined, api)
  const many = []
  for (let nth = 0; nth < 30; nth += 1) many.push(await unlock('guess', elsewhere(nth).address))
  expect(counted(many)).toMatchObject({ [PERSON]: 10 })
  const tried = []
  for (let nth = 0; nth < 6; nth += 1) {
    const input = { id, key: newMid(), ...plainLink, password: 'bamboo' }
    const made = await api.call('user.Share/create', input, { token })
    const link = share.parse(Object(made.body).data)
    for (let time = 0; time < 3; time += 1) {
      const guess = { token: link.token, password: 'guess' }
      tried.push(await api.call('resume.Share/unlock', guess, { address: '198.51.100.9' }))
    }
  }
  expect(counted(tried)).toMatchObject({ [PERSON]: 3 })
})

test('a redemption code is guessed ten times in ten minutes by an account, wherever it is', async () => {
  const api = createTestApi()
  const [{ token }, other] = [await registerUser(api), await registerUser(api)]
  const right = await newCode(api, 'monthly')
  const redeem = (code: string, nth: number, by = token) =>
    api.call('user/vip_redeem', { code }, { token: by, ...elsewhere(nth) })
  const answers = []
  for (let nth = 0; nth < 12; nth += 1) answers.push(await redeem('ABCD-EFGH-JKLM', nth))
  expect(counted(answers)).toEqual({ 1013: 10, 429: 2 })
  expect(codeOf(await redeem(right, 12))).toBe(429)
  expect(codeOf(await redeem('ABCD-EFGH-JKLM', 12, other.token))).toBe(1013)
  api.clock.now += 10 * MINUTE
  expect(codeOf(await redeem(right, 13))).toBe(1)
})

test('a made-up code of a desk tells nothing and leaves nothing; the real one is known by its secret alone', async () => {
  const { api, handoff, phone, look, ask } = await setUpHandoff()
  const before = await api.services.db.prepare('SELECT count(*) AS count FROM attempts').first('count')
  for (const link of ['A'.repeat(43), handoff.padEnd(43, 'A')]) {
    for (const name of ['look', 'ask', 'collect'] as const)
      expect([name, stateOf(await api.call(`user.Handoff/${name}`, { link }, phone))]).toEqual([name, 'expired'])
  }
  expect(await api.services.db.prepare('SELECT count(*) AS count FROM attempts').first('count')).toBe(before)
  expect([stateOf(await look()), stateOf(await ask())]).toEqual(['waiting', 'asked'])
})
