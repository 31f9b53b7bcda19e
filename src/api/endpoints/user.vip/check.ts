import { readAccount } from '#src/api/db/accounts/users.ts'
import { countOnlineResumes } from '#src/api/db/resumes/resumes.ts'
import { countUsed } from '#src/api/db/templates/word-downloads.ts'
import { levelInForce } from '#src/api/domain/membership.ts'
import { renewablePlan } from '#src/api/domain/plans.ts'
import { ApiError } from '#src/api/wire/errors.ts'
import { type Handler, requireSession } from '#src/api/wire/handler.ts'
import { beijingDay, endOfBeijingDay } from '#src/lib/time.ts'

/** The caller's level, its end, and how much of the limits is used. */
export const membershipCheck: Handler<'user.vip/check'> = async (_input, caller) => {
  const { userId } = requireSession(caller)
  const { db, now } = caller.services
  const time = now()
  const [{ account, levels }, resumes, downloads] = await Promise.all([
    readAccount(db, userId),
    countOnlineResumes(db, userId),
    countUsed(db, userId, beijingDay(time)),
  ])
  if (account === null) throw new ApiError('session.required')
  const level = levelInForce(account, levels, time)
  const isVip = level.rank > 0
  return {
    is_vip: isVip,
    level_name: level.name[caller.locale],
    level_until: isVip ? account.levelUntil : null,
    renewable_plan_id: renewablePlan({ membership: account, levels, now: time })?.rank ?? null,
    online_resumes: { used: resumes, limit: level.onlineResumeLimit, resets_at: null },
    word_downloads: { used: downloads, limit: level.wordDownloadLimit, resets_at: endOfBeijingDay(time) },
  }
}
