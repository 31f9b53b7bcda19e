import type { Handler } from '#src/api/handler.ts'
import { found, openResume } from '#src/api/resume-access.ts'

/** Goes back to a kept state: a change like any other, which can be gone back on too. */
export const restoreVersion: Handler<'user.Resume/restoreVersion'> = async ({ id, mid, number }, caller) => {
  const { resume, userId } = openResume(id, caller)
  return found(await resume.restore(userId, number, mid))
}
