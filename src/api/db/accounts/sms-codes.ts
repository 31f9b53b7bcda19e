import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import * as z from 'zod/mini'
import { statement } from '#src/api/db/named.ts'
import { firstOf } from '#src/api/db/rows.ts'
import { LONGEST_SPAN_MS } from '#src/api/domain/limits.ts'
import { CODE_LIFE_MS, CODE_TRIES, CODE_TRIES_PER_DAY, STRANGE_TRIES } from '#src/api/domain/verification-codes.ts'
import { type Admission, type Attempt, admissionOf, admitStatements, forgetAttempt } from './attempts.ts'
import { IS_PROVED, type ProvedSession } from './sessions.ts'
import { OF_CONTACT } from './users.ts'

/** What a code is for: registering, resetting a password, proving oneself, adding a contact. */
export type CodePurpose = 'register' | 'reset' | 'prove' | 'bind'

/** A typed code as a keyed hash, the contact it was sent to, and the caller's place; `now` in ms since 1970. */
export type EnteredCode = { contact: string; type: CodePurpose; hash: string; address: string; now: number }

/**
 * The verdict on a typed code. `used`: the code has already made or changed an account. `freeAt`: when the daily limit
 * resets, in ms since 1970.
 */
export type CodeVerdict =
  | { kind: 'right'; id: string }
  | { kind: 'used' }
  | { kind: 'wrong' }
  | { kind: 'too-many'; freeAt: number }

/** How long wrong tries of a code count. */
export const TRIES_WINDOW_MS = LONGEST_SPAN_MS + CODE_LIFE_MS

const OF_NUMBER = 'SELECT id FROM sms_codes WHERE mobile = ?1 AND type = ?2'
/** Selects the code to compare with: the newest requested from this place, otherwise the newest of the number. */
const MEANT = `coalesce(
  (${OF_NUMBER} AND address = ?5 AND expires_at > ?4 ORDER BY sent_at DESC LIMIT 1),
  (${OF_NUMBER} ORDER BY sent_at DESC LIMIT 1))`
const TRIES_TODAY = `SELECT coalesce(sum(wrong_tries), 0) FROM sms_codes
  WHERE mobile = ?1 AND address = ?5 AND sent_at > ?4 - ${TRIES_WINDOW_MS}`
/**
 * The condition for a row to be the code selected by `MEANT`, if that is valid and may still be tried from here. Other
 * addresses than the requesting one have a limit of tries of their own, so that strangers cannot use up the owner's.
 */
const TRIABLE = `id = ${MEANT} AND expires_at > ?4 AND wrong_tries < ${CODE_TRIES}
  AND (address = ?5 OR strange_tries < ${STRANGE_TRIES}) AND (${TRIES_TODAY}) < ${CODE_TRIES_PER_DAY}`

const USABLE = `id = ?1 AND used_at IS NULL AND expires_at > ?2 AND wrong_tries < ${CODE_TRIES}`

const triesRow = z.object({ tries: z.number(), oldest: z.nullable(z.number()) })
const codeRow = z.object({ id: z.string(), used_at: z.nullable(z.number()), used_for: z.nullable(z.number()) })

/**
 * Stores a code about to be sent, unless a limit forbids it. Voids earlier codes of the same number, type and place.
 * `attempt.id` is also the key of the code.
 */
export async function storeCode(
  db: D1Database,
  attempt: Attempt,
  code: { contact: string; type: CodePurpose; hash: string; isPerson: boolean },
): Promise<Admission> {
  const [admitting, freeing] = admitStatements(db, attempt, code.isPerson)
  const [written, , free] = await db.batch([
    admitting,
    db
      .prepare(
        `INSERT INTO sms_codes (id, mobile, type, code_hash, sent_at, expires_at, address)
         SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7 WHERE EXISTS (SELECT 1 FROM attempts WHERE id = ?1)`,
      )
      .bind(attempt.id, code.contact, code.type, code.hash, attempt.at, attempt.at + CODE_LIFE_MS, attempt.address),
    freeing,
  ])
  return admissionOf(written, free)
}

/** Deletes a code that was not sent, and its attempt. */
export async function forgetCode(db: D1Database, id: string): Promise<void> {
  await db.batch([db.prepare('DELETE FROM sms_codes WHERE id = ?').bind(id), forgetAttempt(db, id)])
}

/** Checks a typed code; a wrong one counts against the code. */
export async function tryCode(
  db: D1Database,
  { contact, type, hash, address, now }: EnteredCode,
): Promise<CodeVerdict> {
  const [, found, counted] = await db.batch([
    db
      .prepare(
        `UPDATE sms_codes SET wrong_tries = wrong_tries + (address = ?5), strange_tries = strange_tries + (address <> ?5)
         WHERE ${TRIABLE} AND code_hash <> ?3`,
      )
      .bind(contact, type, hash, now, address),
    db
      .prepare(`SELECT id, used_at, used_for FROM sms_codes WHERE ${TRIABLE} AND code_hash = ?3`)
      .bind(contact, type, hash, now, address),
    db
      .prepare(
        `SELECT coalesce(sum(wrong_tries), 0) AS tries, min(sent_at) AS oldest FROM sms_codes
         WHERE mobile = ? AND address = ? AND wrong_tries > 0 AND sent_at > ?`,
      )
      .bind(contact, address, now - TRIES_WINDOW_MS),
  ])
  const code = firstOf(codeRow, found)
  if (code !== null) return code.used_at === null ? { kind: 'right', id: code.id } : afterUse(code.used_for)
  const { tries, oldest } = triesRow.parse(counted?.results[0])
  if (tries < CODE_TRIES_PER_DAY) return { kind: 'wrong' }
  return { kind: 'too-many', freeAt: (oldest ?? now) + TRIES_WINDOW_MS }
}

function afterUse(account: number | null): CodeVerdict {
  return account === null ? { kind: 'wrong' } : { kind: 'used' }
}

/** Marks a right code as used, if it is still unused and valid. */
export function spendCode(db: D1Database, id: string, now: number): D1PreparedStatement {
  return db.prepare(`UPDATE sms_codes SET used_at = ?2 WHERE ${USABLE}`).bind(id, now)
}

/** Marks a right code as used, if it is still unused and valid and its contact has no account yet. */
export function spendNewcomerCode(db: D1Database, id: string, now: number): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE sms_codes SET used_at = ?2
       WHERE ${USABLE} AND NOT EXISTS
         (SELECT 1 FROM users WHERE users.mobile = sms_codes.mobile OR users.email = sms_codes.mobile)`,
    )
    .bind(id, now)
}

/**
 * Marks a right code as used, if it is still unused and valid, the session is proved, and no other account has the
 * contact.
 */
export function spendBindingCode(db: D1Database, session: ProvedSession, id: string, now: number): D1PreparedStatement {
  return statement(
    db,
    `UPDATE sms_codes SET used_at = :now
     WHERE id = :id AND used_at IS NULL AND expires_at > :now AND wrong_tries < ${CODE_TRIES} AND ${IS_PROVED}
       AND NOT EXISTS (SELECT 1 FROM users
         WHERE users.id <> :userId AND (users.mobile = sms_codes.mobile OR users.email = sms_codes.mobile))`,
    { ...session, id, now },
  )
}

/** Records the account a code was used for, if the previous statement of the batch changed that account. */
export function creditCode(db: D1Database, id: string, contact: string): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE sms_codes SET used_for = (SELECT id FROM users WHERE ${OF_CONTACT}) WHERE id = ?2 AND changes() = 1`,
    )
    .bind(contact, id)
}
