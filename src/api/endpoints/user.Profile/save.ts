import { writeProfile } from '#src/api/db/accounts/profile.ts'
import { ApiError } from '#src/api/wire/errors.ts'
import { type Handler, requireSession } from '#src/api/wire/handler.ts'

/** Saves the caller's name, picture and language; the picture is one they have uploaded. */
export const saveProfile: Handler<'user.Profile/save'> = async (profile, caller) => {
  if (!(await writeProfile(caller.services.db, requireSession(caller).userId, profile))) {
    throw new ApiError('resource.missing')
  }
  return null
}
