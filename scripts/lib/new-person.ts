import { randomBytes } from 'node:crypto'
import type { D1Database } from '@cloudflare/workers-types'
import { addSession } from '#src/api/db/accounts/sessions.ts'
import { putAccount, readAccountByContact } from '#src/api/db/accounts/users.ts'
import { newToken, tokenHash } from '#src/api/domain/secrets.ts'

/** The password of everyone a check adds. */
export const PASSWORD = 'bamboo-and-ink'

/** Someone with an account and a session. */
export type NewPerson = { id: number; mobile: string; token: string }
type Secrets = { appSecret: string; passwordHash: string }

/** Adds someone who is signed in, without a call to the site. */
export async function addPerson(db: D1Database, mobile: string, secrets: Secrets): Promise<NewPerson> {
  const { passwordHash } = secrets
  await putAccount(db, { mobile, passwordHash, userName: mobile, now: Date.now() })
  const { account } = await readAccountByContact(db, mobile)
  if (account === null) throw new Error('There is no account')
  return { id: account.id, mobile, token: await addSessionOf(db, account.id, secrets) }
}

/** Adds a session of an account. Returns its token. */
export async function addSessionOf(db: D1Database, id: number, { appSecret, passwordHash }: Secrets): Promise<string> {
  const token = newToken(randomBytes)
  const hash = tokenHash(appSecret, token)
  const session = { tokenHash: hash, userAgent: 'verify', address: '', country: '', now: Date.now() }
  await addSession(db, session, { id, passwordHash }).run()
  return token
}
