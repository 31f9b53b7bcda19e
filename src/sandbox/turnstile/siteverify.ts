import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { parseJson } from '#src/lib/json.ts'
import { type SandboxEnv, turnstileOf } from '#src/sandbox/bindings.ts'
import { faulty, nowOf } from '#src/sandbox/faults.ts'
import { readJson } from '#src/sandbox/input.ts'
import { fits, settingsOf } from '#src/sandbox/settings.ts'

const MAX_TOKEN_LENGTH = 2048
/** The token that Cloudflare's test keys issue and accept. */
export const DUMMY_TOKEN = 'XXXX.DUMMY.TOKEN.XXXX'

/** Cloudflare's test secrets: always passes, always fails, always reports a used token. */
const TEST_SECRETS: Record<string, string | null> = {
  '1x0000000000000000000000000000000AA': null,
  '2x0000000000000000000000000000000AA': 'invalid-input-response',
  '3x0000000000000000000000000000000AA': 'timeout-or-duplicate',
}

const question = z.object({
  secret: z._default(z.string(), ''),
  response: z._default(z.string(), ''),
  remoteip: z.optional(z.string()),
  idempotency_key: z.optional(z.uuid()),
})

const challenge = z.object({
  hostname: z.string().check(z.regex(/^[a-z0-9.-]{1,253}$/i, 'must be a host name')),
  action: z._default(z.string().check(z.regex(/^[\w-]{0,32}$/, 'must be up to 32 letters and digits')), ''),
  cdata: z._default(z.string().check(z.maxLength(255)), ''),
  sitekey: z.optional(z.string()),
  outcome: z._default(z.enum(['pass', 'fail', 'expired'], 'must be pass, fail or expired'), 'pass'),
})

/**
 * The endpoint with which the site's server verifies a token.
 * @see https://developers.cloudflare.com/turnstile/get-started/server-side-validation/
 */
export const siteverify = new Hono<SandboxEnv>()

siteverify.use(faulty('turnstile', (c) => no(c, 'internal-error')))

siteverify.post('/', async (c) => {
  const asked = question.safeParse(await readBody(c))
  if (!asked.success) return no(c, 'bad-request', 400)
  const { secret, response, idempotency_key = null } = asked.data
  if (secret === '') return no(c, 'missing-input-secret', 400)
  if (response === '') return no(c, 'missing-input-response')
  const test = TEST_SECRETS[secret]
  if (test !== undefined) return answerTest(c, response, test)
  if (!fits(secret, settingsOf(c).turnstile.secret)) return no(c, 'invalid-input-secret', 400)
  if (response.length > MAX_TOKEN_LENGTH || !response.startsWith('sandbox.')) return no(c, 'invalid-input-response')
  const redeemed = await turnstileOf(c).redeem(response, idempotency_key, await nowOf(c))
  if (!redeemed.ok) return no(c, redeemed.error)
  const { hostname, action, cdata } = redeemed.challenge
  const at = new Date(redeemed.at).toISOString()
  return c.json({ success: true, 'error-codes': [], challenge_ts: at, hostname, action, cdata })
})

/** Issues tokens to widgets, and to tests without a browser. */
export const turnstileTokens = new Hono<SandboxEnv>()

turnstileTokens.post('/', async (c) => {
  const { sitekey = settingsOf(c).turnstile.siteKey, ...input } = await readJson(c, challenge)
  const token = await turnstileOf(c).newToken({ ...input, siteKey: sitekey }, await nowOf(c))
  return c.json({ token })
})

async function readBody(c: Context<SandboxEnv>): Promise<unknown> {
  if (c.req.header('content-type')?.startsWith('application/json')) return parseJson(await c.req.text())
  return c.req.parseBody()
}

function answerTest(c: Context<SandboxEnv>, response: string, error: string | null) {
  if (response !== DUMMY_TOKEN) return no(c, 'invalid-input-response')
  if (error !== null) return no(c, error)
  const at = new Date().toISOString()
  const metadata = { result_with_testing_key: true }
  return c.json({ success: true, 'error-codes': [], challenge_ts: at, hostname: 'example.com', metadata })
}

function no(c: Context<SandboxEnv>, error: string, status: 200 | 400 = 200) {
  return c.json({ success: false, 'error-codes': [error], messages: [] }, status)
}
