import { phraseTarget } from '#client/features/editor/phrases/phrase-target.ts'
import { useEditor } from '#client/features/editor/session/use-editor.tsx'
import { Original } from '#client/features/editor/twin/original.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { say } from '#client/lib/say.ts'
import { experienceKinds } from '#src/resume/checks/entries.ts'
import { formatPeriod } from '#src/resume/dates.ts'
import type { ItemField, ResumeDocument, ResumeItem, SectionKind } from '#src/resume/document.ts'
import { setItem } from '#src/resume/edits.ts'
import { fieldsOfKind } from '#src/resume/fields.ts'
import type { Period } from '#src/resume/formats/dates-read.ts'
import { parentOf } from '#src/resume/item-order.ts'
import { editorFieldsMessages } from '#src/texts/editor-fields.ts'
import { editorFormsMessages } from '#src/texts/editor-forms.ts'
import { BodyNote } from './body-note.tsx'
import { DateField } from './date-field.tsx'
import { isReversed } from './date-text.ts'
import { RichTextField } from './rich-text/field.tsx'
import { TextField } from './text-field.tsx'
import { Tick } from './tick.tsx'
import { usePart } from './use-part.ts'

/** Fields that take the whole width; others are placed in pairs. */
const wide: readonly ItemField[] = ['org', 'title', 'url', 'authors', 'recipient']

type ItemFormProps = { id: string; item: ResumeItem; kind: SectionKind }

/** The form of an entry, with the fields of its kind. */
export function ItemForm({ id, item, kind }: ItemFormProps) {
  const t = useMessages(editorFormsMessages)
  const labels = useMessages(editorFieldsMessages)
  const head = usePart((document) => parentOf(document, id))
  const fields = fieldsOfKind[kind].filter((field) => !(field === 'org' && head !== undefined))
  return (
    <div className="form-fields">
      {head !== undefined && <p className="col-span-full text-sm text-muted">{t.roleAt(item.org ?? '')}</p>}
      {fields.map((field) => (
        <div key={field} className={wide.includes(field) || field === 'body' ? 'col-span-full' : ''}>
          <Original
            entry={`items/${id}`}
            field={field}
            label={labels[kind][field]?.label ?? field}
            value={item[field] ?? ''}
          />
          <ItemFieldInput id={id} item={item} kind={kind} field={field} />
        </div>
      ))}
    </div>
  )
}

function ItemFieldInput({ id, item, kind, field }: ItemFormProps & { field: ItemField }) {
  const t = useMessages(editorFormsMessages)
  const { edit } = useEditor()
  const texts = useMessages(editorFieldsMessages)[kind][field]
  const locale = usePart((document) => document.locale)
  const example = editorFieldsMessages[locale][kind][field]?.example ?? ''
  const address = `items/${id}.${field}`
  const value = item[field] ?? ''
  const label = texts?.label ?? field
  const setPeriod = ({ start, end, present }: Period) => {
    edit(setItem(id, { start, end, present }))
    say(formatPeriod({ start, end, present }, locale))
  }
  const set = (next: string) => edit(withField(id, field, next), address)
  const date = (
    <DateField
      address={address}
      label={label}
      value={value}
      onChange={set}
      onPeriod={field === 'date' ? undefined : setPeriod}
      example={field === 'start' ? '2023-09' : '2025-06'}
      error={field === 'end' && isReversed(item.start ?? '', value) ? t.dateOrder : undefined}
    />
  )

  switch (field) {
    case 'body':
      return (
        <RichTextField
          address={address}
          label={label}
          value={value}
          onChange={set}
          example={example.replace(/^- /, '')}
          onPhrases={
            experienceKinds.includes(kind) ? (line: number | null) => phraseTarget.set({ item: id, line }) : undefined
          }
          note={<BodyNote kind={kind} body={value} onInsert={(sentence) => edit(setItem(id, { body: sentence }))} />}
        />
      )
    case 'start':
    case 'date':
      return date
    case 'end':
      return (
        <>
          {item.present ? (
            <TextField address={address} label={label} value={t.present} onChange={() => {}} disabled />
          ) : (
            date
          )}
          <Tick
            checked={item.present === true}
            onChange={(present) => edit(setItem(id, { present: present || undefined }), `${address}.present`)}
            className="mt-1 text-sm"
          >
            {t.present}
          </Tick>
        </>
      )
    case 'url':
      return (
        <TextField address={address} label={label} value={value} onChange={set} example={example} inputMode="url" />
      )
    default:
      return <TextField address={address} label={label} value={value} onChange={set} example={example} />
  }
}

/** Further roles store the organisation's name too, so that they can later stand alone. */
function withField(id: string, field: ItemField, value: string) {
  return (document: ResumeDocument) => {
    const set = (item: string) => setItem(item, { [field]: value || undefined })
    const roles = field === 'org' ? Object.keys(document.items).filter((other) => parentOf(document, other) === id) : []
    return [id, ...roles].reduce((next, item) => set(item)(next), document)
  }
}
