import { usePlaceName } from '#client/features/editor/checks/use-place-name.ts'
import { itemName } from '#client/features/editor/forms/names.ts'
import { useDocument } from '#client/features/editor/session/use-editor.tsx'
import { editorTwinMessages } from '#client/i18n/editor-twin.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { formatDate } from '#src/resume/dates.ts'
import { findDesign } from '#src/resume/designs/registry.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { sectionName } from '#src/resume/labels.ts'
import type { TwinRow } from '#src/resume/twin/compare.ts'
import { PRESENT } from '#src/resume/twin/fields.ts'
import { editorFormsMessages } from '#src/texts/editor-forms.ts'

const wholes = ['there', 'order', 'layout', 'hidden', 'section'] as const

/** Returns functions that name a row of the comparison, and that write the value of either side as lines. */
export function useRowTexts(theirs: ResumeDocument) {
  const t = useMessages(editorTwinMessages)
  const forms = useMessages(editorFormsMessages)
  const mine = useDocument()
  const placeHere = usePlaceName(mine)
  const placeThere = usePlaceName(theirs)

  function placeOf({ entry, field }: TwinRow): string {
    if (entry === 'document') return field === 'order' ? t.order : placeHere('design')
    const whole = wholes.find((one) => one === field)
    const address = whole === undefined ? `${entry}.${field}` : entry
    const detail = { there: '', order: t.order, layout: t.layout, hidden: t.hidden, section: t.place }[whole ?? 'there']
    const id = entry.slice(entry.indexOf('/') + 1)
    const isNamedHere = entry.startsWith('items/') ? itemName(mine, id) !== '' : mine.sections[id] !== undefined
    const place = entry === 'basics' || isNamedHere ? placeHere(address) : placeThere(address)
    return [place, detail].filter(Boolean).join(' · ')
  }

  /** The lines of a value; none where there is nothing. */
  function linesOf({ entry, field }: TwinRow, value: string, document: ResumeDocument): string[] {
    if (field === 'hidden') return [value === '' ? t.shown : t.hidden]
    if (value === '') return []
    if (field === 'photo' || field === 'layout' || field === 'there') return []
    if (field === 'design') return [findDesign(document.design.id).name[document.locale]]
    if (field === 'order') return value.split(' ').flatMap((id) => nameIn(document, entry, id) || [])
    if (field === 'section') return [nameIn(document, 'document', value)].filter(Boolean)
    if (field === 'end' && value === PRESENT) return [forms.present]
    if (field === 'start' || field === 'end' || field === 'date' || field === 'birth')
      return [formatDate(value, document.locale, document.design.dates)]
    return value.split('\n')
  }

  function nameIn(document: ResumeDocument, entry: string, id: string): string {
    const section = document.sections[id]
    if (entry !== 'document') return itemName(document, id)
    return section === undefined ? '' : sectionName(section, document.locale)
  }

  return { placeOf, linesOf }
}
