/**
 * Complex scripts, whose characters change with their neighbours or are stacked. Each is shaped with a font of its own.
 */
export const complexScripts = [
  'arabic',
  'hebrew',
  'thai',
  'devanagari',
  'gurmukhi',
  'gujarati',
  'kannada',
  'malayalam',
  'sinhala',
  'tamil',
  'telugu',
  'tibetan',
  'accented',
  'emoji',
] as const
export type ComplexScript = (typeof complexScripts)[number]

/** A stretch of text in a complex script that is shaped as a whole. */
export type ComplexWord = { script: ComplexScript; text: string }

/** The pattern of the letters and marks of a script, with joiners between them. */
const joined = (script: string) => `(?=\\p{${script}})(?:(?=[\\p{L}\\p{M}])\\p{${script}}|[\\u200c\\u200d])+`

/**
 * The patterns of what is shaped in each script: letters, marks and joiners, not digits and punctuation. In Hebrew only
 * pointed text; in Tibetan also the dot between syllables; in Latin, Greek and Cyrillic letters with marks that have no
 * composed form; emoji of several code points.
 */
const patterns: Record<ComplexScript, string> = {
  arabic: joined('scx=Arab'),
  hebrew: '[\\u05d0-\\u05f2\\u0591-\\u05bd\\u05bf-\\u05c7]+',
  thai: '[\\u0e01-\\u0e3a\\u0e40-\\u0e4e]+',
  devanagari: joined('sc=Deva'),
  gurmukhi: joined('sc=Guru'),
  gujarati: joined('sc=Gujr'),
  kannada: joined('sc=Knda'),
  malayalam: joined('sc=Mlym'),
  sinhala: joined('sc=Sinh'),
  tamil: joined('sc=Taml'),
  telugu: joined('sc=Telu'),
  tibetan: '(?:(?=[\\p{L}\\p{M}])\\p{sc=Tibt}|\\u0f0b)+',
  accented: '[\\p{sc=Latn}\\p{sc=Grek}\\p{sc=Cyrl}][\\u0300-\\u036f]+',
  emoji: [
    '\\p{RI}\\p{RI}',
    '[0-9#*]\\ufe0f?\\u20e3',
    '\\p{ExtPict}\\ufe0f?\\p{EMod}?(?:\\u200d\\p{ExtPict}\\ufe0f?\\p{EMod}?)+',
    '\\p{ExtPict}\\ufe0f?\\p{EMod}',
  ].join('|'),
}

const anyWord = new RegExp(complexScripts.map((script) => `(?<${script}>${patterns[script]})`).join('|'), 'gu')
const isPointed = /[\u0591-\u05c7]/u
/** Matches any text that could contain complex words; most texts do not and skip the search. */
const mayBeComplex = /[\u0300-\u036f\u0590-\u0fff\u200d]|[\u20e3\u{1f000}-\u{1faff}]/u

/** Replaces every complex word of a text by the result of `replace`. */
export function replaceWords(text: string, replace: (word: ComplexWord) => string): string {
  if (!mayBeComplex.test(text)) return text
  return text.replace(anyWord, (word, ...rest) => {
    const groups: Partial<Record<ComplexScript, string>> = rest.at(-1) ?? {}
    const script = complexScripts.find((each) => groups[each] !== undefined)
    if (script === undefined || (script === 'hebrew' && !isPointed.test(word))) return word
    return replace({ script, text: word })
  })
}

/** Whether a single character is a complex word. */
export function isComplex(character: string): boolean {
  return replaceWords(character, () => '') === ''
}
