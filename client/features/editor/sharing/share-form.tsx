import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { CallFailure } from '#client/api/call.ts'
import { Button } from '#client/components/button.tsx'
import { Field } from '#client/components/field.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { sharingMessages } from '#client/i18n/sharing.ts'
import { formatDay } from '#client/lib/dates.ts'
import { useLocale } from '#client/lib/page.tsx'
import { useAction } from '#client/lib/use-action.ts'
import type { Share } from '#src/contract/shares.ts'
import { DAY_MS } from '#src/lib/time.ts'
import type { ShareInput } from './use-shares.ts'

const spans = [7, 30, 90] as const
const MAX_LABEL = 40
const MAX_PASSWORD = 64

type ShareFormProps = {
  /** The link to change; undefined for a new one. */
  share?: Share
  submit: string
  /** @throws CallFailure whose errors of fields are shown here; any other is reported */
  onSubmit: (input: ShareInput) => Promise<void>
  onCancel?: () => void
}

/** The form with the settings of a link. */
export function ShareForm({ share, submit, onSubmit, onCancel }: ShareFormProps) {
  const t = useMessages(sharingMessages)
  const locale = useLocale()
  const expiryId = useId()
  const [errors, setErrors] = useState<CallFailure['errors']>({})
  const { busy, run } = useAction()
  const [isRemoving, setRemoving] = useState(false)

  async function send(input: ShareInput): Promise<void> {
    setErrors({})
    try {
      await onSubmit(input)
    } catch (error) {
      if (!(error instanceof CallFailure) || Object.keys(error.errors).length === 0) throw error
      setErrors(error.errors)
    }
  }

  function handle(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const input = inputOf(new FormData(event.currentTarget), share)
    if (!busy) run(() => send(input))
  }

  return (
    <form data-asks="" onSubmit={handle} className="grid gap-4 sm:grid-cols-2">
      <Field
        className="sm:col-span-2"
        label={t.label}
        name="label"
        required
        maxLength={MAX_LABEL}
        defaultValue={share?.label}
        hint={t.labelHint}
        error={errors.label}
      />
      <div>
        <label htmlFor={expiryId} className="mb-1.5 block text-sm font-medium">
          {t.expiry}
        </label>
        <select
          id={expiryId}
          name="expiry"
          defaultValue={share?.expires_at == null ? '' : 'keep'}
          className="h-12 w-full rounded-md border border-field bg-surface px-3"
        >
          {share?.expires_at != null && (
            <option value="keep">{t.keepUntil(formatDay(share.expires_at, locale))}</option>
          )}
          <option value="">{t.never}</option>
          {spans.map((days) => (
            <option key={days} value={days}>
              {t.days(days)}
            </option>
          ))}
        </select>
        {errors.expires_at && <p className="mt-1.5 text-sm text-seal">{errors.expires_at}</p>}
      </div>
      <div>
        <Field
          label={t.password}
          name="password"
          autoComplete="off"
          maxLength={MAX_PASSWORD}
          disabled={isRemoving}
          hint={share?.has_password ? t.passwordKept : t.passwordHint}
          error={errors.password}
        />
        {share?.has_password && (
          <Choice name="removePassword" onChange={setRemoving}>
            {t.removePassword}
          </Choice>
        )}
      </div>
      <div className="sm:col-span-2">
        <Choice name="hide" isChecked={share?.hide_contacts ?? false} hint={t.hideHint}>
          {t.hide}
        </Choice>
        <Choice name="download" isChecked={share?.download ?? true}>
          {t.allow}
        </Choice>
        <Choice name="comments" isChecked={share?.comments ?? false} hint={t.commentsHint}>
          {t.allowComments}
        </Choice>
      </div>
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <Button type="submit" variant="primary" busy={busy}>
          {submit}
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            {t.cancel}
          </Button>
        )}
      </div>
    </form>
  )
}

type ChoiceProps = {
  name: string
  isChecked?: boolean
  hint?: string
  onChange?: (isChecked: boolean) => void
  children: ReactNode
}

function Choice({ name, isChecked = false, hint, onChange, children }: ChoiceProps) {
  return (
    <label className="flex min-h-11 items-start gap-2.5 py-2.5">
      <input
        type="checkbox"
        name={name}
        defaultChecked={isChecked}
        onChange={({ target }) => onChange?.(target.checked)}
        className="mt-1 size-4.5 flex-none accent-(--color-accent)"
      />
      <span>
        {children}
        {hint && <span className="block text-sm text-muted">{hint}</span>}
      </span>
    </label>
  )
}

function inputOf(form: FormData, share: Share | undefined): ShareInput {
  const text = (name: string) => String(form.get(name) ?? '')
  const days = Number(text('expiry'))
  const password = text('password')
  return {
    label: text('label'),
    expires_at: text('expiry') === 'keep' ? (share?.expires_at ?? null) : days > 0 ? Date.now() + days * DAY_MS : null,
    hide_contacts: form.has('hide'),
    download: form.has('download'),
    comments: form.has('comments'),
    ...(form.has('removePassword') ? { password: null } : password !== '' && { password }),
  }
}
