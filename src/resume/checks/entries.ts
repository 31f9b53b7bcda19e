import {
  type BasicsField,
  basicsFields,
  type ItemField,
  type ResumeDocument,
  type ResumeItem,
  type SectionKind,
  visibleItems,
  visibleSections,
} from '#src/resume/document.ts'
import { fieldsOfKind } from '#src/resume/fields.ts'

/** An entry that is printed, and where it stands. */
export type CheckedEntry = { id: string; item: ResumeItem; kind: SectionKind; section: string }

/** A text that is printed, and its field. */
export type CheckedText = { address: string; text: string; kind: SectionKind | null }

/** The kinds that tell what somebody has done. */
export const experienceKinds: readonly SectionKind[] = ['work', 'internship', 'campus', 'projects']

/** The entries that are printed, in order; of some kinds, or of all. */
export function entriesOf(document: ResumeDocument, kinds?: readonly SectionKind[]): CheckedEntry[] {
  return visibleSections(document)
    .filter(([, { kind }]) => kinds === undefined || kinds.includes(kind))
    .flatMap(([section, { kind }]) =>
      visibleItems(document, section).map(([id, item]) => ({ id, item, kind, section })),
    )
}

/** The address of an entry's field. */
export function fieldOf({ id }: CheckedEntry, field: ItemField): string {
  return `items/${id}.${field}`
}

/** The field by which an entry is named; a further role has its organisation from the entry before. */
export function namingField({ item, kind }: CheckedEntry): ItemField {
  return item.parent === undefined ? (fieldsOfKind[kind][0] ?? 'title') : 'title'
}

/** What an entry is called; may be empty. */
export function nameOf({ item: { org, title } }: CheckedEntry): string {
  return (org || title || '').trim()
}

/** Every text that is printed, in order. */
export function textsOf(document: ResumeDocument): CheckedText[] {
  const basics = basicsFields
    .filter((field): field is Exclude<BasicsField, 'photo'> => field !== 'photo')
    .map((field) => ({ address: `basics.${field}`, text: document.basics[field] ?? '', kind: null }))
  const sections = visibleSections(document).flatMap(([id, { kind, title }]) => [
    { address: `sections/${id}.title`, text: title, kind },
    ...visibleItems(document, id).flatMap(([itemId, item]) =>
      fieldsOfKind[kind]
        .filter((field) => field !== 'org' || item.parent === undefined)
        .map((field) => ({ address: `items/${itemId}.${field}`, text: item[field] ?? '', kind })),
    ),
  ])
  return [...basics, ...sections].filter(({ text }) => text.trim() !== '')
}
