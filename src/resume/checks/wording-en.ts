import type { ResumeLocale } from '#src/resume/document.ts'
import type { Slip } from './finding.ts'
import { slipsIn } from './slips.ts'

/** Words that follow themselves only by mistake; “that that” and “had had” may be meant. */
const repeatedEn = /\b(the|a|an|and|or|of|to|in|for|with|on|at|by|from|as|is|was|were|are) +\1\b/giu
const repeatedZh =
  /(?<![目标])的的(?!确)|(负责|进行|参与|完成|组织|协助|使用|通过|根据|以及|能够|可以|为了|由于|并且|我们)\1/gu

/** Short words written twice in a row. */
export function repeatedWordSlips(text: string, locale: ResumeLocale): Slip[] {
  if (locale === 'zh') return slipsIn(text, repeatedZh, ([all, word]) => word ?? all.slice(0, 1))
  // A second capital makes a name: grade a A.
  return slipsIn(text, repeatedEn, ([, word = '']) => word).filter((slip) => !/\p{Lu}/u.test(slip.text.slice(1)))
}

/**
 * “a” before a vowel and “an” before a consonant, as they sound: a one-off, a European, a user; an hour. Words of
 * capitals are read letter by letter, and left alone.
 */
const article =
  /\b(?:a (?=[aei](?!u|we)[a-z-]+|o(?!n(?:e|ce)\b)[a-z-]+|hour|honest|heir)|an (?=(?!hour|hono|honest|heir|herb|nginx|html)[bcdfgjklmnpqrtvwyzh][a-z-]*[aeiouy]))[a-z-]+/gu

/** The wrong one of “a” and “an”. */
export function articleSlips(text: string): Slip[] {
  return slipsIn(text, article, ([words]) => (words.startsWith('an ') ? `a ${words.slice(3)}` : `an ${words.slice(2)}`))
}
