import type { ReactNode } from 'react'
import { Button } from '#client/components/button.tsx'
import { ProofForm } from '#client/features/account/settings/proof-form.tsx'
import { waysMessages } from '#client/i18n/account-ways.ts'
import { useMessages } from '#client/i18n/messages.ts'
import type { AccountView } from '#src/contract/account.ts'
import type { WayChange } from './use-way-change.ts'

type WayFormProps = {
  account: AccountView
  change: WayChange
  /** The label of the button that submits; null where there is nothing to submit. */
  submit: string | null
  onSubmit: () => void
  onCancel: () => void
  variant?: 'primary' | 'danger'
  autoFocus?: boolean
  children: ReactNode
}

/**
 * A form that changes a way to sign in; it ends with the error that belongs to no field and the buttons. Below it is
 * the proof of identity, if one is wanted.
 */
export function WayForm(props: WayFormProps) {
  const { account, change, submit, onSubmit, onCancel, variant = 'primary', autoFocus, children } = props
  const t = useMessages(waysMessages)
  const { form, errors, proof } = change
  return (
    <>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
        className="mt-4 grid max-w-md gap-4"
      >
        {children}
        <p role="alert" className="text-sm text-seal empty:hidden">
          {errors.form}
        </p>
        <div className="flex flex-wrap gap-3">
          {submit !== null && (
            <Button type="submit" variant={variant} autoFocus={autoFocus} busy={proof.busy || proof.isWanted}>
              {submit}
            </Button>
          )}
          <Button onClick={onCancel}>{t.cancel}</Button>
        </div>
      </form>
      {proof.isWanted && <ProofForm account={account} onProved={proof.goOn} />}
    </>
  )
}
