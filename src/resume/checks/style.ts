import type { ResumeDocument, ResumeLocale } from '#src/resume/document.ts'
import { blanksIn } from '#src/resume/phrases/blanks.ts'
import { type CheckedText, textsOf } from './entries.ts'
import type { CheckInput, Finding, Rule, Severity, Slip } from './finding.ts'
import { doubledSigns, fullWidthSigns, halfWidthSigns, oddSpaces } from './punctuation.ts'
import { foundSlips, withoutAddresses } from './slips.ts'
import { checkSpelling, wordsIn } from './spelling.ts'
import { termSlips } from './terms.ts'
import { articleSlips, repeatedWordSlips } from './wording-en.ts'
import { particleSlips, wrongWordSlips } from './wording-zh.ts'

/** The fields whose texts are prose: others are names, addresses and dates, which follow rules of their own. */
const prose = /^(?:basics\.(?:headline|intention)|sections\/[^.]+\.title|items\/[^.]+\.(?:title|role|body))$/

/** Finds slips in a text of one language. Takes time linear in its length. */
type Finder = (text: string, locale: ResumeLocale) => Slip[]

const finders: readonly { rule: Rule; severity: Severity; find: Finder }[] = [
  { rule: 'blank-left', severity: 'error', find: (text) => blanksIn(text).map((blank) => ({ ...blank, fixes: [] })) },
  { rule: 'word-wrong', severity: 'warning', find: (text, locale) => (locale === 'zh' ? wrongWordSlips(text) : []) },
  { rule: 'particle-wrong', severity: 'warning', find: (text, locale) => (locale === 'zh' ? particleSlips(text) : []) },
  { rule: 'article-wrong', severity: 'warning', find: (text, locale) => (locale === 'en' ? articleSlips(text) : []) },
  { rule: 'word-repeated', severity: 'warning', find: repeatedWordSlips },
  { rule: 'sign-doubled', severity: 'warning', find: doubledSigns },
  { rule: 'punctuation-half', severity: 'hint', find: halfWidthSigns },
  { rule: 'punctuation-full', severity: 'hint', find: fullWidthSigns },
  { rule: 'space-odd', severity: 'hint', find: oddSpaces },
  { rule: 'term-case', severity: 'hint', find: termSlips },
]

/** Finds slips of spelling and typesetting, each with its place and what to write instead. */
export function checkStyle({ document, verdicts }: CheckInput): Finding[] {
  const texts = proseOf(document)
  return [
    ...checkSpelling(document, verdicts ?? new Map(), texts),
    ...texts.flatMap((text) => slipsOf(text, document.locale)),
  ]
}

/** The words of a résumé to look up in an English dictionary; none for another language. */
export function wordsToLookUp(document: ResumeDocument): ReadonlySet<string> {
  return wordsIn(document, proseOf(document))
}

function proseOf(document: ResumeDocument): CheckedText[] {
  return textsOf(document).filter(({ address }) => prose.test(address))
}

function slipsOf({ address, text }: CheckedText, locale: ResumeLocale): Finding[] {
  const said = withoutAddresses(text)
  return finders.flatMap(({ rule, severity, find }) => foundSlips(rule, severity, address, find(said, locale)))
}
