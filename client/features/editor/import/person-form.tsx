import { useState } from 'react'
import { Button } from '#client/components/button.tsx'
import { editorImportMessages } from '#client/i18n/editor-import.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { type BasicsField, basicsFields, documentLimits, type ResumeDocument } from '#src/resume/document.ts'
import { setBasics } from '#src/resume/edits.ts'
import { basicsLabels } from '#src/resume/labels.ts'
import { Correction, fieldClass, Labelled } from './correction.tsx'

/** Shown even when nothing was recognised for them. */
const usual = new Set<BasicsField>(['name', 'headline', 'phone', 'email', 'city'])

type PersonFormProps = { document: ResumeDocument; onChange: (document: ResumeDocument) => void; onDone: () => void }

/** What was recognised of the person, to be corrected. */
export function PersonForm({ document, onChange, onDone }: PersonFormProps) {
  const t = useMessages(editorImportMessages)
  const { basics, locale } = document
  // A field emptied here stays until this is closed.
  const [shown] = useState(() =>
    basicsFields.filter((field) => field !== 'photo' && (usual.has(field) || basics[field])),
  )
  return (
    <Correction legend={t.edit(t.person)} onLeave={onDone}>
      {shown.map((field) => (
        <Labelled key={field} label={basicsLabels[field][locale]}>
          {(id) => (
            <input
              id={id}
              value={basics[field] ?? ''}
              maxLength={documentLimits.text}
              className={fieldClass}
              onChange={({ target }) => onChange(setBasics({ [field]: target.value || undefined })(document))}
            />
          )}
        </Labelled>
      ))}
      <div className="col-span-full">
        <Button size="small" variant="primary" onClick={onDone}>
          {t.doneEditing}
        </Button>
      </div>
    </Correction>
  )
}
