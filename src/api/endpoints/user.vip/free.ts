import { readLevels } from '#src/api/db/accounts/users.ts'
import { visitorLevel } from '#src/api/domain/membership.ts'
import type { Handler } from '#src/api/wire/handler.ts'

/** The limits of users without a paid plan. */
export const freeMembership: Handler<'user.vip/free'> = async (_input, { services, locale }) => {
  const { name, onlineResumeLimit, wordDownloadLimit } = visitorLevel(await readLevels(services.db))
  return {
    name: name[locale],
    online_resume_management_upper_limit: onlineResumeLimit,
    resume_word_download_limit: wordDownloadLimit,
  }
}
