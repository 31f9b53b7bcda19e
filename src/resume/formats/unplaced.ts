import { itemFields, liveEntries, type ResumeDocument } from '#src/resume/document.ts'
import { basicsLabels, sectionTitles } from '#src/resume/labels.ts'
import { inCommonYears, monthOf, withoutDuration } from './dates-read.ts'
import { isPageNumber } from './page-number.ts'
import { plainSigns } from './plain-signs.ts'
import { mapLinks } from './source-line.ts'
import { isColumnLabels, isFormLabel, isPartLabel } from './text/entry-words.ts'
import { headingOf } from './text/headings.ts'
import { isDetail, withoutRemarks } from './text/person-labels.ts'
import { isCover, withoutCover } from './text/person-name.ts'

/** A run of Han characters, of digits or of other letters. */
const wordPattern = /\p{Script=Han}+|\p{N}+|\p{L}[\p{L}\p{M}]*/gu
/** Characters of dates and periods, which documents do not store. */
const dateWords =
  /^(?:年|月|日|号|至|到|至今|今|迄今|目前|现在|現在|现|月至|年至|月至今|年至今|fecha|nu|nuvarande|nå|pågående|obecnie|teraz|to|until|till|from|since|present|now|current|currently|ongoing|today|date|issued|by|st|nd|rd|th|in|at|and|of|as|bis|heute|seit|depuis|aujourd|hui|atual|hoje|heden|momento|actuel|desde|hasta|actualidad|actual|presente|oggi|dal|al|de|del|la|a|à|geboren|born|née?|nato|nata|nacid[oa]|nascid[oa]|il|el|em|am|le|настоящее|время|сейчас|по|с|г|halen|devam|ediyor|günümüz|현재|재직|hiện|tại|nay|đến|tháng)$/
const LONGEST_LINE = 2000
/** The longest run of Han characters that is also looked for in two parts: each way to split it costs a search. */
const LONGEST_PAIR = 40
const labelled = /^([^:：]{1,30}?)\s*[:：]/
/** Separators of statements within a line: gaps, bars and the ends of sentences. */
const statementGap = /\t+|\u3000+|(?<!\s)\s+[|｜·•]\s+|(?<!\s)\s{2,}|(?<=[;；。])/u
/** The words of a sentence that says where somebody was what. */
const tellingWords = /担任|就职于|任职于|在/u
/** A date with its day, which documents do not store. */
const wholeDate = /(?<!\d)\d{1,2}[/.]\d{1,2}[/.]((?:19|20)\d{2})(?!\d)/g
/** The number of a point. */
const listNumber = /^\s*[（(]?\d{1,2}[.)、）]\s+/
/** Words before a town that say no more than that it is one. */
const livingIn = /^现?居(?:住?于|住)?(?=\p{Script=Han}{2})/u

/**
 * Lists the statements of a source that are in no field of a document. Recognised headings, labels and page numbers do
 * not count.
 * @param source the text of a file, line by line
 */
export function unplacedText(source: readonly string[], document: ResumeDocument): string[] {
  const known = knownWords(document)
  const plainly = (whole: string) => inCommonYears(whole.replace(listNumber, '')).replace(wholeDate, '$1')
  const isLost = (whole: string, statement = plainly(whole)) =>
    !isUnderstood(statement) &&
    wordsOf(withoutLabel(withoutDuration(withoutRemarks(shown(withoutCover(statement)))))).some(
      (word, index) => !known(word) && !isBareLabel(word, index),
    )
  return source.flatMap(inPieces).flatMap((line) => {
    if (isUnderstood(line) || !isLost(line)) return []
    return line.split(statementGap).flatMap((part) => (isLost(part) ? [part.trim()] : []))
  })
}

/** Cuts very long lines: splitting one into statements can take time quadratic in its length. */
function inPieces(line: string): string[] {
  return line.length > LONGEST_LINE ? (line.match(/[\s\S]{1,2000}/g) ?? []) : [line]
}

/** A text with the addresses of its links beside their names. */
function shown(text: string): string {
  return mapLinks(text, (name, address) => `${name} ${address}`)
}

/** Whether a text is only the name of a field, of a section or of the file, or a page number. */
function isUnderstood(text: string): boolean {
  const plain = text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N})）]+$/gu, '')
  if (plain === '' || isPageNumber(plain) || isCover(plain) || isColumnLabels(plain) || isFormLabel(plain)) return true
  return isDetail(plain) || headingOf(plain) !== undefined
}

function withoutLabel(text: string): string {
  const [whole = '', label = ''] = labelled.exec(text) ?? []
  const name = label.replace(/^[^\p{L}\p{N}]+/u, '')
  const isOfPerson = ['person', 'portfolio'].includes(headingOf(name)?.kind ?? '')
  const isLabel = isDetail(name) || isPartLabel(name) || isFormLabel(name) || isOfPerson
  return isLabel ? text.slice(whole.length) : text.replace(livingIn, '')
}

/** `手机 13800000000` and `Tel. 01632 960155` have a label without a colon. */
function isBareLabel(word: string, index: number): boolean {
  return (index === 0 || /^\p{Script=Han}/u.test(word)) && isDetail(word)
}

/** The words of a text, normalised for comparing. */
export function wordsOf(text: string): string[] {
  return plainSigns(text).normalize('NFKC').toLowerCase().match(wordPattern) ?? []
}

/** Creates a test for whether a document contains a word. */
function knownWords(document: ResumeDocument): (word: string) => boolean {
  const texts = textsOf(document)
  const words = new Set(texts.flatMap(wordsOf))
  // Of a year, its last two digits may be in the source.
  const numbers = new Set(
    [...words].flatMap((word) => (/^\d+$/.test(word) ? [Number(word), Number(word.slice(-2))] : [])),
  )
  // Chinese has no spaces between words, so a run may be part of a longer one.
  const han = texts.map((text) => text.replace(/[^\p{Script=Han}]+/gu, '')).join('\n')
  const isIn = (part: string) => han.includes(part)
  // `湖北省十堰市张湾区车城路` is a town and an address.
  const isInTwo = (word: string) => {
    const ends = word.length > LONGEST_PAIR ? [] : Array.from(word, (_, index) => index + 1)
    const end = ends.findLast((at) => isIn(word.slice(0, at))) ?? 0
    return end > 2 && word.length - end > 1 && isIn(word.slice(end))
  }
  return (word) => {
    if (words.has(word) || dateWords.test(word)) return true
    if (/^\d+$/.test(word)) return numbers.has(Number(word))
    if (/^\p{Script=Han}/u.test(word)) {
      const bare = word.replace(/^(?:年度?|[月日号])?(?:[起生]$)?/, '')
      // `四川南充人`
      return word.split(tellingWords).every(isIn) || isIn(bare) || isIn(bare.replace(/人$/, '')) || isInTwo(bare)
    }
    const month = monthOf(word)
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
