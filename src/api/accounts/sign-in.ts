import { forgetLogins } from '#src/api/db/accounts/attempts.ts'
import { addSession, type NewSession } from '#src/api/db/accounts/sessions.ts'
import { improvePasswordHash, readAccount, readAccountByContact } from '#src/api/db/accounts/users.ts'
import { changesOf } from '#src/api/db/rows.ts'
import { limitKeyOf } from '#src/api/domain/contacts.ts'
import { addressKey } from '#src/api/domain/limits.ts'
import { type Account, type Level, userView } from '#src/api/domain/membership.ts'
import { newToken, tokenHash } from '#src/api/domain/secrets.ts'
import type { Caller } from '#src/api/wire/handler.ts'
import type { SignedIn } from '#src/contract/index.ts'
import { admit, counted } from './attempt.ts'

/** `contact` is a mobile number or an e-mail address. */
export type Credentials = { contact: string; password: string; captcha?: string | undefined }
type CheckedAccount = { account: Account; passwordHash: string; levels: Level[] }

/**
 * Finds the account of these credentials. An unknown account costs the same work as a wrong password.
 * @returns `null` when they are wrong
 * @throws ApiError `request.too-many` after too many wrong tries from this address; `captcha.required`; `service.busy`
 */
export function checkCredentials(credentials: Credentials, caller: Caller): Promise<CheckedAccount | null> {
  return caller.services.passwords.few(() => check(credentials, caller))
}

async function check({ contact, password, captcha }: Credentials, caller: Caller): Promise<CheckedAccount | null> {
  const { db, passwords } = caller.services
  const attempt = await admit({ kind: 'login', subject: limitKeyOf(contact), captcha }, caller)
  const { account, levels } = await readAccountByContact(db, contact)
  const passwordHash = account?.passwordHash ?? null
  const isRight = await counted(attempt, caller, () => passwords.verify(password, passwordHash))
  if (!isRight || account === null || passwordHash === null) return null
  return { account, passwordHash, levels }
}

/**
 * Signs in by number or address, and password.
 * @returns `null` when they are wrong
 * @throws ApiError `request.too-many` after too many wrong tries from this address; `captcha.required`; `service.busy`
 */
export async function signIn(credentials: Credentials, caller: Caller): Promise<SignedIn | null> {
  const checked = await checkCredentials(credentials, caller)
  if (checked === null) return null
  const { db, passwords, now } = caller.services
  const { account, passwordHash, levels } = checked
  const { token, session } = newSession(caller)
  const statements = [
    addSession(db, session, { id: account.id, passwordHash }),
    forgetLogins(db, limitKeyOf(credentials.contact), addressKey(caller.address)),
  ]
  const better = await passwords.improve(credentials.password, passwordHash)
  if (better !== null) statements.push(improvePasswordHash(db, account.id, passwordHash, better))
  const [added] = await db.batch(statements)
  // The password was changed while this one was being verified.
  if (changesOf(added) === 0) return null
  return { ...userView(account, levels, now(), caller.locale), token }
}

/** Creates a token for the caller, and the session to store for it. */
export function newSession(caller: Caller): { token: string; session: NewSession } {
  const token = newToken(caller.services.randomBytes)
  return { token, session: sessionOf(token, caller) }
}

/** The session to store for a caller with this token. */
export function sessionOf(token: string, { services, userAgent, address, country }: Caller): NewSession {
  return { tokenHash: tokenHash(services.config.appSecret, token), userAgent, address, country, now: services.now() }
}

/** What a sign-in by this token answers with; null when the account is gone. */
export async function signedInUser(
  userId: number,
  token: string,
  { services, locale }: Caller,
): Promise<SignedIn | null> {
  const { account, levels } = await readAccount(services.db, userId)
  return account && { ...userView(account, levels, services.now(), locale), token }
}
