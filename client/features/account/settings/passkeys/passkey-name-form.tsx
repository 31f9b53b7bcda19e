import { type SubmitEvent, useState } from 'react'
import { Button } from '#client/components/button.tsx'
import { Field } from '#client/components/field.tsx'
import { isAnswer } from '#client/features/account/settings/use-proof.ts'
import { passkeysMessages } from '#client/i18n/account-passkeys.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useClient } from '#client/lib/client.tsx'
import type { Passkey } from '#src/contract/passkeys.ts'

const NAME_MAX = 40

type PasskeyNameFormProps = { passkey: Passkey; onClose: () => void }

/** A form to rename a passkey; Escape cancels. */
export function PasskeyNameForm({ passkey, onClose }: PasskeyNameFormProps) {
  const t = useMessages(passkeysMessages)
  const client = useClient()
  const [name, setName] = useState(passkey.name)
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function rename(): Promise<void> {
    setBusy(true)
    try {
      const { message } = await client.call('user.Passkey/rename', { id: passkey.id, name })
      client.announce(message)
      onClose()
      await client.reload()
    } catch (cause) {
      if (isAnswer(cause)) setError(cause.errors.name ?? cause.message)
      else client.report(cause, () => void rename())
    } finally {
      setBusy(false)
    }
  }

  function submit(event: SubmitEvent): void {
    event.preventDefault()
    if (name.trim() === '') setError(t.nameMissing)
    else if (!busy) void rename()
  }

  return (
    <form
      noValidate
      className="mt-3 grid max-w-md gap-3"
      onSubmit={submit}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <Field
        label={t.newName}
        autoFocus
        autoComplete="off"
        maxLength={NAME_MAX}
        value={name}
        error={error}
        onChange={(event) => setName(event.target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" variant="primary" busy={busy}>
          {t.save}
        </Button>
        <Button size="small" onClick={onClose}>
          {t.cancel}
        </Button>
      </div>
    </form>
  )
}
