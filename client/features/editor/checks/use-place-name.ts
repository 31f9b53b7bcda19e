import { itemName } from '#client/features/editor/forms/names.ts'
import { editorChecksMessages } from '#client/i18n/editor-checks.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useLocale } from '#client/lib/page.tsx'
import { basicsFields, itemFields, type ResumeDocument } from '#src/resume/document.ts'
import { basicsLabels, sectionName } from '#src/resume/labels.ts'
import { editorFieldsMessages } from '#src/texts/editor-fields.ts'
import { editorFormsMessages } from '#src/texts/editor-forms.ts'

/** Returns a function that names a place in a résumé for people: section, entry, field. */
export function usePlaceName(document: ResumeDocument): (address: string) => string {
  const t = useMessages(editorChecksMessages)
  const forms = useMessages(editorFormsMessages)
  const fieldTexts = useMessages(editorFieldsMessages)
  const locale = useLocale()
  return (address) => {
    const [place = '', fieldName] = address.split('.')
    if (place === 'design') return t.design
    if (place === 'basics') {
      const field = basicsFields.find((name) => name === fieldName)
      return [forms.basics, field && basicsLabels[field][locale]].filter(Boolean).join(' · ')
    }
    const [map, id = ''] = place.split('/')
    const item = map === 'items' ? document.items[id] : undefined
    const section = document.sections[item?.section ?? id]
    if (section === undefined) return ''
    const field = itemFields.find((name) => name === fieldName)
    const names = [
      sectionName(section, document.locale),
      item && (itemName(document, id) || t.unnamed),
      item && field && fieldTexts[section.kind][field]?.label,
    ]
    return names.filter(Boolean).join(' · ')
  }
}
