import { ProofForm } from '#client/features/account/settings/proof-form.tsx'
import { waysMessages } from '#client/i18n/account-ways.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useClient } from '#client/lib/client.tsx'
import type { AccountView } from '#src/contract/account.ts'
import type { RemovableWay } from '#src/contract/way-endpoints.ts'
import { FormEnd } from './form-end.tsx'
import { useWayChange } from './use-way-change.ts'

type RemoveWayProps = { way: RemovableWay; account: AccountView; onClose: () => void }

/** Asks for confirmation before a way to sign in is removed. */
export function RemoveWay({ way, account, onClose }: RemoveWayProps) {
  const t = useMessages(waysMessages)
  const client = useClient()
  const { form, errors, proof, change } = useWayChange(onClose)
  return (
    <>
      <form
        ref={form}
        className="mt-4 grid max-w-md gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          change(() => client.call('user.Way/remove', { way }))
        }}
      >
        <p className="text-sm">{t.removeText[way]}</p>
        <FormEnd
          error={errors.form}
          submit={t.removeNow}
          busy={proof.busy || proof.isWanted}
          onCancel={onClose}
          variant="danger"
          autoFocus
        />
      </form>
      {proof.isWanted && <ProofForm account={account} onProved={proof.goOn} />}
    </>
  )
}
