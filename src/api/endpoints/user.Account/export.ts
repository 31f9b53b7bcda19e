import { admit, counted } from '#src/api/accounts/attempt.ts'
import { archiveOf } from '#src/api/accounts/export/of-account.ts'
import { forgetAttempt } from '#src/api/db/accounts/attempts.ts'
import { FileOutput, type Handler, requireSession } from '#src/api/wire/handler.ts'
import { beijingDay } from '#src/lib/time.ts'

/**
 * All data of the caller's account as a zip archive. An export that fails or breaks off does not count against the
 * limit.
 */
export const exportAccount: Handler<'user.Account/export'> = async (_input, caller) => {
  const { userId } = requireSession(caller)
  const { services, locale } = caller
  const { db, now } = services
  const attempt = await admit({ kind: 'export', subject: String(userId) }, caller)
  return counted(attempt, caller, async () => {
    const day = beijingDay(now())
    const stream = await archiveOf(userId, locale, services, async () => {
      await forgetAttempt(db, attempt).run()
    })
    return new FileOutput(`qingjian-${userId}-${day}.zip`, 'application/zip', stream)
  })
}
