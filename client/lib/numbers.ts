import type { Locale } from '#src/contract/locale.ts'

/** Smaller counts are not shown, because they would say nothing. */
export const COUNTED_FROM = 10

/** Formats a count in short: 1.2万, 12.3K. */
export function compactNumber(value: number, locale: Locale): string {
  const [unit, sign] = locale === 'zh' ? [10_000, '万'] : [1000, 'K']
  if (value < unit) return String(value)
  return `${Number((value / unit).toFixed(1))}${sign}`
}
