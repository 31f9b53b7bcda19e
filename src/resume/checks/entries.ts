import {
  type BasicsField,
  basicsFields,
  type ItemField,
  type ResumeDocument,
  type ResumeItem,
  type SectionKind,
} from '#src/resume/document.ts'
import { fieldsOfKind } from '#src/resume/fields.ts'
import { firstSaid } from '#src/resume/first-said.ts'
import { visibleItems, visibleSections } from '#src/resume/visible.ts'

/** A printed entry and its section. */
export type CheckedEntry = { id: string; item: ResumeItem; kind: SectionKind; section: string }

/** A printed text and the address of its field. */
export type CheckedText = { address: string; text: string; kind: SectionKind | null }

/** The kinds of sections that tell what somebody has done. */
export const experienceKinds: readonly SectionKind[] = ['work', 'internship', 'campus', 'projects']

/** The printed entries, in order; of all kinds unless some are given. */
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

/** The field that names an entry. A further role takes its organisation from the entry before. */
export function namingField({ item, kind }: CheckedEntry): ItemField {
  return item.parent === undefined ? (fieldsOfKind[kind][0] ?? 'title') : 'title'
}

/** The name of an entry; may be empty. */
export function nameOf({ item: { org, title } }: CheckedEntry): string {
  return firstSaid(org, title)
}

/** Every printed text, in order. */
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
