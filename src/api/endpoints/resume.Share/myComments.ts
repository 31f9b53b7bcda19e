import { commentsOfReader } from '#src/api/db/resumes/comments.ts'
import { readerAt, readerView } from '#src/api/resumes/commenting.ts'
import type { Handler } from '#src/api/wire/handler.ts'

/** A reader's own comments on a shared résumé, with the answers. */
export const myComments: Handler<'resume.Share/myComments'> = async (input, caller) => {
  const rows = await commentsOfReader(caller.services.db, await readerAt(input, caller))
  return rows.map(readerView)
}
