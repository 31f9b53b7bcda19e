import type { CommentReader, CommentRow } from '#src/api/db/comments.ts'
import { keyedHash } from '#src/api/domain/secrets.ts'
import { ApiError } from '#src/api/wire/errors.ts'
import type { Caller } from '#src/api/wire/handler.ts'
import type { Comment } from '#src/contract/index.ts'
import { isLocked, openShare } from './sharing.ts'

/**
 * The reader a browser is at a link, if it may be opened there and allows comments.
 * @throws ApiError what `openShare` throws, `share.locked`, `comments.closed`
 */
export async function readerAt(input: { token: string; reader: string }, caller: Caller): Promise<CommentReader> {
  const row = await openShare(input.token, caller.services)
  if (isLocked(row, caller)) throw new ApiError('share.locked')
  if (!row.comments) throw new ApiError('comments.closed')
  return { shareId: row.id, hash: keyedHash(caller.services.config.appSecret, 'share-reader', input.reader) }
}

/** A comment as its reader sees it: without the owner's note on the link. */
export function readerView({ label: _, ...comment }: CommentRow): Comment {
  return comment
}

/**
 * What was answered.
 * @throws ApiError `resource.missing` when there is no such comment, `comment.answered` when it can have no more answers
 */
export function answeredOr(found: CommentRow | 'full' | null): CommentRow {
  if (found === null) throw new ApiError('resource.missing')
  if (found === 'full') throw new ApiError('comment.answered')
  return found
}
