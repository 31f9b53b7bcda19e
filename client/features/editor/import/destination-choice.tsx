import { useId } from 'react'
import { editorImportMessages } from '#client/i18n/editor-import.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { liveEntries, type ResumeDocument, sectionKinds } from '#src/resume/document.ts'
import type { Destination } from '#src/resume/formats/review-edits.ts'
import { sectionName, sectionTitles } from '#src/resume/labels.ts'

type DestinationChoiceProps = {
  label: string
  document: ResumeDocument
  value: Destination
  onChange: (destination: Destination) => void
}

/** The choice of a section: one of the document, or a new one of a kind it has none of. */
export function DestinationChoice({ label, document, value, onChange }: DestinationChoiceProps) {
  const t = useMessages(editorImportMessages)
  const id = useId()
  const sections = liveEntries(document.sections)
  const kinds = new Set(sections.map(([, { kind }]) => kind))
  return (
    <>
      <label htmlFor={id} className="mb-1 block text-sm text-muted">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className="min-h-11 w-full min-w-0 rounded-md border border-field bg-surface px-3 text-sm"
      >
        {sections.map(([section, head]) => (
          <option key={section} value={section}>
            {sectionName(head, document.locale)}
          </option>
        ))}
        <optgroup label={t.newSection}>
          {sectionKinds
            .filter((kind) => !kinds.has(kind))
            .map((kind) => (
              <option key={kind} value={`+${kind}`}>
                {sectionTitles[kind][document.locale]}
              </option>
            ))}
        </optgroup>
      </select>
    </>
  )
}
