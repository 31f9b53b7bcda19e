import { useRef, useState } from 'react'
import { Button } from '#client/components/button.tsx'
import { Part } from '#client/features/account/settings/part.tsx'
import { ProofForm } from '#client/features/account/settings/proof-form.tsx'
import { useProof } from '#client/features/account/settings/use-proof.ts'
import { passkeysMessages } from '#client/i18n/account-passkeys.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useClient } from '#client/lib/client.tsx'
import { useFocusAfterRemoval } from '#client/lib/use-focus-after-removal.ts'
import type { AccountView } from '#src/contract/account.ts'
import type { Passkey } from '#src/contract/passkeys.ts'
import { makePasskey, PasskeyFailure } from './ceremonies.ts'
import { PasskeyRow } from './passkey-row.tsx'

type PasskeysProps = { account: AccountView; passkeys: readonly Passkey[] }

/** Lists the passkeys of the account, with a button to add one. */
export function Passkeys({ account, passkeys }: PasskeysProps) {
  const t = useMessages(passkeysMessages)
  const client = useClient()
  const [trouble, setTrouble] = useState('')
  const addButton = useRef<HTMLButtonElement>(null)
  const proof = useProof(({ message }) => setTrouble(message))
  // The form that asks for a proof goes as well.
  useFocusAfterRemoval([...passkeys.map(({ id }) => id), ...(proof.isWanted ? ['proof'] : [])], () =>
    addButton.current?.focus(),
  )

  async function add(): Promise<void> {
    setTrouble('')
    try {
      const { message } = await client.call('user.Passkey/add', await makePasskey(client.call))
      client.announce(message)
      await client.reload()
    } catch (error) {
      if (!(error instanceof PasskeyFailure)) throw error
      setTrouble(t[error.trouble])
    }
  }

  async function remove(id: string): Promise<void> {
    setTrouble('')
    const { message } = await client.call('user.Passkey/remove', { id })
    client.announce(message)
    await client.reload()
  }

  return (
    <Part title={t.title} text={t.text}>
      {passkeys.length === 0 ? (
        <p className="mt-4 text-sm">{t.none}</p>
      ) : (
        <ul aria-label={t.title} className="mt-4 rounded-lg border border-line bg-surface">
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              busy={proof.busy}
              onRemove={() => proof.run(() => remove(passkey.id))}
            />
          ))}
        </ul>
      )}
      <Button ref={addButton} className="mt-4" busy={proof.busy} onClick={() => proof.run(add)}>
        {t.add}
      </Button>
      <p role="status" className="mt-3 text-sm text-seal empty:hidden">
        {trouble}
      </p>
      {proof.isWanted && <ProofForm account={account} onProved={proof.goOn} />}
    </Part>
  )
}
