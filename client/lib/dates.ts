import { type Locale, localeTags } from '#src/contract/locale.ts'
import { BEIJING_AHEAD_MS, DAY_MS, HOUR_MS, MINUTE_MS } from '#src/lib/time.ts'

/** Times are those of China whatever the reader's clock says, so that server and browser write the same. */
export const timeZone = 'Asia/Shanghai'

/** A day: 2026年11月21日, Nov 21, 2026. */
export function formatDay(time: number, locale: Locale): string {
  const month = locale === 'zh' ? 'long' : 'short'
  const parts = { timeZone, year: 'numeric', month, day: 'numeric' } as const
  return new Intl.DateTimeFormat(localeTags[locale], parts).format(time)
}

/** A day as programs read it: 2026-11-21. */
export function dayOf(time: number): string {
  return new Date(time + BEIJING_AHEAD_MS).toISOString().slice(0, 10)
}

/** How long ago, in words: 3 minutes ago, yesterday; the day itself after a week, null within a minute. */
export function timeAgo(time: number, now: number, locale: Locale): string | null {
  const passed = Math.max(0, now - time)
  if (passed >= 7 * DAY_MS) return formatDay(time, locale)
  const format = new Intl.RelativeTimeFormat(localeTags[locale], { numeric: 'auto' })
  if (passed >= DAY_MS) return format.format(-Math.floor(passed / DAY_MS), 'day')
  if (passed >= HOUR_MS) return format.format(-Math.floor(passed / HOUR_MS), 'hour')
  return passed >= MINUTE_MS ? format.format(-Math.floor(passed / MINUTE_MS), 'minute') : null
}
