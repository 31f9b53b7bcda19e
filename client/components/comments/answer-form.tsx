import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#client/components/button.tsx'
import { commentMessages } from '#client/i18n/comments.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useAction } from '#client/lib/use-action.ts'
import { COMMENT_TEXT_MAX } from '#src/contract/text-limits.ts'

/** Unsent answers, by the id of their comment. */
export type AnswerDrafts = Map<string, string>

type AnswerFormProps = {
  /** The id of the comment. */
  comment: string
  /** Kept outside of the form, which is unmounted with its list. */
  drafts: AnswerDrafts
  /** Who is answered, for the accessible name. */
  whom: string
  /**
   * Sends an answer; sending again with the same key replaces it. Resolves to whether it was stored.
   * @throws CallFailure which is reported here
   */
  onSend: (text: string, key: string) => Promise<boolean>
}

/** A button that opens a field for an answer. Its text is kept until it is sent. */
export function AnswerForm({ comment, drafts, whom, onSend }: AnswerFormProps) {
  const t = useMessages(commentMessages)
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState(drafts.get(comment) ?? '')
  const { busy, run } = useAction()
  const key = useRef(crypto.randomUUID())
  const opener = useRef<HTMLButtonElement>(null)

  async function send(): Promise<void> {
    if (!(await onSend(text, key.current))) return
    key.current = crypto.randomUUID()
    write('')
    close()
  }

  function write(next: string): void {
    setText(next)
    drafts.set(comment, next)
  }

  function close(): void {
    // Rendered synchronously, because the button has to exist before it can be focused.
    flushSync(() => setOpen(false))
    opener.current?.focus()
  }

  if (!isOpen) {
    return (
      <Button ref={opener} size="small" aria-label={t.answerTo(whom)} onClick={() => setOpen(true)}>
        {t.answer}
      </Button>
    )
  }
  return (
    <div className="mt-2 w-full">
      <label htmlFor={id} className="mb-1 block text-sm text-muted">
        {t.answerTo(whom)}
      </label>
      <textarea
        ref={focusOn}
        id={id}
        rows={3}
        maxLength={COMMENT_TEXT_MAX}
        value={text}
        readOnly={busy}
        onChange={({ target }) => write(target.value)}
        className="w-full resize-y rounded-md border border-field bg-surface p-3"
      />
      <p className="mt-2 flex gap-2">
        <Button variant="primary" size="small" busy={busy} onClick={() => text.trim() !== '' && run(send)}>
          {t.send}
        </Button>
        <Button variant="quiet" size="small" onClick={close}>
          {t.cancel}
        </Button>
      </p>
    </div>
  )
}

function focusOn(area: HTMLTextAreaElement | null): void {
  area?.focus()
}
