import { beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createCaptchaVerifier } from '#src/api/captcha/index.ts'
import { parseCaptcha } from '#src/env/captcha.ts'
import { createSandbox, KEYS, noSite, SANDBOX, SITE } from './sandbox.ts'

const sandbox = createSandbox(noSite)
const HOSTNAME = new URL(SITE).hostname
const LOGIN = { hostname: HOSTNAME, action: 'login' }

const minted = z.object({ token: z.string() })

beforeEach(sandbox.reset)

function createVerifier(keys: Partial<typeof KEYS> = {}) {
  const refused: unknown[] = []
  const config = parseCaptcha({ ...KEYS, ...keys, SITE_URL: SITE }, { production: false, sandboxUrl: SANDBOX })
  const verifier = createCaptchaVerifier(config, {
    http: sandbox.network,
    now: () => Date.now(),
    secret: 'secret',
    spend: async () => true,
    randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
    log: {
      info: (_event, fields) => void refused.push(fields?.codes || 'elsewhere'),
      error: (event) => void refused.push(event),
    },
  })
  return {
    refused,
    verify: async (token: string, action: 'login' | 'send-code' = 'login') =>
      verifier?.verify({ token, action, address: '203.0.113.7' }),
  }
}

async function mint(challenge: object): Promise<string> {
  return minted.parse(await sandbox.post('turnstile', challenge)).token
}

async function ask(fields: Record<string, string>): Promise<[number, unknown]> {
  const body = new URLSearchParams(fields)
  const answer = await sandbox.network('https://challenges.cloudflare.com/turnstile/v0/siteverify', {
    method: 'POST',
    body,
  })
  return [answer.status, await answer.json()]
}

test('a token is good once', async () => {
  const { verify, refused } = createVerifier()
  const token = await mint(LOGIN)
  expect([await verify(token), await verify(token), refused]).toEqual([true, false, ['timeout-or-duplicate']])
})

test.each([
  ['of another site', { ...LOGIN, hostname: 'evil.test' }, 'elsewhere'],
  ['of another form', { ...LOGIN, action: 'send-code' }, 'elsewhere'],
  ['of a widget without a form', { hostname: HOSTNAME }, 'elsewhere'],
  ['that failed', { ...LOGIN, outcome: 'fail' }, 'invalid-input-response'],
  ['that is old', { ...LOGIN, outcome: 'expired' }, 'timeout-or-duplicate'],
])('a token %s is no good', async (_, challenge, code) => {
  const { verify, refused } = createVerifier()
  expect([await verify(await mint(challenge)), refused]).toEqual([false, [code]])
})

test('a token lives 300 seconds', async () => {
  const { verify } = createVerifier()
  const [early, late] = [await mint(LOGIN), await mint(LOGIN)]
  await sandbox.setFaults({ clock: 298 })
  expect(await verify(early)).toBe(true)
  await sandbox.setFaults({ clock: 301 })
  expect(await verify(late)).toBe(false)
})

test.each([
  ['invented', 'sandbox.invented', 'invalid-input-response'],
  ['of the test keys', 'XXXX.DUMMY.TOKEN.XXXX', 'invalid-input-response'],
])('a token that is %s is no good', async (_, token, code) => {
  const { verify, refused } = createVerifier()
  expect([await verify(token), refused]).toEqual([false, [code]])
})

test('another secret learns nothing, and uses nothing up', async () => {
  const token = await mint(LOGIN)
  const other = createVerifier({ TURNSTILE_SECRET: 'sandboxOther' })
  expect([await other.verify(token), other.refused]).toEqual([false, ['invalid-input-secret']])
  expect(await createVerifier().verify(token)).toBe(true)
})

test.each(['fail', 'broken'] as const)('while it is set to %s nobody gets through', async (turnstile) => {
  const { verify } = createVerifier()
  const token = await mint(LOGIN)
  await sandbox.setFaults({ turnstile })
  expect(await verify(token)).toBe(false)
})

test('the same question under the same key gets the same answer', async () => {
  const fields = { secret: KEYS.TURNSTILE_SECRET, response: await mint({ ...LOGIN, cdata: 'visit-7' }) }
  const key = crypto.randomUUID()
  const first = await ask({ ...fields, idempotency_key: key })
  const good = { success: true, 'error-codes': [], challenge_ts: expect.any(String), ...LOGIN, cdata: 'visit-7' }
  expect(first).toEqual([200, good])
  expect(await ask({ ...fields, idempotency_key: key })).toEqual(first)
  const used = { success: false, 'error-codes': ['timeout-or-duplicate'], messages: [] }
  expect(await ask({ ...fields, idempotency_key: crypto.randomUUID() })).toEqual([200, used])
  expect(await ask(fields)).toEqual([200, used])
})

test.each([
  [{ response: 'x' }, 400, 'missing-input-secret'],
  [{ secret: 'x', response: 'x' }, 400, 'invalid-input-secret'],
  [{ secret: KEYS.TURNSTILE_SECRET }, 200, 'missing-input-response'],
  [{ secret: KEYS.TURNSTILE_SECRET, response: 'x', idempotency_key: 'no uuid' }, 400, 'bad-request'],
  [{ secret: '1x0000000000000000000000000000000AA', response: 'x' }, 200, 'invalid-input-response'],
  [{ secret: '3x0000000000000000000000000000000AA', response: 'XXXX.DUMMY.TOKEN.XXXX' }, 200, 'timeout-or-duplicate'],
])('%j is answered %i %s', async (fields, status, code) => {
  expect(await ask(fields)).toEqual([status, { success: false, 'error-codes': [code], messages: [] }])
})
