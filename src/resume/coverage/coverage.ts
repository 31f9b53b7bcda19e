import { textsOf } from '#src/resume/checks/entries.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { skills } from './skills.ts'
import { hanChunks, isTelling, latinWord, pairsOf, plain, stem } from './words.ts'

/**
 * A term of a job posting: how often it occurs there, and the fields of the résumé that contain it (none when it is
 * missing).
 */
export type CoveredTerm = { term: string; times: number; addresses: string[] }

type Term = { term: string; times: number; at: number; isSkill: boolean; isIn: (field: Field) => boolean }
type Field = { address: string; text: string; stems: Set<string> }

const mostTerms = 40
/** The share of a longer Chinese term's character pairs that one field must contain: 用户增长 matches 增长用户. */
const enoughPairs = 0.66

/**
 * Lists the terms of a job posting and where a résumé contains them, the most important first. It compares words
 * without understanding them: a hint, not a judgement.
 */
export function coverageOf(document: ResumeDocument, posting: string): CoveredTerm[] {
  const fields = textsOf(document).map(({ address, text }): Field => {
    const simple = plain(text)
    return { address, text: simple, stems: new Set((simple.match(latinWord) ?? []).map(stem)) }
  })
  return termsOf(posting)
    .slice(0, mostTerms)
    .map(({ term, times, isIn }) => ({
      term,
      times,
      addresses: fields.filter(isIn).map(({ address }) => address),
    }))
}

/** How many terms of a job posting a résumé contains. */
export function measureCoverage(document: ResumeDocument, posting: string): { covered: number; total: number } {
  const terms = coverageOf(document, posting)
  return { covered: terms.filter(({ addresses }) => addresses.length > 0).length, total: terms.length }
}

function termsOf(words: string): Term[] {
  // Addresses are no terms.
  const posting = words.replace(/https?:\/\/\S+/giu, ' ')
  const text = plain(posting)
  const written = writtenIn(posting)
  const { found, rest } = skillsIn(text, written)
  return [...found, ...latinTerms(rest, written), ...hanTerms(rest)].sort(
    (a, b) => Number(b.isSkill) - Number(a.isSkill) || b.times - a.times || a.at - b.at,
  )
}

/** Finds the terms of the skills list; `rest` is the text without them. */
function skillsIn(text: string, written: Written): { found: Term[]; rest: string } {
  let rest = text
  const found = skills.flatMap((names): Term[] => {
    const pattern = patternOf(names)
    const matches = [...text.matchAll(pattern)]
    const [first] = matches
    if (first === undefined) return []
    rest = rest.replace(pattern, ' ; ')
    const isIn = (field: Field) => field.text.search(pattern) >= 0
    const { term } = written(first[0])
    return [{ term, times: matches.length, at: first.index, isSkill: true, isIn }]
  })
  return { found, rest }
}

/** A pattern of all names of a skill: Latin ones as whole words, Chinese ones anywhere; of several the longest. */
function patternOf(names: readonly string[]): RegExp {
  const forms = names
    .map(plain)
    .toSorted((a, b) => b.length - a.length)
    .map((name) => {
      const literal = name.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&').replace(/ /gu, '\\s*')
      return /^[a-z0-9.]/u.test(name) ? `(?<![a-z0-9.])${literal}(?![a-z0-9+#])` : literal
    })
  return new RegExp(forms.join('|'), 'gu')
}

function latinTerms(text: string, written: Written): Term[] {
  // In a Chinese text, words in Latin letters are names.
  const isChinese = /\p{Script=Han}/u.test(text)
  const terms = new Map<string, Term>()
  for (const match of text.matchAll(latinWord)) {
    const [word] = match
    const key = stem(word)
    const known = terms.get(key)
    if (known !== undefined) {
      known.times += 1
      continue
    }
    const { term, isName } = written(word)
    const isSkill = isChinese || isName
    if (isTelling(word, isSkill) && isTelling(key, isSkill)) {
      terms.set(key, { term, times: 1, at: match.index, isSkill, isIn: ({ stems }) => stems.has(key) })
    }
  }
  return [...terms.values()]
}

/** How a posting writes a word, and whether it is a name: `MySQL`, `C++`, `S3`, or a capital within a sentence. */
type Written = (word: string) => { term: string; isName: boolean }

/** Looks each word up once: a long posting has some of them thousands of times. */
function writtenIn(posting: string): Written {
  const small = posting.toLowerCase()
  const known = new Map<string, ReturnType<Written>>()
  const lookUp: Written = (word) => {
    const at = small.indexOf(word)
    const term = at < 0 ? word : posting.slice(at, at + word.length)
    const start = posting.indexOf(term)
    const isInside =
      /^[A-Z]/u.test(term) && /^[a-z,;] $/u.test(posting.slice(Math.max(start - 2, 0), Math.max(start, 0)))
    return { term, isName: /[a-z][A-Z]|^[A-Z]{2,}$|[0-9+#]/u.test(term) || isInside }
  }
  return (word) => {
    const found = known.get(word) ?? lookUp(word)
    known.set(word, found)
    return found
  }
}

function hanTerms(text: string): Term[] {
  const terms = new Map<string, Term>()
  for (const chunk of hanChunks(text)) {
    const known = terms.get(chunk)
    if (known) known.times += 1
    else {
      const at = text.indexOf(chunk)
      terms.set(chunk, { term: chunk, times: 1, at, isSkill: false, isIn: (field) => hasHan(field, chunk) })
    }
  }
  return [...terms.values()]
}

function hasHan({ text }: Field, chunk: string): boolean {
  if (text.includes(chunk)) return true
  const pairs = pairsOf(chunk)
  return pairs.length > 2 && pairs.filter((pair) => text.includes(pair)).length / pairs.length >= enoughPairs
}
