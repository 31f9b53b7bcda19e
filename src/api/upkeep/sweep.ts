import { sweepFaults } from '#src/api/db/alerts.ts'
import { sweepAttempts } from '#src/api/db/attempts.ts'
import { sweepSolutions } from '#src/api/db/captcha-uses.ts'
import { sweepMessages } from '#src/api/db/contact-messages.ts'
import { sweepHandoffs } from '#src/api/db/handoffs.ts'
import { endedLinks, forgetLinks } from '#src/api/db/linked-files.ts'
import { sweepCallbacks } from '#src/api/db/order-saving.ts'
import { sweepPasskeyUses } from '#src/api/db/passkeys.ts'
import { forgetPhotos, giveUpPhotos, photoOwnersToCheck } from '#src/api/db/photos.ts'
import { sweepRedeemCodes, sweepRedemptions } from '#src/api/db/redemptions.ts'
import { expiredResumes, forgetResume, resumesOf } from '#src/api/db/resumes.ts'
import { changesOf } from '#src/api/db/rows.ts'
import { sweepSessions } from '#src/api/db/sessions.ts'
import { sweepEndedLinks, sweepExpiredShares, sweepShares } from '#src/api/db/shares.ts'
import { sweepCodes } from '#src/api/db/sms-codes.ts'
import type { Sweep } from '#src/api/db/sweeping.ts'
import { sweepUse } from '#src/api/db/use-counts.ts'
import { sweepScenes } from '#src/api/db/wechat-scenes.ts'
import { sweepDownloads } from '#src/api/db/word-downloads.ts'
import { quotaDay } from '#src/api/domain/quota.ts'
import { removeLinkedFiles } from '#src/api/files/linked-files.ts'
import { removePhotos } from '#src/api/files/photos.ts'
import { removeThumbnails } from '#src/api/files/thumbnails.ts'
import { keepUp } from '#src/lib/keep-up.ts'
import { DAY_MS, MINUTE_MS } from '#src/lib/time.ts'
import type { Services } from '#src/services.ts'
import { noteFault } from './alerts.ts'
import { timeFor } from './time-for.ts'
import { USE_KEPT_DAYS } from './use-counter.ts'

/** Rows deleted by one statement, which blocks the ledger for some ten milliseconds. */
const SWEPT_AT_ONCE = 2000
/** How long each kind of removal may go on in a run, in ms. */
const SWEEP_MS = 5000

/** The cleanups of expired rows, by name. */
export const sweeps: Readonly<Record<string, (db: Services['db'], now: number) => Sweep>> = {
  sessions: sweepSessions,
  codes: sweepCodes,
  attempts: sweepAttempts,
  scenes: sweepScenes,
  solutions: sweepSolutions,
  challenges: sweepPasskeyUses,
  handoffs: sweepHandoffs,
  redeemCodes: sweepRedeemCodes,
  redemptions: sweepRedemptions,
  shares: sweepShares,
  expiredShares: sweepExpiredShares,
  endedLinks: sweepEndedLinks,
  use: (db, now) => sweepUse(db, quotaDay(now - USE_KEPT_DAYS * DAY_MS)),
  messages: sweepMessages,
  downloads: sweepDownloads,
  callbacks: sweepCallbacks,
  faults: sweepFaults,
}

/**
 * Deletes rows that have expired and that no rule counts any more, such as sessions, codes and attempts. Called by a
 * timer. Each kind is deleted by itself, in small parts with pauses for others; a failure is logged and does not stop
 * the other kinds.
 */
export async function sweepExpired(services: Pick<Services, 'config' | 'db' | 'log' | 'now'>): Promise<void> {
  const { db, now, log } = services
  const time = now()
  for (const [name, sweepOf] of Object.entries(sweeps)) {
    const sweep = sweepOf(db, time)
    const step = async () => changesOf(await sweep.remove(SWEPT_AT_ONCE).run()) >= SWEPT_AT_ONCE
    try {
      await keepUp(now, await timeFor(services, name, SWEEP_MS), step)
    } catch (error) {
      log.error('sweep.failed', error, { name })
      await noteFault(services, 'job-failed')
    }
  }
}

/** How many deleted résumés are removed for good at a time, and for how long in a run, in ms. */
const REMOVALS = 50
const REMOVING_MS = MINUTE_MS

/** Removes résumés whose time to be restored is over. */
export async function sweepResumes(services: Services): Promise<void> {
  return keepUp(services.now, await timeFor(services, 'resumes', REMOVING_MS), async () => {
    const ids = await expiredResumes(services.db, services.now(), REMOVALS)
    await removeResumes(services, ids)
    return ids.length === REMOVALS
  })
}

/** Removes deleted résumés for good: the object first, because its row is needed to find it. */
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

/** How many linked files are removed in a run; R2 accepts no more in one call. */
const LINKS = 1000

/** Removes files whose links have ended: the file first, so that none stays behind without its row. */
export async function sweepLinkedFiles(services: Services): Promise<void> {
  const { db, files, now } = services
  return keepUp(now, await timeFor(services, 'links', SWEEP_MS), async () => {
    const keys = await endedLinks(db, now(), LINKS)
    if (keys.length === 0) return false
    await removeLinkedFiles(files, keys)
    await forgetLinks(db, keys)
    return keys.length === LINKS
  })
}

/** How many users' photos are looked at in one go, for how long in a run, in ms, and how often those of each. */
const OWNERS = 20
const CHECKING_MS = MINUTE_MS
export const CHECK_EVERY_MS = DAY_MS
/** How long an unused photo is kept: a device that was offline may return with a document that uses it. */
const UNUSED_MS = 30 * DAY_MS

/**
 * Removes photos that no résumé of their owner has needed for a long time. A failure for one owner is logged and
 * retried in the next run.
 */
export async function sweepPhotos(services: Services): Promise<void> {
  const { db, now, log } = services
  const failed = new Set<number>()
  return keepUp(now, await timeFor(services, 'photos', CHECKING_MS), async () => {
    const owners = await photoOwnersToCheck(db, now() - CHECK_EVERY_MS, OWNERS)
    const waiting = owners.filter((userId) => !failed.has(userId))
    for (const userId of waiting) {
      await sweepPhotosOf(userId, services).catch((error: unknown) => {
        failed.add(userId)
        log.error('photos.sweep', error)
      })
    }
    return waiting.length > 0
  })
}

/** @throws when a résumé cannot be asked (then all photos are kept), or a file cannot be removed */
async function sweepPhotosOf(userId: number, { db, documents, files, now }: Services): Promise<void> {
  const time = now()
  const resumes = await resumesOf(db, userId)
  const used = await Promise.all(resumes.map((id) => documents.getByName(id).photos()))
  const keys = await giveUpPhotos(db, { userId, used: used.flat(), now: time, before: time - UNUSED_MS })
  if (keys.length === 0) return
  await removePhotos(files, keys)
  await forgetPhotos(db, keys)
}
