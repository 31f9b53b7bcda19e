import { Hono } from 'hono'
import * as z from 'zod/mini'
import { type SandboxEnv, stateOf } from '#src/sandbox/bindings.ts'
import { faulty, nowOf } from '#src/sandbox/faults.ts'
import { readJson } from '#src/sandbox/input.ts'
import { fits, settingsOf } from '#src/sandbox/settings.ts'

const words = z.string('is required').check(z.minLength(1, 'must not be empty'))
const address = z.email('must be an e-mail address')

const bound = z.object({
  to: address,
  from: z.object({ email: address, name: words }),
  subject: words,
  text: words,
  html: words,
  replyTo: z.optional(address),
})

const resend = z.object({
  to: z.tuple([address], 'must be one address'),
  from: z.string('is required').check(z.regex(/^"[^"<>]+" <[^<>\s@]+@[^<>\s@]+>$/, 'must be a name and an address')),
  subject: words,
  text: words,
  html: words,
  reply_to: z.optional(address),
})

/** The one verified domain that `/domains` lists. */
const OWN_DOMAIN = 'qingjian.example'

/** A substitute for the `send_email` binding: `POST /send`. */
export const boundMail = new Hono<SandboxEnv>()
/** The part of Resend's API that is used. */
export const resendMail = new Hono<SandboxEnv>()

const failing = faulty('mail', (c) =>
  c.json({ statusCode: 500, name: 'application_error', message: 'set to fail' }, 500),
)
boundMail.use(failing)
resendMail.use(failing)

boundMail.post('/send', async (c) => {
  const { to, subject, text } = await readJson(c, bound)
  await stateOf(c).addMail({ to, subject, text, sent_at: new Date(await nowOf(c)).toISOString() })
  return c.json({ messageId: crypto.randomUUID() })
})

/** Without a user agent a request ends before the API, at its firewall. */
resendMail.use(async (c, next) => {
  if (!c.req.header('user-agent')) return c.text('error code: 1010', 403)
  if (fits(c.req.header('authorization')?.replace(/^Bearer /, ''), settingsOf(c).resendKey)) return next()
  return c.json({ statusCode: 403, name: 'invalid_api_key', message: 'API key is invalid' }, 403)
})

resendMail.get('/domains', (c) => c.json({ object: 'list', data: [{ name: OWN_DOMAIN, status: 'verified' }] }))

resendMail.post('/emails', async (c) => {
  const { to, subject, text } = await readJson(c, resend)
  await stateOf(c).addMail({ to: to[0], subject, text, sent_at: new Date(await nowOf(c)).toISOString() })
  return c.json({ id: crypto.randomUUID() })
})

/** The outbox for tests and for the page: newest e-mail first, with the six digits of its code if it has one. */
export const mailOutbox = new Hono<SandboxEnv>()

mailOutbox.get('/', async (c) => {
  const letters = await stateOf(c).listMail(c.req.query('to'))
  return c.json(letters.map((letter) => ({ ...letter, ...codeIn(letter.text) })))
})

/** Finds the code, which is on a line of its own. */
function codeIn(text: string): { code?: string } {
  const [, code] = /^ {4}(\d{6})$/m.exec(text) ?? []
  return code === undefined ? {} : { code }
}
