/** The Swedish format is `2026-01-01 08:00:00`; here with Beijing time. */
const FORMAT = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** Formats a time as gateways write it: `2026-01-01 08:00:00`. */
export function beijing(ms: number): string {
  return FORMAT.format(ms)
}

/** The day of a time in Beijing: `2026-01-01`. */
export function beijingDay(ms: number): string {
  return beijing(ms).slice(0, 10)
}

/** Formats a time as RFC 3339: `2026-01-01T08:00:00+08:00`. */
export function beijingIso(ms: number): string {
  return `${beijing(ms).replace(' ', 'T')}+08:00`
}
