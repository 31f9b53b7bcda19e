import type { PaperPlace, PaperSource } from '#client/features/editor/pdf/places.ts'
import { displayAddress } from '#src/resume/address.ts'
import { formatDate } from '#src/resume/dates.ts'
import { ems } from '#src/resume/designs/type.ts'
import type { ItemField, ResumeDocument, ResumeItem, SectionKind } from '#src/resume/document.ts'
import { fieldsOfKind } from '#src/resume/fields.ts'
import { parseMarkup } from '#src/resume/markup.ts'

/** A field of the forms; `line` is the line of a text of several, or empty. */
export type PlacedField = { address: string; line: string }

/** The place of a field within a printed text, in ems from its start. */
type Span = { field: ItemField; line: string; from: number; to: number }

/** The estimated width in ems. The font hardly matters, because only places within one line are compared. */
const widthOf = (text: string) => ems(text, { latin: '', eastAsian: '' })

/**
 * Returns the field printed at a place on paper; of several side by side, the one nearest to the pointer.
 * @param share how far along the text the pointer is, from 0 to 1
 */
export function fieldAt(document: ResumeDocument, source: PaperSource, share: number): PlacedField {
  const { address, text } = source
  if (address.startsWith('sections/')) return { address: `${address}.title`, line: '' }
  const entry = entryOf(document, address)
  if (entry === undefined) return { address, line: '' }
  const at = share * widthOf(text)
  const [nearest] = spansOf(document, entry, text).toSorted(
    (a, b) => distance(a, at) - distance(b, at) || b.to - b.from - (a.to - a.from),
  )
  const { field, line } = nearest ?? { field: fieldsOfKind[entry.kind][0], line: '' }
  return { address: `${address}.${field}`, line }
}

/** Returns the places where a field is printed; none while it is empty. */
export function placesOfField(
  document: ResumeDocument,
  places: readonly PaperPlace[],
  address: string,
): readonly PaperPlace[] {
  const [whole = '', field] = address.split('.')
  const entry = entryOf(document, whole)
  if (entry === undefined) return places.filter((place) => place.address === address || place.address === whole)
  return places.filter(
    (place) => place.address === whole && spansOf(document, entry, place.text).some((span) => span.field === field),
  )
}

type Entry = { item: ResumeItem; kind: SectionKind }

function entryOf({ items, sections }: ResumeDocument, address: string): Entry | undefined {
  const [map, id = ''] = address.split('/')
  const item = map === 'items' ? items[id] : undefined
  const kind = sections[item?.section ?? '']?.kind
  return item && kind && { item, kind }
}

function spansOf(document: ResumeDocument, { item, kind }: Entry, text: string): Span[] {
  return fieldsOfKind[kind].flatMap((field) =>
    printedAs(document, item, field).flatMap((said): Span[] => {
      const index = said === '' ? -1 : text.indexOf(said)
      if (index < 0) return []
      const from = widthOf(text.slice(0, index))
      return [{ field, line: field === 'body' ? said : '', from, to: from + widthOf(said) }]
    }),
  )
}

/** The texts a field is printed as, one for each line. */
function printedAs({ locale, design }: ResumeDocument, item: ResumeItem, field: ItemField): string[] {
  const value = item[field]?.trim() ?? ''
  if (field === 'body') return parseMarkup(value).map(({ runs }) => runs.map(({ text }) => text).join(''))
  if (field === 'url') return [displayAddress(value)]
  // The end of an ongoing period has no field of its own.
  if (field === 'end' && item.present) return []
  return [field === 'start' || field === 'end' || field === 'date' ? formatDate(value, locale, design.dates) : value]
}

function distance({ from, to }: Span, at: number): number {
  return Math.max(0, from - at, at - to)
}
