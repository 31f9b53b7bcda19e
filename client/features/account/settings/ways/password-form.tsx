import { type SubmitEvent, useState } from 'react'
import { PasswordField } from '#client/components/password-field.tsx'
import { ProofForm } from '#client/features/account/settings/proof-form.tsx'
import { waysMessages } from '#client/i18n/account-ways.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useClient } from '#client/lib/client.tsx'
import type { AccountView } from '#src/contract/account.ts'
import { PASSWORD_MAX } from '#src/contract/text-limits.ts'
import { FormEnd } from './form-end.tsx'
import { useWayChange } from './use-way-change.ts'

/** Sets or changes the password of the account. */
export function PasswordForm({ account, onClose }: { account: AccountView; onClose: () => void }) {
  const t = useMessages(waysMessages)
  const client = useClient()
  const [password, setPassword] = useState('')
  const { form, errors, proof, change } = useWayChange(onClose)

  function submit(event: SubmitEvent): void {
    event.preventDefault()
    change(() => client.call('user.Password/save', { password }))
  }

  return (
    <>
      <form ref={form} noValidate onSubmit={submit} className="mt-4 grid max-w-md gap-4">
        <PasswordField
          label={t.newPassword}
          hint={t.passwordHint}
          showLabel={t.showPassword}
          hideLabel={t.hidePassword}
          autoComplete="new-password"
          maxLength={PASSWORD_MAX}
          autoFocus
          value={password}
          error={errors.password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <p className="text-sm text-muted">{t.passwordEnds}</p>
        <FormEnd error={errors.form} submit={t.savePassword} busy={proof.busy || proof.isWanted} onCancel={onClose} />
      </form>
      {proof.isWanted && <ProofForm account={account} onProved={proof.goOn} />}
    </>
  )
}
