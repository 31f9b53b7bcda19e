import { type LinkPlace, linkPlaces } from '#src/resume/markup.ts'

/**
 * A text as it is compared, and of each of its UTF-16 units where the sign stands in the source that it is of: at the
 * same place where `from` is null.
 */
export type NormalText = { text: string; from: Int32Array | null; links: LinkPlace[] }

/** Neither a mark nor beyond ASCII: all there is to do is the case of letters. */
const PLAIN = /^[^*\\\x80-\uffff]*$/

/** Drawn over the sign before them, or not at all. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{M}\p{Cf}]/gu
const DIGIT = /\p{Nd}/u
const SPELT_DIGITS = '〇零一壹幺二贰三叁四肆五伍六陆七柒八捌九玖'
const DIGITS = '001112233445566778899'
const digitOf = new Map(Array.from(SPELT_DIGITS, (sign, nth) => [sign, DIGITS[nth] ?? '']))
/** Nobody spells out a number who does not mean one to be dialled. */
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
 * What is read in a text, however it is written: without width forms, styles of letters, accents, unseen signs and
 * light markup; digits of all scripts as ASCII, letters in lower case, those that look like others as these. Of a link
 * its label is left.
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
    return letters === 0 || letters > MOST_ALIKE || run.length - letters < MOST_ALIKE
      ? run
      : run.replace(/o/g, '0').replace(/[li]/g, '1')
  })
}

/** Typed arrays, since all of a résumé passes through here. */
type Written = { units: Uint16Array; from: Int32Array; length: number }

/** Writes a part of a source as it is compared. */
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

/** Writes a sign that has not been met yet, or does not fit. @returns how many units of the source it takes besides the first */
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
/** What each unit of the basic plane is compared as, once it has been met; those that become several are not kept. */
const folds = new Uint16Array(LAST_OF_PLANE + 1)

function fold(sign: string): string {
  if (sign === '*' || sign === '\\') return ''
  const plain = sign.normalize('NFKD').replace(UNSEEN, '').toLowerCase()
  if (DIGIT.test(plain) && !/[0-9]/.test(plain)) return asciiDigit(plain)
  return latinOf.get(plain) ?? plain
}

/** The ASCII form of a digit of any script: digits stand ten in a row (Unicode, general category Nd). */
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
