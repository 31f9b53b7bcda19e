import type { Locale } from '#src/contract/locale.ts'
import { SHORT_MONTHS } from '#src/lib/months.ts'
import { BEIJING_AHEAD_MS } from '#src/lib/time.ts'

/**
 * Formats a day of Chinese time, so that server and browser render the same text: 2026年11月21日, Nov 21, 2026. It does
 * not use `Intl.DateTimeFormat`, because making the first one blocks a slow phone for a tenth of a second while it
 * hydrates the page.
 */
export function formatDay(time: number, locale: Locale): string {
  const day = new Date(time + BEIJING_AHEAD_MS)
  const [year, month, date] = [day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate()]
  return locale === 'zh' ? `${year}年${month + 1}月${date}日` : `${SHORT_MONTHS[month]} ${date}, ${year}`
}
