import { accountsToEmpty, endLateSessions, filesOf, forgetAccount } from '#src/api/db/accounts/leaving.ts'
import { readWays } from '#src/api/db/accounts/ways.ts'
import { resumesOf } from '#src/api/db/resumes/resumes.ts'
import { limitNames } from '#src/api/domain/contacts.ts'
import { removeLinkedFiles } from '#src/api/files/linked-files.ts'
import { removePhotos } from '#src/api/files/photos.ts'
import { removeSentFiles } from '#src/api/files/sent-files.ts'
import { removeThumbnails } from '#src/api/files/thumbnails.ts'
import { keepUp } from '#src/lib/keep-up.ts'
import { MINUTE_MS } from '#src/lib/time.ts'
import type { Services } from '#src/services.ts'
import { timeFor } from './time-for.ts'

/** How many accounts are deleted at a time, and how much a run may do: the next one comes in a minute. */
const ACCOUNTS = 5
const EMPTYING = { ms: 10_000, steps: 4 }
/**
 * How long after it is due an account is deleted, in ms. Its last sessions are ended when it is due, so that no call is
 * in progress by then.
 */
const QUIET_MS = MINUTE_MS

/**
 * Deletes the accounts whose time to be kept is over. Nobody can sign in to them any more, so first their remaining
 * sessions are ended, and a minute later nothing writes to them. A failure is logged and retried in the next run.
 */
export async function emptyAccounts(services: Services): Promise<void> {
  const { db, now, log } = services
  const failed = new Set<number>()
  await endLateSessions(db, now())
  await keepUp(now, await timeFor(services, 'accounts', EMPTYING), async () => {
    const due = await accountsToEmpty(db, now() - QUIET_MS, ACCOUNTS + failed.size)
    const waiting = due.filter((userId) => !failed.has(userId))
    for (const userId of waiting) {
      await emptyAccount(userId, services).catch((error: unknown) => {
        failed.add(userId)
        log.error('account.empty', error)
      })
    }
    return waiting.length >= ACCOUNTS
  })
}

/** Deletes objects and files first, because the rows are needed to find them. */
async function emptyAccount(userId: number, { db, documents, files, now }: Services): Promise<void> {
  for (const { id } of await resumesOf(db, [userId])) {
    await documents.getByName(id).destroy()
    await removeThumbnails(files, id)
  }
  const { photos, linked } = await filesOf(db, userId)
  if (photos.length > 0) await removePhotos(files, photos)
  if (linked.length > 0) await removeLinkedFiles(files, linked)
  await removeSentFiles(files, { userId })
  const ways = await readWays(db, userId)
  await forgetAccount(db, userId, limitNames(userId, [ways?.mobile, ways?.email]), now())
}
