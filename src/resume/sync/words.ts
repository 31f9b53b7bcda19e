/** A character of a word: any letter, digit or mark except Han characters, each of which is a word. */
const sign = '(?!\\p{Script=Han})[\\p{L}\\p{N}\\p{M}]'

/**
 * The indivisible pieces of a text in a merge. Numbers keep their sign, unit and date marks: 30万, ¥3.5, 45%, 2019年3月.
 */
const pieces = new RegExp(
  [
    `[¥￥$€£]?\\d+(?:[.,:/年月日时分–-]\\d+)*[%‰万亿千百十年月日元]*(?!${sign})`,
    `(?:${sign})+(?:[.,:/'’@_+&-](?=${sign})|${sign})*`,
    // Flags, emoji with modifiers, and joined emoji.
    '\\p{Regional_Indicator}{2}',
    '\\p{Extended_Pictographic}(?:\\uFE0F|\\u20E3|\\p{Emoji_Modifier}|\\u200D\\p{Extended_Pictographic})*',
    // Markup.
    '\\*\\*|__',
    '[\\s\\S]\\p{M}*',
  ].join('|'),
  'gu',
)

/** Splits a text into indivisible pieces; joining them restores it. */
export function wordsOf(text: string): string[] {
  return text.match(pieces) ?? []
}
