import { withdrawComment as withdraw } from '#src/api/db/resumes/comments.ts'
import { readerAt } from '#src/api/resumes/commenting.ts'
import type { Handler } from '#src/api/wire/handler.ts'

/** Removes a reader's own comment. */
export const withdrawComment: Handler<'resume.Share/withdrawComment'> = async ({ comment, ...input }, caller) => {
  await withdraw(caller.services.db, await readerAt(input, caller), comment)
  return null
}
