import type { Found } from './found.ts'
import { isWord } from './signs.ts'

/** The shortest value that is searched for in other texts, and how much of a longer one is, in characters. */
const TELLING = 5
const LONGEST = 254
/** Numbers as long as this are nobody else's. */
const UNMISTAKABLE = 7
/** How many digits make a phone number known without those of its country and network. */
const SUBSCRIBER = 8

/** What is looked for of somebody's contacts: letters and digits of each, and the end of a phone number. */
export function keysOf(contacts: readonly string[]): string[] {
  const keys = contacts.map((contact) => compact(contact).slice(0, LONGEST))
  const ends = keys.flatMap((key) => (/^\d{10,}$/.test(key) ? [key.slice(-SUBSCRIBER)] : []))
  return [...new Set([...keys, ...ends])].filter((key) => key.length >= TELLING)
}

/** Where a normal text has one of the keys, whatever stands between its signs. */
export function findKeys(text: string, keys: readonly string[]): Found[] {
  if (keys.length === 0) return []
  const signs = compact(text)
  const present = keys.filter((key) => signs.includes(key))
  if (present.length === 0) return []
  const at = placesIn(text, signs.length)
  const found: Found[] = []
  for (const key of present) {
    const isNumber = /^\d+$/.test(key)
    for (let index = signs.indexOf(key); index >= 0; index = signs.indexOf(key, index + 1)) {
      const start = at[index] ?? 0
      const end = (at[index + key.length - 1] ?? 0) + 1
      if (!isPart(text, start, end, key.length, isNumber)) {
        found.push(isNumber ? { kind: 'phone', start, end, national: key } : { kind: 'name', start, end })
        index += key.length - 1
      }
    }
  }
  return found
}

/** Whether it is the inside of something else: a longer number, or words that happen to end and begin so. */
function isPart(text: string, start: number, end: number, length: number, isNumber: boolean): boolean {
  if (isNumber && length >= UNMISTAKABLE) return false
  const before = text[start - 1] ?? ''
  const after = text[end] ?? ''
  if (isNumber) return /\d/.test(before) || /\d/.test(after)
  const isWhole = end - start === length
  return !isWhole && (/[a-z0-9]/.test(before) || /[a-z0-9]/.test(after))
}

/** A text without everything but letters and digits. */
function compact(text: string): string {
  let signs = ''
  let start = 0
  for (let index = 0; index < text.length; index++) {
    if (isWord(text.charCodeAt(index))) continue
    if (start < index) signs += text.slice(start, index)
    start = index + 1
  }
  return signs + text.slice(start)
}

/** Where the letters and digits of a text are. */
function placesIn(text: string, count: number): Int32Array {
  const at = new Int32Array(count)
  let nth = 0
  for (let index = 0; index < text.length; index++) {
    if (!isWord(text.charCodeAt(index))) continue
    at[nth] = index
    nth += 1
  }
  return at
}
