import type { Found } from './found.ts'
import { isWord } from './signs.ts'

/** The shortest contact to search for in other texts, and how many characters of a longer one must match. */
const TELLING = 5
const LONGEST = 254
/** Numbers of this length are certainly the owner's. */
const UNMISTAKABLE = 7
/** How many final digits identify a phone number without its country and area code. */
const SUBSCRIBER = 8

/** The keys to search for: letters and digits of each contact, and the end of a phone number. */
export function keysOf(contacts: readonly string[]): string[] {
  const keys = contacts.map((contact) => compact(contact).slice(0, LONGEST))
  const ends = keys.flatMap((key) => (/^\d{10,}$/.test(key) ? [key.slice(-SUBSCRIBER)] : []))
  return [...new Set([...keys, ...ends])].filter((key) => key.length >= TELLING)
}

/** Finds the keys in a normalised text, whatever separates their characters. */
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

/** Whether a match lies inside a longer number, or across words that just happen to contain it. */
function isPart(text: string, start: number, end: number, length: number, isNumber: boolean): boolean {
  if (isNumber && length >= UNMISTAKABLE) return false
  const before = text[start - 1] ?? ''
  const after = text[end] ?? ''
  if (isNumber) return /\d/.test(before) || /\d/.test(after)
  const isWhole = end - start === length
  return !isWhole && (/[a-z0-9]/.test(before) || /[a-z0-9]/.test(after))
}

/** Keeps only the letters and digits of a text. */
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

/** The indexes of a text's letters and digits. */
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
