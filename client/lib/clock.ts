import { type Locale, localeTags } from '#src/contract/locale.ts'
import { timeZone } from './dates.ts'

/** A moment to the minute: 2026/11/21 14:05, Nov 21, 2026, 14:05. */
export function formatMinute(time: number, locale: Locale): string {
  const dateStyle = locale === 'zh' ? 'short' : 'medium'
  const parts = { timeZone, dateStyle, timeStyle: 'short', hourCycle: 'h23' } as const
  return new Intl.DateTimeFormat(localeTags[locale], parts).format(time)
}

/** The time of a day: 14:05. */
export function formatClock(time: number, locale: Locale): string {
  const parts = { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  return new Intl.DateTimeFormat(localeTags[locale], parts).format(time)
}
