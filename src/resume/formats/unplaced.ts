import { itemFields, liveEntries, type ResumeDocument } from '#src/resume/document.ts'
import { basicsLabels, sectionTitles } from '#src/resume/labels.ts'
import { isPageNumber } from './page-number.ts'
import { plainSigns } from './plain-signs.ts'
import { headingOf } from './text/headings.ts'
import { isCover, isDetail } from './text/person.ts'

/** Signs beside each other that a gap or punctuation parts from others: Han, digits or other letters. */
const wordPattern = /\p{Script=Han}+|\p{N}+|[\p{L}\p{M}]+/gu
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
/** What dates are written with, and what stands between two: a document holds them as numbers. */
const dateWords =
  /^(?:年|月|日|号|至|到|至今|今|迄今|目前|现在|现|月至|年至|月至今|年至今|to|until|till|from|since|present|now|current|currently|ongoing|today|date|st|nd|rd|th|in|at|and|of|as)$/
const LONGEST_LINE = 2000
const labelled = /^([^:：]{1,30}?)\s*[:：]/
/** What parts the statements of a line: gaps, bars and the ends of sentences. */
const statementGap = /\t+|\u3000+|\s+[|｜·•]\s+|(?<=[;；。])/u

/**
 * What of a source is in no field of a document, statement by statement. Headings, labels and the numbers of pages that
 * are understood as such say nothing themselves.
 * @param source the words of a file, line by line
 */
export function unplacedText(source: readonly string[], document: ResumeDocument): string[] {
  const known = knownWords(document)
  const isLost = (statement: string) =>
    !isUnderstood(statement) && wordsOf(withoutLabel(statement)).some((word) => !known(word))
  return source.flatMap(inPieces).flatMap((line) => {
    if (isUnderstood(line) || !isLost(line)) return []
    return line.split(statementGap).flatMap((part) => (isLost(part) ? [part.trim()] : []))
  })
}

/** Much longer than any paragraph; finding the end of a text may take the square of its length. */
function inPieces(line: string): string[] {
  return line.length > LONGEST_LINE ? (line.match(/[\s\S]{1,2000}/g) ?? []) : [line]
}

/** Whether a whole text only names a field, a part of a résumé, the file or a page of it. */
function isUnderstood(text: string): boolean {
  const plain = text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N})）]+$/gu, '')
  if (plain === '' || isPageNumber(plain) || isCover(plain)) return true
  return isDetail(plain) || headingOf(plain) !== undefined
}

function withoutLabel(text: string): string {
  const [whole = '', label = ''] = labelled.exec(text) ?? []
  return isDetail(label.replace(/^[^\p{L}\p{N}]+/u, '')) ? text.slice(whole.length) : text
}

/** The words of a text in the form in which they are compared. */
export function wordsOf(text: string): string[] {
  return plainSigns(text).normalize('NFKC').toLowerCase().match(wordPattern) ?? []
}

/** Tells of a word whether a document says it. */
function knownWords(document: ResumeDocument): (word: string) => boolean {
  const texts = textsOf(document)
  const words = new Set(texts.flatMap(wordsOf))
  const numbers = new Set([...words].flatMap((word) => (/^\d+$/.test(word) ? [Number(word)] : [])))
  // Chinese has no gaps between words: a stretch may be part of a longer one.
  const han = texts.map((text) => text.replace(/[^\p{Script=Han}]+/gu, '')).join('\n')
  return (word) => {
    if (words.has(word) || dateWords.test(word)) return true
    if (/^\d+$/.test(word)) return numbers.has(Number(word))
    if (/^\p{Script=Han}/u.test(word)) return han.includes(word)
    const month = months.indexOf(word.slice(0, 3)) + 1
    return month > 0 && numbers.has(month)
  }
}

function textsOf({ basics, sections, items, extras, title, locale }: ResumeDocument): string[] {
  return [
    ...Object.values(basics),
    ...liveEntries(sections).flatMap(([, section]) => [section.title, sectionTitles[section.kind][locale]]),
    ...liveEntries(items).flatMap(([, item]) => [...itemFields.map((field) => item[field] ?? ''), item.extras ?? '']),
    ...Object.values(basicsLabels).map((label) => label[locale]),
    extras ?? '',
    title ?? '',
  ]
}
