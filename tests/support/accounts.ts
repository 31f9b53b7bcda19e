import { env } from 'cloudflare:workers'
import * as z from 'zod/mini'
import { newMobile, type TestApi } from './api.ts'

export type TestUser = { id: number; mobile: string; password: string; token: string }

const PASSWORD = 'correct horse battery'

const signedInAnswer = z.object({ data: z.object({ user_id: z.int(), token: z.string() }) })

/** Opens an account the way people do, with an SMS code. */
export async function registerUser(api: TestApi, mobile = newMobile(), password = PASSWORD): Promise<TestUser> {
  const code = await receiveCode(api, mobile, 'register')
  const answer = await api.call('user.Base/register', { mobile, password, code })
  const { data } = signedInAnswer.parse(answer.body)
  return { id: data.user_id, mobile, password, token: data.token }
}

/** Requests a verification code for a number and reads it from the outbox. */
export async function receiveCode(api: TestApi, mobile: string, type: 'register' | 'reset'): Promise<string> {
  await api.call('user.Base/sendCode', { mobile, type })
  const message = api.sms.sent.at(-1)
  if (message?.mobile !== mobile || message.type !== type) throw new Error(`No ${type} code arrived at ${mobile}`)
  return message.code
}

/** A code that differs from this one. */
export function wrongCode(code: string): string {
  return code === '0000' ? '0001' : '0000'
}

/** The token of a sign-in. */
export async function signInToken(api: TestApi, { mobile, password }: TestUser): Promise<string> {
  const answer = await api.call('user.Base/loginByPassword', { mobile, password })
  return signedInAnswer.parse(answer.body).data.token
}

/** Gives an account a membership level; `until` in ms since 1970, `null` for ever. */
export async function setLevel(userId: number, level: string, until: number | null): Promise<void> {
  await env.DB.prepare('UPDATE users SET level = ?, level_until = ? WHERE id = ?').bind(level, until, userId).run()
}
