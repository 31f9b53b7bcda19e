import { timeFormat } from '#src/lib/time-format.ts'

/** Formats a time in the reader's time zone. */
export function versionTime(at: number, locale: string): string {
  return timeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(at)
}
