import type { SignedIn } from '#src/contract/index.ts'
import { admit, counted } from './attempt.ts'
import { forgetLogins } from './db/attempts.ts'
import { changesOf } from './db/rows.ts'
import { addSession, type NewSession } from './db/sessions.ts'
import { improvePasswordHash, readAccountByMobile } from './db/users.ts'
import { addressKey } from './domain/limits.ts'
import { type Account, type Level, userView } from './domain/membership.ts'
import { newToken, tokenHash } from './domain/secrets.ts'
import type { Caller } from './handler.ts'

export type Credentials = { mobile: string; password: string; captcha?: string | undefined }
type CheckedAccount = { account: Account; passwordHash: string; levels: Level[] }

/**
 * Finds the account of these credentials; an unknown number costs the same work as a wrong password.
 * @returns `null` when they are wrong
 * @throws ApiError `request.too-many` after too many wrong tries from this address; `captcha.required`; `service.busy`
 */
export async function checkCredentials(
  { mobile, password, captcha }: Credentials,
  caller: Caller,
): Promise<CheckedAccount | null> {
  const { db, passwords } = caller.services
  const attempt = await admit({ kind: 'login', subject: mobile, captcha }, caller)
  const { account, levels } = await readAccountByMobile(db, mobile)
  const passwordHash = account?.passwordHash ?? null
  const isRight = await counted(attempt, caller, () => passwords.verify(password, passwordHash))
  if (!isRight || account === null || passwordHash === null) return null
  return { account, passwordHash, levels }
}

/**
 * Signs in by number and password.
 * @returns `null` when they are wrong
 * @throws ApiError `request.too-many` after too many wrong tries from this address; `service.busy`
 */
export async function signIn(credentials: Credentials, caller: Caller): Promise<SignedIn | null> {
  const checked = await checkCredentials(credentials, caller)
  if (checked === null) return null
  const { db, passwords, now } = caller.services
  const { account, passwordHash, levels } = checked
  const { token, session } = newSession(caller)
  const statements = [
    addSession(db, session, { id: account.id, passwordHash }),
    forgetLogins(db, credentials.mobile, addressKey(caller.address)),
  ]
  const better = await passwords.improve(credentials.password, passwordHash)
  if (better !== null) statements.push(improvePasswordHash(db, account.id, passwordHash, better))
  const [added] = await db.batch(statements)
  // The password was changed while this one was being checked.
  if (changesOf(added) === 0) return null
  return { ...userView(account, levels, now(), caller.locale), token }
}

/** A new token for the caller and the session to be stored for it. */
export function newSession({ services, userAgent, address }: Caller): { token: string; session: NewSession } {
  const token = newToken(services.randomBytes)
  const hash = tokenHash(services.config.appSecret, token)
  return { token, session: { tokenHash: hash, userAgent, address, now: services.now() } }
}
