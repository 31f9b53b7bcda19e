import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import * as z from 'zod/mini'
import { statement } from '#src/api/db/named.ts'
import { changesOf, firstOf, flag, hasChanged, readRow, rowOf } from '#src/api/db/rows.ts'
import { type Handoff, PICTURE_MS, STATUS, STEP_MS } from '#src/api/domain/handoff.ts'
import { type HandoffPurpose, handoffPurposes } from '#src/contract/index.ts'
import { addHandedSession, type NewSession } from './sessions.ts'

const found = z.object({ found: z.int() })

const handoffRow = z.pipe(
  rowOf({
    id: z.string(),
    purpose: z.enum(handoffPurposes),
    userId: z.int(),
    resumeId: z.string(),
    sessionHash: z.string(),
    status: z.int(),
    phoneHash: z.nullable(z.string()),
    phoneAgent: z.string(),
    phonePlace: z.string(),
    isNear: flag,
    rivals: z.int(),
    picture: z.nullable(z.string()),
    pictureShape: z.nullable(z.enum(['square', '25x35', '35x49'])),
    expiresAt: z.number(),
    isBacked: flag,
  }),
  z.transform(({ picture, pictureShape: shape, ...handoff }): Handoff => {
    return { ...handoff, picture: picture === null || shape === null ? null : { key: picture, shape } }
  }),
)

/** A handoff to create. */
export type NewHandoff = {
  id: string
  linkHash: string
  purpose: HandoffPurpose
  userId: number
  resumeId: string
  sessionHash: string
  addressKey: string
  now: number
}

/** A phone that asks to be let in. `ownSession` is the hash of the session its browser has, empty without one. */
export type AskingPhone = {
  linkHash: string
  phoneHash: string
  agent: string
  place: string
  addressKey: string
  ownSession: string
  now: number
}

/** The phone that was let in; `now` in ms since 1970. */
export type LetIn = { linkHash: string; phoneHash: string; now: number }

/** The condition that the desk is still signed in and the résumé still there; for a `statement` with `:now`. */
const IS_BACKED = `EXISTS (SELECT 1 FROM sessions AS s
    WHERE s.token_hash = handoffs.session_hash AND s.user_id = handoffs.user_id AND s.expires_at > :now)
  AND EXISTS (SELECT 1 FROM resumes AS r
    WHERE r.id = handoffs.resume_id AND r.user_id = handoffs.user_id AND r.deleted_at IS NULL)`

const IS_ALLOWED = `link_hash = :linkHash AND phone_hash = :phoneHash AND status = ${STATUS.allowed}
  AND expires_at > :now AND ${IS_BACKED}`

/** The condition that the handoff was created by this session. */
const OWN = 'id = :id AND session_hash = :sessionHash'

/**
 * Creates a handoff, in place of the session's earlier unfinished ones.
 * @returns false when the user has no such résumé
 */
export async function makeHandoff(db: D1Database, handoff: NewHandoff): Promise<boolean> {
  const [, made] = await db.batch([
    statement(
      db,
      `DELETE FROM handoffs WHERE user_id = :userId AND session_hash = :sessionHash AND status <> ${STATUS.done}`,
      handoff,
    ),
    statement(
      db,
      `INSERT INTO handoffs (id, link_hash, purpose, user_id, resume_id, session_hash, address_key, expires_at)
       SELECT :id, :linkHash, :purpose, :userId, id, :sessionHash, :addressKey, :now + ${STEP_MS} FROM resumes
       WHERE id = :resumeId AND user_id = :userId AND deleted_at IS NULL`,
      handoff,
    ),
  ])
  return changesOf(made) === 1
}

/** A handoff created by this session. */
export async function findOwnHandoff(
  db: D1Database,
  id: string,
  sessionHash: string,
  now: number,
): Promise<Handoff | null> {
  return readRow(handoffRow, reading(db, OWN, { id, sessionHash, now }))
}

/** A handoff by the hash of its link. */
export async function findHandoff(db: D1Database, linkHash: string, now: number): Promise<Handoff | null> {
  return readRow(handoffRow, byLink(db, { linkHash, now }))
}

/**
 * Records that a phone asks to be let in. The desk decides about the first one; later ones are only counted. Returns
 * the state afterwards.
 */
export async function askFor(db: D1Database, phone: AskingPhone): Promise<Handoff | null> {
  const [, , read] = await db.batch([
    statement(
      db,
      `UPDATE handoffs SET status = ${STATUS.asked}, phone_hash = :phoneHash, phone_agent = :agent,
         phone_place = :place, is_near = address_key <> '' AND address_key = :addressKey,
         expires_at = :now + ${STEP_MS}
       WHERE link_hash = :linkHash AND status = ${STATUS.waiting} AND expires_at > :now
         AND session_hash <> :ownSession AND ${IS_BACKED}`,
      phone,
    ),
    statement(
      db,
      `UPDATE handoffs SET rivals = rivals + 1
       WHERE link_hash = :linkHash AND phone_hash <> :phoneHash AND session_hash <> :ownSession AND rivals < 100`,
      phone,
    ),
    byLink(db, phone),
  ])
  return firstOf(handoffRow, read)
}

/** Lets in the phone that has asked. Returns the state afterwards. */
export function allowPhone(db: D1Database, id: string, sessionHash: string, now: number): Promise<Handoff | null> {
  return answered(
    db,
    `UPDATE handoffs SET status = ${STATUS.allowed},
       expires_at = :now + iif(purpose = 'photo', ${PICTURE_MS}, ${STEP_MS})
     WHERE ${OWN} AND status = ${STATUS.asked} AND expires_at > :now
       AND ${IS_BACKED}`,
    { id, sessionHash, now },
  )
}

/** Refuses the phone, or withdraws the code; a finished handoff stays finished. Returns the state afterwards. */
export function refusePhone(db: D1Database, id: string, sessionHash: string, now: number): Promise<Handoff | null> {
  return answered(
    db,
    `UPDATE handoffs SET status = ${STATUS.refused}
     WHERE ${OWN} AND status IN (${STATUS.waiting}, ${STATUS.asked}, ${STATUS.allowed})
       AND expires_at > :now`,
    { id, sessionHash, now },
  )
}

async function answered(
  db: D1Database,
  sql: string,
  own: { id: string; sessionHash: string; now: number },
): Promise<Handoff | null> {
  const [, read] = await db.batch([statement(db, sql, own), reading(db, OWN, own)])
  return firstOf(handoffRow, read)
}

/**
 * Turns a handoff the desk has allowed into a session of the phone, once, in place of the session its browser had. A
 * retry with the same session finds that one as long as it is valid.
 * @returns whether the session is there
 */
export async function collectHandoff(
  db: D1Database,
  phone: LetIn & { ownSession: string; session: NewSession },
): Promise<boolean> {
  const { linkHash, ownSession, session, now } = phone
  const results = await db.batch([
    statement(
      db,
      `UPDATE handoffs SET status = ${STATUS.done} WHERE ${IS_ALLOWED} AND purpose = 'resume'
         AND session_hash <> :ownSession`,
      { linkHash, phoneHash: phone.phoneHash, ownSession, now },
    ),
    addHandedSession(db, session, linkHash),
    db.prepare('DELETE FROM sessions WHERE token_hash = ?1 AND changes() = 1').bind(ownSession),
    db.prepare('SELECT 1 AS found FROM sessions WHERE token_hash = ? AND expires_at > ?').bind(session.tokenHash, now),
  ])
  return firstOf(found, results.at(-1)) !== null
}

/**
 * Spends the phone's right to bring one picture on this picture. False when it has no such right, or has spent it on
 * another picture.
 */
export async function beginPicture(db: D1Database, phone: LetIn & { pictureHash: string }): Promise<boolean> {
  const begun = statement(
    db,
    `UPDATE handoffs SET picture_hash = :pictureHash WHERE ${IS_ALLOWED} AND purpose = 'photo'
       AND coalesce(picture_hash, :pictureHash) = :pictureHash`,
    phone,
  )
  return hasChanged(begun)
}

/** Records the picture, which is stored by now, for the desk. Returns the state afterwards. */
export async function endPicture(
  db: D1Database,
  phone: LetIn & { pictureHash: string; key: string; shape: string },
): Promise<Handoff | null> {
  const [, read] = await db.batch([
    statement(
      db,
      `UPDATE handoffs SET status = ${STATUS.done}, picture = :key, picture_shape = :shape
       WHERE ${IS_ALLOWED} AND picture_hash = :pictureHash`,
      phone,
    ),
    byLink(db, phone),
  ])
  return firstOf(handoffRow, read)
}

function byLink(db: D1Database, { linkHash, now }: { linkHash: string; now: number }): D1PreparedStatement {
  return reading(db, 'link_hash = :linkHash', { linkHash, now })
}

function reading(db: D1Database, where: string, values: Record<string, string | number>): D1PreparedStatement {
  return statement(
    db,
    `SELECT id, purpose, user_id, resume_id, session_hash, status, phone_hash, phone_agent, phone_place, is_near, rivals,
       picture, picture_shape, expires_at, (${IS_BACKED}) AS is_backed
     FROM handoffs WHERE ${where}`,
    values,
  )
}
