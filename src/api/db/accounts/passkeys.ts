import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import * as z from 'zod/mini'
import { statement } from '#src/api/db/named.ts'
import { changesOf, flag, hasChanged, readRow, readRows, rowOf } from '#src/api/db/rows.ts'
import type { Answered } from '#src/api/domain/passkey-challenge.ts'
import { addPasskeySession, IS_PROVED, type NewSession, type ProvedSession } from './sessions.ts'
import { hasOtherWay } from './ways.ts'

const passkeyRow = rowOf({
  id: z.string(),
  userId: z.int(),
  userHandle: z.string(),
  publicKey: z.string(),
  counter: z.number(),
  transports: z.pipe(
    z.string(),
    z.transform((names) => (names === '' ? [] : names.split(','))),
  ),
  name: z.string(),
  synced: flag,
  createdAt: z.number(),
  usedAt: z.nullable(z.number()),
})

/** A stored passkey; keys and handles in base64url, times in ms since 1970. */
export type StoredPasskey = z.infer<typeof passkeyRow>

/** A use of a passkey as reported by its authenticator: its counter, and the challenge it answered. */
export type PasskeyUse = { id: string; counter: number; answered: Answered; now: number }

const COLUMNS =
  'id, user_id, user_handle, public_key, counter, transports, name, synced, created_at, used_at FROM passkeys'

/** A passkey by its id. */
export async function readPasskey(db: D1Database, id: string): Promise<StoredPasskey | null> {
  return readRow(passkeyRow, db.prepare(`SELECT ${COLUMNS} WHERE id = ?`).bind(id))
}

/** The passkeys of a user, the oldest first. */
export async function listPasskeys(db: D1Database, userId: number): Promise<StoredPasskey[]> {
  return readRows(passkeyRow, db.prepare(`SELECT ${COLUMNS} WHERE user_id = ? ORDER BY created_at, id`).bind(userId))
}

/**
 * Stores a passkey, if its challenge was not answered before, the session has a recent proof of identity, and there are
 * fewer than `limit`.
 * @returns whether the challenge was accepted
 */
export async function addPasskey(
  db: D1Database,
  passkey: Omit<StoredPasskey, 'userId' | 'usedAt'>,
  { owner, answered, limit }: { owner: ProvedSession; answered: Answered; limit: number },
): Promise<boolean> {
  const [spent] = await db.batch([
    spend(db, answered),
    statement(
      db,
      `INSERT INTO passkeys (id, user_id, user_handle, public_key, counter, transports, name, synced, created_at)
       SELECT :id, :userId, :userHandle, :publicKey, :counter, :transports, :name, :synced, :createdAt
       WHERE changes() = 1 AND ${IS_PROVED} AND (SELECT count(*) FROM passkeys WHERE user_id = :userId) < :limit
       ON CONFLICT DO NOTHING`,
      { ...passkey, transports: passkey.transports.join(','), synced: Number(passkey.synced), ...owner, limit },
    ),
  ])
  return changesOf(spent) === 1
}

/** Renames a passkey of a user; false when there is none. */
export async function renamePasskey(db: D1Database, userId: number, id: string, name: string): Promise<boolean> {
  return hasChanged(db.prepare('UPDATE passkeys SET name = ? WHERE id = ? AND user_id = ?').bind(name, id, userId))
}

/**
 * Removes a passkey, if the session has a recent proof of identity and another way to sign in is left.
 * @returns whether it was removed
 */
export async function removePasskey(db: D1Database, session: ProvedSession, id: string): Promise<boolean> {
  const sql = `DELETE FROM passkeys WHERE id = :id AND user_id = :userId AND ${IS_PROVED} AND (
      EXISTS (SELECT 1 FROM users WHERE id = :userId AND ${hasOtherWay('passkey')})
      OR EXISTS (SELECT 1 FROM passkeys AS other WHERE other.user_id = :userId AND other.id <> :id))`
  return hasChanged(statement(db, sql, { ...session, id }))
}

/** Starts a session by a passkey; false when its challenge was answered before, or the counter shows a copy. */
export async function signInByPasskey(db: D1Database, use: PasskeyUse, session: NewSession): Promise<boolean> {
  const [, , added] = await db.batch([spend(db, use.answered), count(db, use), addPasskeySession(db, session, use.id)])
  return changesOf(added) === 1
}

/**
 * Records a proof of identity for a session, by a passkey of its user; false when the challenge was answered before,
 * the counter shows a copy, or the passkey is not this user's.
 */
export async function proveByPasskey(db: D1Database, use: PasskeyUse, tokenHash: string): Promise<boolean> {
  const noted = db
    .prepare(
      `UPDATE sessions SET proved_at = ?2 WHERE token_hash = ?1 AND changes() = 1
         AND user_id = (SELECT user_id FROM passkeys WHERE id = ?3)`,
    )
    .bind(tokenHash, use.now, use.id)
  const results = await db.batch([spend(db, use.answered), count(db, use), noted])
  return changesOf(results.at(-1)) === 1
}

function spend(db: D1Database, { id, expiresAt }: Answered): D1PreparedStatement {
  return db
    .prepare('INSERT INTO passkey_uses (id, expires_at) VALUES (?, ?) ON CONFLICT (id) DO NOTHING')
    .bind(id, expiresAt)
}

/** Updates the counter if the previous statement of the batch changed a row; counters only grow, or stay 0. */
function count(db: D1Database, { id, counter, now }: PasskeyUse): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE passkeys SET counter = ?2, used_at = ?3
       WHERE id = ?1 AND changes() = 1 AND (counter < ?2 OR max(counter, ?2) = 0)`,
    )
    .bind(id, counter, now)
}
