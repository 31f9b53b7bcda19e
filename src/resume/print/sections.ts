import type { ItemView, SectionView } from '#src/resume/view.ts'
import { companyOf, entryOf, type PeriodPlace } from './entries.ts'
import { headingOf, type PrintedHeading } from './headings.ts'
import type { Para } from './para.ts'
import type { Piece } from './pieces.ts'
import { type Column, lineHeight, linesOf } from './place.ts'
import { tied } from './ties.ts'

/** Points between items that stand side by side. */
const columnGap = 18

/** An item: its paragraphs, and its period where the layout has a column for it. */
export type PrintedItem = { paras: Para[]; period: Piece[] }

/** A section as it is printed. */
export type PrintedSection = {
  heading: PrintedHeading
  /** Where its items stand. */
  place: Column
  items: PrintedItem[]
  /** Items side by side. */
  columns: number
  /** Points between them. */
  columnGap: number
  /** Kept whole, because its owner wants it and it has room on a page. */
  together: boolean
  /** Begins a new page. */
  pageBreak: boolean
  /** About how high it is, and the page between its margins. */
  height: number
  pageHeight: number
}

/** The least room on a page that a section which is kept whole leaves. */
const mostOfPage = 0.7

/**
 * What a section prints, in the column of its heading and that of its items.
 * @param pageHeight points between the margins of a page
 */
export function sectionOf(
  section: SectionView,
  { heading, items, periodPlace = 'inline', pageHeight }: Columns,
): PrintedSection {
  const columns = items.narrow || section.items.length < 2 ? 1 : section.columns
  const place = columns > 1 ? { ...items, width: items.width / columns - columnGap } : items
  const company = companyOf(section.items, place, periodPlace)
  const printed = section.items.map((item, index) => ({
    paras: spaced(entryOf(item, company), item, index, place),
    period: periodPlace === 'apart' && item.period ? [periodPiece(item, place)] : [],
  }))
  const height = headingHeight(section, heading) + heightOf(printed) / columns
  return {
    heading: headingOf(section, heading),
    place,
    items: columns > 1 ? printed : tied(printed),
    columns,
    columnGap,
    together: section.keepTogether && height < pageHeight * mostOfPage,
    pageBreak: section.pageBreak,
    height,
    pageHeight,
  }
}

/** The columns a section stands in. */
type Columns = { heading: Column; items: Column; periodPlace?: PeriodPlace; pageHeight: number }

function periodPiece({ period }: ItemView, { design }: Column): Piece {
  return { text: period, tone: 'accent', size: design.type.small }
}

/** The first paragraph of an item stands apart from the item before it. */
function spaced(paras: Para[], item: ItemView, index: number, place: Column): Para[] {
  const { spacing } = place.design
  const between = item.shape === 'line' ? (place.narrow ? spacing.item * 0.6 : spacing.block) : spacing.item
  // In a narrow column the explanation stands directly under its term.
  const close = item.shape === 'line' && place.narrow
  return paras.map((para, at) => ({ ...para, space: at === 0 ? (index === 0 ? 0 : between) : close ? 0 : para.space }))
}

/** About how high items are, one below the other. */
function heightOf(items: readonly PrintedItem[]): number {
  return items.flatMap(({ paras }) => paras).reduce((sum, { height, space }) => sum + height + space, 0)
}

function headingHeight(section: SectionView, place: Column): number {
  const { spacing } = place.design
  return linesOf(section.title, place) * lineHeight(place) * 1.3 + spacing.section + spacing.heading
}
