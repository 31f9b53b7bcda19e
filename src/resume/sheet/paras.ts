import { escapeHtml } from '#src/lib/html.ts'
import type { Para } from '#src/resume/print/para.ts'
import type { Piece } from '#src/resume/print/pieces.ts'
import { ems, styled } from './html.ts'

/**
 * How text is set: the size around it and that of small print in points, whether addresses become links, and whether
 * texts name their places in the document.
 */
export type SheetSetting = { size: number; small: number; links: boolean; places: boolean }

/** The place of a text as an attribute; empty where texts do not name theirs or this one has none. */
export function placed(address: string | undefined, { places }: SheetSetting): string {
  return places && address ? ` data-place="${escapeHtml(address)}"` : ''
}

/** Pieces of text, each in its style. */
export function piecesHtml(pieces: readonly Piece[], setting: SheetSetting): string {
  return pieces.map((piece) => pieceHtml(piece, setting)).join('')
}

function pieceHtml({ text, href, bold, italic, underline, tone, size }: Piece, setting: SheetSetting): string {
  const fit = size === undefined || size === setting.size ? '' : ems(size, setting.size)
  const classes = [...(tone && tone !== 'ink' ? [`sheet-${tone}`] : []), ...(fit ? ['sheet-fit'] : [])]
  const manner = `${classes.length > 0 ? ` class="${classes.join(' ')}"` : ''}${styled(fit ? { '--fit': fit } : {})}`
  const linked = setting.links && isAddress(href)
  const leaf = wrapped(wrapped(escapeHtml(text), 'em', italic), 'strong', bold)
  if (linked)
    return `<a href="${escapeHtml(href ?? '')}" rel="nofollow noopener noreferrer" target="_blank"${manner}>${leaf}</a>`
  const marked = wrapped(leaf, 'u', underline && !href)
  return manner === '' ? marked : `<span${manner}>${marked}</span>`
}

/** A masked address is not a link. */
function isAddress(href: string | undefined): boolean {
  return href !== undefined && href !== '' && !href.includes('*')
}

function wrapped(html: string, tag: string, applies: boolean | undefined): string {
  return applies ? `<${tag}>${html}</${tag}>` : html
}

/** The paragraphs of an item; points that follow each other become one list, those below a point a list in it. */
export function parasHtml(paras: readonly Para[], setting: SheetSetting): string {
  const parts: { tag: string; side: string; items: string[] }[] = []
  paras.forEach((para, index) => {
    const tag = listTags[para.role]
    if (tag === undefined) {
      parts.push({ tag: '', side: '', items: [lineHtml(para, setting, index > 0 && para.space === 0)] })
      return
    }
    if (para.level > 0) return
    const below = paras.slice(index + 1)
    const end = below.findIndex(({ level, role }) => level === 0 || listTags[role] === undefined)
    const inner = (end < 0 ? below : below.slice(0, end)).map((one) => ({ ...one, level: 0 as const }))
    const item = `<li${placeOf(para, setting)}>${piecesHtml(para.pieces, setting)}${parasHtml(inner, setting)}</li>`
    const last = parts.at(-1)
    const side = directionOf(para)
    if (last?.tag === tag && last.side === side) last.items.push(item)
    else parts.push({ tag, side, items: [item] })
  })
  return parts
    .map(({ tag, side, items }) => (tag === '' ? items.join('') : `<${tag}${side}>${items.join('')}</${tag}>`))
    .join('')
}

const listTags: Partial<Record<Para['role'], 'ul' | 'ol'>> = { bullet: 'ul', number: 'ol' }

/**
 * The line that names an entry is its heading; one that only lists a term has no emphasis.
 * @param close whether it is directly below the paragraph before it
 */
function lineHtml(para: Para, setting: SheetSetting, close: boolean): string {
  const { role, pieces, lead, end, indent } = para
  const tag = role === 'head' && pieces[0]?.bold ? 'h4' : 'p'
  const marks = role === 'paragraph' && !close ? '' : ' class="sheet-line"'
  const inset = indent > 0 ? styled({ '--in': ems(indent, setting.size) }) : ''
  const marked = `${tag}${marks}${inset}${placeOf(para, setting)}${directionOf(para)}`
  const text = pieces.length === 0 ? '' : `<${marked}>${piecesHtml(pieces, setting)}</${tag}>`
  if (!lead && !end) return text
  const before =
    lead &&
    `<span class="sheet-lead"${styled({ '--in': ems(lead.width, setting.size) })}>${piecesHtml(lead.pieces, setting)}</span>`
  const after = end && `<span class="sheet-end">${piecesHtml(end, setting)}</span>`
  return `<div class="sheet-row">${before ?? ''}${text}${after ?? ''}</div>`
}

function directionOf({ rightToLeft }: Para): string {
  return rightToLeft ? ' dir="rtl"' : ''
}

function placeOf({ item }: Para, setting: SheetSetting): string {
  return placed(item && `items/${item}`, setting)
}
