import { env } from 'cloudflare:workers'
import { isEmail } from '#src/contract/index.ts'
import { parseEnv } from '#src/env/index.ts'
import { registerUser, type TestUser } from './accounts.ts'
import { createTestApi, type TestApi, VARIABLES } from './api.ts'

/** Letters are sent, to the outbox of the test. */
export const MAILING = parseEnv({ ...env, ...VARIABLES, MAIL_PROVIDER: 'resend', RESEND_API_KEY: 're_1' })

let emails = 0

/** An address no other test of the file uses. */
export function newEmail(): string {
  emails += 1
  return `person${emails}@example.com`
}

/** A number or address the way calls name it. */
export function named(contact: string): { mobile: string } | { email: string } {
  return isEmail(contact) ? { email: contact } : { mobile: contact }
}

/** The code that came last, by message or by mail. */
export function lastCode(api: TestApi, contact: string): string {
  if (!isEmail(contact)) return api.sms.sent.at(-1)?.code ?? ''
  return /^ {4}(\d{6})$/m.exec(api.mail.sent.at(-1)?.text ?? '')?.[1] ?? ''
}

/** Somebody signed in, and how they change their ways to sign in. */
export async function setUpWays(api = createTestApi({ config: MAILING }), user?: TestUser) {
  const { token, ...owner } = user ?? (await registerUser(api))
  const sendTo = async (contact: string, options: { address?: string } = {}) => {
    const { body } = await api.call('user.Way/sendCode', named(contact), { token, ...options })
    return { body, code: lastCode(api, contact) }
  }
  const bind = async (contact: string, code: string) =>
    (await api.call('user.Way/bind', { ...named(contact), code }, { token })).body
  const addEmail = async (email = newEmail()) => {
    await bind(email, (await sendTo(email)).code)
    return email
  }
  const remove = async (way: 'mobile' | 'email' | 'wechat') =>
    (await api.call('user.Way/remove', { way }, { token })).body
  const account = async () => {
    const { results } = await env.DB.prepare('SELECT mobile, email FROM users WHERE id = ?').bind(owner.id).all()
    return results[0]
  }
  const letters = () => api.mail.sent.map(({ to, text }) => `${to}: ${text.split('\n')[0]}`)
  return { api, user: { ...owner, token }, token, sendTo, bind, addEmail, remove, account, letters }
}
