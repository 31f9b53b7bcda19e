import { useState } from 'react'
import { Button } from '#client/components/button.tsx'
import { isAnswer } from '#client/features/account/settings/use-proof.ts'
import { passkeysMessages } from '#client/i18n/account-passkeys.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useClient } from '#client/lib/client.tsx'
import { answerByPasskey, PasskeyFailure } from './ceremonies.ts'

/** Proves the owner's identity with a passkey. */
export function PasskeyProof({ onProved }: { onProved: () => void }) {
  const t = useMessages(passkeysMessages)
  const client = useClient()
  const [trouble, setTrouble] = useState('')
  const [busy, setBusy] = useState(false)

  async function prove(): Promise<void> {
    setBusy(true)
    setTrouble('')
    try {
      await client.call('user.Account/prove', await answerByPasskey(client.call))
      onProved()
    } catch (error) {
      if (error instanceof PasskeyFailure) setTrouble(t[error.trouble])
      else if (isAnswer(error)) setTrouble(error.message)
      else client.report(error, () => void prove())
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <Button variant="primary" busy={busy} onClick={() => void prove()}>
        {t.prove}
      </Button>
      <p role="status" className="mt-3 text-sm text-seal empty:hidden">
        {trouble}
      </p>
    </>
  )
}
