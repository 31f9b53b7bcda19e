import type { D1Database } from '@cloudflare/workers-types'
import * as z from 'zod/mini'
import { statement } from '#src/api/db/named.ts'
import { hasChanged, readRow, rowOf } from '#src/api/db/rows.ts'
import {
  type ClaimingPhone,
  COLLECT_MS,
  type NewScene,
  SCENE_LIFE_MS,
  SCENE_LIMIT_SPAN_MS,
  SCENE_LIMITS,
  type Scene,
  type SceneStore,
} from '#src/api/domain/wechat-scene.ts'
import { locales, wechatStatuses } from '#src/contract/index.ts'

const sceneRow = z.pipe(
  rowOf({
    id: z.string(),
    status: z.literal(wechatStatuses),
    createdAt: z.number(),
    expiresAt: z.number(),
    place: z.string(),
    locale: z.enum(locales),
    openid: z.nullable(z.string()),
    nickname: z.nullable(z.string()),
    phoneHash: z.nullable(z.string()),
    purpose: z.enum(['login', 'bind', 'prove']),
    userId: z.nullable(z.int()),
    userName: z.nullable(z.string()),
  }),
  z.transform(({ userId, userName, ...scene }): Scene => {
    return { ...scene, asker: userId === null ? null : { id: userId, name: userName ?? '' } }
  }),
)

const COLUMNS = `id, status, created_at, expires_at, place, locale, openid, nickname, phone_hash, purpose, user_id,
  (SELECT user_name FROM users WHERE users.id = wechat_scenes.user_id) AS user_name`

/** A store of scenes in the database. */
export function createSceneStore(db: D1Database): SceneStore {
  return {
    open: (scene) => openScene(db, scene),
    find: (id) => findWhere(db, 'id = ?', id),
    drop: async (id) => {
      await db.prepare('DELETE FROM wechat_scenes WHERE id = ?').bind(id).run()
    },
    scan: (id, openid, now) =>
      hasChanged(
        db
          .prepare(
            `UPDATE wechat_scenes SET status = 1, openid = coalesce(openid, ?2)
             WHERE id = ?1 AND expires_at > ?3 AND (status = 0 OR status = 1 AND openid IS ?2)`,
          )
          .bind(id, openid, now),
      ),
    claim: (id, phone, now) => claimScene(db, id, phone, now),
    confirm: (id, phoneHash, now) =>
      hasChanged(
        db
          .prepare(
            `UPDATE wechat_scenes SET status = 2, expires_at = max(expires_at, ?3 + ${COLLECT_MS})
             WHERE id = ?1 AND phone_hash = ?2 AND status = 1 AND expires_at > ?3`,
          )
          .bind(id, phoneHash, now),
      ),
    refuse: (id, phoneHash, now) =>
      hasChanged(
        db
          .prepare(
            `UPDATE wechat_scenes SET status = -1
             WHERE id = ?1 AND phone_hash IS ?2 AND status IN (0, 1) AND expires_at > ?3`,
          )
          .bind(id, phoneHash, now),
      ),
  }
}

/** The scene of an id, if this browser requested it to sign in. */
export function findOwnScene(db: D1Database, id: string, browserHash: string): Promise<Scene | null> {
  return findWhere(db, "id = ? AND browser_hash = ? AND purpose = 'login'", id, browserHash)
}

/** The scene of an id, if this session requested it, for another purpose than signing in. */
export function findSessionScene(db: D1Database, id: string, browserHash: string): Promise<Scene | null> {
  return findWhere(db, "id = ? AND browser_hash = ? AND purpose <> 'login'", id, browserHash)
}

/** Counting and inserting are one statement, so parallel calls cannot all slip in. */
function openScene(db: D1Database, scene: NewScene): Promise<boolean> {
  const asked = (column: string, value: string) =>
    `(SELECT count(*) FROM wechat_scenes WHERE ${column} = ${value} AND created_at > :now - ${SCENE_LIMIT_SPAN_MS})`
  return hasChanged(
    statement(
      db,
      `INSERT INTO wechat_scenes (id, browser_hash, address_key, place, locale, created_at, expires_at, purpose, user_id)
       SELECT :id, :browserHash, :addressKey, :place, :locale, :now, :now + ${SCENE_LIFE_MS}, :purpose, :userId
       WHERE ${asked('browser_hash', ':browserHash')} < ${SCENE_LIMITS.browser}
         AND ${asked('address_key', ':addressKey')} < ${SCENE_LIMITS.address}`,
      scene,
    ),
  )
}

/** The first identified person keeps the scene; the same person may come again from another phone. */
function claimScene(db: D1Database, id: string, phone: ClaimingPhone, now: number): Promise<boolean> {
  const { openid, unionId, nickname, phoneHash, scannedBefore } = phone
  const mayClaim = scannedBefore ? 'status = 1 AND openid = ?2' : 'status IN (0, 1) AND coalesce(openid, ?2) = ?2'
  return hasChanged(
    db
      .prepare(
        `UPDATE wechat_scenes SET status = 1, openid = ?2, union_id = ?3, nickname = ?4, phone_hash = ?5
         WHERE id = ?1 AND ${mayClaim} AND expires_at > ?6`,
      )
      .bind(id, openid, unionId, nickname, phoneHash, now),
  )
}

async function findWhere(db: D1Database, condition: string, ...values: string[]): Promise<Scene | null> {
  const sql = `SELECT ${COLUMNS} FROM wechat_scenes WHERE ${condition}`
  return readRow(sceneRow, db.prepare(sql).bind(...values))
}
