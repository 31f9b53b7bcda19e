import { escapeHtml } from '#src/lib/html.ts'
import { sectionIcons } from '#src/resume/icons.ts'
import type { PrintedHeading } from '#src/resume/print/headings.ts'
import type { PrintedItem, PrintedSection } from '#src/resume/print/sections.ts'
import { ems, styled } from './html.ts'
import { parasHtml, piecesHtml, placed, type SheetSetting } from './paras.ts'

/** A section of the sheet: its title, then its items. */
export function sectionHtml(section: PrintedSection, setting: SheetSetting): string {
  const { heading, columns, columnGap, rowGap, items, together, pageBreak } = section
  const marks = [together ? 'sheet-whole' : '', pageBreak ? 'sheet-break' : ''].filter(Boolean).join(' ')
  const side =
    columns > 1
      ? ` sheet-grid"${styled({ '--columns': columns, '--gap': `${ems(rowGap, setting.size)} ${ems(columnGap, setting.size)}` })}`
      : '"'
  const inside = items.map((item) => itemHtml(item, setting, columns > 1)).join('')
  return (
    `<section${marks && ` class="${marks}"`}>${headingHtml(heading, setting)}` +
    `<div class="sheet-items${side}>${inside}</div></section>`
  )
}

/** A section's title in the style of the design. */
export function headingHtml(
  { section, title, english, icon, kind, caps }: PrintedHeading,
  setting: SheetSetting,
): string {
  const path = icon && `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${sectionIcons[icon]}"/></svg>`
  const other = english.length === 0 ? '' : `<span lang="en">${piecesHtml(english, setting)}</span>`
  const place = placed(section && `sections/${section}`, setting)
  return `<h3 class="sheet-${kind}${caps ? ' sheet-caps' : ''}"${place}>${path}<span>${escapeHtml(title)}</span>${other}</h3>`
}

function itemHtml({ paras, period }: PrintedItem, setting: SheetSetting, isBeside: boolean): string {
  const space = isBeside ? 0 : (paras[0]?.space ?? 0)
  const when = period.length === 0 ? '' : `<p class="sheet-when">${piecesHtml(period, setting)}</p>`
  const style = space > 0 ? styled({ 'margin-top': ems(space, setting.size) }) : ''
  return `<div class="sheet-item"${style}>${when}${parasHtml(paras, setting)}</div>`
}
