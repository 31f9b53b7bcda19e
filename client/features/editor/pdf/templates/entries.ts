import { displayAddress } from '#src/resume/address.ts'
import { ems } from '#src/resume/designs/type.ts'
import { webLink } from '#src/resume/links.ts'
import type { ItemView } from '#src/resume/view.ts'
import { type BlockPart, blockParts, linesOf, markupPieces, prosePart } from './blocks.ts'
import { type Node, type Piece, paragraph, row, type Style } from './nodes.ts'
import { gap, lineHeight, type Setting } from './setting.ts'

/** An item as its heading lines and what stands below them; `loose` when the lines are too many to be kept together. */
export type Entry = { heads: Node[]; parts: BlockPart[]; loose: boolean }

/** Where the period goes: with the text, or into a column of its own that the layout draws. */
export type PeriodPlace = 'inline' | 'apart'

/** As wide as a period gets; one that leads its line has a column for it, so that all entries begin at one place. */
const widestPeriod = { zh: '0000.00 – 0000.00', en: 'Mar 0000 – Mar 0000' }
/** How much wider bold letters are, at the most. */
const boldness = 1.08
/** Points between what a line says and what stands at its end. */
const lineGap = 10

/** One item. */
export function entryOf(item: ItemView, setting: Setting, periodPlace: PeriodPlace): Entry {
  const shown = { ...item, period: periodPlace === 'inline' ? item.period : '' }
  const { heads, parts } =
    item.shape === 'line'
      ? termEntry(shown, setting)
      : { heads: headOf(shown, setting), parts: blockParts(item.blocks, setting) }
  const words = [item.primary, item.secondary, item.note, item.place, item.url, item.period].join('')
  return { heads, parts, loose: linesOf(words, setting) * lineHeight(setting) > setting.height / 4 }
}

function headOf(item: ItemView, setting: Setting): Node[] {
  if (item.shape === 'text') return textHead(item, setting)
  const titled = item.primary || item.secondary || item.note || item.place || item.url || item.period
  return titled ? entryHead(item, setting) : []
}

function entryHead(item: ItemView, setting: Setting): Node[] {
  if (setting.narrow) return narrowHead(item, setting)
  const { layout } = setting.design.entry
  if (layout === 'columns' && item.primary && item.secondary && item.period) return columnsHead(item, setting)
  return layout === 'line' && item.secondary && fitsOneLine(item, setting)
    ? [lineHead(item, setting)]
    : stackedHead(item, setting)
}

/** Whether all that a heading line says has room beside the period. */
function fitsOneLine(item: ItemView, setting: Setting): boolean {
  const words = [item.primary, item.secondary, item.note, item.place, displayAddress(item.url)].filter(Boolean)
  return textWidth(`${words.join('\u3000')}\u3000${item.period}`, setting) <= setting.width
}

function textWidth(text: string, { design }: Setting): number {
  return ems(text, design.fonts.body) * design.type.body * 1.04
}

/** Company first or position first, as the design wants it. */
function names(item: ItemView, setting: Setting): [string, string] {
  const turned = item.swappable && item.secondary && setting.design.entry.lead === 'title'
  return turned ? [item.secondary, item.primary] : [item.primary, item.secondary]
}

function lead(text: string, setting: Setting): Piece {
  return { text, bold: true, tone: setting.design.entry.accentLead ? 'accent' : 'ink' }
}

/** Text with something at the right end of its line. */
function withEnd(pieces: readonly Piece[], end: string, setting: Setting): Node {
  const text = paragraph(pieces, setting, { style: { flexGrow: 1, flexShrink: 1, flexBasis: 0 } })
  if (!end) return row({}, [text])
  return row({}, [text, paragraph([{ text: end, tone: 'muted' }], setting, { style: { marginLeft: lineGap } })])
}

function lineHead(item: ItemView, setting: Setting): Node {
  const [first, detail] = names(item, setting)
  const tail = [item.note, item.place].filter(Boolean).join(' · ')
  const pieces = [
    lead(first, setting),
    { text: gap(setting) + detail },
    ...(tail ? [{ text: ` · ${tail}`, tone: 'muted' } as const] : []),
    ...addressPieces(item, gap(setting)),
  ]
  return withEnd(pieces, item.period, setting)
}

function stackedHead(item: ItemView, setting: Setting): Node[] {
  const [first, detail] = names(item, setting)
  const second = [detail, item.note].filter(Boolean).join(' · ')
  const alone = !second && !item.url
  const place = alone && item.place ? [{ text: gap(setting) + item.place, tone: 'muted' } as const] : []
  const top = withEnd([lead(first, setting), ...place], item.period, setting)
  if (alone) return [top]
  const below = [
    ...(second ? [{ text: second, tone: 'muted' } as const] : []),
    ...addressPieces(item, second ? gap(setting) : ''),
  ]
  return [top, withEnd(below, item.place, setting)]
}

/** Period, name and role in columns of their own, the classic Chinese order; a long role takes a second line. */
function columnsHead(item: ItemView, setting: Setting): Node[] {
  const [first, detail] = names(item, setting)
  const tail = [item.note, item.place].filter(Boolean).join(' · ')
  const column = periodColumn(item.period, setting)
  const text = [first, tail, displayAddress(item.url), detail].filter(Boolean).join('\u3000')
  const oneLine = column + textWidth(`${text}\u3000`, setting) <= setting.width
  const pieces = [
    lead(first, setting),
    ...(tail ? [{ text: gap(setting) + tail, tone: 'muted' } as const] : []),
    ...addressPieces(item, gap(setting)),
  ]
  const role = (style: Style) => paragraph([{ text: detail, bold: true }], setting, { style })
  const line = row({}, [
    paragraph([{ text: item.period, bold: true }], setting, { style: { width: column } }),
    paragraph(pieces, setting, { style: { flexGrow: 1, flexShrink: 1, flexBasis: 0 } }),
    ...(oneLine ? [role({ marginLeft: lineGap })] : []),
  ])
  return oneLine ? [line] : [line, role({ marginLeft: column })]
}

/** Points from the start of a period to what stands beside it: never less than a gap after it. */
function periodColumn(period: string, setting: Setting): number {
  const widths = [widestPeriod[setting.locale], period].map((text) => textWidth(text, setting) * boldness)
  return Math.max(...widths) + lineGap
}

function narrowHead(item: ItemView, setting: Setting): Node[] {
  const [first, detail] = names(item, setting)
  const lines: Piece[][] = [
    [lead(first, setting)],
    ...[detail, item.note, item.place].filter(Boolean).map((text) => [{ text }]),
    addressPieces(item, ''),
    item.period ? [smallPeriod(item, setting)] : [],
  ]
  return lines.flatMap((pieces) => (pieces.length > 0 ? [paragraph(pieces, setting)] : []))
}

function textHead(item: ItemView, setting: Setting): Node[] {
  return [
    ...(item.primary || item.period ? [withEnd([{ text: item.primary, bold: true }], item.period, setting)] : []),
    ...(item.secondary ? [paragraph([{ text: item.secondary }], setting)] : []),
  ]
}

/** A term and its explanation on one line when the explanation starts with prose. */
function termEntry(item: ItemView, setting: Setting): Omit<Entry, 'loose'> {
  const [first, ...others] = item.blocks
  if (first?.kind !== 'paragraph' || setting.narrow) {
    return { heads: termHead(item, setting), parts: blockParts(item.blocks, setting) }
  }
  const colon = setting.locale === 'zh' ? '：' : ': '
  const pieces: Piece[] = [
    ...(item.primary ? [{ text: item.primary + colon, bold: true }] : []),
    ...(item.secondary ? [{ text: `${item.secondary} · `, tone: 'muted' } as const] : []),
    ...markupPieces(first.runs),
  ]
  const text = pieces.map((piece) => piece.text).join('') + item.period
  const line = withEnd(pieces, item.period, setting)
  return { heads: [], parts: [prosePart(line, text, setting), ...blockParts(others, setting)] }
}

/** The term with what little is said about it beside it, or below where there is no room. */
function termHead(item: ItemView, setting: Setting): Node[] {
  const end = setting.narrow ? '' : item.period
  const fits = textWidth([item.primary, item.secondary, end].join('\u3000'), setting) <= setting.width
  // A word that nothing is said about needs no emphasis.
  const plain = !item.secondary && !item.period && item.blocks.length === 0
  const term: Piece[] = item.primary ? [{ text: item.primary, bold: !plain }] : []
  const rest: Piece[] = item.secondary ? [{ text: item.secondary, tone: 'muted' }] : []
  const space: Piece[] = term.length > 0 && rest.length > 0 ? [{ text: gap(setting) }] : []
  const lines = fits ? [[...term, ...space, ...rest]] : [term, rest]
  const [top = [], ...below] = lines.filter((pieces) => pieces.length > 0)
  return [
    ...(top.length > 0 || end ? [withEnd(top, end, setting)] : []),
    ...below.map((pieces) => paragraph(pieces, setting)),
    ...(setting.narrow && item.period ? [paragraph([smallPeriod(item, setting)], setting)] : []),
  ]
}

function addressPieces(item: ItemView, before: string): Piece[] {
  if (!item.url) return []
  return [
    ...(before ? [{ text: before }] : []),
    { text: displayAddress(item.url), href: webLink(item.url), tone: 'muted' },
  ]
}

function smallPeriod(item: ItemView, { design }: Setting): Piece {
  return { text: item.period, tone: 'muted', size: design.type.small }
}
