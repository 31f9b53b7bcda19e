import { forwardWaiting } from '#src/api/contact/letters.ts'
import { copyPopularity } from '#src/api/db/content/popularity.ts'
import { readFigures } from '#src/api/db/upkeep/day-figures.ts'
import { keepSecretPrint } from '#src/api/db/upkeep/secret-print.ts'
import { secretPrint } from '#src/api/domain/secrets.ts'
import { careForDueOrders } from '#src/api/orders/care.ts'
import { reconcileBills } from '#src/api/orders/reconciliation.ts'
import { closeEndedSockets } from '#src/api/resumes/sockets.ts'
import { DAY_MS, endOfBeijingDay, MINUTE_MS } from '#src/lib/time.ts'
import type { Services } from '#src/services.ts'
import { noteFault, tellAlerts } from './alerts.ts'
import { noteBacklogs } from './backlog.ts'
import { emptyAccounts } from './emptying.ts'
import { sweepExpired, sweepLinkedFiles, sweepPhotos, sweepResumes } from './sweep.ts'

/** The minute at which hourly tasks run. */
const HOURLY_MINUTE = 17

const everyMinute = {
  orders: careForDueOrders,
  accounts: emptyAccounts,
  sockets: closeEndedSockets,
  expired: sweepExpired,
  resumes: sweepResumes,
  links: sweepLinkedFiles,
  photos: sweepPhotos,
  popularity: ({ db, content }: Services) => copyPopularity(db, content),
  alerts: tellAlerts,
  print: ({ db, config }: Services) => keepSecretPrint(db, secretPrint(config.appSecret)),
}
const everyHour = {
  bills: reconcileBills,
  letters: forwardWaiting,
  figures: storeFigures,
  backlog: noteBacklogs,
}

/**
 * Runs the scheduled tasks; call it every minute. `scheduledAt` in ms since 1970. Every minute: care for orders, delete
 * accounts that are due, close sockets of ended sessions, delete what has expired, bring the counters of the content up
 * to date, send alerts, note which secret the site has; every hour, before all of these: compare bills, forward
 * messages that wait, count a day that is over, and note what is behind. Failures are logged, retried in the next run,
 * and do not affect other tasks.
 */
export async function runTimers(services: Services, scheduledAt: number): Promise<void> {
  const isHourly = Math.floor(scheduledAt / MINUTE_MS) % 60 === HOURLY_MINUTE
  for (const [name, run] of Object.entries({ ...(isHourly && everyHour), ...everyMinute })) {
    try {
      await run(services)
    } catch (error) {
      services.log.error('timer.failed', error, { name })
      await noteFault(services, 'job-failed')
    }
  }
}

/**
 * Counts the figures of the day before yesterday, in Asia/Shanghai, which stores them. Whoever asks for the figures of
 * many days then reads what is stored, and counts only the last two.
 */
async function storeFigures({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const since = endOfBeijingDay(now()) - 3 * DAY_MS
  await readFigures(db, { since, until: since + DAY_MS, now: now() })
}
