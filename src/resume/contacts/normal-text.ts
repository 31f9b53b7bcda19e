import { type LinkPlace, linkPlaces } from '#src/resume/markup.ts'

/** A text as it is compared, and of each of its UTF-16 units where the sign stands in the source that it is of. */
export type NormalText = { text: string; from: Int32Array; links: LinkPlace[] }

/** Drawn over the sign before them, or not at all. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{M}\p{Cf}]/gu
const DIGIT = /\p{Nd}/u
/** Nobody spells out a number who does not mean one to be dialled. */
const SPELT = /[〇零一二三四五六七八九幺]{7,}/g
const SPELT_DIGITS = '〇零一幺二三四五六七八九'
const DIGITS = '001123456789'

/**
 * What is read in a text, however it is written: without width forms, styles of letters, accents, unseen signs and
 * light markup; digits of all scripts as ASCII, letters in lower case. Of a link its label is left.
 */
export function normalText(source: string): NormalText {
  const links = linkPlaces(source)
  const writer = createWriter(source)
  let done = 0
  for (const { start, labelStart, labelEnd, end } of links) {
    writer.add(done, start)
    writer.add(labelStart, labelEnd)
    done = end
  }
  writer.add(done, source.length)
  const { units, from, length } = writer.written()
  return { text: withDigits(textOf(units, length)), from, links }
}

function withDigits(text: string): string {
  return text.replace(SPELT, (run) => Array.from(run, (sign) => DIGITS[SPELT_DIGITS.indexOf(sign)]).join(''))
}

/** Writes parts of a source as they are compared; typed arrays, since all of a résumé passes through here. */
function createWriter(source: string) {
  let units = new Uint16Array(source.length)
  let from = new Int32Array(source.length)
  let length = 0

  function put(unit: number, at: number): void {
    if (length === units.length) {
      units = grown(units, new Uint16Array(2 * length))
      from = grown(from, new Int32Array(2 * length))
    }
    units[length] = unit
    from[length] = at
    length += 1
  }

  function putFolded(at: number): number {
    const code = source.codePointAt(at) ?? 0
    const end = at + (code > LAST_OF_PLANE ? 2 : 1)
    const folded = fold(String.fromCodePoint(code))
    for (let unit = 0; unit < folded.length; unit++) put(folded.charCodeAt(unit), at)
    if (code <= LAST_OF_PLANE && folded.length < 2) folds[code] = folded === '' ? DROPPED : folded.charCodeAt(0)
    return end
  }

  return {
    add(start: number, end: number): void {
      for (let at = start; at < end; ) {
        const folded = folds[source.charCodeAt(at)] ?? UNMET
        if (folded === UNMET) at = putFolded(at)
        else {
          at += 1
          if (folded !== DROPPED) put(folded, at - 1)
        }
      }
    },
    written: () => ({ units, from, length }),
  }
}

function grown<T extends Uint16Array | Int32Array>(full: T, empty: T): T {
  empty.set(full)
  return empty
}

const LAST_OF_PLANE = 0xffff
const UNMET = 0
const DROPPED = 1
/** What each unit of the basic plane is compared as, once it has been met; those that become several are not kept. */
const folds = new Uint16Array(LAST_OF_PLANE + 1)

function fold(sign: string): string {
  if (sign === '*' || sign === '\\') return ''
  const plain = sign.normalize('NFKD').replace(UNSEEN, '').toLowerCase()
  return DIGIT.test(plain) && !/[0-9]/.test(plain) ? asciiDigit(plain) : plain
}

/** Digits stand ten in a row in every script (Unicode, general category Nd). */
function asciiDigit(sign: string): string {
  const code = sign.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && DIGIT.test(String.fromCodePoint(code - value - 1))) value += 1
  return String(value)
}

const CHUNK = 8192

/** The text of UTF-16 units. */
export function textOf(units: Uint16Array, length: number): string {
  let text = ''
  for (let at = 0; at < length; at += CHUNK) {
    text += Reflect.apply(String.fromCharCode, null, units.subarray(at, Math.min(at + CHUNK, length)))
  }
  return text
}
