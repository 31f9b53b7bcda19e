import { composeResume, type NestedResume } from '#src/resume/compose.ts'
import type { ResumeDocument, ResumeLocale } from '#src/resume/document.ts'

/** The month in which the samples were written; dates and terms are shifted from here. */
const writtenIn = '2026-11'

/**
 * The year as of whose November the samples read. Raising it by one moves every date of every sample by a year; the
 * résumé on the home page is written out and changed by hand (`client/i18n/home-resume.ts`).
 */
export const toldIn = 2026

const units = ['', '一', '二', '三', '四', '五', '六', '七', '八', '九']
const english = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]
const term = /\{(years|Years|count|year) (\d{4}(?:-\d{2})?)(?: (\d{4}-\d{2}))?\}/g

/** Builds the document of a sample as of November of a year: its dates and terms are shifted to that year. */
export function composeSample(sample: NestedResume, told = toldIn): ResumeDocument {
  const tell = <T extends object>(fields: T): T => tellAll(fields, sample.locale, told)
  const sections = sample.sections.map((section) => ({ ...tell(section), items: section.items.map(tell) }))
  return composeResume({ ...sample, basics: tell(sample.basics), sections })
}

/**
 * Fills in the terms of a sample's text as of November of a year: `{years 2016-07}` is the number of full years since
 * that month in words, `{years 2016-07 2018-06}` between two months, `{Years …}` the same capitalised, `{count
 * 2016-07}` in digits, and `{year 2024}` a year.
 * @throws Error for any other term
 */
export function tellText(text: string, locale: ResumeLocale, told: number): string {
  const filled = text.replace(term, (_, kind: string, from: string, to: string = writtenIn) => {
    if (kind === 'year') return tellDate(from, told)
    const years = fullYears(from, to)
    if (kind === 'count') return String(years)
    const words = locale === 'zh' ? chinese(years) : (english[years] ?? String(years))
    return kind === 'Years' ? words.charAt(0).toUpperCase() + words.slice(1) : words
  })
  if (/[{}]/.test(filled)) throw new Error(`A term that is none, in a sample: ${filled}`)
  return filled
}

const dates: readonly string[] = ['start', 'end', 'date', 'birth']

function tellAll<T extends object>(fields: T, locale: ResumeLocale, told: number): T {
  const result = { ...fields }
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value !== 'string') continue
    Object.assign(result, { [name]: dates.includes(name) ? tellDate(value, told) : tellText(value, locale, told) })
  }
  return result
}

/** Shifts a date of a sample by whole years, so that school years stay school years. */
function tellDate(date: string, told: number): string {
  const moved = told - Number(writtenIn.slice(0, 4))
  return date.replace(/^\d{4}/, (year) => String(Number(year) + moved))
}

/** Counts both months: July to June of the next year is one year. */
function fullYears(from: string, to: string): number {
  return Math.floor((monthsOf(to) - monthsOf(from) + 1) / 12)
}

function monthsOf(month: string): number {
  const [year = '', number = '1'] = month.split('-')
  return Number(year) * 12 + Number(number)
}

function chinese(years: number): string {
  if (years === 2) return '两'
  const [tens, ones] = [Math.floor(years / 10), units[years % 10] ?? '']
  return tens === 0 ? ones : `${tens === 1 ? '' : units[tens]}十${ones}`
}
