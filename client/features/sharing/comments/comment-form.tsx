import { useId, useState } from 'react'
import { Button } from '#client/components/button.tsx'
import { Dialog } from '#client/components/dialog.tsx'
import { Field } from '#client/components/field.tsx'
import { commentMessages } from '#client/i18n/comments.ts'
import { readerCommentMessages } from '#client/i18n/comments-reader.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { shortened } from '#client/lib/shortened.ts'
import { COMMENT_NAME_MAX, COMMENT_TEXT_MAX } from '#src/contract/text-limits.ts'
import { type CommentPlace, type Meant, quoteOf } from './places.ts'
import type { CommentErrors, CommentInput } from './use-reader-comments.ts'

/** What was written so far. It stays when the dialog is closed. */
export type CommentDraft = { meant: Meant | null; text: string; proposal: string; name: string }

type CommentFormProps = {
  places: readonly CommentPlace[]
  draft: CommentDraft
  onChange: (draft: CommentDraft) => void
  onSend: (input: CommentInput) => Promise<CommentErrors | null>
  onClose: () => void
}

/** The dialog in which a reader writes a comment. Load it lazily. */
export function CommentForm({ places, draft, onChange, onSend, onClose }: CommentFormProps) {
  const t = useMessages(readerCommentMessages)
  const common = useMessages(commentMessages)
  const placeId = useId()
  const [errors, setErrors] = useState<CommentErrors>({})
  const [isBusy, setBusy] = useState(false)
  const { meant, text, proposal, name } = draft
  // A draft cannot be changed while it is being sent, because it is emptied once it has arrived.
  const set = (changes: Partial<CommentDraft>) => {
    if (!isBusy) onChange({ ...draft, ...changes })
  }
  const isPart = meant !== null && meant.quote !== '' && meant.quote !== places[meant.index]?.text

  async function send(): Promise<void> {
    const { place = '' } = places[meant?.index ?? -1] ?? {}
    setBusy(true)
    const said = { place, quote: meant?.quote ?? '', text, name, proposal: proposal.trim() === '' ? null : proposal }
    const found = await onSend(said)
    setBusy(false)
    if (found !== null) setErrors(found)
  }

  return (
    <Dialog open onClose={onClose} title={t.write}>
      <form
        className="mt-4 grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy) void send()
        }}
      >
        <div>
          <label htmlFor={placeId} className="mb-1.5 block text-sm font-medium">
            {t.place}
          </label>
          <select
            id={placeId}
            required
            value={meant?.index ?? ''}
            onChange={({ target: { value } }) => set({ meant: value === '' ? null : wholeAt(Number(value), places) })}
            className="h-12 w-full rounded-md border border-field bg-surface px-3"
          >
            <option value="">{t.choose}</option>
            {places.map(({ text: words }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same words may stand twice
              <option key={index} value={index}>
                {shortened(words)}
              </option>
            ))}
          </select>
          {isPart && <p className="mt-1.5 text-sm text-muted wrap-anywhere">{t.selected(meant.quote)}</p>}
        </div>
        <TextArea label={t.text} value={text} required error={errors.text} onChange={(next) => set({ text: next })} />
        {meant !== null && meant.quote !== '' && (
          <TextArea
            label={t.propose}
            value={proposal}
            hint={t.proposeHint}
            error={errors.proposal}
            onChange={(next) => set({ proposal: next })}
          />
        )}
        <Field
          label={t.name}
          value={name}
          autoComplete="name"
          maxLength={COMMENT_NAME_MAX}
          error={errors.name}
          onChange={({ target }) => set({ name: target.value })}
        />
        <Button type="submit" variant="primary" wide busy={isBusy}>
          {common.send}
        </Button>
      </form>
    </Dialog>
  )
}

function wholeAt(index: number, places: readonly CommentPlace[]): Meant {
  return { index, quote: quoteOf(places[index]) }
}

type TextAreaProps = {
  label: string
  value: string
  hint?: string
  error: string | undefined
  required?: boolean
  onChange: (value: string) => void
}

function TextArea({ label, value, hint, error, required = false, onChange }: TextAreaProps) {
  const id = useId()
  const note = error ?? hint
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {label}
      </label>
      <textarea
        id={id}
        rows={3}
        required={required}
        maxLength={COMMENT_TEXT_MAX}
        value={value}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        onChange={({ target }) => onChange(target.value)}
        className="w-full resize-y rounded-md border border-field bg-surface p-3"
      />
      {note !== undefined && (
        <p id={`${id}-note`} className={`mt-1 text-sm ${error === undefined ? 'text-muted' : 'text-seal'}`}>
          {note}
        </p>
      )}
    </div>
  )
}
