import { composeResume } from '#src/resume/compose.ts'
import type { ResumeLocale } from '#src/resume/document.ts'
import {
  liveEntries,
  type ResumeBasics,
  type ResumeDocument,
  type ResumeItem,
  type ResumeSection,
} from '#src/resume/document.ts'
import { type Edit, itemsIn } from '#src/resume/edits.ts'
import { sectionName } from '#src/resume/labels.ts'
import { placeAt } from '#src/resume/sync/order.ts'
import { spokenLines } from './body-text.ts'
import { literal } from './text/body.ts'

/** What to take from an imported document: the person's details, and which of its sections. */
export type ImportChoice = { basics: boolean; sections: ReadonlySet<string> }

/** Reduces an imported document to the chosen parts. */
export function pickImport(imported: ResumeDocument, choice: ImportChoice): ResumeDocument {
  const sections = Object.entries(imported.sections).filter(([id]) => choice.sections.has(id))
  const items = Object.entries(imported.items).filter(([, item]) => choice.sections.has(item.section))
  return {
    ...imported,
    basics: choice.basics ? imported.basics : {},
    sections: Object.fromEntries(sections),
    items: Object.fromEntries(items),
  }
}

/** The longest body of an item with unplaced words, in characters: as much as reads well in one field. */
const LONGEST_BODY = 10_000

/** Adds the words that had no place in an imported document to it, as further information. */
export function withUnplaced(imported: ResumeDocument, words: string): ResumeDocument {
  const bodies: string[] = []
  for (const line of spokenLines(words).map(literal)) {
    const joined = `${bodies.at(-1) ?? ''}\n${line}`.trim()
    if (bodies.length > 0 && joined.length <= LONGEST_BODY) bodies.splice(-1, 1, joined)
    else bodies.push(line)
  }
  if (bodies.length === 0) return imported
  const { locale, design } = imported
  const sections = [{ kind: 'custom' as const, items: bodies.map((body) => ({ body })) }]
  const further = composeResume({ locale, design: design.id, basics: {}, sections })
  const ids = new Set([...Object.keys(imported.sections), ...Object.keys(imported.items)])
  let number = 0
  const newId = () => {
    do number += 1
    while (ids.has(`further-${number}`))
    return `further-${number}`
  }
  return applyImport(further, 'add', { at: 0, newId })(imported) ?? imported
}

/**
 * Adds an imported document to a résumé, as one edit. `replace` deletes the present entries softly; `add` keeps them,
 * appends to sections of the same kind and title that are shown as they are, and fills only empty details.
 * @param at ms since 1970
 */
export function applyImport(
  picked: ResumeDocument,
  manner: 'replace' | 'add',
  { at, newId }: { at: number; newId: () => string },
): Edit {
  return (document) => {
    const isReplaced = manner === 'replace'
    const cleared = isReplaced ? withoutSections(document, at) : document
    const head = isReplaced && Object.keys(picked.sections).length > 0 ? { locale: picked.locale } : {}
    const extras = isReplaced ? picked.extras : (document.extras ?? picked.extras)
    const { extras: _, ...rest } = cleared
    return addSections(
      {
        ...rest,
        ...head,
        ...(extras === undefined ? {} : { extras }),
        basics: joinBasics(document.basics, picked.basics, isReplaced),
      },
      picked,
      newId,
    )
  }
}

function joinBasics(mine: ResumeBasics, theirs: ResumeBasics, isReplaced: boolean): ResumeBasics {
  if (Object.keys(theirs).length === 0) return mine
  const { photo, photoShape, ...others } = theirs
  // The present photo is kept.
  const own = mine.photo ? {} : pictureOf(theirs)
  return isReplaced ? { ...others, ...pictureOf(mine), ...own } : { ...others, ...own, ...withText(mine) }
}

function pictureOf({ photo, photoShape }: ResumeBasics): ResumeBasics {
  return { ...(photo !== undefined && { photo }), ...(photoShape !== undefined && { photoShape }) }
}

function withText(basics: ResumeBasics): ResumeBasics {
  return Object.fromEntries(Object.entries(basics).filter(([, value]) => value.trim() !== ''))
}

function withoutSections(document: ResumeDocument, at: number): ResumeDocument {
  const sections = Object.entries(document.sections).map(([id, section]) => [
    id,
    { ...section, del: section.del ?? at },
  ])
  return { ...document, sections: Object.fromEntries(sections) }
}

function addSections(document: ResumeDocument, picked: ResumeDocument, newId: () => string): ResumeDocument {
  const sections = { ...document.sections }
  const items = { ...document.items }
  for (const [id, section] of liveEntries(picked.sections)) {
    const same = liveEntries(sections).find(([, own]) => isSame(own, section, document.locale))
    const target = same?.[0] ?? newId()
    if (same === undefined) sections[target] = { ...section, pos: lastPosition(sections, target) }
    const entries = itemsIn(picked, id)
    const names = new Map(entries.map(([item]) => [item, newId()]))
    for (const [item, { parent, ...fields }] of entries) {
      const name = names.get(item) ?? newId()
      const mine = Object.entries(items).filter(([, own]) => own.section === target)
      const owner = names.get(parent ?? '')
      items[name] = {
        ...fields,
        section: target,
        pos: lastPosition(Object.fromEntries(mine), name),
        ...(owner === undefined ? {} : { parent: owner }),
      }
    }
  }
  return { ...document, sections, items }
}

function isSame(mine: ResumeSection, theirs: ResumeSection, locale: ResumeLocale): boolean {
  // What is imported to be printed does not go where nothing is.
  if ((mine.hidden ?? false) !== (theirs.hidden ?? false)) return false
  return mine.kind === theirs.kind && sectionName(mine, locale) === sectionName(theirs, locale)
}

function lastPosition(entries: Record<string, ResumeSection | ResumeItem>, id: string): string {
  const living = liveEntries(entries)
  return placeAt(living, id, living.length).get(id) ?? 'a0'
}
