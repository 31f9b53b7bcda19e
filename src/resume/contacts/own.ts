import type { Found } from './found.ts'
import { textOf } from './normal-text.ts'

/** So much of a value is enough to be looked for in other texts, and so much of it is looked for. */
const TELLING = 5
const LONGEST = 254
/** Numbers as long as this are nobody else's. */
const UNMISTAKABLE = 7
/** How many digits make a phone number known without those of its country and network. */
const SUBSCRIBER = 8

/** A text without everything but letters and digits, and where each of them was. */
type Compact = { text: string; at: Int32Array }

/** What is looked for of somebody's contacts: letters and digits of each, and the end of a phone number. */
export function keysOf(contacts: readonly string[]): string[] {
  const keys = contacts.map((contact) => compact(contact).text.slice(0, LONGEST))
  const ends = keys.flatMap((key) => (/^\d{10,}$/.test(key) ? [key.slice(-SUBSCRIBER)] : []))
  return [...new Set([...keys, ...ends])].filter((key) => key.length >= TELLING)
}

/** Where a normal text has one of the keys, whatever stands between its signs. */
export function findKeys(text: string, keys: readonly string[]): Found[] {
  if (keys.length === 0) return []
  const { text: signs, at } = compact(text)
  return keys.flatMap((key) => {
    const found: Found[] = []
    for (let index = signs.indexOf(key); index >= 0; index = signs.indexOf(key, index + 1)) {
      const start = at[index] ?? 0
      const end = (at[index + key.length - 1] ?? 0) + 1
      if (!isPart(text, start, end, key)) {
        found.push(/^\d+$/.test(key) ? { kind: 'phone', start, end, national: key } : { kind: 'name', start, end })
        index += key.length - 1
      }
    }
    return found
  })
}

/** Whether it is the inside of something else: a longer number, or words that happen to end and begin so. */
function isPart(text: string, start: number, end: number, key: string): boolean {
  const before = text[start - 1] ?? ''
  const after = text[end] ?? ''
  if (/^\d+$/.test(key)) return key.length < UNMISTAKABLE && (/\d/.test(before) || /\d/.test(after))
  const isWhole = end - start === key.length
  return !isWhole && (/[a-z0-9]/.test(before) || /[a-z0-9]/.test(after))
}

const WORD = /[\p{L}\p{N}]/u
/** Whether a unit of the basic plane is of a letter or digit (2) or not (1), once it has been met. */
const words = new Uint8Array(0x10000)

function compact(text: string): Compact {
  const units = new Uint16Array(text.length)
  const at = new Int32Array(text.length)
  let length = 0
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    words[unit] ||= WORD.test(String.fromCharCode(unit)) ? 2 : 1
    if (words[unit] === 1) continue
    units[length] = unit
    at[length] = index
    length += 1
  }
  return { text: textOf(units, length), at }
}
