import { applyChoice } from './designs/apply.ts'
import { findDesign } from './designs/registry.ts'
import { liveEntries, type ResumeDocument, type SectionKind, sectionKinds } from './document.ts'
import { type Edit, placeSection, setDesign } from './edits.ts'

/** The ids of the sections of each column, in order. */
export type SectionColumns = { beside: readonly string[]; main: readonly string[] }

/** Which sections stand in which column, hidden ones too; null where the design has one column. */
export function columnsOf(document: ResumeDocument): SectionColumns | null {
  const kinds = besideOf(document)
  if (kinds === null) return null
  const all = liveEntries(document.sections)
  const idsWhere = (beside: boolean) => all.filter(([, { kind }]) => kinds.has(kind) === beside).map(([id]) => id)
  return { beside: idsWhere(true), main: idsWhere(false) }
}

/** Moves a section by one place among those of its column; does nothing at an end. */
export function moveInColumn(id: string, by: 1 | -1): Edit {
  return (document) => {
    const columns = columnsOf(document)
    const column = [columns?.beside, columns?.main].find((ids) => ids?.includes(id)) ?? []
    const neighbour = column[column.indexOf(id) + by]
    if (column.length === 0 || neighbour === undefined) return document
    const order = liveEntries(document.sections).map(([section]) => section)
    return placeSection(id, order.indexOf(neighbour))(document)
  }
}

/** Moves a section to the other column, with all others of its kind. */
export function switchColumn(id: string): Edit {
  return (document) => {
    const kinds = besideOf(document)
    const kind = document.sections[id]?.kind
    if (kinds === null || kind === undefined) return document
    if (!kinds.delete(kind)) kinds.add(kind)
    return setDesign({ beside: besideText(document.design.id, kinds) })(document)
  }
}

/** How a document names the kinds of sections in the side column; undefined where the design has the same. */
export function besideText(design: string, kinds: ReadonlySet<SectionKind>): string | undefined {
  const { layout } = findDesign(design)
  const text = sectionKinds.filter((kind) => kinds.has(kind)).join(' ')
  const own = layout.kind === 'side' ? sectionKinds.filter((kind) => layout.kinds.includes(kind)).join(' ') : ''
  return text === own ? undefined : text
}

function besideOf({ design }: ResumeDocument): Set<SectionKind> | null {
  const { layout } = applyChoice(findDesign(design.id), design)
  return layout.kind === 'side' ? new Set(layout.kinds) : null
}
