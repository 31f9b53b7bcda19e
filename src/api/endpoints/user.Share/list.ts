import { listShares } from '#src/api/db/resumes/shares.ts'
import { found, openResume } from '#src/api/resumes/access.ts'
import { shareView } from '#src/api/resumes/sharing.ts'
import type { Handler } from '#src/api/wire/handler.ts'

/** The links of a résumé. */
export const resumeShares: Handler<'user.Share/list'> = async ({ id }, caller) => {
  const { resume, userId } = await openResume(id, caller)
  found(await resume.read(userId))
  const rows = await listShares(caller.services.db, id, userId)
  return rows.map((row) => shareView(row, caller.services))
}
