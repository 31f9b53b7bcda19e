import type { D1Database, D1PreparedStatement, D1Result } from '@cloudflare/workers-types'
import * as z from 'zod/mini'
import { statement } from '#src/api/db/named.ts'
import { firstOf, rowsOf } from '#src/api/db/rows.ts'
import { COMMENT_ANSWERS_MAX, COMMENTS_MAX, type CommentState, commentState } from '#src/contract/index.ts'

/**
 * A reader of a link. `hash` is the keyed hash of a secret in their browser, by which their comments are recognised.
 */
export type CommentReader = { shareId: string; hash: string }

/** A comment to be written. */
export type NewComment = {
  id: string
  key: string
  name: string
  place: string
  quote: string
  text: string
  proposal: string | null
  now: number
}

/** An answer to be written. */
export type NewAnswer = { comment: string; key: string; text: string; now: number }

const commentRow = z.object({
  id: z.string(),
  label: z.string(),
  name: z.string(),
  place: z.string(),
  quote: z.string(),
  text: z.string(),
  proposal: z.nullable(z.string()),
  state: commentState,
  created_at: z.number(),
})
const answerRow = z.object({
  comment_id: z.string(),
  by: z.enum(['owner', 'reader']),
  text: z.string(),
  created_at: z.number(),
})

const wordsRow = z.object({ text: z.string() })

/** The result of adding an answer: its comment, or why it was not added. */
export type AddedAnswer = CommentRow | 'full' | 'kept' | null

/** A comment with its answers. `label` is the owner's note on the link, which readers must not see. */
export type CommentRow = z.infer<typeof commentRow> & { answers: Omit<z.infer<typeof answerRow>, 'comment_id'>[] }

const COMMENTS = `SELECT c.id, s.label, c.name, c.place, c.quote, c.text, c.proposal, c.state, c.created_at
  FROM share_comments AS c JOIN shares AS s ON s.id = c.share_id`
const ANSWERS = `SELECT a.comment_id, a.by, a.text, a.created_at
  FROM share_answers AS a JOIN share_comments AS c ON c.id = a.comment_id`
const IN_ORDER = 'ORDER BY a.created_at, a.request_key'

/** The condition for comments of one reader on one link. */
const OF_READER = 'c.share_id = ?1 AND c.reader_hash = ?2'

/**
 * Adds a comment if its link allows comments and has room. A retry with the same key replaces the text, because a
 * writer who got no answer may have gone on writing; a comment that was answered or settled stays as it is.
 * @returns the comment of this key, or null when there is none: the link no longer allows it, or is full
 */
export async function addComment(
  db: D1Database,
  { shareId, hash }: CommentReader,
  comment: NewComment,
): Promise<CommentRow | null> {
  const [, ...found] = await db.batch([
    statement(
      db,
      `INSERT INTO share_comments (id, share_id, resume_id, user_id, request_key, reader_hash, name, place, quote, text,
         proposal, state, created_at)
       SELECT :id, id, resume_id, user_id, :key, :hash, :name, :place, :quote, :text, :proposal, 'open', :now
       FROM shares WHERE id = :shareId AND comments = 1 AND revoked_at IS NULL
         AND (SELECT count(*) FROM share_comments WHERE share_id = :shareId AND request_key <> :key) < ${COMMENTS_MAX}
       ON CONFLICT (share_id, request_key) DO UPDATE SET name = excluded.name, place = excluded.place,
         quote = excluded.quote, text = excluded.text, proposal = excluded.proposal
         WHERE reader_hash = excluded.reader_hash AND state = 'open'
           AND NOT EXISTS (SELECT 1 FROM share_answers WHERE comment_id = share_comments.id)`,
      { ...comment, shareId, hash },
    ),
    db.prepare(`${COMMENTS} WHERE ${OF_READER} AND c.request_key = ?3`).bind(shareId, hash, comment.key),
    db.prepare(`${ANSWERS} WHERE ${OF_READER} AND c.request_key = ?3 ${IN_ORDER}`).bind(shareId, hash, comment.key),
  ])
  return withAnswers(found)[0] ?? null
}

/** The comments of a reader on a link, the oldest first. */
export async function commentsOfReader(db: D1Database, { shareId, hash }: CommentReader): Promise<CommentRow[]> {
  const found = await db.batch([
    db.prepare(`${COMMENTS} WHERE ${OF_READER} ORDER BY c.created_at, c.id`).bind(shareId, hash),
    db.prepare(`${ANSWERS} WHERE ${OF_READER} ${IN_ORDER}`).bind(shareId, hash),
  ])
  return withAnswers(found)
}

/** The comments on a résumé of a user, the oldest first, and whether one of its links allows more at `now`. */
export async function commentsOfResume(
  db: D1Database,
  resumeId: string,
  userId: number,
  now: number,
): Promise<{ comments: CommentRow[]; expected: boolean }> {
  const mine = 'c.resume_id = ?1 AND c.user_id = ?2'
  const [expected, ...found] = await db.batch([
    db
      .prepare(
        `SELECT 1 FROM shares WHERE resume_id = ?1 AND user_id = ?2 AND comments = 1 AND revoked_at IS NULL
           AND coalesce(expires_at, ?3 + 1) > ?3 LIMIT 1`,
      )
      .bind(resumeId, userId, now),
    db.prepare(`${COMMENTS} WHERE ${mine} ORDER BY c.created_at, c.id`).bind(resumeId, userId),
    db.prepare(`${ANSWERS} WHERE ${mine} ${IN_ORDER}`).bind(resumeId, userId),
  ])
  return { comments: withAnswers(found), expected: expected?.results.length === 1 }
}

/**
 * Adds the owner's answer to a comment on one of their résumés. A retry with the same key replaces the text, until the
 * reader has answered it.
 * @returns the comment; null when there is none; `full` when it has too many answers; `kept` when this key has another
 * text, which can no longer be replaced
 */
export async function addOwnerAnswer(db: D1Database, userId: number, answer: NewAnswer): Promise<AddedAnswer> {
  const mine = 'c.id = ?1 AND c.user_id = ?2'
  const [, ...found] = await db.batch([
    answered(db, 'owner', 'user_id = :userId', answer, { userId }),
    ...oneComment(db, mine, [answer.comment, userId]),
    wordsOf(db, answer),
  ])
  return answeredComment(found, answer)
}

/**
 * Adds a reader's answer to one of their own comments and reopens the comment, if the link allows comments. A retry
 * with the same key replaces the text, until the owner has answered it.
 * @returns as `addOwnerAnswer`
 */
export async function addReaderAnswer(
  db: D1Database,
  { shareId, hash }: CommentReader,
  answer: NewAnswer,
): Promise<AddedAnswer> {
  const open = `share_id = :shareId AND reader_hash = :hash
    AND EXISTS (SELECT 1 FROM shares WHERE id = :shareId AND comments = 1 AND revoked_at IS NULL)`
  const [, , ...found] = await db.batch([
    answered(db, 'reader', open, answer, { shareId, hash }),
    db.prepare(`UPDATE share_comments SET state = 'open' WHERE id = ? AND changes() = 1`).bind(answer.comment),
    ...oneComment(db, `${OF_READER} AND c.id = ?3`, [shareId, hash, answer.comment]),
    wordsOf(db, answer),
  ])
  return answeredComment(found, answer)
}

/**
 * The statement that adds an answer if its comment meets a condition in SQL, or replaces the text of the same answer.
 */
function answered(
  db: D1Database,
  by: 'owner' | 'reader',
  holds: string,
  answer: NewAnswer,
  values: Record<string, string | number>,
): D1PreparedStatement {
  return statement(
    db,
    `INSERT INTO share_answers (comment_id, request_key, by, text, created_at)
     SELECT id, :key, :by, :text, :now FROM share_comments
     WHERE id = :comment AND ${holds}
       AND (SELECT count(*) FROM share_answers WHERE comment_id = :comment AND request_key <> :key) < ${COMMENT_ANSWERS_MAX}
     ON CONFLICT (comment_id, request_key) DO UPDATE SET text = excluded.text
       WHERE by = excluded.by AND text <> excluded.text
         AND NOT EXISTS (SELECT 1 FROM share_answers AS later WHERE later.comment_id = share_answers.comment_id
           AND later.by <> share_answers.by AND later.created_at > share_answers.created_at)`,
    { ...answer, ...values, by },
  )
}

function oneComment(db: D1Database, where: string, values: readonly (string | number)[]): D1PreparedStatement[] {
  return [
    db.prepare(`${COMMENTS} WHERE ${where}`).bind(...values),
    db.prepare(`${ANSWERS} WHERE ${where} ${IN_ORDER}`).bind(...values),
  ]
}

function wordsOf(db: D1Database, { comment, key }: NewAnswer): D1PreparedStatement {
  return db.prepare('SELECT text FROM share_answers WHERE comment_id = ? AND request_key = ?').bind(comment, key)
}

function answeredComment([comments, answers, words]: readonly D1Result[], { text }: NewAnswer): AddedAnswer {
  const [comment] = withAnswers([comments, answers])
  if (comment === undefined) return null
  const written = firstOf(wordsRow, words)
  if (written === null) return 'full'
  return written.text === text ? comment : 'kept'
}

/**
 * Sets the state of a comment on a résumé of a user.
 * @returns the comment, or null when it is not theirs
 */
export async function settleComment(
  db: D1Database,
  { id, userId, state }: { id: string; userId: number; state: CommentState },
): Promise<CommentRow | null> {
  const [, ...found] = await db.batch([
    db.prepare('UPDATE share_comments SET state = ?3 WHERE id = ?1 AND user_id = ?2').bind(id, userId, state),
    ...oneComment(db, 'c.id = ?1 AND c.user_id = ?2', [id, userId]),
  ])
  return withAnswers(found)[0] ?? null
}

/** Removes a comment on a résumé of a user, with its answers, if it is there. */
export async function removeComment(db: D1Database, id: string, userId: number): Promise<void> {
  await db.prepare('DELETE FROM share_comments WHERE id = ? AND user_id = ?').bind(id, userId).run()
}

/** Removes a comment of a reader, with its answers, if it is there. */
export async function withdrawComment(db: D1Database, { shareId, hash }: CommentReader, id: string): Promise<void> {
  await db
    .prepare('DELETE FROM share_comments WHERE id = ? AND share_id = ? AND reader_hash = ?')
    .bind(id, shareId, hash)
    .run()
}

/** Puts answers, which are sorted already, under their comments. */
function withAnswers([comments, answers]: readonly (D1Result | undefined)[]): CommentRow[] {
  const given = Map.groupBy(rowsOf(answerRow, answers), ({ comment_id }) => comment_id)
  return rowsOf(commentRow, comments).map((comment) => ({
    ...comment,
    answers: (given.get(comment.id) ?? []).map(({ by, text, created_at }) => ({ by, text, created_at })),
  }))
}
