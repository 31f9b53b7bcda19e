import { type SubmitEvent, useRef, useState } from 'react'
import { isUnanswered } from '#client/api/call.ts'
import { Button } from '#client/components/button.tsx'
import { Field } from '#client/components/field.tsx'
import { settingsMessages } from '#client/i18n/account-settings.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useClient, useUser } from '#client/lib/client.tsx'
import { useLocale } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import { useFocusAfterRemoval } from '#client/lib/use-focus-after-removal.ts'
import type { AccountView } from '#src/contract/account.ts'
import { Part } from './part.tsx'
import { ProofForm } from './proof-form.tsx'
import { useProof } from './use-proof.ts'

/** Deletes the account: says what is removed and what stays, and asks for confirmation. */
export function Leave({ account }: { account: AccountView }) {
  const t = useMessages(settingsMessages)
  const [open, setOpen] = useState(false)
  return (
    <Part title={t.leave} text={t.leaveText}>
      {open ? (
        <LeaveForm account={account} onCancel={() => setOpen(false)} />
      ) : (
        <Button className="mt-4" onClick={() => setOpen(true)}>
          {t.leaveOpen}
        </Button>
      )}
    </Part>
  )
}

function LeaveForm({ account, onCancel }: { account: AccountView; onCancel: () => void }) {
  const t = useMessages(settingsMessages)
  const client = useClient()
  const locale = useLocale()
  const user = useUser()
  const [confirm, setConfirm] = useState('')
  const [error, setError] = useState<string>()
  const proof = useProof(({ errors, message }) => setError(errors.confirm ?? message))
  const field = useRef<HTMLInputElement>(null)
  // The form that asked for a proof goes when what was typed is refused after it.
  useFocusAfterRemoval(proof.isWanted ? ['proof'] : [], () => field.current?.focus())

  async function leave(): Promise<void> {
    const ask = () => client.call('user.Account/delete', { confirm })
    // Retry once if the answer got lost: the request may have succeeded and ended the session.
    const { message } = await ask().catch((cause: unknown) => (isUnanswered(cause) ? ask() : Promise.reject(cause)))
    client.announce(message)
    client.user.set(null)
    await client.navigate(localePath(locale, '/'))
  }

  function submit(event: SubmitEvent): void {
    event.preventDefault()
    setError(undefined)
    if (!proof.busy) proof.run(leave)
  }

  return (
    <>
      <form noValidate onSubmit={submit} className="mt-4 grid max-w-2xl gap-5">
        <Facts title={t.goes} facts={t.goesList} />
        <Facts title={t.stays} facts={t.staysList} />
        <Field
          ref={field}
          label={t.typeId(user?.user_id ?? 0)}
          inputMode="numeric"
          autoComplete="off"
          autoFocus
          className="max-w-md"
          value={confirm}
          error={error}
          onChange={(event) => {
            setConfirm(event.target.value)
            proof.giveUp()
          }}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="danger" busy={proof.busy || proof.isWanted}>
            {t.leaveNow}
          </Button>
          <Button onClick={onCancel}>{t.cancel}</Button>
        </div>
      </form>
      {proof.isWanted && <ProofForm account={account} onProved={proof.goOn} />}
    </>
  )
}

function Facts({ title, facts }: { title: string; facts: readonly string[] }) {
  return (
    <div>
      <h3 className="text-sm font-medium">{title}</h3>
      <ul className="mt-2 grid list-disc gap-1 pl-5 text-sm text-muted">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </div>
  )
}
