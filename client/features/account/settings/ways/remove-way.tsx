import { waysMessages } from '#client/i18n/account-ways.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useClient } from '#client/lib/client.tsx'
import type { AccountView } from '#src/contract/account.ts'
import type { RemovableWay } from '#src/contract/endpoints/way.ts'
import { useWayChange } from './use-way-change.ts'
import { WayForm } from './way-form.tsx'

type RemoveWayProps = { way: RemovableWay; account: AccountView; onClose: () => void }

/** Asks for confirmation before a way to sign in is removed. */
export function RemoveWay({ way, account, onClose }: RemoveWayProps) {
  const t = useMessages(waysMessages)
  const client = useClient()
  const change = useWayChange(onClose)
  return (
    <WayForm
      account={account}
      change={change}
      submit={t.removeNow}
      onSubmit={() => change.make(() => client.call('user.Way/remove', { way }))}
      onCancel={onClose}
      variant="danger"
      autoFocus
    >
      <p className="text-sm">{t.removeText[way]}</p>
    </WayForm>
  )
}
