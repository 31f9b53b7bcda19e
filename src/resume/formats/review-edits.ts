import {
  type ItemField,
  itemFields,
  liveEntries,
  type ResumeDocument,
  type ResumeItem,
  type SectionKind,
  sectionKinds,
} from '#src/resume/document.ts'
import { addItem, addSection, placeItem, setItem } from '#src/resume/edits.ts'
import { fieldsOfKind } from '#src/resume/fields.ts'
import { spokenLines } from './body-text.ts'
import { literal } from './text/body.ts'

/** The texts of an entry while it is corrected, and whether it still goes on. */
export type EntryTexts = Pick<ResumeItem, ItemField | 'present'>

/** Where an entry is to be: the id of a section, or `+` before the kind of a new one. */
export type Destination = string

/** Sections whose entries are one line each, named by their title. */
const lineKinds = new Set<SectionKind>(['skills', 'languages', 'certificates', 'awards', 'interests'])

/**
 * Corrects an entry of an imported document. In a section of another kind its texts stand in the fields of that kind;
 * what has no field there begins its text, so that nothing is lost.
 */
export function correctEntry(
  document: ResumeDocument,
  id: string,
  { destination, texts }: { destination: Destination; texts: EntryTexts },
): ResumeDocument {
  const item = document.items[id]
  const { document: next, section, kind } = withSection(document, destination)
  if (item === undefined || kind === undefined) return document
  const empty = Object.fromEntries(itemFields.map((field) => [field, undefined]))
  const filled = setItem(id, { ...empty, present: undefined, ...inKind(texts, kind) })(next)
  if (section === item.section) return filled
  return placeItem(id, section, Number.POSITIVE_INFINITY)(setItem(id, { parent: undefined })(filled))
}

/** Removes an entry of an imported document. Nobody has it yet, so nothing of it is kept. */
export function withoutEntry(document: ResumeDocument, id: string): ResumeDocument {
  return { ...document, items: Object.fromEntries(Object.entries(document.items).filter(([other]) => other !== id)) }
}

/** Adds text that had no place to a section: as an entry, or where entries are one line each as one for each line. */
export function placeText(document: ResumeDocument, text: string, destination: Destination): ResumeDocument {
  const { document: next, section, kind } = withSection(document, destination)
  const lines = spokenLines(text)
  if (kind === undefined || lines.length === 0) return document
  const entries = lineKinds.has(kind)
    ? lines.map((title): EntryTexts => ({ title }))
    : [{ body: lines.map(literal).join('\n') }]
  return entries.reduce((made, fields) => addItem(freeId(made.items), section, fields)(made), next)
}

function withSection(document: ResumeDocument, destination: Destination) {
  const wanted = sectionKinds.find((one) => destination === `+${one}`)
  if (wanted === undefined) {
    const kind = liveEntries(document.sections).find(([id]) => id === destination)?.[1].kind
    return { document, section: destination, kind }
  }
  const section = freeId(document.sections)
  return { document: addSection(section, wanted)(document), section, kind: wanted }
}

function freeId(entries: Record<string, unknown>): string {
  let number = 1
  while (Object.hasOwn(entries, `added-${number}`)) number += 1
  return `added-${number}`
}

/** Texts in the fields of a kind. A kind with one date takes the last, one with a period takes a date as its end. */
function inKind(texts: EntryTexts, kind: SectionKind): EntryTexts {
  const known = fieldsOfKind[kind]
  const rest = { ...texts }
  const move = (from: 'start' | 'end' | 'date', to: 'end' | 'date') => {
    if (known.includes(from) || !known.includes(to) || rest[to]) return
    if (rest[from]) rest[to] = rest[from]
    delete rest[from]
  }
  move('date', 'end')
  move('end', 'date')
  move('start', 'date')
  const homeless = itemFields.filter((field) => !known.includes(field) && rest[field])
  const line = homeless.map((field) => literal(rest[field] ?? '')).join(' · ')
  const body = [line, rest.body ?? ''].filter(Boolean).join('\n')
  const kept = known.map((field) => [field, (field === 'body' ? body : rest[field]?.trim()) || undefined])
  return { ...Object.fromEntries(kept), ...(rest.present && known.includes('end') ? { present: true } : {}) }
}
