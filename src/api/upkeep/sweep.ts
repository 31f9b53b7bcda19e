import { sweepAttempts } from '#src/api/db/attempts.ts'
import { sweepSolutions } from '#src/api/db/captcha-uses.ts'
import { sweepMessages } from '#src/api/db/contact-messages.ts'
import { endedLinks, forgetLinks } from '#src/api/db/linked-files.ts'
import { sweepPasskeyUses } from '#src/api/db/passkeys.ts'
import { forgetPhotos, giveUpPhotos, photoOwnersToCheck } from '#src/api/db/photos.ts'
import { sweepRedeemCodes } from '#src/api/db/redemptions.ts'
import { expiredResumes, forgetResume, resumesOf } from '#src/api/db/resumes.ts'
import { sweepSessions } from '#src/api/db/sessions.ts'
import { sweepEndedLinks, sweepShares } from '#src/api/db/shares.ts'
import { sweepCodes } from '#src/api/db/sms-codes.ts'
import { sweepVisits } from '#src/api/db/visits.ts'
import { sweepScenes } from '#src/api/db/wechat-scenes.ts'
import { quotaDay } from '#src/api/domain/quota.ts'
import { removeLinkedFiles } from '#src/api/files/linked-files.ts'
import { removePhotos } from '#src/api/files/photos.ts'
import { removeThumbnails } from '#src/api/files/thumbnails.ts'
import { DAY_MS } from '#src/lib/time.ts'
import type { Services } from '#src/services.ts'

/** Removes what has ended and no rule looks at any more: sessions, codes, attempts. For a timer. */
export async function sweepExpired({ db, now }: Services): Promise<void> {
  const time = now()
  await db.batch([
    sweepSessions(db, time),
    sweepCodes(db, time),
    sweepAttempts(db, time),
    sweepScenes(db, time),
    sweepSolutions(db, time),
    sweepPasskeyUses(db, time),
    sweepRedeemCodes(db, time),
    sweepShares(db, time),
    sweepEndedLinks(db, time),
    sweepVisits(db, quotaDay(time)),
    sweepMessages(db, time),
  ])
}

/** How many deleted résumés are removed for good at a time. */
const REMOVALS = 50

/** Removes résumés whose time to be restored is over. */
export async function sweepResumes(services: Services): Promise<void> {
  await removeResumes(services, await expiredResumes(services.db, services.now(), REMOVALS))
}

/** Removes deleted résumés for good: the object first, so that none stays behind without its row. */
export async function removeResumes(
  { db, documents, files }: Pick<Services, 'db' | 'documents' | 'files'>,
  ids: readonly string[],
): Promise<void> {
  for (const id of ids) {
    await documents.getByName(id).destroy()
    await removeThumbnails(files, id)
    await forgetResume(db, id)
  }
}

/** How many links are removed at a time; R2 takes no more in one call. */
const LINKS = 1000

/** Removes files whose links have ended: the file first, so that none stays behind without its row. */
export async function sweepLinkedFiles({ db, files, now }: Services): Promise<void> {
  const keys = await endedLinks(db, now(), LINKS)
  if (keys.length === 0) return
  await removeLinkedFiles(files, keys)
  await forgetLinks(db, keys)
}

/** How many users' photos are looked at in a run, and how often those of each. */
const OWNERS = 20
const CHECK_EVERY_MS = DAY_MS
/** A device may come back with a document whose photo nobody else has any more. */
const UNUSED_MS = 30 * DAY_MS

/**
 * Removes photos no résumé of their owner has needed for a long time. What fails for one owner is logged, and tried
 * again the next time; it keeps no other waiting.
 */
export async function sweepPhotos(services: Services): Promise<void> {
  const { db, now, log } = services
  for (const userId of await photoOwnersToCheck(db, now() - CHECK_EVERY_MS, OWNERS)) {
    await sweepPhotosOf(userId, services).catch((error: unknown) => log.error('photos.sweep', error))
  }
}

/** @throws when a résumé cannot be asked, which keeps all photos, or a file cannot be removed */
async function sweepPhotosOf(userId: number, { db, documents, files, now }: Services): Promise<void> {
  const time = now()
  const resumes = await resumesOf(db, userId)
  const used = await Promise.all(resumes.map((id) => documents.getByName(id).photos()))
  const keys = await giveUpPhotos(db, { userId, used: used.flat(), now: time, before: time - UNUSED_MS })
  if (keys.length === 0) return
  await removePhotos(files, keys)
  await forgetPhotos(db, keys)
}
