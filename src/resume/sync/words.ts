/** A sign of a word: any letter, digit or mark but a Han character, which stands alone. */
const sign = '(?!\\p{Script=Han})[\\p{L}\\p{N}\\p{M}]'

/** What a merge of texts never cuts. Numbers keep their sign, unit and date marks: 30万, ¥3.5, 45%, 2019年3月. */
const pieces = new RegExp(
  [
    `[¥￥$€£]?\\d+(?:[.,:/年月日时分–-]\\d+)*[%‰万亿千百十年月日元]*(?!${sign})`,
    `(?:${sign})+(?:[.,:/'’@_+&-](?=${sign})|${sign})*`,
    // Flags, emoji with their modifiers and joined ones.
    '\\p{Regional_Indicator}{2}',
    '\\p{Extended_Pictographic}(?:\\uFE0F|\\u20E3|\\p{Emoji_Modifier}|\\u200D\\p{Extended_Pictographic})*',
    // Marks of markup.
    '\\*\\*|__',
    '[\\s\\S]\\p{M}*',
  ].join('|'),
  'gu',
)

/** The indivisible pieces of a text; joined they give it back. */
export function wordsOf(text: string): string[] {
  return text.match(pieces) ?? []
}
