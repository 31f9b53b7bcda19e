import type { ResumeLocale } from './document.ts'

const isoDate = /^(\d{4})(?:-(\d{1,2}))?(?:-(\d{1,2}))?$/
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Formats `2023-06` as `2023.06` or `Jun 2023`; text that is not a date is returned as typed. */
export function formatDate(value: string, locale: ResumeLocale): string {
  const match = isoDate.exec(value.trim())
  if (!match) return value.trim()
  const [, year = '', month, day] = match
  if (locale === 'zh') return [year, month, day].flatMap((part) => part?.padStart(2, '0') ?? []).join('.')
  const name = months[Number(month ?? 0) - 1]
  return [day && String(Number(day)), name, year].filter(Boolean).join(' ')
}

/** Formats `start – end`, with the word for "present" for an open end; either side may be missing. */
export function formatPeriod(
  period: { start?: string | undefined; end?: string | undefined; present?: boolean | undefined },
  locale: ResumeLocale,
): string {
  const start = formatDate(period.start ?? '', locale)
  const end = period.present ? (locale === 'zh' ? '至今' : 'Present') : formatDate(period.end ?? '', locale)
  return [start, end].filter(Boolean).join(' – ')
}
