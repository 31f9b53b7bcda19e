import { changeShare as writeShare } from '#src/api/db/resumes/shares.ts'
import { settingsOf, shareView, storedPassword } from '#src/api/resumes/sharing.ts'
import { ApiError } from '#src/api/wire/errors.ts'
import { type Handler, requireSession } from '#src/api/wire/handler.ts'

/** Changes the settings of a link. A new password voids the passes for the old one. */
export const changeShare: Handler<'user.Share/change'> = async ({ share: id, password, ...input }, caller) => {
  const { services } = caller
  const { userId } = requireSession(caller)
  const settings = settingsOf(input, services.now())
  const passwordHash = await storedPassword(password, userId, caller)
  const row = await writeShare(services.db, { id, userId, passwordHash, ...settings })
  if (row === null) throw new ApiError('resource.missing')
  return shareView(row, services)
}
