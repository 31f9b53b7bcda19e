import type { ResumeDocument } from '#src/resume/document.ts'

/**
 * The state in which a field was last up to date with its twin: the twin's value, and the value here. Without `own`,
 * nothing had been translated yet.
 */
export type TwinMark = { other: string; own?: string | undefined }

/** The mark of a field; `entry` is named as in `recordsOf`. */
export function markOf(document: ResumeDocument, entry: string, field: string): TwinMark | undefined {
  const { id, key } = placeOf(entry, field)
  const marks = document.marks?.[id]
  const other = marks?.[key]
  return other === undefined ? undefined : { other, own: marks?.[`${key}.own`] }
}

/** Sets the mark of a field. */
export function withMark(document: ResumeDocument, entry: string, field: string, mark: TwinMark): ResumeDocument {
  const { id, key } = placeOf(entry, field)
  const { [`${key}.own`]: _, ...rest } = document.marks?.[id] ?? {}
  const marks = { ...rest, [key]: mark.other, ...(mark.own !== undefined && { [`${key}.own`]: mark.own }) }
  return { ...document, marks: { ...document.marks, [id]: marks } }
}

/** The document as one without a twin. */
export function withoutTwin({ twin: _, marks: __, ...document }: ResumeDocument): ResumeDocument {
  return document
}

/**
 * Marks are stored by the id of their entry; the name of the map tells a section and an item with the same id apart.
 */
function placeOf(entry: string, field: string): { id: string; key: string } {
  const [map = '', id = map] = entry.split('/')
  return { id, key: `${map}.${field}` }
}
