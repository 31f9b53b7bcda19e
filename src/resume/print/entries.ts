import { displayAddress } from '#src/resume/address.ts'
import { formatDate } from '#src/resume/dates.ts'
import { colons } from '#src/resume/labels.ts'
import { plainText } from '#src/resume/markup.ts'
import type { ItemView } from '#src/resume/view.ts'
import { bodyOf, proseOf } from './body.ts'
import type { Para } from './para.ts'
import { addressPieces, fittedSize, type Piece } from './pieces.ts'
import { type Column, gap, lineHeight, linesOf, textWidth, widthInAnyFont } from './place.ts'

/** Where the period is printed: within the text, or in a column that the layout draws. */
export type PeriodPlace = 'inline' | 'apart'

/** What all items of a section share, so that each field looks the same in all of them. */
export type Company = {
  place: Column
  periodPlace: PeriodPlace
  /** Terms without explanations need no emphasis. */
  plain: boolean
  /** The width of the column for leading periods; 0 if no item has one. */
  periodColumn: number
}

type Line = Pick<Para, 'role' | 'pieces'> & Partial<Pick<Para, 'lead' | 'end' | 'indent'>>

/** The text of the widest period: leading periods get a column of its width, so that all entries start at one place. */
export function widestPeriod(place: Column): string {
  const dates = months.map((month) => formatDate(`0000-${month}`, place.locale, place.design.dates))
  const date = dates.reduce((widest, one) =>
    widthInAnyFont(one, place) > widthInAnyFont(widest, place) ? one : widest,
  )
  return `${date} – ${date}`
}

const months = Array.from({ length: 12 }, (_, index) => index + 1)

/** How much wider bold letters are, at most. */
const boldness = 1.08
/** The least distance between a line's text and the text at its end, in points. */
export const lineGap = 10

/** Computes what the items of a section share. */
export function companyOf(items: readonly ItemView[], place: Column, periodPlace: PeriodPlace): Company {
  const plain = items.every(({ secondary, period, blocks }) => !secondary && !period && blocks.length === 0)
  const periods = items.flatMap(({ period }) => period || [])
  const leads = periodPlace === 'inline' && !place.narrow && place.design.entry.layout === 'columns'
  const widths = [widestPeriod(place), ...periods].map((text) => widthInAnyFont(text, place) * boldness)
  return { place, periodPlace, plain, periodColumn: leads && periods.length > 0 ? Math.max(...widths) + lineGap : 0 }
}

/**
 * Converts an item to paragraphs: the lines that name it, then its text. An item with only a period has an empty line.
 */
export function entryOf(item: ItemView, company: Company): Para[] {
  const paras = parasOf(item, company)
  return paras.length > 0 ? paras : [paraOf({ role: 'head', pieces: [] }, company.place)]
}

function parasOf(item: ItemView, company: Company): Para[] {
  const { place, periodPlace } = company
  const shown = { ...item, period: periodPlace === 'inline' ? item.period : '' }
  if (item.shape === 'line') return termEntry(shown, company)
  return [...headOf(shown, company).map((line) => paraOf(line, place)), ...bodyOf(item.blocks, place)]
}

function headOf(item: ItemView, company: Company): Line[] {
  if (item.shape === 'text') return textHead(item)
  const titled = item.primary || item.secondary || item.note || item.place || item.url || item.period
  if (!titled) return []
  const { place, periodColumn } = company
  if (place.narrow) return narrowHead(item, place)
  switch (place.design.entry.layout) {
    case 'columns':
      return columnsHead(item, place, periodColumn)
    case 'line':
      return lineHead(item, place)
    case 'stacked':
      return stackedHead(item, place)
  }
}

/** Organisation first or position first, as the design says. */
function names(item: ItemView, place: Column): [string, string] {
  const turned = item.swappable && item.secondary && place.design.entry.lead === 'title'
  return turned ? [item.secondary, item.primary] : [item.primary, item.secondary]
}

function leading(text: string, place: Column): Piece[] {
  return text ? [{ text, bold: true, tone: place.design.entry.accentLead ? 'second' : 'ink' }] : []
}

/** Joins parts of a line with separators; empty parts are left out. */
function joined(separator: string, ...parts: (readonly Piece[])[]): Piece[] {
  return parts
    .filter((part) => part.length > 0)
    .flatMap((part, index) => (index > 0 ? [{ text: separator }, ...part] : part))
}

function muted(text: string): Piece[] {
  return text ? [{ text, tone: 'muted' }] : []
}

function plainly(text: string): Piece[] {
  return text ? [{ text }] : []
}

function ended(item: ItemView): Pick<Line, 'end'> {
  return item.period ? { end: [{ text: item.period, tone: 'muted' }] } : {}
}

/** All names on one line; those that do not fit beside the period go below, in the same style. */
function lineHead(item: ItemView, place: Column): Line[] {
  const [first, detail] = names(item, place)
  const tail = muted([item.note, item.place].filter(Boolean).join(' · '))
  const about = joined(' · ', plainly(detail), tail)
  const address = addressPieces(item, place)
  const words = [first, detail, item.note, item.place, displayAddress(item.url), item.period].filter(Boolean)
  const fits = textWidth(words.join('\u3000'), place) <= place.width
  const all = joined(gap(place), leading(first, place), about, address)
  if (fits || !first) return [{ role: 'head', pieces: all, ...ended(item) }]
  const below = joined(gap(place), about, address)
  const top: Line = { role: 'head', pieces: leading(first, place), ...ended(item) }
  return below.length > 0 ? [top, { role: 'detail', pieces: below }] : [top]
}

function stackedHead(item: ItemView, place: Column): Line[] {
  const [first, detail] = names(item, place)
  const second = muted([detail, item.note].filter(Boolean).join(' · '))
  const below = joined(gap(place), second, addressPieces(item, place))
  const where = muted(item.place)
  if (below.length === 0)
    return [{ role: 'head', pieces: joined(gap(place), leading(first, place), where), ...ended(item) }]
  if (!first && !item.period) return [{ role: 'head', pieces: below, ...(where.length > 0 ? { end: where } : {}) }]
  return [
    { role: 'head', pieces: leading(first, place), ...ended(item) },
    { role: 'detail', pieces: below, ...(where.length > 0 ? { end: where } : {}) },
  ]
}

/**
 * Period, name and role in separate columns, the classic Chinese order. What does not fit goes to a second line: first
 * the details, then the role too.
 */
function columnsHead(item: ItemView, place: Column, column: number): Line[] {
  const [first, detail] = names(item, place)
  const tail = [item.note, item.place].filter(Boolean).join(' · ')
  const fits = (...words: string[]) =>
    column + textWidth(words.filter(Boolean).join('\u3000'), place) * boldness + lineGap <= place.width
  const role: Piece[] = detail ? [{ text: detail, bold: true }] : []
  const name = leading(first, place)
  const details = joined(gap(place), muted(tail), addressPieces(item, place))
  const line = (pieces: Piece[], end: Piece[] = []): Line => ({
    role: 'head',
    ...(column > 0 ? { lead: { pieces: item.period ? [{ text: item.period, bold: true }] : [], width: column } } : {}),
    pieces,
    ...(end.length > 0 ? { end } : {}),
  })
  const below = (pieces: Piece[]): Line[] => (pieces.length > 0 ? [{ role: 'detail', pieces, indent: column }] : [])
  if (name.length === 0) return details.length > 0 ? [line(details, role)] : [line(role)]
  if (fits(first, tail, displayAddress(item.url), detail)) return [line(joined(gap(place), name, details), role)]
  if (fits(first, detail)) return [line(name, role), ...below(details)]
  return [line(name), ...below(joined(gap(place), role, details))]
}

function narrowHead(item: ItemView, place: Column): Line[] {
  const [first, detail] = names(item, place)
  const lines = [
    leading(first, place),
    ...[detail, item.note, item.place].map(plainly),
    addressPieces(item, place),
    smallPeriod(item, place),
  ]
  return roles(lines)
}

function textHead(item: ItemView): Line[] {
  const named = item.primary || item.period
  const top: Line = { role: 'head', pieces: item.primary ? [{ text: item.primary, bold: true }] : [], ...ended(item) }
  return [
    ...(named ? [top] : []),
    ...(item.secondary ? [{ role: 'detail' as const, pieces: plainly(item.secondary) }] : []),
  ]
}

/** A term and its explanation on one line, if the explanation starts with prose. */
function termEntry(item: ItemView, company: Company): Para[] {
  const { place } = company
  const [first, ...others] = item.blocks
  if (first?.kind !== 'paragraph' || place.narrow) {
    return [...termHead(item, company).map((line) => paraOf(line, place)), ...bodyOf(item.blocks, place)]
  }
  const [prose] = bodyOf([first], place)
  const pieces: Piece[] = [
    ...(item.primary ? [{ text: item.primary + colons[place.locale], bold: true }] : []),
    ...(item.secondary ? [{ text: `${item.secondary} · `, tone: 'muted' } as const] : []),
    ...(prose?.pieces ?? []),
  ]
  return [{ ...proseOf('term', pieces, place), ...ended(item) }, ...bodyOf(others, place)]
}

/** The term with its details beside it, or below where there is no room. */
function termHead(item: ItemView, { place, plain }: Company): Line[] {
  const end = place.narrow ? '' : item.period
  const fits = textWidth([item.primary, item.secondary, end].filter(Boolean).join('\u3000'), place) <= place.width
  const term: Piece[] = item.primary ? [{ text: item.primary, bold: !plain }] : []
  const rest = muted(item.secondary)
  const lines = fits ? [joined(gap(place), term, rest)] : [term, rest]
  const [top = [], ...below] = [...lines, ...(place.narrow ? [smallPeriod(item, place)] : [])].filter(
    (pieces) => pieces.length > 0,
  )
  return [
    ...(top.length > 0 || end ? [{ role: 'term' as const, pieces: top, ...(end ? ended(item) : {}) }] : []),
    ...below.map((pieces): Line => ({ role: 'detail', pieces })),
  ]
}

function roles(lines: Piece[][]): Line[] {
  return lines
    .filter((pieces) => pieces.length > 0)
    .map((pieces, index) => ({ role: index === 0 ? 'head' : 'detail', pieces }))
}

function smallPeriod(item: ItemView, place: Column): Piece[] {
  const { small } = place.design.type
  return item.period ? [{ text: item.period, tone: 'muted', size: fittedSize(item.period, place, small) }] : []
}

function paraOf(line: Line, place: Column): Para {
  const { pieces, lead, end = [], indent = 0 } = line
  const words = plainText([...pieces, ...end])
  const height = linesOf(words, place, indent + (lead?.width ?? 0)) * lineHeight(place)
  return { ...line, indent, level: 0, number: 0, space: 0, height, long: false, tied: false }
}
