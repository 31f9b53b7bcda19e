import { useId } from 'react'
import { Button } from '#client/components/button.tsx'
import { editorImportMessages } from '#client/i18n/editor-import.ts'
import { useMessages } from '#client/i18n/messages.ts'

/** The text of a file that fits no field. It is imported as further information, as edited here. */
export function Unplaced({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const t = useMessages(editorImportMessages)
  const id = useId()
  return (
    <section aria-labelledby={`${id}-title`} className="mt-4">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h3 id={`${id}-title`} className="text-sm font-medium text-muted">
          {t.unplaced}
        </h3>
        <Button onClick={() => onChange('')} disabled={text === ''}>
          {t.leaveOut}
        </Button>
      </div>
      <p id={`${id}-hint`} className="mt-1 text-sm text-muted">
        {t.unplacedText}
      </p>
      <textarea
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-hint`}
        rows={4}
        value={text}
        onChange={({ target }) => onChange(target.value)}
        className="mt-2 w-full rounded-md border border-field bg-surface px-3 py-2 text-sm"
      />
    </section>
  )
}
