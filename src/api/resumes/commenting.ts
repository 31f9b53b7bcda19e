import type { AddedAnswer, CommentReader, CommentRow } from '#src/api/db/resumes/comments.ts'
import type { ShareRow } from '#src/api/db/resumes/shares.ts'
import { keyedHash } from '#src/api/domain/secrets.ts'
import { ApiError } from '#src/api/wire/errors.ts'
import type { Caller } from '#src/api/wire/handler.ts'
import type { Comment } from '#src/contract/index.ts'
import { isLocked, openShare } from './sharing.ts'

type AtLink = { token: string; reader: string }

/**
 * The reader behind a browser at a link, if the link may be opened there. Readers can still see and remove their
 * comments when no more are accepted.
 * @throws ApiError what `openShare` throws, `share.locked`
 */
export async function readerAt(input: AtLink, caller: Caller): Promise<CommentReader> {
  return (await readerAndLink(input, caller)).reader
}

/**
 * As `readerAt`, for a link that allows comments.
 * @throws ApiError what `readerAt` throws, `comments.closed`
 */
export async function writerAt(input: AtLink, caller: Caller): Promise<CommentReader> {
  const { reader, row } = await readerAndLink(input, caller)
  if (!row.comments) throw new ApiError('comments.closed')
  return reader
}

async function readerAndLink(input: AtLink, caller: Caller): Promise<{ reader: CommentReader; row: ShareRow }> {
  const row = await openShare(input.token, caller.services)
  if (isLocked(row, caller)) throw new ApiError('share.locked')
  const hash = keyedHash(caller.services.config.appSecret, 'share-reader', input.reader)
  return { reader: { shareId: row.id, hash }, row }
}

/** A comment as its reader sees it: without the owner's note on the link. */
export function readerView({ label: _, ...comment }: CommentRow): Comment {
  return comment
}

/**
 * Writes under a key that the caller may have used before. A text that somebody has answered stays; another text sent
 * under its key is stored under a longer key, which a retry finds in the same way.
 * @param write resolves to null when another text has this key and stays
 */
export async function underKeyOf<T>(key: string, write: (key: string) => Promise<T | null>): Promise<T> {
  return (await write(key)) ?? underKeyOf(`${key}+`, write)
}

/**
 * Adds an answer.
 * @throws ApiError `resource.missing` when there is no such comment, `comment.answered` when it can have no more
 * answers
 */
export function answerWith(key: string, add: (key: string) => Promise<AddedAnswer>): Promise<CommentRow> {
  return underKeyOf(key, async (free) => {
    const added = await add(free)
    if (added === null) throw new ApiError('resource.missing')
    if (added === 'full') throw new ApiError('comment.answered')
    return added === 'kept' ? null : added
  })
}
