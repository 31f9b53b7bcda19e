import { type Period, readPeriod } from '#src/resume/formats/dates-read.ts'

const spellings = [/^(\d{4})\s*[-./年]\s*(\d{1,2})\s*月?$/, /^(\d{4})(\d{2})$/]
const year = /^(\d{4})\s*年?$/
const month = /^(\d{4})(?:-(\d{2}))?/

/** Normalises a typed month to the stored form, `2023-09`; other text is returned unchanged. */
export function normalDate(text: string): string {
  const trimmed = text.trim()
  const onlyYear = year.exec(trimmed)?.[1]
  if (onlyYear) return onlyYear
  for (const spelling of spellings) {
    const [, y, m = ''] = spelling.exec(trimmed) ?? []
    if (y && Number(m) >= 1 && Number(m) <= 12) return `${y}-${m.padStart(2, '0')}`
  }
  return trimmed
}

/** Parses a text that is a period and nothing else, such as `2019.9–2023.6`; null for any other text. */
export function periodIn(text: string): Period | null {
  const period = readPeriod(text)
  return period.end !== undefined || period.present ? period : null
}

/** Whether a text is a date in the stored form. */
export function isDate(text: string): boolean {
  return /^\d{4}(?:-(?:0[1-9]|1[0-2])(?:-\d{2})?)?$/.test(text)
}

/** The year and month a date begins with, without a month for a year alone; null for text that begins with no year. */
export function monthOf(date: string): { year: number; month: number | undefined } | null {
  const [, y, m] = month.exec(date) ?? []
  return y === undefined ? null : { year: Number(y), month: m === undefined ? undefined : Number(m) }
}

/** Whether both begin with a year and the end is before the start. */
export function isReversed(start: string, end: string): boolean {
  const [from, to] = [monthOf(start), monthOf(end)]
  if (from === null || to === null) return false
  return to.year < from.year || (to.year === from.year && (to.month ?? 12) < (from.month ?? 1))
}
