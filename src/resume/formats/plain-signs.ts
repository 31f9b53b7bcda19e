import { headingOf } from './text/headings.ts'

/** Radicals and the whole characters they stand for; other radicals stand for none. */
const radicals =
  '⺁厂⺎兀⺒巳⺓幺⺜日⺝月⺠民⺩王⺫目⺬示⺶羊⺻聿⺼肉⺽臼⻁虎⻄西⻅见⻆角⻉贝⻋车⻑長⻓长⻔门⻗雨⻘青⻙韦⻚页⻛风⻜飞⻝食⻢马⻣骨⻤鬼⻥鱼⻦鸟⻧卤⻨麦⻩黄⻪黾⻬齐⻮齿⻰龙⻲亀'
const characters = new Map((radicals.match(/../gu) ?? []).map(([radical = '', character = '']) => [radical, character]))

/** Spacing accents, which TeX's old fonts put before the letter, and their combining forms. */
const accents = new Map([
  ['´', '\u0301'],
  ['`', '\u0300'],
  ['¨', '\u0308'],
  ['ˆ', '\u0302'],
  ['˜', '\u0303'],
  ['ˇ', '\u030c'],
  ['˚', '\u030a'],
])

/** Joins letters with the accents before them. */
export function composed(text: string): string {
  return text.replace(/([´`¨ˆ˜ˇ˚]) ?(\p{L})/gu, (_, accent: string, letter: string) => {
    const plain = letter === 'ı' ? 'i' : letter
    return `${plain}${accents.get(accent) ?? ''}`.normalize('NFC')
  })
}

/** Restores the space in a letter-spaced heading of two words, if one makes a known heading of it. */
function spacedHeading(letters: string): string {
  const places = Array.from({ length: Math.max(0, letters.length - 3) }, (_, index) => index + 2)
  const at = places.find((place) => headingOf(`${letters.slice(0, place)} ${letters.slice(place)}`) !== undefined)
  return at === undefined || headingOf(letters) !== undefined ? letters : `${letters.slice(0, at)} ${letters.slice(at)}`
}

/**
 * Removes the spaces between the letters of a letter-spaced line, `W O R K   H I S T O R Y`; undefined for other lines.
 */
export function unspaced(text: string): string | undefined {
  if (text.length > 120) return undefined
  const words = text.trim().split(/\t+|\s{2,}/)
  const groups = words.flatMap((word) => word.split(' '))
  const single = groups.filter((group) => [...group].length === 1)
  const isSpaced = groups.length > 3 && single.length * 2 >= groups.length
  if (!isSpaced || !groups.every((group) => /^(?:\p{Lu}{1,2}|\p{L}|&)$/u.test(group))) return undefined
  const joined = words.map((word) => word.replaceAll(' ', ''))
  const isLoud = text === text.toUpperCase()
  return joined.length === 1 && isLoud ? spacedHeading(joined[0] ?? '') : joined.join(' ')
}

/** Dashes and ligatures by their numbers in TeX's T1 encoding, which old fonts have for a character. */
const texSigns = new Map(
  Object.entries({ 16: '“', 17: '”', 21: '–', 22: '—', 27: 'ff', 28: 'fi', 29: 'fl', 30: 'ffi', 31: 'ffl' }).map(
    ([code, sign]) => [String.fromCharCode(Number(code)), sign],
  ),
)

/** Characters that are written differently where Chinese is simplified. */
const traditional = /[國學業經歷華與專員會發職]/

/**
 * Restores 户 where it was encoded as its radical ⼾, which fonts of simplified Chinese do: it stands for 戶 only where
 * other texts are written in traditional characters.
 */
export function withPlainDoors<T extends { text: string }>(texts: readonly T[]): readonly T[] {
  const areDoors =
    texts.some(({ text }) => text.includes('\u2f3e')) && !texts.some(({ text }) => traditional.test(text))
  return areDoors ? texts.map((one) => ({ ...one, text: one.text.replaceAll('\u2f3e', '户') })) : texts
}

/**
 * Normalises the characters of extracted text. Many PDFs encode 工 as the radical ⼯, and contain ligatures and
 * characters of icon fonts; text copied from them does too.
 */
export function plainSigns(text: string): string {
  return (
    text
      .replace(/[\u2e80-\u2eff]/g, (sign) => characters.get(sign) ?? sign.normalize('NFKC'))
      // Fonts whose dashes are one glyph name it by the figure dash.
      .replaceAll('\u2012', '–')
      // What some programs draw for a hyphen.
      .replace(/(?<=[\p{L}\d])[\u2010\u2011](?=[\p{L}\d])/gu, '-')
      // TeX's fonts have the operator for a point in the middle.
      .replaceAll('\u2219', '·')
      // What Chinese fonts draw for a dash.
      .replaceAll('\u2015', '—')
      // Japanese fonts draw the middle dot as a point of hyphenation.
      .replaceAll('\u2027', '・')
      // Full-width digits and letters, and signs between them, as in dates, numbers and addresses.
      .replace(/[\uff10-\uff19\uff20-\uff3a\uff41-\uff5a]/g, (sign) => sign.normalize('NFKC'))
      .replace(/(?<=[A-Za-z\d])[\uff0d-\uff0f\uff3f](?=[A-Za-z\d])/g, (sign) => sign.normalize('NFKC'))
      .replace(/[\u2f00-\u2fd5\ufb00-\ufb06]/g, (sign) => sign.normalize('NFKC'))
      // biome-ignore-start lint/suspicious/noControlCharactersInRegex: glyphs without a name come as such
      .replace(/[\u0010-\u001f]/g, (sign) => texSigns.get(sign) ?? '')
      .replace(/[\u0000-\u0008\u000e-\u001f\u007f]/g, '')
    // biome-ignore-end lint/suspicious/noControlCharactersInRegex: see above
  )
}
