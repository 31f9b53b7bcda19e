import { type FormEvent, useRef } from 'react'
import { Button } from '#client/components/button.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { resumesMessages } from '#client/i18n/resumes.ts'

const MAX_LENGTH = 60

type RenameFormProps = { title: string; onRename: (title: string) => void; onCancel: () => void }

/** Another title where the old one stood; Escape leaves it as it was. */
export function RenameForm({ title, onRename, onCancel }: RenameFormProps) {
  const t = useMessages(resumesMessages)
  const field = useRef<HTMLInputElement>(null)
  function submit(event: FormEvent): void {
    event.preventDefault()
    const next = field.current?.value.trim() ?? ''
    if (next === '' || next === title) onCancel()
    else onRename(next)
  }
  return (
    <form
      onSubmit={submit}
      onKeyDown={({ key }) => key === 'Escape' && onCancel()}
      className="flex flex-wrap items-center gap-2"
    >
      <input
        ref={(input) => {
          if (field.current === null) input?.select()
          field.current = input
        }}
        aria-label={t.newTitle}
        defaultValue={title}
        maxLength={MAX_LENGTH}
        className="h-11 w-full min-w-0 rounded-md border border-line-strong bg-surface px-3"
      />
      <Button type="submit" size="small" variant="primary">
        {t.save}
      </Button>
      <Button size="small" variant="quiet" onClick={onCancel}>
        {t.cancel}
      </Button>
    </form>
  )
}
