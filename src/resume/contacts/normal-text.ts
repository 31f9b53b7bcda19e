import { type LinkPlace, linkPlaces } from '#src/resume/markup.ts'

/**
 * A normalised text. `from` maps each of its UTF-16 units to an index in the source; null when the indexes are equal.
 */
export type NormalText = { text: string; from: Int32Array | null; links: LinkPlace[] }

/** Plain ASCII without markup: only the case of letters has to be normalised. */
const PLAIN = /^[^*\\\x80-\uffff]*$/

/** Characters drawn on top of the one before them, or not at all. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{M}\p{Cf}]/gu
const DIGIT = /\p{Nd}/u
const SPELT_DIGITS = '〇零一壹幺二贰三叁四肆五伍六陆七柒八捌九玖'
const DIGITS = '001112233445566778899'
const digitOf = new Map(Array.from(SPELT_DIGITS, (sign, nth) => [sign, DIGITS[nth] ?? '']))
/** Spelt-out digits in a row, which only occur in phone numbers. */
const SPELT =
  /[0-9〇零一壹幺二贰三叁四肆五伍六陆七柒八捌九玖](?:[ .·-]?[0-9〇零一壹幺二贰三叁四肆五伍六陆七柒八捌九玖]){6,}/g
/** Letters that look like digits, among digits. */
const ALIKE = /[0-9oli]{7,}/g
const MOST_ALIKE = 5
/** Letters of other scripts that look like Latin ones, in lower case. */
const FOREIGN = 'аеорсухіјѕһԁԛԝмткнвοανρικυχ'
const LATIN = 'aeopcyxijshdqwmtkhboavpikux'
const latinOf = new Map(Array.from(FOREIGN, (sign, nth) => [sign, LATIN[nth] ?? '']))

/**
 * Normalises a text for finding contacts: removes width forms, letter styles, accents, invisible characters and light
 * markup; digits of all scripts become ASCII, letters lower case, and letters that look like Latin ones become those.
 * Links are reduced to their labels.
 */
export function normalText(source: string): NormalText {
  const links = linkPlaces(source)
  if (links.length === 0 && PLAIN.test(source)) return { text: withoutAlike(source.toLowerCase()), from: null, links }
  const written = { units: new Uint16Array(source.length), from: new Int32Array(source.length), length: 0 }
  let done = 0
  for (const { start, labelStart, labelEnd, end } of links) {
    write(source, done, start, written)
    write(source, labelStart, labelEnd, written)
    done = end
  }
  write(source, done, source.length, written)
  return { text: withoutAlike(withDigits(textOf(written.units, written.length))), from: written.from, links }
}

function withDigits(text: string): string {
  return text.replace(SPELT, (run) => {
    let digits = ''
    for (const sign of run) digits += digitOf.get(sign) ?? sign
    return digits
  })
}

function withoutAlike(text: string): string {
  return text.replace(ALIKE, (run) => {
    const letters = run.replace(/[0-9]+/g, '').length
    return letters > MOST_ALIKE || run.length - letters < MOST_ALIKE
      ? run
      : run.replace(/o/g, '0').replace(/[li]/g, '1')
  })
}

/** Typed arrays for speed: all texts of a résumé pass through here. */
type Written = { units: Uint16Array; from: Int32Array; length: number }

/** Normalises a part of the source. */
function write(source: string, start: number, end: number, written: Written): void {
  let { units, from, length } = written
  for (let at = start; at < end; at++) {
    const folded = folds[source.charCodeAt(at)] ?? UNMET
    if (folded === DROPPED) continue
    if (folded === UNMET || length === units.length) {
      written.length = length
      at += writeFolded(source, at, written)
      ;({ units, from, length } = written)
    } else {
      units[length] = folded
      from[length] = at
      length += 1
    }
  }
  written.length = length
}

/**
 * Normalises a character that is not cached or takes several units.
 * @returns how many further units of the source it takes
 */
function writeFolded(source: string, at: number, written: Written): number {
  const code = source.codePointAt(at) ?? 0
  const folded = fold(String.fromCodePoint(code))
  if (written.length + folded.length > written.units.length) {
    written.units = grown(written.units, new Uint16Array(2 * written.units.length + folded.length))
    written.from = grown(written.from, new Int32Array(2 * written.from.length + folded.length))
  }
  for (let unit = 0; unit < folded.length; unit++) {
    written.units[written.length] = folded.charCodeAt(unit)
    written.from[written.length] = at
    written.length += 1
  }
  if (code <= LAST_OF_PLANE && folded.length < 2) folds[code] = folded === '' ? DROPPED : folded.charCodeAt(0)
  return code > LAST_OF_PLANE ? 1 : 0
}

function grown<T extends Uint16Array | Int32Array>(full: T, empty: T): T {
  empty.set(full)
  return empty
}

const LAST_OF_PLANE = 0xffff
const UNMET = 0
const DROPPED = 1
/** The normal form of each UTF-16 unit, cached once computed; forms of several units are not cached. */
const folds = new Uint16Array(LAST_OF_PLANE + 1)

function fold(sign: string): string {
  if (sign === '*' || sign === '\\') return ''
  const plain = sign.normalize('NFKD').replace(UNSEEN, '').toLowerCase()
  if (DIGIT.test(plain) && !/[0-9]/.test(plain)) return asciiDigit(plain)
  return latinOf.get(plain) ?? plain
}

/** The ASCII form of a digit of any script: digits come ten in a row (Unicode, general category Nd). */
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
