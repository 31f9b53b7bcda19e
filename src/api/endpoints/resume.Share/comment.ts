import { admit } from '#src/api/accounts/attempt.ts'
import { addComment, type CommentRow, type NewComment } from '#src/api/db/resumes/comments.ts'
import { newPublicId } from '#src/api/domain/secrets.ts'
import { readerView, underKeyOf, writerAt } from '#src/api/resumes/commenting.ts'
import { ApiError } from '#src/api/wire/errors.ts'
import type { Handler } from '#src/api/wire/handler.ts'

type Said = Pick<NewComment, 'name' | 'place' | 'quote' | 'text' | 'proposal'>

/** Adds a reader's comment on a place in a shared résumé. */
export const writeComment: Handler<'resume.Share/comment'> = async ({ token, reader: key, ...comment }, caller) => {
  const { db, now, randomBytes } = caller.services
  const reader = await writerAt({ token, reader: key }, caller)
  await admit({ kind: 'comment', subject: reader.shareId }, caller)
  return underKeyOf(comment.key, async (free) => {
    const row = await addComment(db, reader, { ...comment, key: free, id: newPublicId(randomBytes), now: now() })
    if (row === null) throw new ApiError('comments.full')
    return isSaid(row, comment) ? readerView(row) : null
  })
}

function isSaid(row: CommentRow, { name, place, quote, text, proposal }: Said): boolean {
  const isThere = row.name === name && row.place === place && row.quote === quote
  return isThere && row.text === text && row.proposal === proposal
}
