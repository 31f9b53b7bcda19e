import { type Locale, localeTags } from '#src/contract/locale.ts'
import { timeFormat } from '#src/lib/time-format.ts'

/** Today's date in the reader's time zone, `YYYY-MM-DD`. */
export function today(): string {
  const now = new Date()
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
}

/** Formats a date without a time, `YYYY-MM-DD`: 2026年12月1日, Dec 1, 2026. It is the same in every time zone. */
export function formatCalendarDay(day: string, locale: Locale): string {
  const month = locale === 'zh' ? 'long' : 'short'
  const parts = { timeZone: 'UTC', year: 'numeric', month, day: 'numeric' } as const
  return timeFormat(localeTags[locale], parts).format(Date.parse(`${day}T00:00:00Z`))
}
