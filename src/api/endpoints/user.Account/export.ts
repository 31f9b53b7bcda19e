import { admit, counted } from '#src/api/accounts/attempt.ts'
import { readForExport } from '#src/api/db/account-export.ts'
import { forgetAttempt } from '#src/api/db/attempts.ts'
import { readSiteConfig } from '#src/api/db/site-config.ts'
import { readWays } from '#src/api/db/ways.ts'
import { limitNames } from '#src/api/domain/contacts.ts'
import { quotaDay } from '#src/api/domain/quota.ts'
import { FileOutput, type Handler, requireSession } from '#src/api/wire/handler.ts'

/**
 * All data of the caller's account as a zip archive. An export that fails or breaks off does not count against the
 * limit.
 */
export const exportAccount: Handler<'user.Account/export'> = async (_input, caller) => {
  const { userId } = requireSession(caller)
  const { services, locale } = caller
  const { db, now, log } = services
  const attempt = await admit({ kind: 'export', subject: String(userId) }, caller)
  return counted(attempt, caller, async () => {
    const at = now()
    // Imported lazily, so that the Worker starts without the code for Word files and archives.
    const [{ accountArchive }, ways, { site_name: site }] = await Promise.all([
      import('#src/api/accounts/export/archive.ts'),
      readWays(db, userId),
      readSiteConfig(db, locale),
    ])
    const names = limitNames(userId, [ways?.mobile, ways?.email])
    const account = await readForExport(db, { userId, names, now: at })
    const stream = accountArchive({ userId, account, site, locale, at }, services, async (error) => {
      log.error('account.export', error)
      await forgetAttempt(db, attempt).run()
    })
    return new FileOutput(`qingjian-${userId}-${quotaDay(at)}.zip`, 'application/zip', stream)
  })
}
