import { readForExport } from '#src/api/db/accounts/account-export.ts'
import { readWays } from '#src/api/db/accounts/ways.ts'
import { readSiteConfig } from '#src/api/db/site-config.ts'
import { limitNames } from '#src/api/domain/contacts.ts'
import type { Locale } from '#src/contract/locale.ts'
import type { Services } from '#src/services.ts'

/**
 * Everything of an account as a zip archive, made while it is read.
 * @param onBroken called when the archive breaks off; what was sent until then is not a valid archive
 */
export async function archiveOf(
  userId: number,
  locale: Locale,
  services: Services,
  onBroken: () => Promise<void> = async () => {},
): Promise<ReadableStream<Uint8Array>> {
  const { db, log } = services
  const at = services.now()
  // Imported lazily, so that the Worker starts without the code for Word files and archives.
  const [{ accountArchive }, ways, { site_name: site }] = await Promise.all([
    import('./archive.ts'),
    readWays(db, userId),
    readSiteConfig(db, locale),
  ])
  const names = limitNames(userId, [ways?.mobile, ways?.email])
  const account = await readForExport(db, { userId, names, now: at })
  return accountArchive({ userId, account, site, locale, at }, services, async (error) => {
    log.error('account.export', error)
    await onBroken()
  })
}
