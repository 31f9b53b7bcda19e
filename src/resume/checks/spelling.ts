import type { ItemField, ResumeDocument } from '#src/resume/document.ts'
import { visibleItems, visibleSections } from '#src/resume/visible.ts'
import type { CheckedText } from './entries.ts'
import type { Finding, Slip, Verdicts } from './finding.ts'
import { foundSlips, withoutAddresses } from './slips.ts'
import { isTerm } from './terms.ts'

/** A word in a text. `isName`: with a capital that no beginning of a sentence explains. */
type Word = { start: number; text: string; isName: boolean }

/**
 * Words with apostrophes and hyphens within, but for what is left of one behind a character that was lost (U+FFFD) or an
 * address (U+FFFC, see `withoutAddresses`).
 */
const wordPattern =
  /(?<![\p{L}\p{N}\uFFFC\uFFFD_&+#@.\\'’-])\p{Script=Latin}+(?:['’-]\p{Script=Latin}+)*(?![\p{L}\p{N}_&+#@\\]|\.\p{L})/gu
/** What stands before the first word of a line, or of a sentence. */
const beginsLine = /^\s*(?:(?:[-•*]|\d{1,3}[.)、])\s+)?["“(*_[]*$/u
const beginsSentence = /[.!?:;]["”)*_]*\s+["“(*_[]*$/u
const LOOKED_BACK = 16
/** The length from which names are checked: a shorter one is often a single letter away from some word. */
const LEAST_NAME = 6

/** Fields of entries that name something: their words are names. */
const naming: readonly ItemField[] = ['org', 'city', 'department', 'authors', 'recipient', 'degree', 'score']

/** The words of an English résumé to look up in a dictionary; none for another language. */
export function wordsIn(document: ResumeDocument, texts: readonly CheckedText[]): ReadonlySet<string> {
  if (document.locale !== 'en') return new Set()
  const names = namesOf(document)
  return new Set(
    texts.flatMap(({ text }) => wordsOf(text).flatMap((word) => (isKnown(word.text, names) ? [] : word.text))),
  )
}

/** The misspelt words of an English résumé, among those that were looked up. */
export function checkSpelling(document: ResumeDocument, verdicts: Verdicts, texts: readonly CheckedText[]): Finding[] {
  if (document.locale !== 'en' || verdicts.size === 0) return []
  const names = namesOf(document)
  return texts.flatMap(({ address, text }) => {
    const slips = wordsOf(text).flatMap((word) => (isKnown(word.text, names) ? [] : slipOf(word, verdicts)))
    return foundSlips('spelling', 'warning', address, slips)
  })
}

function slipOf({ start, text, isName }: Word, verdicts: Verdicts): Slip | [] {
  const said = verdicts.get(text)
  if (!said || (isName && !(said.isNear && text.length >= LEAST_NAME))) return []
  return { start, text, fixes: said.proposals }
}

function wordsOf(source: string): Word[] {
  const text = withoutAddresses(source)
  return Array.from(text.matchAll(wordPattern), ({ index, 0: word }) => ({
    start: index,
    text: word,
    isName: /^\p{Lu}/u.test(word) && !isFirst(text, index),
  }))
}

/** Whether a word is the first of its line or sentence. */
function isFirst(text: string, index: number): boolean {
  const before = text.slice(Math.max(0, index - LOOKED_BACK), index)
  const line = before.slice(before.lastIndexOf('\n') + 1)
  const isWhole = line.length < LOOKED_BACK || index === LOOKED_BACK
  return (isWhole && beginsLine.test(line)) || beginsSentence.test(line)
}

/** Whether a word is not looked up: short or abbreviated, with capitals within, a term, or a name in the résumé. */
function isKnown(word: string, names: ReadonlySet<string>): boolean {
  return word.length < 3 || /\p{Ll}\p{Lu}|^\p{Lu}{2}/u.test(word) || isTerm(word) || names.has(plainOf(word))
}

/** The words of the names in a résumé: of the person, of employers, schools and places, of skills and projects. */
function namesOf(document: ResumeDocument): ReadonlySet<string> {
  const { name, city, address, nativePlace, school, major, targetSchool, targetMajor } = document.basics
  const said = [name, city, address, nativePlace, school, major, targetSchool, targetMajor]
  for (const [section, { kind }] of visibleSections(document)) {
    const isJob = kind === 'work' || kind === 'internship' || kind === 'campus'
    const fields = isJob ? naming : [...naming, 'title' as const]
    for (const [, item] of visibleItems(document, section)) said.push(...fields.map((field) => item[field]))
  }
  return new Set(said.flatMap((text) => (text ?? '').match(/[\p{L}'’-]+/gu) ?? []).map(plainOf))
}

/** A word as it is compared with names: without the genitive. */
function plainOf(word: string): string {
  return word.toLowerCase().replace(/['’]s?$/u, '')
}
