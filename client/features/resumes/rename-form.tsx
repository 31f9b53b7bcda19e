import { type FormEvent, type RefObject, useId, useState } from 'react'
import { Button } from '#client/components/button.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { resumesMessages } from '#client/i18n/resumes.ts'
import { RESUME_NAME_MAX } from '#src/contract/text-limits.ts'

type RenameFormProps = {
  title: string
  /** What it begins with, such as a title that could not be given. */
  draft: { text: string; takesFocus: boolean }
  field: RefObject<HTMLInputElement | null>
  onRename: (title: string) => void
  onCancel: () => void
}

/** A form in place of the title; Escape cancels, blank titles are ignored. */
export function RenameForm({ title, draft, field, onRename, onCancel }: RenameFormProps) {
  const t = useMessages(resumesMessages)
  const faultId = useId()
  const [isMissing, setMissing] = useState(false)
  function submit(event: FormEvent): void {
    event.preventDefault()
    const next = field.current?.value.trim() ?? ''
    if (next === title) onCancel()
    else if (next !== '') onRename(next)
    else {
      setMissing(true)
      field.current?.focus()
    }
  }
  return (
    <form
      onSubmit={submit}
      onKeyDown={({ key }) => key === 'Escape' && onCancel()}
      className="flex flex-wrap items-center gap-2"
    >
      <input
        ref={(input) => {
          if (field.current === null && draft.takesFocus) input?.select()
          field.current = input
        }}
        aria-label={t.newTitle}
        aria-invalid={isMissing || undefined}
        aria-describedby={isMissing ? faultId : undefined}
        onInput={() => setMissing(false)}
        defaultValue={draft.text}
        maxLength={RESUME_NAME_MAX}
        className="h-11 w-full min-w-0 rounded-md border border-field bg-surface px-3 aria-invalid:border-seal"
      />
      <p id={faultId} role="alert" className="w-full text-sm text-seal empty:hidden">
        {isMissing && t.titleMissing}
      </p>
      <Button type="submit" size="small" variant="primary">
        {t.save}
      </Button>
      <Button size="small" variant="quiet" onClick={onCancel}>
        {t.cancel}
      </Button>
    </form>
  )
}
