import { addShare } from '#src/api/db/resumes/shares.ts'
import { newPublicId } from '#src/api/domain/secrets.ts'
import { shareTokenHash, shareTokenOf } from '#src/api/domain/share-pass.ts'
import { found, openResume } from '#src/api/resumes/access.ts'
import { settingsOf, shareView, storedPassword } from '#src/api/resumes/sharing.ts'
import { ApiError } from '#src/api/wire/errors.ts'
import type { Handler } from '#src/api/wire/handler.ts'

/** Creates a link. A retry with the same key answers with the existing one. */
export const createShare: Handler<'user.Share/create'> = async ({ id: resumeId, key, password, ...input }, caller) => {
  const { services } = caller
  const { db, config, randomBytes } = services
  const { resume, userId } = await openResume(resumeId, caller)
  found(await resume.read(userId))
  const now = services.now()
  const settings = settingsOf(input, now)
  const id = newPublicId(randomBytes)
  const tokenHash = shareTokenHash(config.appSecret, shareTokenOf(config.appSecret, id))
  const passwordHash = await storedPassword(password, userId, caller)
  const row = await addShare(db, { ...settings, id, resumeId, userId, key, tokenHash, passwordHash, now })
  if (row === null) throw new ApiError('shares.full')
  return shareView(row, services)
}
