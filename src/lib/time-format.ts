const made = new Map<string, Intl.DateTimeFormat>()

/**
 * Returns the format for times in a language. Each is made once, because making one takes as long as using it a hundred
 * times.
 * @param options fixed by the caller, so that there are only a few formats
 */
export function timeFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([language, options])
  const known = made.get(key)
  if (known !== undefined) return known
  const format = new Intl.DateTimeFormat(language, options)
  made.set(key, format)
  return format
}
