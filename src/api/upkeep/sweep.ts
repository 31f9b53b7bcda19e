import { endedLinks, forgetLinks } from '#src/api/db/files/linked-files.ts'
import { forgetPhotos, giveUpPhotos, photoOwnersToCheck } from '#src/api/db/files/photos.ts'
import { expiredResumes, forgetResume, resumesOf } from '#src/api/db/resumes/resumes.ts'
import { changesOf } from '#src/api/db/rows.ts'
import { sweeps } from '#src/api/db/sweeping.ts'
import { removeLinkedFiles } from '#src/api/files/linked-files.ts'
import { removePhotos } from '#src/api/files/photos.ts'
import { removeThumbnails } from '#src/api/files/thumbnails.ts'
import { chunksOf } from '#src/lib/chunks.ts'
import { keepUp } from '#src/lib/keep-up.ts'
import { DAY_MS } from '#src/lib/time.ts'
import type { Services } from '#src/services.ts'
import { noteFault } from './alerts.ts'
import { timeFor } from './time-for.ts'

/** Rows deleted by one statement, which blocks the ledger for some five milliseconds. */
const SWEPT_AT_ONCE = 1000
/** How long others have the ledger to themselves after such a statement, in ms. */
const REST_MS = 100
/**
 * How much a run of each job may do; the next one comes in a minute. D1 allows an invocation a thousand queries, and
 * all jobs together stay below that.
 */
const SWEEPING = { ms: 20_000, steps: 100 }
const REMOVING = { ms: 10_000, steps: 2 }
const UNLINKING = { ms: 5000, steps: 5 }
const CHECKING = { ms: 10_000, steps: 25 }

/**
 * Deletes rows that have expired and that no rule counts any more, such as sessions, codes and attempts. Called by a
 * timer. It deletes small parts, one of each kind in turn, and rests in between, so that neither other calls nor other
 * kinds wait for a kind that is far behind. A failure is logged and does not stop the other kinds.
 */
export async function sweepExpired(services: Pick<Services, 'after' | 'config' | 'db' | 'log' | 'now'>): Promise<void> {
  const { db, now, after, log } = services
  const time = now()
  const queue = Object.entries(sweeps).map(([name, sweepOf]) => ({ name, sweep: sweepOf(db, time) }))
  await keepUp(now, SWEEPING, async () => {
    const kind = queue.shift()
    if (kind === undefined) return false
    try {
      if (changesOf(await kind.sweep.remove(SWEPT_AT_ONCE).run()) >= SWEPT_AT_ONCE) {
        queue.push(kind)
        await new Promise<void>((resolve) => after(REST_MS, resolve))
      }
    } catch (error) {
      log.error('sweep.failed', error, { name: kind.name })
      await noteFault(services, 'job-failed')
    }
    return true
  })
}

/** How many deleted résumés are removed for good at a time. */
const REMOVALS = 50

/** Removes résumés whose time to be restored is over. One that fails is logged and skipped for the rest of this run. */
export async function sweepResumes(services: Services): Promise<void> {
  const { db, now, log } = services
  const failed = new Set<string>()
  return keepUp(now, await timeFor(services, 'resumes', REMOVING), async () => {
    const due = await expiredResumes(db, now(), REMOVALS + failed.size)
    const waiting = due.filter((id) => !failed.has(id))
    for (const id of waiting) {
      await removeResumes(services, [id]).catch((error: unknown) => {
        failed.add(id)
        log.error('resumes.sweep', error)
      })
    }
    return waiting.length >= REMOVALS
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
  return keepUp(now, await timeFor(services, 'links', UNLINKING), async () => {
    const keys = await endedLinks(db, now(), LINKS)
    if (keys.length > 0) {
      await removeLinkedFiles(files, keys)
      await forgetLinks(db, keys)
    }
    return keys.length === LINKS
  })
}

/** How often the photos of each user are checked, in ms. A check writes all their rows, so it is rare. */
export const CHECK_EVERY_MS = 7 * DAY_MS
/** How many users' photos are checked at a time. */
const OWNERS = 20
/**
 * How long a photo is kept after a check has found it unused: a device that was offline may return with a document that
 * uses it. With the time between two checks that is thirty days at most.
 */
const UNUSED_MS = 23 * DAY_MS
/**
 * A run that has asked so many résumés for their photos starts with no more owners: each is a request of the
 * invocation.
 */
const ASKED = 2000
/** The most files R2 deletes in one call. */
const FILES = 1000

/**
 * Removes photos that no résumé of their owner has needed for a long time. An owner whose résumés cannot be read keeps
 * all photos; that is logged, and the owner is skipped for the rest of this run.
 */
export async function sweepPhotos(services: Services): Promise<void> {
  const { db, now, log } = services
  const failed = new Set<number>()
  let asked = 0
  return keepUp(now, await timeFor(services, 'photos', CHECKING), async () => {
    // An owner may be found twice, because their photos have at most two values of `checked_at`: the time of the last
    // check, and 0 for newer photos.
    const due = await photoOwnersToCheck(db, now() - CHECK_EVERY_MS, OWNERS + 2 * failed.size)
    const owners = due.filter((userId) => !failed.has(userId))
    const time = now()
    const theirs = await resumesOf(db, owners)
    const resumes = Map.groupBy(theirs, ({ userId }) => userId)
    asked += theirs.length
    const looks = owners.map(async (userId) => {
      try {
        return [{ userId, used: await photosIn(services, resumes.get(userId) ?? []) }]
      } catch (error) {
        failed.add(userId)
        log.error('photos.sweep', error)
        return []
      }
    })
    const looked = (await Promise.all(looks)).flat()
    const keys = await giveUpPhotos(db, looked, {
      now: time,
      before: time - UNUSED_MS,
      every: CHECK_EVERY_MS,
    })
    for (const given of chunksOf(keys, FILES)) await removeGiven(given, services)
    return owners.length > 0 && asked < ASKED
  })
}

/** Removes photos that are given up; where that fails, the next check finds them again. */
async function removeGiven(keys: readonly string[], { db, files, log }: Services): Promise<void> {
  try {
    await removePhotos(files, keys)
    await forgetPhotos(db, keys)
  } catch (error) {
    log.error('photos.sweep', error)
  }
}

/** @throws when a résumé cannot be asked */
async function photosIn({ documents }: Services, resumes: readonly { id: string }[]): Promise<string[]> {
  return (await Promise.all(resumes.map(({ id }) => documents.getByName(id).photos()))).flat()
}
