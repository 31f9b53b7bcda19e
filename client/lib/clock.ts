import { type Locale, localeTags } from '#src/contract/locale.ts'
import { BEIJING_AHEAD_MS, DAY_MS, HOUR_MS, MINUTE_MS } from '#src/lib/time.ts'
import { timeFormat } from '#src/lib/time-format.ts'
import { formatDay } from './dates.ts'

/** These functions write times in Chinese time, so that server and browser render the same text. */
const timeZone = 'Asia/Shanghai'

/**
 * Formats a time to the minute: 2026/11/21 14:05, Nov 21, 2026, 14:05 (Beijing time). Whoever reads English may be
 * anywhere.
 */
export function formatMinute(time: number, locale: Locale): string {
  const dateStyle = locale === 'zh' ? 'short' : 'medium'
  const parts = { timeZone, dateStyle, timeStyle: 'short', hourCycle: 'h23' } as const
  const minute = timeFormat(localeTags[locale], parts).format(time)
  return locale === 'zh' ? minute : `${minute} (Beijing time)`
}

/** Formats the time of day: 14:05. */
export function formatClock(time: number, locale: Locale): string {
  const parts = { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  return timeFormat(localeTags[locale], parts).format(time)
}

/**
 * Formats how long ago something was: 3 minutes ago, yesterday; the date after a week, null within the first minute.
 */
export function timeAgo(time: number, now: number, locale: Locale): string | null {
  const passed = Math.max(0, now - time)
  if (passed >= 7 * DAY_MS) return formatDay(time, locale)
  const format = new Intl.RelativeTimeFormat(localeTags[locale], { numeric: 'auto' })
  if (passed >= DAY_MS) return format.format(dayOf(time) - dayOf(now), 'day')
  if (passed >= HOUR_MS) return format.format(-Math.floor(passed / HOUR_MS), 'hour')
  return passed >= MINUTE_MS ? format.format(-Math.floor(passed / MINUTE_MS), 'minute') : null
}

/** The days since 1970 in Beijing, where all our days begin. */
function dayOf(time: number): number {
  return Math.floor((time + BEIJING_AHEAD_MS) / DAY_MS)
}
