import { useState } from 'react'
import { PasswordField } from '#client/components/password-field.tsx'
import { waysMessages } from '#client/i18n/account-ways.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useClient } from '#client/lib/client.tsx'
import type { AccountView } from '#src/contract/account.ts'
import { PASSWORD_MAX } from '#src/contract/text-limits.ts'
import { useWayChange } from './use-way-change.ts'
import { WayForm } from './way-form.tsx'

/** Sets or changes the password of the account. */
export function PasswordForm({ account, onClose }: { account: AccountView; onClose: () => void }) {
  const t = useMessages(waysMessages)
  const client = useClient()
  const [password, setPassword] = useState('')
  const change = useWayChange(onClose)

  return (
    <WayForm
      account={account}
      change={change}
      submit={t.savePassword}
      onSubmit={() => change.make(() => client.call('user.Password/save', { password }))}
      onCancel={onClose}
    >
      <PasswordField
        label={t.newPassword}
        hint={t.passwordHint}
        autoComplete="new-password"
        maxLength={PASSWORD_MAX}
        autoFocus
        value={password}
        error={change.errors.password}
        onChange={(event) => {
          setPassword(event.target.value)
          change.proof.giveUp()
        }}
      />
      <p className="text-sm text-muted">{t.passwordEnds}</p>
    </WayForm>
  )
}
