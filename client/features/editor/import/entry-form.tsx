import { Button } from '#client/components/button.tsx'
import { isReversed, normalDate } from '#client/features/editor/forms/date-text.ts'
import { Tick } from '#client/features/editor/forms/tick.tsx'
import { editorImportMessages } from '#client/i18n/editor-import.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { documentLimits, type ItemField, itemFields, type ResumeDocument, sectionKinds } from '#src/resume/document.ts'
import { fieldsOfKind } from '#src/resume/fields.ts'
import type { Destination, EntryTexts } from '#src/resume/formats/review-edits.ts'
import { editorFieldsMessages } from '#src/texts/editor-fields.ts'
import { editorFormsMessages } from '#src/texts/editor-forms.ts'
import { Correction, fieldClass, Labelled } from './correction.tsx'
import { DestinationChoice } from './destination-choice.tsx'

/** An entry that is being corrected; the document changes when the correction ends. */
export type EntryDraft = { id: string; destination: Destination; texts: EntryTexts }

type EntryFormProps = {
  document: ResumeDocument
  draft: EntryDraft
  name: string
  onChange: (draft: EntryDraft) => void
  onDone: () => void
  onCancel: () => void
  onRemove: () => void
}

const short: readonly ItemField[] = ['start', 'end', 'date', 'city', 'degree', 'score', 'level']

/** The fields of a recognised entry: those of its section, and whatever else it says. */
export function EntryForm({ document, draft, name, onChange, onDone, onCancel, onRemove }: EntryFormProps) {
  const t = useMessages(editorImportMessages)
  const kind = kindOf(document, draft.destination)
  const fields = itemFields.filter((field) => fieldsOfKind[kind].includes(field) || draft.texts[field])
  return (
    <Correction legend={t.edit(name)} onLeave={onDone}>
      <div className="col-span-full">
        <DestinationChoice
          label={t.section}
          document={document}
          value={draft.destination}
          onChange={(destination) => onChange({ ...draft, destination })}
        />
      </div>
      {fields.map((field) => (
        <EntryField key={field} kind={kind} field={field} draft={draft} onChange={onChange} />
      ))}
      <div className="col-span-full flex flex-wrap gap-2">
        <Button size="small" variant="primary" onClick={onDone}>
          {t.doneEditing}
        </Button>
        <Button size="small" onClick={onCancel}>
          {t.cancel}
        </Button>
        <Button size="small" variant="danger" onClick={onRemove}>
          {t.removeEntry}
        </Button>
      </div>
    </Correction>
  )
}

function kindOf(document: ResumeDocument, destination: Destination) {
  return sectionKinds.find((one) => destination === `+${one}`) ?? document.sections[destination]?.kind ?? 'custom'
}

type EntryFieldProps = Pick<EntryFormProps, 'draft' | 'onChange'> & {
  kind: ReturnType<typeof kindOf>
  field: ItemField
}

function EntryField({ kind, field, draft, onChange }: EntryFieldProps) {
  const forms = useMessages(editorFormsMessages)
  const labels = useMessages(editorFieldsMessages)
  const { texts } = draft
  const value = texts[field] ?? ''
  const own = labels[kind][field] ?? sectionKinds.map((other) => labels[other][field]).find(Boolean)
  const label = own?.label ?? field
  const set = (changes: EntryTexts) => onChange({ ...draft, texts: { ...texts, ...changes } })
  const isDate = field === 'start' || field === 'end' || field === 'date'
  const note = field === 'end' && isReversed(texts.start ?? '', value) ? forms.dateOrder : ''
  const common = { value, maxLength: documentLimits.text, className: fieldClass }
  return (
    <Labelled label={label} isShort={short.includes(field)} note={note}>
      {(id) =>
        field === 'body' ? (
          <textarea id={id} rows={5} {...common} onChange={({ target }) => set({ body: target.value })} />
        ) : (
          <>
            <input
              id={id}
              {...common}
              disabled={field === 'end' && texts.present === true}
              aria-describedby={note ? `${id}-note` : undefined}
              onChange={({ target }) => set({ [field]: target.value })}
              onBlur={isDate ? () => set({ [field]: normalDate(value) }) : undefined}
            />
            {field === 'end' && (
              <Tick checked={texts.present === true} onChange={(present) => set({ present: present || undefined })}>
                {forms.present}
              </Tick>
            )}
          </>
        )
      }
    </Labelled>
  )
}
