import type { Locale } from '#src/contract/locale.ts'
import { beijingMidnight } from '#src/lib/time.ts'
import { formatDay } from './dates.ts'

/** Today's date in the reader's time zone, `YYYY-MM-DD`. */
export function today(): string {
  const now = new Date()
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
}

/** Formats a date without a time, `YYYY-MM-DD`: 2026年12月1日, Dec 1, 2026. It is the same in every time zone. */
export function formatCalendarDay(day: string, locale: Locale): string {
  return formatDay(beijingMidnight(day), locale)
}
