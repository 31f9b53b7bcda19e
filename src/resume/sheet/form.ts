import { escapeHtml } from '#src/lib/html.ts'
import type { PrintedForm } from '#src/resume/print/page.ts'
import { type Portrait, photoHtml } from './head.ts'
import { ems, styled } from './html.ts'
import { piecesHtml, placed, type SheetSetting } from './paras.ts'
import { sectionHtml } from './sections.ts'

/** The résumé as a ruled form: its title, a table of facts beside the photo, then one row per section. */
export function formHtml(form: PrintedForm, setting: SheetSetting, portrait: Portrait): string {
  const { title, label, facts, padding, inset, photo, photoCell, sections } = form
  const cells = facts.flatMap((row) =>
    row.map(({ label: name, value }) => {
      const wide = row.length === 1 ? ' class="sheet-wide"' : ''
      return `<div${wide}><dt>${escapeHtml(name)}</dt><dd${placed(value.field && `basics.${value.field}`, setting)}>${piecesHtml([value], setting)}</dd></div>`
    }),
  )
  const style = styled({
    '--label': ems(label, setting.size),
    '--photo': ems(photoCell, setting.size),
    '--cell': `${ems(padding.vertical, setting.size)} ${ems(padding.horizontal, setting.size)}`,
    '--row': `${ems(2 * padding.vertical, setting.size)} ${ems(inset, setting.size)}`,
  })
  const picture = photo ? `<div>${photoHtml(photo, portrait)}</div>` : ''
  return (
    `<div class="sheet-form"${style}><h2>${escapeHtml(title)}</h2>` +
    `<div class="sheet-table"><dl>${cells.join('')}</dl>${picture}</div>` +
    `${sections.map((section) => sectionHtml(section, setting)).join('')}</div>`
  )
}
