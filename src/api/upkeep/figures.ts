import { readFigures } from '#src/api/db/day-figures.ts'
import { quotaResetsAt } from '#src/api/domain/quota.ts'
import { DAY_MS } from '#src/lib/time.ts'
import type { Services } from '#src/services.ts'

/**
 * Counts the day that has been over for a day, in Asia/Shanghai, for the last time. Called by a timer, so that whoever
 * asks for the figures of many days reads what is stored, and only counts the last two.
 */
export async function storeFigures({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const since = quotaResetsAt(now()) - 3 * DAY_MS
  await readFigures(db, { since, until: since + DAY_MS, now: now() })
}
