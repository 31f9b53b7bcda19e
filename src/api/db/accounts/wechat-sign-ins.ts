import type { D1Database } from '@cloudflare/workers-types'
import * as z from 'zod/mini'
import { changesOf, firstOf } from '#src/api/db/rows.ts'
import { noteProofAfterChange } from './devices.ts'
import { addSceneSession, type NewSession } from './sessions.ts'

/** The collection of a confirmed scene. `takenBy` is unique to the call; `now` in ms since 1970. */
export type Collection = {
  sceneId: string
  browserHash: string
  takenBy: string
  userName: string
  session: NewSession
  now: number
}

const ownerRow = z.object({ user_id: z.int() })

/**
 * Turns a confirmed scene into a session, once: the first call of its browser collects it, adds an account if the
 * person has none, and starts the session. A retry with the same session finds it as long as it is valid.
 * @returns the id of the account; null when there is nothing to collect
 */
export async function collectScene(db: D1Database, collection: Collection): Promise<number | null> {
  const { sceneId, browserHash, takenBy, userName, session, now } = collection
  const taken = 'FROM wechat_scenes AS scene WHERE scene.id = ?1 AND scene.taken_by = ?2'
  const results = await db.batch([
    db
      .prepare(
        `UPDATE wechat_scenes SET taken_by = ?2
         WHERE id = ?1 AND browser_hash = ?3 AND purpose = 'login' AND status = 2 AND taken_by IS NULL
           AND expires_at > ?4`,
      )
      .bind(sceneId, takenBy, browserHash, now),
    db
      .prepare(
        `INSERT INTO users (user_name, created_at) SELECT ?3, ?4 ${taken} AND NOT EXISTS
           (SELECT 1 FROM identities WHERE provider = 'wechat' AND subject = scene.openid)`,
      )
      .bind(sceneId, takenBy, userName, now),
    db
      .prepare(
        `INSERT INTO identities (provider, subject, union_id, user_id, created_at)
         SELECT 'wechat', scene.openid, scene.union_id, last_insert_rowid(), ?3 ${taken} AND changes() = 1`,
      )
      .bind(sceneId, takenBy, now),
    db
      .prepare(
        `UPDATE identities SET union_id = scene.union_id ${taken} AND scene.union_id IS NOT NULL
           AND identities.provider = 'wechat' AND identities.subject = scene.openid`,
      )
      .bind(sceneId, takenBy),
    addSceneSession(db, session, sceneId, takenBy),
    db.prepare('SELECT user_id FROM sessions WHERE token_hash = ? AND expires_at > ?').bind(session.tokenHash, now),
  ])
  return firstOf(ownerRow, results.at(-1))?.user_id ?? null
}

/** A confirmed scan requested by a session; `now` in ms since 1970. */
export type SessionScan = { sceneId: string; browserHash: string; userId: number; now: number }

/**
 * The condition for a confirmed scan that was not used yet, with the parameters `?1` to `?4`; statements add the
 * purpose.
 */
const FRESH = `scene.id = ?1 AND scene.browser_hash = ?2 AND scene.user_id = ?3 AND scene.status = 2
  AND scene.expires_at > ?4 AND scene.taken_by IS NULL`

/**
 * Adds the WeChat account of a confirmed scan to the requesting account, unless either is bound already.
 * @returns the account that has it now, and whether it is new; null when nobody has it
 */
export async function bindWechat(
  db: D1Database,
  { sceneId, browserHash, userId, now }: SessionScan,
): Promise<{ isNew: boolean; owner: number | null }> {
  const [added, , found] = await db.batch([
    db
      .prepare(
        `INSERT INTO identities (provider, subject, union_id, user_id, created_at)
         SELECT 'wechat', scene.openid, scene.union_id, ?3, ?4 FROM wechat_scenes AS scene
         WHERE ${FRESH} AND scene.purpose = 'bind' ON CONFLICT DO NOTHING`,
      )
      .bind(sceneId, browserHash, userId, now),
    db.prepare('UPDATE wechat_scenes SET taken_by = id WHERE id = ? AND changes() = 1').bind(sceneId),
    db
      .prepare(
        `SELECT identities.user_id FROM identities JOIN wechat_scenes AS scene ON subject = scene.openid
         WHERE provider = 'wechat' AND scene.id = ? AND scene.browser_hash = ? AND scene.status = 2`,
      )
      .bind(sceneId, browserHash),
  ])
  return { isNew: changesOf(added) === 1, owner: firstOf(ownerRow, found)?.user_id ?? null }
}

/**
 * Records a proof of identity for a session, by a confirmed scan with the account's WeChat.
 * @returns false when another WeChat account scanned, or the scan was used before
 */
export async function proveByWechat(db: D1Database, scan: SessionScan, tokenHash: string): Promise<boolean> {
  const { sceneId, browserHash, userId, now } = scan
  const [, noted] = await db.batch([
    db
      .prepare(
        `UPDATE wechat_scenes AS scene SET taken_by = id WHERE ${FRESH} AND scene.purpose = 'prove' AND EXISTS
           (SELECT 1 FROM identities WHERE provider = 'wechat' AND subject = scene.openid AND user_id = ?3)`,
      )
      .bind(sceneId, browserHash, userId, now),
    noteProofAfterChange(db, tokenHash, now),
  ])
  return changesOf(noted) === 1
}
