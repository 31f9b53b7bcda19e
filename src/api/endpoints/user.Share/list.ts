import { listShares } from '#src/api/db/shares.ts'
import type { Handler } from '#src/api/handler.ts'
import { found, openResume } from '#src/api/resume-access.ts'
import { shareView } from '#src/api/shares.ts'

/** The links of a résumé. */
export const resumeShares: Handler<'user.Share/list'> = async ({ id }, caller) => {
  const { resume, userId } = await openResume(id, caller)
  found(await resume.read(userId))
  const rows = await listShares(caller.services.db, id, userId)
  return rows.map((row) => shareView(row, caller.services))
}
