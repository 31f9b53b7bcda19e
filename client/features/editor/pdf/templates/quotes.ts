import type { ResumeLocale } from '#src/resume/document.ts'
import { isChinese } from './chinese.ts'

/**
 * Latin forms of quotation marks. Both scripts share the code points, and the typefaces draw them as wide as a Chinese
 * character. Latin ones are laid out as these noncharacters, which Unicode reserves for internal use; the font draws
 * them narrow, and the file contains the original marks.
 */
const forms: Readonly<Record<string, string>> = { '‘': '\ufdd0', '’': '\ufdd1', '“': '\ufdd2', '”': '\ufdd3' }

/** The original mark of each Latin form. */
export const quoteOfForm: ReadonlyMap<number, number> = new Map(
  Object.entries(forms).map(([mark, form]) => [form.charCodeAt(0), mark.charCodeAt(0)]),
)

/** The Latin forms. */
export const latinQuotes = { opening: '\ufdd0\ufdd2', closing: '\ufdd1\ufdd3' }

const closings: Readonly<Record<string, string>> = { '‘': '’', '“': '”' }
/** Matches characters that belong to neither script. */
const neutral = /[\s—–…·‘’“”]/

/**
 * Replaces the quotation marks of Latin text by their Latin forms, in a paragraph split into runs. A pair takes the
 * script of the text around it; at the edge of the paragraph, of the text inside; where both scripts meet, of the
 * language.
 */
export function withLatinQuotes(runs: readonly string[], locale: ResumeLocale): string[] {
  const signs = [...runs.join('')]
  const open: number[] = []
  signs.forEach((sign, index) => {
    if (closings[sign]) open.push(index)
    else if (sign === '’' || sign === '”') {
      const start = open.at(-1)
      const isPair = start !== undefined && closings[signs[start] ?? ''] === sign && !isApostrophe(signs, index)
      if (isPair) open.pop()
      const from = isPair ? start : index
      if (isLatin(signs, from, index, locale))
        for (const at of new Set([from, index])) signs[at] = forms[signs[at] ?? ''] ?? ''
    }
  })
  // Marks without a partner.
  for (const at of open) if (isLatin(signs, at, at, locale)) signs[at] = forms[signs[at] ?? ''] ?? ''
  return cut(signs.join(''), runs)
}

/** Whether it is an apostrophe within a word, as in “don’t”. */
function isApostrophe(signs: readonly string[], index: number): boolean {
  return (
    signs[index] === '’' && [signs[index - 1], signs[index + 1]].every((sign) => /\p{Script=Latin}/u.test(sign ?? ''))
  )
}

function isLatin(signs: readonly string[], from: number, to: number, locale: ResumeLocale): boolean {
  const before = signs.slice(0, from).findLast((sign) => !neutral.test(sign))
  const after = signs.slice(to + 1).find((sign) => !neutral.test(sign))
  const inside = signs.slice(from + 1, to).filter((sign) => !neutral.test(sign))
  const around = [before, after].flatMap((sign) => sign ?? [])
  const deciding = around.length > 0 ? around : inside
  const chinese = deciding.filter(isChinese).length
  return chinese === 0 || (chinese < deciding.length && locale === 'en')
}

/** Splits the text at the same indexes, because every character has kept its length. */
function cut(text: string, runs: readonly string[]): string[] {
  let from = 0
  return runs.map((run) => {
    from += run.length
    return text.slice(from - run.length, from)
  })
}
