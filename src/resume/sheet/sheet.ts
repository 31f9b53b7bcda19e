import type { ResumeDocument, ResumeLocale } from '#src/resume/document.ts'
import { type PrintedBody, type PrintedResume, type PrintedSides, printedResume } from '#src/resume/print/page.ts'
import type { PrintedSection } from '#src/resume/print/sections.ts'
import { footOf } from './foot.ts'
import { formHtml } from './form.ts'
import { groupHtml, headerHtml, nameHtml, type Portrait, photoHtml } from './head.ts'
import { ems, styled } from './html.ts'
import type { SheetSetting } from './paras.ts'
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
  const setting: SheetSetting = { size: body, small, links, places }
  const portrait = { picture: isPlaceholder ? '' : (photo ?? ''), place: printed.place }
  const letter = document.design.page === 'letter' ? ' sheet-letter' : ''
  return (
    `<div class="sheet${letter}" lang="${languageTags[printed.locale]}"${styled({ ...styleOf(printed), ...footOf(printed) })}>` +
    `${bodyHtml(printed, setting, portrait)}</div>`
  )
}

function bodyHtml({ header, body, design }: PrintedResume, setting: SheetSetting, portrait: Portrait): string {
  if (body.kind === 'side') return sidesHtml(body, setting, portrait)
  if (body.kind === 'form') return formHtml(body, setting, portrait)
  const head = header ? headerHtml(header, setting, portrait.picture) : ''
  if (body.kind === 'single') return head + sectionsHtml(body.sections, setting)
  return head + columnHtml(body, setting, design.type.heading)
}

/** Titles or periods in a left column. */
function columnHtml(
  { kind, column, gutter, rule, sections }: PrintedBody & { kind: 'labels' | 'dates' },
  setting: SheetSetting,
  titleSize: number,
): string {
  const style = styled({
    '--column': ems(column, setting.size),
    '--gutter': ems(gutter, setting.size),
    ...(kind === 'dates' && rule && { '--title-gutter': ems(gutter, titleSize) }),
  })
  return `<div class="sheet-${kind}${rule ? ' sheet-ruled' : ''}"${style}>${sectionsHtml(sections, setting)}</div>`
}

/** The name is read first, then what is beside, then the story; wide screens put them side by side. */
function sidesHtml(
  { side, ground, inset, gutter, beside, main }: PrintedSides,
  setting: SheetSetting,
  portrait: Portrait,
): string {
  const { photo, name, facts, pages } = beside
  const width = beside.place.width
  const style = styled({
    '--column': ems(width, setting.size),
    '--inset': ems(inset, setting.size),
    '--gutter': ems(gutter, setting.size),
  })
  const own = name ? `<header>${nameHtml(name, setting)}</header>` : ''
  const groups = facts.map((group) => groupHtml(group, setting)).join('')
  const column = `${photoHtml(photo, portrait)}${own}${groups}${sectionsHtml(pages.flat(), setting)}`
  return (
    `<div class="sheet-sides sheet-${side}${ground > 0 ? ' sheet-ground' : ''}"${style}>` +
    `${main.name ? `<header>${nameHtml(main.name, setting)}</header>` : ''}` +
    `<div class="sheet-side">${column}</div><div class="sheet-main">${sectionsHtml(main.sections, setting)}</div></div>`
  )
}

function sectionsHtml(sections: readonly PrintedSection[], setting: SheetSetting): string {
  return sections.map((section) => sectionHtml(section, setting)).join('')
}
