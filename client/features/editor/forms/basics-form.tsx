import { useId, useState } from 'react'
import { Icon } from '#client/components/icon.tsx'
import { useEditor } from '#client/features/editor/session/use-editor.tsx'
import { Original } from '#client/features/editor/twin/original.tsx'
import { basicsChoices, basicsExamples } from '#client/i18n/editor-basics.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useLocale } from '#client/lib/page.tsx'
import { alwaysShown, basicsGroups, type TextBasicsField } from '#src/resume/basics-groups.ts'
import type { BasicsField, ResumeLocale } from '#src/resume/document.ts'
import { setBasics } from '#src/resume/edits.ts'
import { firstSaid } from '#src/resume/first-said.ts'
import { basicsLabels } from '#src/resume/labels.ts'
import { untranslated } from '#src/resume/twin/untranslated.ts'
import { editorFormsMessages } from '#src/texts/editor-forms.ts'
import { DateField } from './date-field.tsx'
import { focusField, useReveal } from './focus-field.ts'
import { PhotoField } from './photo-field.tsx'
import { TextField } from './text-field.tsx'
import { useOpen } from './use-open.ts'
import { usePart } from './use-part.ts'

/** The fields that take the whole width. */
const wide: readonly TextBasicsField[] = [
  'name',
  'intention',
  'headline',
  'email',
  'address',
  'website',
  'github',
  'linkedin',
]

/** The card with the personal details; always first, cannot be moved or deleted. */
export function BasicsForm() {
  const t = useMessages(editorFormsMessages)
  const name = usePart(({ basics }) => basics.name?.trim() ?? '')
  const headline = usePart(({ basics }) => firstSaid(basics.intention, basics.headline))
  const [open, setOpen] = useOpen('basics', name === '')
  const panelId = useId()
  useReveal(
    (address) => address.startsWith('basics.'),
    () => setOpen(true),
  )
  return (
    <section className="form-card">
      <h3 className="font-medium">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={panelId}
          onClick={() => setOpen(!open)}
          className="flex min-h-12 w-full items-center gap-2 rounded-md px-3 py-1.5 text-left leading-snug"
        >
          <Icon name="user" className="text-accent" />
          <span className="min-w-0 flex-1">
            <span className="block">{t.basics}</span>
            <span className="block truncate text-xs font-normal text-muted">
              {[name, headline].filter(Boolean).join(' · ') || t.basicsEmpty}
            </span>
          </span>
          <Icon name="chevron-down" className={`text-muted transition-transform ${open ? 'rotate-180' : ''}`} />
        </button>
      </h3>
      <div id={panelId} hidden={!open} className="border-t border-line p-3">
        {open && <BasicsFields />}
      </div>
    </section>
  )
}

function BasicsFields() {
  const t = useMessages(editorFormsMessages)
  const { edit, document } = useEditor()
  const locale = usePart((document) => document.locale)
  const basics = usePart((document) => document.basics)
  /** Fields the user chose to show, even while they are empty. */
  const [chosen, setChosen] = useState<readonly BasicsField[]>([])
  const choose = (field: BasicsField) => setChosen((fields) => [...fields, field])
  const isShown = (field: TextBasicsField) =>
    alwaysShown[locale].includes(field) ||
    !!basics[field] ||
    chosen.includes(field) ||
    untranslated(document.get(), 'basics', field) !== undefined
  useReveal(
    (address) => address.startsWith('basics.'),
    (address) => {
      const field = allFields(locale).find((field) => `basics.${field}` === address)
      if (field && !isShown(field)) choose(field)
    },
  )

  function toggle(field: TextBasicsField): void {
    if (isShown(field)) {
      setChosen(chosen.filter((other) => other !== field))
      if (basics[field] !== undefined) edit(setBasics({ [field]: undefined }))
    } else {
      choose(field)
      focusField(`basics.${field}`)
    }
  }

  return (
    <>
      <PhotoField />
      <div className="form-fields mt-3">
        {allFields(locale)
          .filter(isShown)
          .map((field) => (
            <BasicsInput key={field} field={field} locale={locale} value={basics[field] ?? ''} />
          ))}
      </div>
      <details className="group mt-3">
        <summary className="flex min-h-11 w-fit items-center gap-1.5 rounded-md text-sm text-accent">
          <Icon name="plus" />
          {t.moreFields}
          <Icon name="chevron-down" className="text-xs transition-transform group-open:rotate-180" />
        </summary>
        <p className="mb-2 text-sm text-muted">{t.moreFieldsHint}</p>
        {basicsGroups(locale).map(({ group, fields }) => (
          <FieldGroup key={group} label={t[group]} fields={fields} isShown={isShown} onToggle={toggle} />
        ))}
      </details>
    </>
  )
}

type FieldGroupProps = {
  label: string
  fields: readonly TextBasicsField[]
  isShown: (field: TextBasicsField) => boolean
  onToggle: (field: TextBasicsField) => void
}

function FieldGroup({ label, fields, isShown, onToggle }: FieldGroupProps) {
  const locale = useLocale()
  return (
    <fieldset className="mb-3">
      <legend className="mb-1 text-sm text-muted">{label}</legend>
      <div className="flex flex-wrap gap-1.5">
        {fields.map((field) => (
          <button
            key={field}
            type="button"
            aria-pressed={isShown(field)}
            onClick={() => onToggle(field)}
            className="inline-flex min-h-9 items-center gap-1 rounded-md border border-field px-2.5 text-sm hover:border-muted aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-strong pointer-coarse:min-h-11"
          >
            <Icon name={isShown(field) ? 'check' : 'plus'} className="text-xs" />
            {basicsLabels[field][locale]}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

type BasicsInputProps = { field: TextBasicsField; locale: ResumeLocale; value: string }

function BasicsInput({ field, locale, value }: BasicsInputProps) {
  const { edit } = useEditor()
  const label = basicsLabels[field][useLocale()]
  const address = `basics.${field}`
  const className = wide.includes(field) ? 'col-span-full' : ''
  const set = (next: string) => edit(setBasics({ [field]: next || undefined }), address)
  if (field === 'birth')
    return <DateField address={address} label={label} value={value} onChange={set} example="2001-05" />
  return (
    <div className={className}>
      <Original entry="basics" field={field} label={label} value={value} />
      <TextField
        address={address}
        label={label}
        value={value}
        onChange={set}
        example={basicsExamples[locale][field]}
        choices={basicsChoices[locale][field]}
        autoComplete={fillings[field] ?? 'off'}
        {...keyboards[field]}
      />
    </div>
  )
}

/** The `autocomplete` values of the fields that browsers can fill in. */
const fillings: { [F in BasicsField]?: string } = { name: 'name', phone: 'tel', email: 'email', website: 'url' }

const keyboards: { [F in BasicsField]?: { inputMode: 'tel' | 'email' | 'url' } } = {
  phone: { inputMode: 'tel' },
  email: { inputMode: 'email' },
  website: { inputMode: 'url' },
  github: { inputMode: 'url' },
  linkedin: { inputMode: 'url' },
}

function allFields(locale: ResumeLocale): TextBasicsField[] {
  return [...alwaysShown[locale], ...basicsGroups(locale).flatMap(({ fields }) => fields)]
}
