import { isoSeconds } from '#src/lib/time.ts'
import type { ZipEntry } from '#src/lib/zip-stream.ts'

const utf8 = new TextEncoder()
/** Names of values that are times. */
const TIME = /(?:^|_)(?:at|until|until_before)$/

/** A text as a file of the archive. */
export function textEntry(name: string, text: string): ZipEntry {
  return { name, bytes: utf8.encode(text) }
}

/** A value as a JSON file. Times in ms since 1970, recognised by their names, are written as dates. */
export function jsonEntry(name: string, value: unknown): ZipEntry {
  return textEntry(name, `${JSON.stringify(value, withTimes, 2)}\n`)
}

function withTimes(key: string, value: unknown): unknown {
  return typeof value === 'number' && value > 0 && TIME.test(key) ? isoSeconds(value) : value
}
