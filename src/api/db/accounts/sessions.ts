import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import * as z from 'zod/mini'
import { readRow, rowOf } from '#src/api/db/rows.ts'
import { USER_AGENT_KEPT } from '#src/api/domain/devices.ts'
import type { LastGrant } from '#src/contract/index.ts'
import { DAY_MS } from '#src/lib/time.ts'
import { OF_CONTACT } from './users.ts'

/** A new session; `tokenHash` is its key. Times in ms since 1970. */
export type NewSession = { tokenHash: string; userAgent: string; address: string; country: string; now: number }

/** A session with a proof of identity since `provedAfter`, in ms since 1970. */
export type ProvedSession = { userId: number; tokenHash: string; provedAfter: number }

/** The condition that the session is still proved; for a `statement` that has the session among its values. */
export const IS_PROVED =
  'EXISTS (SELECT 1 FROM sessions WHERE user_id = :userId AND token_hash = :tokenHash AND proved_at > :provedAfter)'

const SESSION_LIFE_MS = 30 * DAY_MS

const sessionRow = z.pipe(
  rowOf({
    userId: z.int(),
    lastSeenAt: z.number(),
    expiresAt: z.number(),
    provedAt: z.number(),
    grantedAt: z.nullable(z.number()),
    grantedTemplate: z.nullable(z.int()),
    grantedFor: z.nullable(z.string()),
  }),
  z.transform(({ grantedAt: at, grantedTemplate, grantedFor: orderNo, ...session }) => {
    const kind: LastGrant['kind'] = grantedTemplate === null ? 'membership' : 'template'
    return { ...session, lastGrant: at === null || orderNo === null ? null : { at, kind, orderNo } }
  }),
)

/** The valid session of a token, with its user's latest grant that was not revoked. Null when the token has none. */
export async function readSession(
  db: D1Database,
  tokenHash: string,
  now: number,
): Promise<z.infer<typeof sessionRow> | null> {
  const sql = `SELECT s.user_id, s.last_seen_at, s.expires_at, s.proved_at, g.granted_at, g.template_id AS granted_template,
      g.order_no AS granted_for
    FROM sessions AS s LEFT JOIN grants AS g ON g.order_no = (
      SELECT order_no FROM grants WHERE user_id = s.user_id AND revoked_at IS NULL ORDER BY granted_at DESC LIMIT 1)
    WHERE s.token_hash = ? AND s.expires_at > ?`
  return readRow(sessionRow, db.prepare(sql).bind(tokenHash, now))
}

/** Starts a session for the account of a contact, if the previous statement of the batch changed a row. */
export function addSessionAfterChange(db: D1Database, session: NewSession, contact: string): D1PreparedStatement {
  return insertFrom(db, session, '(mobile = ?7 OR email = ?7) AND changes() = 1', [contact])
}

/** Starts a session for an account, if its password is still the one that was verified. */
export function addSession(
  db: D1Database,
  session: NewSession,
  account: { id: number; passwordHash: string },
): D1PreparedStatement {
  return insertFrom(db, session, 'id = ?7 AND password_hash = ?8', [account.id, account.passwordHash])
}

/** Starts a session for the WeChat user who confirmed a scene, if this call has collected the scene. */
export function addSceneSession(
  db: D1Database,
  session: NewSession,
  sceneId: string,
  takenBy: string,
): D1PreparedStatement {
  const owner = `SELECT identities.user_id FROM identities JOIN wechat_scenes AS scene ON subject = scene.openid
                 WHERE provider = 'wechat' AND scene.id = ?7 AND scene.taken_by = ?8`
  return insertFrom(db, session, `id = (${owner})`, [sceneId, takenBy])
}

/** Starts a session for the account of a passkey, if the previous statement of the batch changed a row. */
export function addPasskeySession(db: D1Database, session: NewSession, passkeyId: string): D1PreparedStatement {
  return insertFrom(db, session, 'id = (SELECT user_id FROM passkeys WHERE id = ?7) AND changes() = 1', [passkeyId])
}

/**
 * Starts a session on a phone that a desk has let in, if the previous statement of the batch changed a row. The session
 * has no proof of identity, because nobody has given one on the phone.
 */
export function addHandedSession(db: D1Database, session: NewSession, linkHash: string): D1PreparedStatement {
  const owner = 'id = (SELECT user_id FROM handoffs WHERE link_hash = ?7) AND changes() = 1'
  return insertFrom(db, session, owner, [linkHash], { provedAt: '0', handedOver: 1 })
}

/** Records that a session is in use. */
export async function touchSession(db: D1Database, tokenHash: string, now: number): Promise<void> {
  await db
    .prepare('UPDATE sessions SET last_seen_at = ?2 WHERE token_hash = ?1 AND last_seen_at < ?2')
    .bind(tokenHash, now)
    .run()
}

/** Ends a session. */
export async function removeSession(db: D1Database, tokenHash: string): Promise<void> {
  await db.prepare('DELETE FROM sessions WHERE token_hash = ?').bind(tokenHash).run()
}

/** Ends all sessions of a contact's account, if the previous statement of the batch changed a row. */
export function removeSessionsAfterChange(db: D1Database, contact: string): D1PreparedStatement {
  return db
    .prepare(`DELETE FROM sessions WHERE user_id = (SELECT id FROM users WHERE ${OF_CONTACT}) AND changes() = 1`)
    .bind(contact)
}

/** Ends all sessions of a user but one, if the previous statement of the batch changed a row. */
export function removeOthersAfterChange(
  db: D1Database,
  { userId, tokenHash }: Pick<ProvedSession, 'userId' | 'tokenHash'>,
): D1PreparedStatement {
  return db
    .prepare('DELETE FROM sessions WHERE user_id = ? AND token_hash <> ? AND changes() = 1')
    .bind(userId, tokenHash)
}

/** Inserts a session, except for accounts whose deletion is due. */
function insertFrom(
  db: D1Database,
  session: NewSession,
  users: string,
  keys: unknown[],
  { provedAt, handedOver } = { provedAt: '?2', handedOver: 0 },
): D1PreparedStatement {
  const { tokenHash, userAgent, address, country, now } = session
  return db
    .prepare(
      `INSERT INTO sessions (token_hash, user_id, created_at, expires_at, last_seen_at, proved_at, user_agent, address,
         country, handed_over)
       SELECT ?1, id, ?2, ?3, ?2, ${provedAt}, ?4, ?5, ?6, ${handedOver} FROM users WHERE ${users} AND coalesce(deletes_at > ?2, 1)`,
    )
    .bind(tokenHash, now, now + SESSION_LIFE_MS, userAgent.slice(0, USER_AGENT_KEPT), address, country, ...keys)
}
