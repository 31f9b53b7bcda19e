import type { PrintedForm } from '#src/resume/print/page.ts'
import { type Portrait, photoHtml } from './head.ts'
import { ems, escaped, styled } from './html.ts'
import { piecesHtml, placed, type SheetHand } from './paras.ts'
import { sectionHtml } from './sections.ts'

/** The résumé as a ruled form: its title, a table of facts beside the photo, then one row per section. */
export function formHtml(form: PrintedForm, hand: SheetHand, portrait: Portrait): string {
  const { title, label, facts, padding, inset, photo, photoCell, sections } = form
  const cells = facts.flatMap((row) =>
    row.map(({ label: name, value }) => {
      const wide = row.length === 1 ? ' class="sheet-wide"' : ''
      return `<div${wide}><dt>${escaped(name)}</dt><dd${placed(value.field && `basics.${value.field}`, hand)}>${piecesHtml([value], hand)}</dd></div>`
    }),
  )
  const style = styled({
    '--label': ems(label, hand.size),
    '--photo': ems(photoCell, hand.size),
    '--cell': `${ems(padding.vertical, hand.size)} ${ems(padding.horizontal, hand.size)}`,
    '--row': `${ems(2 * padding.vertical, hand.size)} ${ems(inset, hand.size)}`,
  })
  const picture = photo ? `<div>${photoHtml(photo, portrait)}</div>` : ''
  return (
    `<div class="sheet-form"${style}><h2>${escaped(title)}</h2>` +
    `<div class="sheet-table"><dl>${cells.join('')}</dl>${picture}</div>` +
    `${sections.map((section) => sectionHtml(section, hand)).join('')}</div>`
  )
}
