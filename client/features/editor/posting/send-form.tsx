import { type FormEvent, useId, useRef, useState } from 'react'
import type { OpenApplication } from '#client/components/applications/use-application.ts'
import { Button } from '#client/components/button.tsx'
import { Field } from '#client/components/field.tsx'
import { useEditor } from '#client/features/editor/session/use-editor.tsx'
import { exportName } from '#client/features/editor/shell/download.ts'
import type { PdfFile } from '#client/features/editor/shell/use-pdf.ts'
import { editorMessages } from '#client/i18n/editor.ts'
import { postingMessages } from '#client/i18n/editor-posting.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { today } from '#client/lib/calendar-day.ts'
import { say } from '#client/lib/say.ts'
import { useAction } from '#client/lib/use-action.ts'
import { useAnswer } from '#client/lib/use-answer.ts'
import { applicationLimits } from '#src/contract/application-limits.ts'
import { cutText } from '#src/lib/cut-text.ts'
import { toBase64 } from '#src/lib/encoding.ts'

/** The longest name of a file without its extension, in characters. */
const LONGEST_NAME = 90

type SendFormProps = { onSend: OpenApplication['send']; current: PdfFile['current'] }

/** The form that records a sending, with the current PDF if wanted. */
export function SendForm({ onSend, current }: SendFormProps) {
  const t = useMessages(postingMessages)
  const { untitled } = useMessages(editorMessages)
  const { id, document, newId } = useEditor()
  const { data: shares } = useAnswer('user.Share/list', { id })
  const { busy, run } = useAction()
  const [fault, setFault] = useState<'makingFailed' | 'tooLarge' | null>(null)
  const [day] = useState(today)
  // The same key until it is recorded, so that a retry does not record it twice.
  const key = useRef(newId())
  const shareId = useId()

  async function freeze() {
    const { bytes } = await current()
    return { bytes, name: `${cutText(exportName(document.get(), untitled), LONGEST_NAME)}.pdf` }
  }

  async function send(form: FormData): Promise<void> {
    setFault(null)
    const made = form.has('freeze') ? await freeze().catch(() => 'failed' as const) : null
    if (made === 'failed') return setFault('makingFailed')
    if (made !== null && made.bytes.length > applicationLimits.fileBytes) return setFault('tooLarge')
    const share = String(form.get('share') ?? '')
    await onSend({
      key: key.current,
      on: String(form.get('on') || day),
      file: made && { name: made.name, base64: toBase64(made.bytes) },
      share: share === '' ? null : share,
    })
    key.current = newId()
    say(made === null ? t.notedPlain : t.noted)
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    if (!busy) run(() => send(form))
  }

  return (
    <form onSubmit={submit} className="mt-4 rounded-md border border-line p-4">
      <h5 className="font-medium">{t.note}</h5>
      <p className="mt-1 text-sm text-muted">{t.noteText}</p>
      <div className="mt-3 grid gap-4 sm:grid-cols-2">
        <Field label={t.on} name="on" type="date" required defaultValue={day} />
        {shares !== null && shares.length > 0 && (
          <div>
            <label htmlFor={shareId} className="mb-1.5 block text-sm font-medium">
              {t.share}
            </label>
            <select
              id={shareId}
              name="share"
              className="h-12 w-full rounded-md border border-field bg-surface px-3 text-base"
            >
              <option value="">{t.noShare}</option>
              {shares.map(({ id: share, label }) => (
                <option key={share} value={share}>
                  {label}
                </option>
              ))}
            </select>
          </div>
        )}
      </div>
      <label className="mt-2 flex min-h-11 items-center gap-2.5">
        <input type="checkbox" name="freeze" defaultChecked className="size-4.5 flex-none accent-(--color-accent)" />
        {t.freeze}
      </label>
      {fault && (
        <p role="alert" className="mt-2 text-sm text-seal">
          {t[fault]}
        </p>
      )}
      <Button type="submit" variant="primary" busy={busy} className="mt-2">
        {busy ? t.making : t.noteButton}
      </Button>
    </form>
  )
}
