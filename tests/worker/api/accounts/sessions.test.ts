import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import { findSession } from '#src/api/accounts/session.ts'
import { type EndpointName, endpointNames, endpointPath, endpoints } from '#src/contract/index.ts'
import { examples } from '#tests/suites/examples.ts'
import { registerUser } from '#tests/support/accounts.ts'
import { answerOf, createTestApi, DAY, HOUR, type TestApi } from '#tests/support/api.ts'
import { countOf, databaseWith } from '#tests/support/database.ts'
import { publishFixtures, storeFiles } from '#tests/support/templates.ts'

const refused = { status: 401, body: { code: 401, msg: '未登录，请登录后重试' } }

beforeAll(async () => {
  await publishFixtures([{ id: 1001 }])
  await storeFiles(1001)
})

async function ask(api: TestApi, name: EndpointName, authorization: string | undefined): Promise<Response> {
  const { method } = endpoints[name]
  const headers = {
    'content-type': 'application/json',
    ...(authorization !== undefined && { authorization }),
  }
  if (method === 'POST') return api.send(endpointPath(name), { method, headers, body: JSON.stringify(examples[name]) })
  const query = new URLSearchParams(Object.entries(examples[name]).map(([field, value]) => [field, String(value)]))
  return api.send(`${endpointPath(name)}?${query}`, { method, headers })
}

/** Authorization headers that belong to nobody, by what is wrong with them. */
async function uselessHeaders(api: TestApi): Promise<Record<string, string | undefined>> {
  const ended = await registerUser(api)
  await api.call('user.Base/logout', {}, { token: ended.token })
  const deleted = await registerUser(api)
  await env.DB.prepare('DELETE FROM users WHERE id = ?').bind(deleted.id).run()
  const expired = await registerUser(api)
  api.clock.now += 30 * DAY
  const { token } = await registerUser(api)
  const hash = await env.DB.prepare('SELECT token_hash FROM sessions WHERE expires_at > ?')
    .bind(api.clock.now)
    .first('token_hash')
  return {
    none: undefined,
    empty: '',
    'of nobody': `Bearer ${'A'.repeat(43)}`,
    ended: `Bearer ${ended.token}`,
    'of a deleted account': `Bearer ${deleted.token}`,
    expired: `Bearer ${expired.token}`,
    'another scheme': `Basic ${token}`,
    bare: token,
    'cut short': `Bearer ${token.slice(0, -1)}`,
    'too long': `Bearer ${token}A`,
    huge: `Bearer ${token.repeat(200)}`,
    twice: `Bearer ${token}, Bearer ${token}`,
    'the stored hash': `Bearer ${hash}`,
    SQL: "Bearer ' OR '1'='1",
  }
}

describe('calls', () => {
  const api = createTestApi()
  let useless: Record<string, string | undefined>
  let living: string

  beforeAll(async () => {
    useless = await uselessHeaders(api)
    living = (await registerUser(api)).token
  })

  describe.each(endpointNames)('%s', (name) => {
    const { auth } = endpoints[name]
    const isForUsers = auth === 'user' || auth === 'ended'

    test(isForUsers ? 'refuses whoever has no living session' : 'answers visitors', async () => {
      for (const [label, header] of Object.entries(useless)) {
        const response = await ask(api, name, header)
        if (isForUsers) expect({ label, ...(await answerOf(response)) }).toEqual({ label, ...refused })
        else
          expect({ label, status: response.status }).toEqual({
            label,
            status: expect.not.toSatisfy((is) => is === 401),
          })
      }
    })

    test('answers users', async () => {
      const token = name === 'user.Base/logout' ? (await registerUser(api)).token : living
      expect((await ask(api, name, `Bearer ${token}`)).status).not.toBe(401)
      expect(api.faults).toEqual([])
    })
  })
})

describe('a session', () => {
  const read = (api: TestApi, token: string) => api.call('user.Info/index', {}, { token })

  test('lives for thirty days', async () => {
    const api = createTestApi()
    const { token } = await registerUser(api)
    api.clock.now += 30 * DAY - 1
    expect((await read(api, token)).status).toBe(200)
    api.clock.now += 1
    expect(await read(api, token)).toEqual(refused)
  })

  test('is stored as a hash, with where it came from', async () => {
    const api = createTestApi()
    const { id, token } = await registerUser(api)
    const row = await env.DB.prepare('SELECT * FROM sessions WHERE user_id = ?').bind(id).first()
    expect(row).toEqual({
      token_hash: expect.stringMatching(/^[\w-]{43}$/),
      user_id: id,
      created_at: api.clock.now,
      expires_at: api.clock.now + 30 * DAY,
      last_seen_at: api.clock.now,
      proved_at: api.clock.now,
      handed_over: 0,
      country: '',
      user_agent: 'Test browser',
      address: expect.stringMatching(/^198\.18\./),
    })
    expect(row?.token_hash).not.toBe(token)
  })

  test('is noted as seen at most once an hour', async () => {
    const api = createTestApi()
    const { id, token } = await registerUser(api)
    const seen = () => countOf('SELECT last_seen_at AS count FROM sessions WHERE user_id = ?', id)
    const start = api.clock.now
    api.clock.now += HOUR - 1
    await read(api, token)
    expect(await seen()).toBe(start)
    api.clock.now += 1
    await read(api, token)
    expect(await seen()).toBe(start + HOUR)
  })

  test('is worth nothing under another secret', async () => {
    const { token } = await registerUser(createTestApi())
    const { services } = createTestApi()
    const other = createTestApi({ config: { ...services.config, appSecret: 'another secret of the tests' } })
    expect(await read(other, token)).toEqual(refused)
  })
})

test('through one view of the ledger a session is read once; a read that failed is read again by the next call', async () => {
  const api = createTestApi()
  const { id, token } = await registerUser(api)
  const reads = { made: 0, fail: true }
  const db = new Proxy(env.DB, {
    get(target, name) {
      if (name !== 'prepare') return Reflect.get(target, name)
      return (sql: string) => {
        reads.made += 1
        if (reads.fail) throw new Error('D1 is away')
        return target.prepare(sql)
      }
    },
  })
  const find = async () => (await findSession(`Bearer ${token}`, { ...api.services, db }))?.userId
  await expect(find()).rejects.toThrow('D1 is away')
  reads.fail = false
  expect([await find(), await find(), await find()]).toEqual([id, id, id])
  expect(reads.made).toBe(2)
})

test('calls that share a view of the ledger read its session once, and again after a failure', async () => {
  const api = createTestApi()
  const { id, token } = await registerUser(api)
  let [asked, isDown] = [0, true]
  const prepare = (sql: string) => {
    asked += 1
    if (isDown) throw new Error('The ledger is down')
    return env.DB.prepare(sql)
  }
  const services = { ...api.services, db: databaseWith({ prepare }) }
  const find = async () => (await findSession(`Bearer ${token}`, services))?.userId
  await expect(find()).rejects.toThrow('The ledger is down')
  isDown = false
  expect([await find(), await find(), asked]).toEqual([id, id, 2])
})
