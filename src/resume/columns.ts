import { applyChoice } from './designs/apply.ts'
import { findDesign } from './designs/registry.ts'
import { liveEntries, type ResumeDocument, type SectionKind, sectionKinds } from './document.ts'
import { type Edit, placeSection, setDesign } from './edits.ts'
import { printedResume } from './print/page.ts'

/** The ids of the sections of each column, in order. */
export type SectionColumns = { beside: readonly string[]; main: readonly string[] }

/** The columns sections are meant for, hidden ones too; null where the design has one column. */
export function meantColumns(document: ResumeDocument): SectionColumns | null {
  const kinds = besideOf(document)
  return kinds === null ? null : columnsWhere(document, (_, { kind }) => kinds.has(kind))
}

/**
 * The columns sections stand in on paper, hidden ones too; null where the design has one column.
 * `moved`: those in the main column only because the side column has no room for them.
 */
export function columnsOf(document: ResumeDocument): (SectionColumns & { moved: readonly string[] }) | null {
  const meant = meantColumns(document)
  if (meant === null) return null
  const { body } = printedResume(document)
  const printed = new Set(body.kind === 'side' ? body.main.sections.map(({ heading }) => heading.section) : [])
  const moved = meant.beside.filter((id) => printed.has(id))
  return { ...columnsWhere(document, (id) => meant.beside.includes(id) && !printed.has(id)), moved }
}

function columnsWhere(
  document: ResumeDocument,
  isBeside: (id: string, section: ResumeDocument['sections'][string]) => boolean,
): SectionColumns {
  const all = liveEntries(document.sections)
  const idsWhere = (beside: boolean) => all.filter((entry) => isBeside(...entry) === beside).map(([id]) => id)
  return { beside: idsWhere(true), main: idsWhere(false) }
}

/** Moves a section by one place among those of its column; does nothing at an end. */
export function moveInColumn(id: string, by: 1 | -1): Edit {
  return (document) => {
    const columns = columnsOf(document)
    const column = [columns?.beside, columns?.main].find((ids) => ids?.includes(id)) ?? []
    const neighbour = column[column.indexOf(id) + by]
    if (neighbour === undefined) return document
    const order = liveEntries(document.sections).map(([section]) => section)
    return placeSection(id, order.indexOf(neighbour))(document)
  }
}

/**
 * Moves a section to the other column, with all others of its kind. It goes to the side column even where that has no
 * room for it, which may make the résumé a page longer.
 */
export function switchColumn(id: string): Edit {
  return (document) => {
    const kinds = besideOf(document)
    const kind = document.sections[id]?.kind
    if (kinds === null || kind === undefined) return document
    if (columnsOf(document)?.moved.includes(id)) return setDesign({ beside: kindsText(kinds) })(document)
    if (!kinds.delete(kind)) kinds.add(kind)
    return setDesign({ beside: besideText(document.design.id, kinds) })(document)
  }
}

/**
 * Writes the kinds of sections in the side column as a document stores them; undefined when they are the design's own.
 */
export function besideText(design: string, kinds: ReadonlySet<SectionKind>): string | undefined {
  const { layout } = findDesign(design)
  const text = kindsText(kinds)
  const own = layout.kind === 'side' ? kindsText(new Set(layout.kinds)) : ''
  return text === own ? undefined : text
}

function kindsText(kinds: ReadonlySet<SectionKind>): string {
  return sectionKinds.filter((kind) => kinds.has(kind)).join(' ')
}

function besideOf({ design }: ResumeDocument): Set<SectionKind> | null {
  const { layout } = applyChoice(findDesign(design.id), design)
  return layout.kind === 'side' ? new Set(layout.kinds) : null
}
