import type { ResumeDocument, ResumeItem, SectionKind } from './document.ts'
import { addItem, type Edit, itemsIn, setItem, setSection } from './edits.ts'

/** The kinds whose entries are mostly a word each. */
export const tagKinds = ['skills', 'languages', 'interests'] as const

export type TagKind = (typeof tagKinds)[number]

/** Whether the entries of a kind are mostly a word each. */
export function isTagKind(kind: SectionKind): kind is TagKind {
  return tagKinds.some((one) => one === kind)
}

/** How many tags are printed on a line, unless the section says otherwise. */
const ON_A_LINE = 3
/** Separators between the words of a typed or pasted list. */
const separators = /[,，、;；|｜•·\n\r\t]/
const opening = '(（[【「“'
const closing = ')）]】」”'
/** Bullets and numbers at the start of a line. */
const bullet = /^[ \t]*(?:[-*–—▪]|\d{1,2}(?:[)、．]|\.[ \t]))[ \t]*/gm

/** Whether an entry is a word, with or without a level, and nothing else. */
export function isTag({ section: _, pos: __, title, level: ___, extras: ____, ...others }: ResumeItem): boolean {
  return (title ?? '').trim() !== '' && Object.keys(others).length === 0
}

/** Whether an entry has no text at all. */
export function isBlank(item: ResumeItem): boolean {
  return Object.keys(item).every((field) => field === 'section' || field === 'pos')
}

/** Splits a list into words; text in brackets is not split. */
export function splitTags(text: string): string[] {
  const words = ['']
  let depth = 0
  for (const sign of text.replace(bullet, '')) {
    if (opening.includes(sign)) depth += 1
    if (closing.includes(sign)) depth = Math.max(0, depth - 1)
    if (depth === 0 && separators.test(sign)) words.push('')
    else words[words.length - 1] += sign
  }
  return words.map((word) => word.trim())
}

/** Returns the words that a section does not have yet, each once, ignoring case. */
export function newTags(document: ResumeDocument, section: string, words: readonly string[]): string[] {
  const known = new Set(itemsIn(document, section).map(([, item]) => folded(item.title ?? '')))
  return words.filter((word) => {
    const isNew = word !== '' && !known.has(folded(word))
    known.add(folded(word))
    return isNew
  })
}

/**
 * Adds entries of one word each; an entry in which nothing is written yet becomes the first of them. Where a section
 * has only such entries, several stand on a line.
 * @param newId gives the id of a new entry
 */
export function addTags(section: string, words: readonly string[], newId: () => string): Edit {
  return (document) => {
    const items = itemsIn(document, section)
    const [empty] = items.find(([, item]) => isBlank(item)) ?? []
    const [first, ...others] = words
    const begun = empty === undefined || first === undefined ? document : setItem(empty, { title: first })(document)
    const added = (empty === undefined ? words : others).reduce(
      (next, title) => addItem(newId(), section, { title })(next),
      begun,
    )
    const tags = itemsIn(added, section).filter(([, item]) => isTag(item)).length
    const wasList = items.filter(([, item]) => isTag(item)).length > 1
    const isFree = added.sections[section]?.columns === undefined && tags === itemsIn(added, section).length
    return isFree && tags > 1 && !wasList ? setSection(section, { columns: ON_A_LINE })(added) : added
  }
}

function folded(word: string): string {
  return word.trim().toLowerCase()
}
