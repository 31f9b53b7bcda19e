import { accountsToEmpty, endLateSessions, filesOf, forgetAccount } from '#src/api/db/leaving.ts'
import { resumesOf } from '#src/api/db/resumes.ts'
import { readWays } from '#src/api/db/ways.ts'
import { limitNames } from '#src/api/domain/contacts.ts'
import { removeLinkedFiles } from '#src/api/files/linked-files.ts'
import { removePhotos } from '#src/api/files/photos.ts'
import { removeThumbnails } from '#src/api/files/thumbnails.ts'
import { MINUTE_MS } from '#src/lib/time.ts'
import type { Services } from '#src/services.ts'

/** How many accounts are emptied in a run. */
const ACCOUNTS = 5
/** How long after the end of its sessions an account is emptied, in ms: calls that had begun are over by then. */
const QUIET_MS = MINUTE_MS

/**
 * Removes everything of those whose time to keep their account is over: nobody can sign in to it any more, so first what
 * sessions there are end, and a minute later nobody writes. What fails for one is logged, and tried again the next time.
 */
export async function emptyAccounts(services: Services): Promise<void> {
  const { db, now, log } = services
  await endLateSessions(db, now())
  for (const userId of await accountsToEmpty(db, now() - QUIET_MS, ACCOUNTS)) {
    await emptyAccount(userId, services).catch((error: unknown) => log.error('account.empty', error))
  }
}

/** Objects and files first, so that none stays behind without the rows that name it. */
async function emptyAccount(userId: number, { db, documents, files, now }: Services): Promise<void> {
  for (const id of await resumesOf(db, userId)) {
    await documents.getByName(id).destroy()
    await removeThumbnails(files, id)
  }
  const { photos, linked } = await filesOf(db, userId)
  if (photos.length > 0) await removePhotos(files, photos)
  if (linked.length > 0) await removeLinkedFiles(files, linked)
  const ways = await readWays(db, userId)
  await forgetAccount(db, userId, limitNames(userId, [ways?.mobile, ways?.email]), now())
}
