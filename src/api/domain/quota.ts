import { BEIJING_AHEAD_MS, DAY_MS } from '#src/lib/time.ts'

/** The Swedish date format is YYYY-MM-DD. */
const shanghaiDate = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', dateStyle: 'short' })

/** The day for daily limits, `YYYY-MM-DD` in Asia/Shanghai. */
export function quotaDay(now: number): string {
  return shanghaiDate.format(now)
}

/** When daily limits reset: the next 00:00 in Asia/Shanghai, in ms since 1970. */
export function quotaResetsAt(now: number): number {
  const local = now + BEIJING_AHEAD_MS
  return local - (local % DAY_MS) + DAY_MS - BEIJING_AHEAD_MS
}
