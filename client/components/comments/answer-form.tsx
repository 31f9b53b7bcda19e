import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#client/components/button.tsx'
import { commentMessages } from '#client/i18n/comments.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { COMMENT_TEXT_MAX } from '#src/contract/text-limits.ts'

/** Answers that were begun and not sent, by comment. */
export type AnswerDrafts = Map<string, string>

type AnswerFormProps = {
  /** The id of the comment. */
  comment: string
  /** Outlives the form, which goes away with the list it stands in. */
  drafts: AnswerDrafts
  /** To whom, for people who cannot see where the form stands. */
  whom: string
  /** Sends an answer; the same key again writes over it. Resolves to whether it is there. */
  onSend: (text: string, key: string) => Promise<boolean>
}

/** A button that opens a field to answer in. What was written stays until it is sent. */
export function AnswerForm({ comment, drafts, whom, onSend }: AnswerFormProps) {
  const t = useMessages(commentMessages)
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState(drafts.get(comment) ?? '')
  const [isBusy, setBusy] = useState(false)
  const key = useRef(crypto.randomUUID())
  const opener = useRef<HTMLButtonElement>(null)

  async function send(): Promise<void> {
    if (text.trim() === '') return
    setBusy(true)
    const isSent = await onSend(text, key.current)
    setBusy(false)
    if (!isSent) return
    key.current = crypto.randomUUID()
    write('')
    close()
  }

  function write(next: string): void {
    setText(next)
    drafts.set(comment, next)
  }

  function close(): void {
    // After an answer from the server it would otherwise be rendered at some later time.
    flushSync(() => setOpen(false))
    opener.current?.focus()
  }

  if (!isOpen) {
    return (
      <Button
        ref={opener}
        size="small"
        className="max-sm:min-h-11"
        aria-label={t.answerTo(whom)}
        onClick={() => setOpen(true)}
      >
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
        onChange={({ target }) => write(target.value)}
        className="w-full resize-y rounded-md border border-field bg-surface p-3"
      />
      <p className="mt-2 flex gap-2">
        <Button variant="primary" size="small" busy={isBusy} className="max-sm:min-h-11" onClick={() => void send()}>
          {t.send}
        </Button>
        <Button variant="quiet" size="small" className="max-sm:min-h-11" onClick={close}>
          {t.cancel}
        </Button>
      </p>
    </div>
  )
}

function focusOn(area: HTMLTextAreaElement | null): void {
  area?.focus()
}
