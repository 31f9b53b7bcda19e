import type { ResumeDocument, ResumeLocale } from '#src/resume/document.ts'
import { type PrintedBody, type PrintedResume, type PrintedSides, printedResume } from '#src/resume/print/page.ts'
import type { PrintedSection } from '#src/resume/print/sections.ts'
import { footOf } from './foot.ts'
import { formHtml } from './form.ts'
import { groupHtml, headerHtml, nameHtml, type Portrait, photoHtml } from './head.ts'
import { ems, styled } from './html.ts'
import type { SheetHand } from './paras.ts'
import { sectionHtml } from './sections.ts'
import { styleOf } from './style.ts'

/**
 * `links`: whether addresses become links. `photo`: the address of the picture. `places`: whether each text names its
 * place in the document, in `data-place`.
 */
export type SheetOptions = { links?: boolean; photo?: string | undefined; places?: boolean }

const languageTags: Record<ResumeLocale, string> = { zh: 'zh-CN', en: 'en' }

/**
 * Renders the page model of a résumé as safe HTML from h2 down, one page that is as long as its text. The styles are in
 * `sheet.css`: on narrow screens columns are one below the other, in reading order.
 */
export function sheetHtml(
  document: ResumeDocument,
  { links = false, photo, places = false }: SheetOptions = {},
): string {
  const isPlaceholder = document.basics.photo === 'placeholder'
  const printed = printedResume(document, { hasPhoto: photo !== undefined || isPlaceholder })
  const { body, small } = printed.design.type
  const hand: SheetHand = { size: body, small, links, places }
  const portrait = { picture: isPlaceholder ? '' : (photo ?? ''), place: printed.place }
  const letter = document.design.page === 'letter' ? ' sheet-letter' : ''
  return (
    `<div class="sheet${letter}" lang="${languageTags[printed.locale]}"${styled({ ...styleOf(printed), ...footOf(printed) })}>` +
    `${bodyHtml(printed, hand, portrait)}</div>`
  )
}

function bodyHtml({ header, body }: PrintedResume, hand: SheetHand, portrait: Portrait): string {
  if (body.kind === 'side') return sidesHtml(body, hand, portrait)
  if (body.kind === 'form') return formHtml(body, hand, portrait)
  const head = header ? headerHtml(header, hand, portrait.picture) : ''
  return head + (body.kind === 'single' ? sectionsHtml(body.sections, hand) : columnHtml(body, hand))
}

/** Titles or periods in a left column. */
function columnHtml(
  { kind, column, gutter, rule, sections }: PrintedBody & { kind: 'labels' | 'dates' },
  hand: SheetHand,
): string {
  const style = styled({ '--column': ems(column, hand.size), '--gutter': ems(gutter, hand.size) })
  return `<div class="sheet-${kind}${rule ? ' sheet-ruled' : ''}"${style}>${sectionsHtml(sections, hand)}</div>`
}

/** The name is read first, then what is beside, then the story; wide screens put them side by side. */
function sidesHtml(
  { side, ground, inset, gutter, beside, main }: PrintedSides,
  hand: SheetHand,
  portrait: Portrait,
): string {
  const { photo, name, facts, pages } = beside
  const width = beside.place.width
  const style = styled({
    '--column': ems(width, hand.size),
    '--inset': ems(inset, hand.size),
    '--gutter': ems(gutter, hand.size),
  })
  const own = name ? `<header>${nameHtml(name, hand)}</header>` : ''
  const groups = facts.map((group) => groupHtml(group, hand)).join('')
  const column = `${photoHtml(photo, portrait)}${own}${groups}${sectionsHtml(pages.flat(), hand)}`
  return (
    `<div class="sheet-sides sheet-${side}${ground > 0 ? ' sheet-ground' : ''}"${style}>` +
    `${main.name ? `<header>${nameHtml(main.name, hand)}</header>` : ''}` +
    `<div class="sheet-side">${column}</div><div class="sheet-main">${sectionsHtml(main.sections, hand)}</div></div>`
  )
}

function sectionsHtml(sections: readonly PrintedSection[], hand: SheetHand): string {
  return sections.map((section) => sectionHtml(section, hand)).join('')
}
