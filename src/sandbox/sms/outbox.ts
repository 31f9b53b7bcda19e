import { Hono } from 'hono'
import * as z from 'zod/mini'
import { type SandboxEnv, stateOf } from '#src/sandbox/bindings.ts'
import { faulty, nowOf } from '#src/sandbox/faults.ts'
import { readJson } from '#src/sandbox/input.ts'

const message = z.object({
  mobile: z.string('is required').check(z.regex(/^1\d{10}$/, 'must be 11 digits starting with 1')),
  code: z.string('is required').check(z.regex(/^\d{4,8}$/, 'must be 4 to 8 digits')),
  type: z.enum(['register', 'reset', 'prove', 'bind'], 'must be register, reset, prove or bind'),
})

/** The sandbox's own SMS provider: `POST /send` accepts a message. */
export const ownSms = new Hono<SandboxEnv>()

ownSms.use(faulty('sms', (c) => c.json({ error: 'The SMS provider is set to fail' }, 500)))

ownSms.post('/send', async (c) => {
  const input = await readJson(c, message)
  await stateOf(c).addSms({ ...input, sent_at: new Date(await nowOf(c)).toISOString() })
  return c.json({ sent: true })
})

/** The outbox for tests and for the page. */
export const smsOutbox = new Hono<SandboxEnv>()

smsOutbox.get('/', async (c) => c.json(await stateOf(c).listSms(c.req.query('mobile'))))
