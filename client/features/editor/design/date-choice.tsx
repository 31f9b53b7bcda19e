import { usePart } from '#client/features/editor/forms/use-part.ts'
import { useEditor } from '#client/features/editor/session/use-editor.tsx'
import { editorLookMessages } from '#client/i18n/editor-look.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { formatPeriod } from '#src/resume/dates.ts'
import { dateForms } from '#src/resume/document.ts'
import { setDesign } from '#src/resume/edits.ts'
import { SelectChoice } from './select-choice.tsx'

const example = { start: '2021-09', end: '2023-06' }

/** The choice of how dates are written, shown by an example in the language of the résumé. */
export function DateChoice() {
  const t = useMessages(editorLookMessages)
  const { edit } = useEditor()
  const chosen = usePart((document) => document.design.dates)
  const locale = usePart((document) => document.locale)
  return (
    <SelectChoice
      label={t.dates}
      usual={t.usualDates(formatPeriod(example, locale))}
      options={dateForms.map((form) => [form, formatPeriod(example, locale, form)])}
      value={chosen}
      onChange={(dates) => edit(setDesign({ dates }))}
    />
  )
}
