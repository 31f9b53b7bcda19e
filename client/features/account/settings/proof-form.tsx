import { type SubmitEvent, useState } from 'react'
import { Button } from '#client/components/button.tsx'
import { Field } from '#client/components/field.tsx'
import { PasswordField } from '#client/components/password-field.tsx'
import { useSecondsUntil } from '#client/components/use-seconds-until.ts'
import { settingsMessages } from '#client/i18n/account-settings.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useClient } from '#client/lib/client.tsx'
import type { AccountView } from '#src/contract/account.ts'
import { isAnswer } from './use-proof.ts'

type ProofFormProps = { account: AccountView; onProved: () => void }

/** Asks the owner of the account to show that it is them: by password, by a code, or by signing in again. */
export function ProofForm({ account, onProved }: ProofFormProps) {
  const t = useMessages(settingsMessages)
  const client = useClient()
  const [byCode, setByCode] = useState(!account.has_password)
  const canUseCode = account.mobile_masked !== ''
  if (!account.has_password && !canUseCode) {
    return (
      <div className="mt-4 grid max-w-md gap-4">
        <p className="text-sm">{t.proofByWechat}</p>
        <Button variant="primary" onClick={() => client.openSignIn(onProved)}>
          {t.signInAgain}
        </Button>
      </div>
    )
  }
  return (
    <section aria-label={t.proofTitle} className="mt-4 max-w-md rounded-lg border border-line bg-sunken p-4">
      <p className="font-medium">{t.proofTitle}</p>
      <p className="mt-1 mb-4 text-sm text-muted">
        {byCode ? t.proofByCode(account.mobile_masked) : t.proofByPassword}
      </p>
      {byCode ? <CodeProof onProved={onProved} /> : <PasswordProof onProved={onProved} />}
      {account.has_password && canUseCode && (
        <button type="button" className="link mt-3 min-h-11 text-sm" onClick={() => setByCode(!byCode)}>
          {byCode ? t.usePassword : t.useCode}
        </button>
      )}
    </section>
  )
}

type Proved = Pick<ProofFormProps, 'onProved'>

function PasswordProof({ onProved }: Proved) {
  const t = useMessages(settingsMessages)
  const { error, busy, give } = useGiving(onProved)
  const [password, setPassword] = useState('')
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => give(event, { password })}>
      <PasswordField
        label={t.password}
        showLabel={t.showPassword}
        hideLabel={t.hidePassword}
        autoComplete="current-password"
        value={password}
        error={error}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" variant="primary" busy={busy}>
        {t.confirm}
      </Button>
    </form>
  )
}

function CodeProof({ onProved }: Proved) {
  const t = useMessages(settingsMessages)
  const client = useClient()
  const { error, busy, give, refuse } = useGiving(onProved)
  const [code, setCode] = useState('')
  const [nextAt, setNextAt] = useState(0)
  const seconds = useSecondsUntil(nextAt)

  async function send(): Promise<void> {
    try {
      const { data, message } = await client.call('user.Account/sendCode', { to: 'mobile' })
      client.announce(message)
      setNextAt(Date.now() + (data?.retry_after ?? 60) * 1000)
    } catch (cause) {
      refuse(cause)
    }
  }

  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => give(event, { code })}>
      <Field
        label={t.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        value={code}
        error={error}
        onChange={(event) => setCode(event.target.value)}
        trailing={
          <Button variant="quiet" size="small" busy={seconds > 0} className="h-auto" onClick={() => void send()}>
            {seconds > 0 ? t.sendAgain(seconds) : t.sendCode}
          </Button>
        }
      />
      <Button type="submit" variant="primary" busy={busy}>
        {t.confirm}
      </Button>
    </form>
  )
}

/** Gives a proof to the API; what it says against it stands at the field. */
function useGiving(onProved: () => void) {
  const client = useClient()
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)

  function refuse(cause: unknown): void {
    if (isAnswer(cause)) setError(cause.errors.password ?? cause.errors.code ?? cause.message)
    else client.report(cause)
  }

  async function prove(proof: { password: string } | { code: string }): Promise<void> {
    setBusy(true)
    setError(undefined)
    try {
      await client.call('user.Account/prove', proof)
      onProved()
    } catch (cause) {
      refuse(cause)
    } finally {
      setBusy(false)
    }
  }

  function give(event: SubmitEvent, proof: { password: string } | { code: string }): void {
    event.preventDefault()
    if (!busy) void prove(proof)
  }

  return { error, busy, give, refuse }
}
