import { type Locale, localeTags } from '#src/contract/locale.ts'
import { BEIJING_AHEAD_MS } from '#src/lib/time.ts'
import { timeFormat } from '#src/lib/time-format.ts'

/** Times are shown in Chinese time everywhere, so that server and browser render the same text. */
export const timeZone = 'Asia/Shanghai'

/** Formats a day: 2026年11月21日, Nov 21, 2026. */
export function formatDay(time: number, locale: Locale): string {
  const month = locale === 'zh' ? 'long' : 'short'
  const parts = { timeZone, year: 'numeric', month, day: 'numeric' } as const
  return timeFormat(localeTags[locale], parts).format(time)
}

/** Formats a day for programs: 2026-11-21. */
export function dayOf(time: number): string {
  return new Date(time + BEIJING_AHEAD_MS).toISOString().slice(0, 10)
}
