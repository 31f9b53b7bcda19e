import { timeFormat } from './time-format.ts'

/** Spans of time, in ms. */
export const SECOND_MS = 1000
export const MINUTE_MS = 60 * SECOND_MS
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS
/** How far Beijing is ahead of UTC. All of China uses this time; there has been no daylight saving since 1991. */
export const BEIJING_AHEAD_MS = 8 * HOUR_MS

/** A moment as `2026-01-01T00:00:00Z`: UTC, whole seconds. */
export function isoSeconds(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19)}Z`
}

/** The UTC day of a moment: `2026-01-01`. */
export function utcDay(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10)
}

/** The day of a moment in Beijing, where all our days begin: `2026-01-01`. */
export function beijingDay(ms: number): string {
  return new Date(ms + BEIJING_AHEAD_MS).toISOString().slice(0, 10)
}

/** When a day begins in Beijing, in ms since 1970; NaN for what is no day. */
export function beijingMidnight(day: string): number {
  return Date.parse(`${day}T00:00:00+08:00`)
}

/** When the day of a moment ends in Beijing, in ms since 1970. */
export function endOfBeijingDay(ms: number): number {
  return beijingMidnight(beijingDay(ms)) + DAY_MS
}

/** A moment in Beijing time as people read it, without the year: `11月21日 10:00`. */
export function beijingTime(ms: number, language: string): string {
  const format = { month: 'long', day: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  return timeFormat(language, { ...format, timeZone: 'Asia/Shanghai' }).format(ms)
}

/** A moment in Beijing as `2026-01-01 08:00:00`. */
export function beijingSeconds(ms: number): string {
  return new Date(ms + BEIJING_AHEAD_MS).toISOString().slice(0, 19).replace('T', ' ')
}

/** Parses such a text to ms since 1970; NaN for any other text. */
export function parseBeijingSeconds(text: string): number {
  return /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text) ? Date.parse(`${text.replace(' ', 'T')}+08:00`) : Number.NaN
}

/** A moment as feeds write it: `Thu, 19 Nov 2026 16:00:00 GMT`. */
export function feedTime(ms: number): string {
  return new Date(ms).toUTCString()
}
