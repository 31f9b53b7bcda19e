/** Dates as Swedes write them, in Beijing: `2026-01-01 08:00:00`. */
const FORMAT = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** A moment as gateways write it: `2026-01-01 08:00:00`. */
export function beijing(ms: number): string {
  return FORMAT.format(ms)
}

/** The day it falls on: `2026-01-01`. */
export function beijingDay(ms: number): string {
  return beijing(ms).slice(0, 10)
}

/** A moment as RFC 3339 has it: `2026-01-01T08:00:00+08:00`. */
export function beijingIso(ms: number): string {
  return `${beijing(ms).replace(' ', 'T')}+08:00`
}
