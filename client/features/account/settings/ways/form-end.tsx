import { Button } from '#client/components/button.tsx'
import { waysMessages } from '#client/i18n/account-ways.ts'
import { useMessages } from '#client/i18n/messages.ts'

type FormEndProps = {
  error: string | undefined
  /** The label of the button that submits; null where there is nothing to submit. */
  submit: string | null
  busy: boolean
  onCancel: () => void
  variant?: 'primary' | 'danger'
  autoFocus?: boolean
}

/** The end of a form that changes a way to sign in: the error that belongs to no field, and the buttons. */
export function FormEnd({ error, submit, busy, onCancel, variant = 'primary', autoFocus }: FormEndProps) {
  const t = useMessages(waysMessages)
  return (
    <>
      <p role="alert" className="text-sm text-seal empty:hidden">
        {error}
      </p>
      <div className="flex flex-wrap gap-3">
        {submit !== null && (
          <Button type="submit" variant={variant} autoFocus={autoFocus} busy={busy}>
            {submit}
          </Button>
        )}
        <Button onClick={onCancel}>{t.cancel}</Button>
      </div>
    </>
  )
}
