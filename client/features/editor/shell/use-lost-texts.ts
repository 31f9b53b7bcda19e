import { usePlaceName } from '#client/features/editor/checks/use-place-name.ts'
import { useDocument } from '#client/features/editor/session/use-editor.tsx'
import { editorExportMessages } from '#client/i18n/editor-export.ts'
import { editorTwinMessages } from '#client/i18n/editor-twin.ts'
import { partMessages } from '#client/i18n/editor-versions.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useLocale } from '#client/lib/page.tsx'
import { formatDate } from '#src/resume/dates.ts'
import { itemFields } from '#src/resume/document.ts'
import { colons } from '#src/resume/labels.ts'
import type { Overwritten } from '#src/resume/sync/units.ts'
import { editorFormsMessages } from '#src/texts/editor-forms.ts'

const dates = ['start', 'end', 'date', 'birth']

/** Describes overwritten values for people: the place, and what stood there if it was a text. */
export function useLostTexts(lost: readonly Overwritten[]): string[] {
  const document = useDocument()
  const locale = useLocale()
  const placeOf = usePlaceName(document)
  const parts = useMessages(partMessages)
  const forms = useMessages(editorFormsMessages)
  const twin = useMessages(editorTwinMessages)
  const files = useMessages(editorExportMessages)

  function headName(field: string): string {
    if (field === 'title') return parts.title
    if (field === 'fileName') return files.fileName
    return field === 'locale' ? parts.settings : ''
  }

  /** What of an entry the field decides, where that is no text. */
  function detailOf(field: string): string {
    if (field === 'hidden') return twin.hidden
    return field === 'section' || field === 'pos' ? twin.order : twin.layout
  }

  function textOf({ entry, values }: Overwritten): string {
    const [field = ''] = Object.keys(values)
    const value = String(values[field])
    const written = dates.includes(field) ? formatDate(value, document.locale, document.design.dates) : value
    const withText = (place: string, text = written) => [place, text].filter(Boolean).join(colons[locale])
    if (entry === 'design') return field === 'id' ? parts.design : parts.settings
    if (entry === 'document') return field === 'locale' ? headName(field) : headName(field) && withText(headName(field))
    if (entry === 'basics') return field.startsWith('photo') ? parts.photo : withText(placeOf(`basics.${field}`))
    if (entry.startsWith('items/') && values.present === true) return withText(placeOf(`${entry}.end`), forms.present)
    const isText = entry.startsWith('items/') ? itemFields.some((one) => one === field) : field === 'title'
    return isText
      ? withText(placeOf(`${entry}.${field}`))
      : [placeOf(entry), detailOf(field)].filter(Boolean).join(' · ')
  }

  return [...new Set(lost.map(textOf).filter(Boolean))]
}
