import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createCaptchaVerifier } from '#src/api/captcha/index.ts'

const CONFIG = {
  provider: 'turnstile',
  siteKey: 'site-key',
  secret: 'secret',
  hostname: 'qingjian.test',
  baseUrl: 'https://challenges.cloudflare.com',
} as const
const LOCAL = { now: () => 0, secret: 'secret', spend: async () => true }
const CLAIM = { token: 'token-of-a-person', action: 'login', address: '203.0.113.7' } as const
const GOOD = { success: true, hostname: 'qingjian.test', action: 'login', 'error-codes': [], challenge_ts: '2026' }
const INTERNAL = { success: false, 'error-codes': ['internal-error'] }

const sentBody = z.strictObject({
  secret: z.string(),
  response: z.string(),
  remoteip: z.optional(z.string()),
  idempotency_key: z.uuid(),
})

/** A verifier in front of Cloudflare answering these in turn. */
function setUp(...answers: (() => Response | Promise<Response>)[]) {
  const requests: { url: string; body: z.infer<typeof sentBody> }[] = []
  const log: string[] = []
  const causes: unknown[] = []
  let drawn = 0
  const verifier = createCaptchaVerifier(CONFIG, {
    ...LOCAL,
    http: async (input, init) => {
      const request = new Request(input, init)
      requests.push({ url: request.url, body: sentBody.parse(await request.json()) })
      const answer = answers.shift()
      if (answer === undefined) throw new Error('Asked too often')
      return answer()
    },
    randomBytes: (length) => new Uint8Array(length).fill(255 - drawn++),
    log: {
      info: (event, fields) => void [log.push(event), causes.push(fields)],
      error: (event, cause) => void [log.push(event), causes.push(cause)],
    },
  })
  if (verifier === null) throw new Error('Configured')
  return { verifier, requests, log, causes }
}

test('a token of this site and this form is good', async () => {
  const { verifier, requests } = setUp(() => Response.json(GOOD))
  expect(await verifier.verify(CLAIM)).toBe(true)
  expect(requests).toEqual([
    {
      url: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
      body: {
        secret: 'secret',
        response: 'token-of-a-person',
        remoteip: '203.0.113.7',
        idempotency_key: 'ffffffff-ffff-4fff-bfff-ffffffffffff',
      },
    },
  ])
})

test('an unknown address is not sent', async () => {
  const { verifier, requests } = setUp(() => Response.json(GOOD))
  await verifier.verify({ ...CLAIM, address: '' })
  expect(requests[0]?.body).not.toHaveProperty('remoteip')
})

test.each([
  ['one that failed', { ...GOOD, success: false, 'error-codes': ['invalid-input-response'] }],
  ['a used or late one', { success: false, 'error-codes': ['timeout-or-duplicate'] }],
  ['one of another site', { ...GOOD, hostname: 'evil.test' }],
  ['one of a site that ends alike', { ...GOOD, hostname: 'not-qingjian.test' }],
  ['one without a site', { ...GOOD, hostname: undefined }],
  ['one of another form', { ...GOOD, action: 'send-code' }],
  ['one without a form', { ...GOOD, action: undefined }],
  ['one of the test keys', { success: true, hostname: 'example.com', 'error-codes': [], metadata: {} }],
])('%s is no good', async (_, answer) => {
  const { verifier, log } = setUp(() => Response.json(answer))
  expect([await verifier.verify(CLAIM), log]).toEqual([false, ['captcha.refused']])
})

test.each([
  ['a time-out', () => Promise.reject(new DOMException('The operation timed out', 'TimeoutError'))],
  ['a lost connection', () => Promise.reject(new Error('Network connection lost'))],
  ['an answer that is no JSON', () => new Response('oops')],
  ['an answer of another shape', () => Response.json({ success: 'true' })],
])('%s lets nobody through', async (_, answer) => {
  const { verifier, log } = setUp(answer)
  expect([await verifier.verify(CLAIM), log]).toEqual([false, ['captcha.unreachable']])
})

test('the log says why: the status of what could not be read, the fault of what did not come, what was refused', async () => {
  const lost = new Error('Network connection lost')
  const refused = { ...GOOD, success: false, 'error-codes': ['a', 'b'] }
  const causeOf = async (...answers: (() => Response | Promise<Response>)[]) => {
    const { verifier, causes } = setUp(...answers)
    await verifier.verify(CLAIM)
    return causes
  }
  expect(await causeOf(() => new Response('oops', { status: 403 }))).toEqual(['HTTP 403'])
  expect(await causeOf(() => Promise.reject(lost))).toEqual([lost])
  expect(await causeOf(() => Response.json(refused))).toEqual([
    { codes: 'a b', hostname: 'qingjian.test', action: 'login' },
  ])
  expect(await causeOf(() => Response.json({ success: false }))).toEqual([
    { codes: undefined, hostname: undefined, action: undefined },
  ])
})

test.each([[2047], [2048]])('a token of %i signs is asked about', async (length) => {
  const { verifier, requests } = setUp(() => Response.json(GOOD))
  expect([await verifier.verify({ ...CLAIM, token: 'x'.repeat(length) }), requests.length]).toEqual([true, 1])
})

test.each([
  ['an internal error', () => Response.json(INTERNAL)],
  ['a fault', () => new Response('', { status: 500 })],
  ['a bad gateway', () => new Response('', { status: 502 })],
])('after %s it asks once more, under the same key', async (_, fault) => {
  const { verifier, requests } = setUp(fault, () => Response.json(GOOD))
  expect([await verifier.verify(CLAIM), requests.length]).toEqual([true, 2])
  expect(requests[1]).toEqual(requests[0])
  const down = setUp(fault, fault)
  expect([await down.verifier.verify(CLAIM), down.requests.length]).toEqual([false, 2])
})

test.each([
  ['none', ''],
  ['one too long', 'x'.repeat(2049)],
])('%s is not even asked about', async (_, token) => {
  const { verifier, requests } = setUp()
  expect([await verifier.verify({ ...CLAIM, token }), requests.length]).toEqual([false, 0])
})

test('without configuration there is no verifier', () => {
  const log = { info: () => {}, error: () => {} }
  expect(createCaptchaVerifier(null, { ...LOCAL, http: fetch, randomBytes: () => new Uint8Array(16), log })).toBeNull()
})
