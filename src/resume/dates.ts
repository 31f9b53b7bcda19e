import { SHORT_MONTHS } from '#src/lib/months.ts'
import type { DateForm, ResumeLocale } from './document.ts'

const isoDate = /^(\d{4})(?:-(0?[1-9]|1[0-2])(?:-(0?[1-9]|[12]\d|3[01]))?)?$/
const wholeMonths = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
]
const signs = { dots: '.', slashes: '/', dashes: '-' } as const

/**
 * Formats `2023-06` as `2023.06` or `Jun 2023`; text that is not a date is returned as typed.
 * @param form another form: `words` is `2023年6月` or `June 2023`, the others put a sign between numbers
 */
export function formatDate(value: string, locale: ResumeLocale, form?: DateForm): string {
  const match = isoDate.exec(value.trim())
  if (!match) return value.trim()
  const [, year = '', month, day] = match
  const numbers = [month, day].flatMap((part) => part?.padStart(2, '0') ?? [])
  if (locale === 'zh') {
    if (form === 'words') return `${year}年${month ? `${Number(month)}月` : ''}${day ? `${Number(day)}日` : ''}`
    return [year, ...numbers].join(signs[form ?? 'dots'])
  }
  // English readers disagree on whether the day or the month comes first: with a day, numbers begin with the year.
  if (form === 'dashes' || (form && form !== 'words' && day)) return [year, ...numbers].join(signs[form])
  if (form && form !== 'words') return [...numbers, year].join(signs[form])
  const name = (form === 'words' ? wholeMonths : SHORT_MONTHS)[Number(month ?? 0) - 1]
  return [day && String(Number(day)), name, year].filter(Boolean).join(' ')
}

/** Formats `start – end`, with the word for "present" for an open end; either side may be missing. */
export function formatPeriod(
  period: { start?: string | undefined; end?: string | undefined; present?: boolean | undefined },
  locale: ResumeLocale,
  form?: DateForm,
): string {
  const start = formatDate(period.start ?? '', locale, form)
  const end = period.present ? (locale === 'zh' ? '至今' : 'Present') : formatDate(period.end ?? '', locale, form)
  return [start, end].filter(Boolean).join(' – ')
}
