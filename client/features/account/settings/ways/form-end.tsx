import { Button } from '#client/components/button.tsx'
import { waysMessages } from '#client/i18n/account-ways.ts'
import { useMessages } from '#client/i18n/messages.ts'

type FormEndProps = { error: string | undefined; submit: string; busy: boolean; onCancel: () => void }

/** The end of a form that changes a way to sign in: the error that belongs to no field, and the buttons. */
export function FormEnd({ error, submit, busy, onCancel }: FormEndProps) {
  const t = useMessages(waysMessages)
  return (
    <>
      <p role="alert" className="text-sm text-seal empty:hidden">
        {error}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={busy}>
          {submit}
        </Button>
        <Button onClick={onCancel}>{t.cancel}</Button>
      </div>
    </>
  )
}
