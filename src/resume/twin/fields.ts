import {
  type BasicsField,
  basicsFields,
  type ItemField,
  itemFields,
  liveEntries,
  type ResumeDocument,
} from '#src/resume/document.ts'
import { itemsIn } from '#src/resume/edits.ts'
import { isBasicsText, itemTexts } from './untranslated.ts'

/**
 * A field that twins have in common. `text` is translated, `plain` is the same in both; `there`: whether an entry is
 * not deleted; `order`: of sections, or of the entries of one.
 */
export type TwinField =
  | { entry: 'document'; field: 'order' | 'design'; kind: 'order' | 'design' }
  | { entry: 'basics'; field: BasicsField; kind: 'text' | 'plain' }
  | { entry: `sections/${string}`; field: 'there' | 'title' | 'layout' | 'hidden' | 'order'; kind: FieldKind }
  | { entry: `items/${string}`; field: ItemField | 'there' | 'section' | 'hidden'; kind: FieldKind }
export type FieldKind = 'text' | 'plain' | 'there' | 'order'

/** The value of the end of an entry that continues until today. */
export const PRESENT = 'present'
const THERE = 'yes'

const isItemText = (field: ItemField) => itemTexts.some((text) => text === field)

/** The fields outside entries. */
export const documentFields: readonly TwinField[] = [
  { entry: 'document', field: 'order', kind: 'order' },
  { entry: 'document', field: 'design', kind: 'design' },
  ...basicsFields.map((field) => ({
    entry: 'basics' as const,
    field,
    kind: isBasicsText(field) ? ('text' as const) : ('plain' as const),
  })),
]

/** Whether a section exists and is not deleted. */
export function sectionThere(id: string): TwinField {
  return { entry: `sections/${id}`, field: 'there', kind: 'there' }
}

/** Whether an entry exists and is not deleted. */
export function itemThere(id: string): TwinField {
  return { entry: `items/${id}`, field: 'there', kind: 'there' }
}

/** The fields of an existing section. */
export function sectionFields(id: string): TwinField[] {
  const entry = `sections/${id}` as const
  return [
    { entry, field: 'title', kind: 'text' },
    { entry, field: 'layout', kind: 'plain' },
    { entry, field: 'hidden', kind: 'plain' },
    { entry, field: 'order', kind: 'order' },
  ]
}

/** The fields of an existing entry. */
export function itemTwinFields(id: string): TwinField[] {
  const entry = `items/${id}` as const
  return [
    { entry, field: 'section', kind: 'plain' },
    ...itemFields.map((field): TwinField => ({ entry, field, kind: isItemText(field) ? 'text' : 'plain' })),
    { entry, field: 'hidden', kind: 'plain' },
  ]
}

/** The value of a field as one text, empty when it has none. Values are equal if their texts are. */
export function saidIn(document: ResumeDocument, { entry, field }: TwinField): string {
  const { basics, sections, items } = document
  if (entry === 'document') return field === 'order' ? idsOf(liveEntries(sections)) : designText(document)
  if (entry === 'basics') return String(Reflect.get(basics, field) ?? '')
  const id = entry.slice(entry.indexOf('/') + 1)
  if (entry.startsWith('sections/')) return sectionValue(document, id, field)
  const item = items[id]
  if (item === undefined) return ''
  if (field === 'there') return item.del === undefined ? THERE : ''
  if (field === 'end' && item.present) return PRESENT
  return String(Reflect.get(item, field) || '')
}

function sectionValue(document: ResumeDocument, id: string, field: string): string {
  const section = document.sections[id]
  if (section === undefined) return ''
  if (field === 'there') return section.del === undefined ? THERE : ''
  if (field === 'order') return idsOf(itemsIn(document, id))
  if (field === 'hidden') return section.hidden ? 'true' : ''
  if (field === 'title') return section.title
  const { icon = '', columns = 1, keepTogether = false, pageBreak = false } = section
  return [icon, columns, keepTogether, pageBreak].join(' ')
}

/** The longest list of ids that fits into a mark. */
const LONGEST_LIST = 400

function idsOf(entries: readonly [string, unknown][]): string {
  return entries
    .slice(0, LONGEST_LIST)
    .map(([id]) => id)
    .join(' ')
}

/** The design of a document as text, without language-specific settings. */
function designText({ design }: ResumeDocument): string {
  const { dates, page, photoSize, ...look } = design
  return JSON.stringify(Object.entries(look).sort(([a], [b]) => (a < b ? -1 : 1)))
}
