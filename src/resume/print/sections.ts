import type { ItemView, SectionView } from '#src/resume/view.ts'
import { companyOf, entryOf, type PeriodPlace } from './entries.ts'
import { headingOf, type PrintedHeading } from './headings.ts'
import type { Para } from './para.ts'
import type { Piece } from './pieces.ts'
import { type Column, lineHeight, linesOf } from './place.ts'
import { tied } from './ties.ts'

/** The gap between items side by side, in points. */
const columnGap = 18

/** A printed item: its paragraphs, and its period if the layout has a column for it. */
export type PrintedItem = { paras: Para[]; period: Piece[] }

/** A printed section. */
export type PrintedSection = {
  heading: PrintedHeading
  /** The column of its items. */
  place: Column
  items: PrintedItem[]
  /** How many items are placed side by side. */
  columns: number
  /** The gaps between them in points, sideways and downwards. */
  columnGap: number
  rowGap: number
  /** Kept whole, because its owner wants that and it fits a page. */
  together: boolean
  /** Starts on a new page. */
  pageBreak: boolean
  /** Its estimated height, and the height of the page between its margins. */
  height: number
  pageHeight: number
}

/** The largest share of a page that a section may take if it is to be kept whole. */
const mostOfPage = 0.7

/**
 * The printed form of a section, in the columns of its heading and of its items.
 * @param pageHeight the height between a page's margins, in points
 */
export function sectionOf(
  section: SectionView,
  { heading, items, periodPlace = 'inline', pageHeight }: Columns,
): PrintedSection {
  const columns = items.narrow || section.items.length < 2 ? 1 : section.columns
  const isBeside = columns > 1
  const place = isBeside ? { ...items, width: items.width / columns - columnGap } : items
  // There is one column for periods, and items side by side would share it.
  const where = isBeside ? 'inline' : periodPlace
  const company = companyOf(section.items, place, where)
  const printed = section.items.map((item, index) => ({
    paras: spaced(entryOf(item, company), item, index, place),
    period: where === 'apart' && item.period ? [periodPiece(item, place)] : [],
  }))
  const height = headingHeight(section, heading) + heightOf(printed) / columns
  return {
    heading: headingOf(section, heading),
    place,
    items: isBeside ? printed : tied(printed),
    columns,
    columnGap,
    rowGap: printed[1]?.paras[0]?.space ?? 0,
    together: section.keepTogether && height < pageHeight * mostOfPage,
    pageBreak: section.pageBreak,
    height,
    pageHeight,
  }
}

/** The columns of a section. */
type Columns = { heading: Column; items: Column; periodPlace?: PeriodPlace; pageHeight: number }

function periodPiece({ period }: ItemView, { design }: Column): Piece {
  return { text: period, tone: 'second', size: design.type.small }
}

/** Adds to each paragraph of an item the item's id, and the space above it. */
function spaced(paras: Para[], item: ItemView, index: number, place: Column): Para[] {
  const { spacing } = place.design
  const between = item.shape === 'line' ? (place.narrow ? spacing.item * 0.6 : spacing.block) : spacing.item
  // In a narrow column the explanation is directly below its term.
  const close = item.shape === 'line' && place.narrow
  return paras.map((para, at) => ({
    ...para,
    item: item.id,
    space: at === 0 ? (index === 0 ? 0 : between) : close ? 0 : para.space,
  }))
}

/** The width of all items of a section, those side by side together. */
export function itemsWidth({ columns, columnGap, place }: PrintedSection): number {
  return columns > 1 ? (place.width + columnGap) * columns : place.width
}

/** The estimated height of items placed one below the other. */
function heightOf(items: readonly PrintedItem[]): number {
  return items.flatMap(({ paras }) => paras).reduce((sum, { height, space }) => sum + height + space, 0)
}

function headingHeight(section: SectionView, place: Column): number {
  const { spacing } = place.design
  return linesOf(section.title, place) * lineHeight(place) * 1.3 + spacing.section + spacing.heading
}
