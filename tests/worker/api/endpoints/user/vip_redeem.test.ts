import { env } from 'cloudflare:workers'
import type { D1PreparedStatement } from '@cloudflare/workers-types'
import { describe, expect, test } from 'vitest'
import { registerUser, setLevel } from '#tests/support/accounts.ts'
import { createTestApi, DAY, MINUTE } from '#tests/support/api.ts'
import { countOf, databaseWith, forgetfulDatabase, interruptedDatabase } from '#tests/support/database.ts'
import { newCode } from '#tests/support/redeem-codes.ts'
import { levelOf } from '#tests/support/shop.ts'

async function newUser(api = createTestApi()) {
  const { id, token } = await registerUser(api)
  const redeem = (code: string, language = 'zh') => api.call('user/vip_redeem', { code }, { token, language })
  return { api, id, token, redeem }
}

const success = (data: object) => ({ status: 200, body: { code: 1, msg: '兑换成功', data } })
const refusal = (code: number, msg: string) => ({ status: 200, body: { code, msg, errors: { code: msg } } })
const unknown = refusal(1013, '没有这个兑换码，请核对后重新输入')
const expired = refusal(1014, '这个兑换码已过期')
const usedUp = refusal(1015, '这个兑换码已被使用')
const notHigher = refusal(1016, '你当前的会员等级更高或为永久会员，使用这个兑换码不会有任何变化，兑换码仍然有效')

test('a code gives its plan, however it is typed; entered again it answers the same', async () => {
  const { api, id, redeem } = await newUser()
  const code = await newCode(api, 'yearly')
  const until = api.clock.now + 366 * DAY
  const expected = { code, level_name: '年度会员', days: 366, level_until: until, redeemed_at: api.clock.now }
  expect(await redeem(` ${code.toLowerCase().replaceAll('-', ' ')}`)).toEqual(success(expected))
  expect(await levelOf(id)).toEqual({ level: 'yearly', until })
  api.clock.now += MINUTE
  expect(await redeem(code)).toEqual(success(expected))
  expect(await levelOf(id)).toEqual({ level: 'yearly', until })
})

test.each([
  ['monthly', 5 * DAY, 'monthly', { level: 'monthly', until: 36 * DAY }],
  ['monthly', 5 * DAY, 'yearly', { level: 'yearly', until: 366 * DAY }],
  ['yearly', 5 * DAY, 'lifetime', { level: 'lifetime', until: null }],
  ['yearly', 0, 'monthly', { level: 'monthly', until: 31 * DAY }],
] as const)('%s for %s more, with a code for %s', async (level, until, plan, expected) => {
  const { api, id, redeem } = await newUser()
  await setLevel(id, level, api.clock.now + until)
  await redeem(await newCode(api, plan))
  const end = expected.until === null ? null : api.clock.now + expected.until
  expect(await levelOf(id)).toEqual({ level: expected.level, until: end })
})

describe('a code that is no good', () => {
  test('says why, in both languages', async () => {
    const { api, redeem } = await newUser()
    const other = await newUser(api)
    const used = await newCode(api, 'monthly')
    await other.redeem(used)
    const old = await newCode(api, 'monthly', { expiresAt: api.clock.now + 1 })
    api.clock.now += 1
    expect(await redeem('ABCD-EFGH-JKLM')).toEqual(unknown)
    expect(await redeem(used)).toEqual(usedUp)
    expect(await redeem(old)).toEqual(expired)
    expect(await redeem(used, 'en')).toMatchObject({ body: { msg: 'This code has been used already' } })
  })

  test.each([
    ['yearly', DAY, 'monthly'],
    ['lifetime', null, 'lifetime'],
    ['monthly', null, 'monthly'],
  ] as const)('stays good when it would change nothing: %s until %s, code for %s', async (level, until, plan) => {
    const { api, id, redeem } = await newUser()
    await setLevel(id, level, until === null ? null : api.clock.now + until)
    const code = await newCode(api, plan)
    expect(await redeem(code)).toEqual(notHigher)
    expect((await (await newUser(api)).redeem(code)).body).toMatchObject({ code: 1 })
  })

  test('cannot be guessed: ten wrong ones in ten minutes, right ones do not count', async () => {
    const { api, redeem } = await newUser()
    const codes = await Promise.all(Array.from({ length: 12 }, () => newCode(api, 'monthly')))
    for (const code of codes) await redeem(code)
    for (let nth = 0; nth < 10; nth += 1) expect(await redeem(`WRNG-WRNG-000${nth}`)).toEqual(unknown)
    expect(await redeem('WRNG-WRNG-9999')).toEqual({
      status: 429,
      body: { code: 429, msg: '操作太频繁，请稍后再试', retry_after: 600 },
    })
    api.clock.now += 10 * MINUTE
    expect(await redeem('WRNG-WRNG-9999')).toEqual(unknown)
  })
})

describe('at the same time', () => {
  test('twenty users and one code: one wins, and asking again says so', async () => {
    const api = createTestApi()
    const code = await newCode(api, 'monthly')
    const users = []
    for (let nth = 0; nth < 20; nth += 1) users.push(await newUser(api))
    const answers = await Promise.all(users.map(({ redeem }) => redeem(code)))
    const winner = answers.findIndex(({ body }) => JSON.stringify(body).includes('level_name'))
    expect(answers.filter((_, nth) => nth !== winner)).toEqual(Array(19).fill(usedUp))
    expect(await users[winner]?.redeem(code)).toEqual(answers[winner])
    expect(await countOf("SELECT count(*) AS count FROM users WHERE level = 'monthly'")).toBeGreaterThan(0)
    const levels = await Promise.all(users.map(({ id }) => levelOf(id)))
    expect(levels.filter((one) => one?.level === 'monthly')).toHaveLength(1)
  })

  test('twenty users and a code for five of them', async () => {
    const api = createTestApi()
    const code = await newCode(api, 'monthly', { uses: 5 })
    const users = []
    for (let nth = 0; nth < 20; nth += 1) users.push(await newUser(api))
    const answers = await Promise.all(users.map(({ redeem }) => redeem(code)))
    expect(answers.filter(({ body }) => JSON.stringify(body).includes('level_name'))).toHaveLength(5)
  })

  test('one user ten times: one use, ten same answers', async () => {
    const { api, id, redeem } = await newUser()
    const code = await newCode(api, 'monthly', { uses: 30 })
    const answers = await Promise.all(Array.from({ length: 10 }, () => redeem(code)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await levelOf(id)).toEqual({ level: 'monthly', until: api.clock.now + 31 * DAY })
    expect(await countOf('SELECT used AS count FROM redemption_codes WHERE tail = ?', code.slice(-4))).toBe(1)
  })

  test('a membership that changes in between is not lost', async () => {
    const { db, interrupt } = interruptedDatabase()
    const { api, id, redeem } = await newUser(createTestApi({ db }))
    const code = await newCode(api, 'monthly')
    const until = api.clock.now + 5 * DAY
    // Batches: the attempt, reading, writing.
    interrupt(3, () => setLevel(id, 'monthly', until))
    await redeem(code)
    expect(await levelOf(id)).toEqual({ level: 'monthly', until: until + 31 * DAY })
  })

  test.each([
    [18, 200],
    [20, 500],
  ])('a membership that changes %i times in between is answered with %i', async (changes, status) => {
    let reads = 0
    const api = createTestApi()
    const { id, token } = await newUser(api)
    const code = await newCode(api, 'monthly')
    const until = api.clock.now + 5 * DAY
    const batch = async <T>(statements: D1PreparedStatement[]) => {
      const found = await env.DB.batch<T>(statements)
      // After what was read, before it is written: reads and writes take turns behind the attempt.
      reads += 1
      if (reads % 2 === 0 && reads <= 2 * changes) await setLevel(id, 'monthly', until + reads)
      return found
    }
    const busy = createTestApi({ db: databaseWith({ batch }) })
    const answer = await busy.call('user/vip_redeem', { code }, { token })
    expect(answer.status).toBe(status)
    const left = { level: 'monthly', until: until + 2 * changes }
    expect(await levelOf(id)).toEqual(status === 200 ? { ...left, until: left.until + 31 * DAY } : left)
  })
})

test.each([1, 2, 3, 4])('when the answer of database call %i is lost, asking again gives the truth', async (nth) => {
  const forgetful = forgetfulDatabase()
  const { api, id, redeem } = await newUser(createTestApi({ db: forgetful.db }))
  const code = await newCode(api, 'monthly')
  forgetful.loseReplyOf(nth)
  expect((await redeem(code)).status).toBe(500)
  forgetful.loseReplyOf(0)
  expect((await redeem(code)).body).toMatchObject({ code: 1, data: { level_name: '月度会员' } })
  expect(await levelOf(id)).toEqual({ level: 'monthly', until: api.clock.now + 31 * DAY })
})

test('codes are stored as hashes, with their ends', async () => {
  const api = createTestApi()
  const code = await newCode(api, 'monthly')
  const row = await env.DB.prepare('SELECT * FROM redemption_codes WHERE tail = ?').bind(code.slice(-4)).first()
  expect(row).toEqual({
    code_hash: expect.stringMatching(/^[\w-]{43}$/),
    tail: code.slice(-4),
    level: 'monthly',
    uses: 1,
    used: 0,
    created_at: api.clock.now,
    expires_at: null,
  })
})
