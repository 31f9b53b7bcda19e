import { type CheckedText, textsOf } from './entries.ts'
import { type CheckInput, type Finding, found, type Rule, type Severity, type Slip } from './finding.ts'
import { slipsIn } from './slips.ts'

/** The kinds of bad characters. A field gets one finding: for the first kind that matches. */
const kinds: readonly { rule: Rule; severity: Severity; pattern: RegExp }[] = [
  // Replacement characters that converters write for characters they could not read.
  { rule: 'character-unprintable', severity: 'error', pattern: /[\uFFFD□]/u },
  { rule: 'character-private', severity: 'error', pattern: /\p{Co}/u },
  // Soft hyphens, zero-width characters and direction marks; not the joiners inside emoji, nor line breaks.
  {
    rule: 'character-invisible',
    severity: 'warning',
    pattern: /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]|(?![\t\n\r])\p{Cc}/u,
  },
  // Radicals that look like whole characters, ⼯ for 工: text copied from PDF files is full of them.
  { rule: 'character-radical', severity: 'warning', pattern: /[\u2E80-\u2FD5]/u },
  { rule: 'character-fullwidth', severity: 'hint', pattern: /[\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A]/u },
  { rule: 'character-emoji', severity: 'hint', pattern: /(?![©®™↔-↪〰〽㊗㊙])\p{Extended_Pictographic}/u },
]

/** Finds characters that print badly or keep a program from finding the words. */
export function checkCharacters({ document, file }: CheckInput): Finding[] {
  const texts = textsOf(document)
  return [
    ...texts.flatMap(checkText),
    ...(file?.missing ?? []).flatMap((sign) => {
      const at = texts.find(({ text }) => text.includes(sign))
      // A character is reported once, even if it is bad in several ways.
      return at && checkText(at).length === 0 ? [found('character-unprintable', 'error', at.address, sign)] : []
    }),
  ]
}

function checkText({ address, text }: CheckedText): Finding[] {
  for (const { rule, severity, pattern } of kinds) {
    const match = pattern.exec(text)
    if (match === null) continue
    const finding = found(rule, severity, address, detailOf(rule, match[0], text, match.index))
    return [rule === 'character-fullwidth' ? { ...finding, slips: fullWidthSlips(text) } : finding]
  }
  return []
}

/** Full-width letters and digits, whole words at a time. */
function fullWidthSlips(text: string): Slip[] {
  return slipsIn(text, /[\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A]+/gu, ([signs]) => signs.normalize('NFKC'))
}

/** An emoji as people see it, which may be several characters joined; an invisible one by its number and the words before. */
function detailOf(rule: Rule, sign: string, text: string, index: number): string {
  if (rule === 'character-emoji') {
    return new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(text).containing(index)?.segment ?? sign
  }
  if (rule !== 'character-invisible' && rule !== 'character-private') return sign
  const number = `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
  const line = text.slice(0, index).split('\n').at(-1) ?? ''
  const before = [...line.replace(/^\s*[-•]\s/u, '')].slice(-6).join('')
  return before ? `${before} ${number}` : number
}
