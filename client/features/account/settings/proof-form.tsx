import { type SubmitEvent, useRef, useState } from 'react'
import { Button } from '#client/components/button.tsx'
import { PasswordField } from '#client/components/password-field.tsx'
import { settingsMessages } from '#client/i18n/account-settings.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { attempt } from '#client/lib/attempt.ts'
import { useClient } from '#client/lib/client.tsx'
import { useShown } from '#client/lib/use-shown.ts'
import type { AccountView } from '#src/contract/account.ts'
import { CodeField, type CodeKind, nextCodeAt } from './code-field.tsx'
import { PasskeyProof } from './passkeys/passkey-proof.tsx'
import { Scan } from './scan.tsx'
import { isAnswer } from './use-proof.ts'

type ProofFormProps = { account: AccountView; onProved: () => void }

/** The ways to prove the owner's identity, the easiest first. */
const METHODS = ['passkey', 'password', 'mobile', 'email', 'wechat'] as const

type Method = (typeof METHODS)[number]

/**
 * Asks for a proof of the owner's identity: passkey, password, code or WeChat. It takes the focus, because it may be
 * below the end of a small screen and the pressed button waits for it.
 */
export function ProofForm({ account, onProved }: ProofFormProps) {
  const t = useMessages(settingsMessages)
  const methods = METHODS.filter((method) => has[method](account))
  const [chosen, setChosen] = useState<Method>()
  const method = chosen ?? methods[0]
  const section = useRef<HTMLElement>(null)
  if (method === undefined) return null

  /** A password field has it already. */
  function takeFocus(): void {
    if (!section.current?.contains(document.activeElement)) section.current?.focus()
  }

  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={t.proofTitle}
      className="mt-4 max-w-md scroll-my-4 rounded-lg border border-line bg-sunken p-4 outline-none"
    >
      <p className="font-medium">{t.proofTitle}</p>
      <Proof key={method} method={method} account={account} onProved={onProved} onShown={takeFocus} />
      <p className="mt-3 flex flex-wrap gap-x-4">
        {methods
          .filter((other) => other !== method)
          .map((other) => (
            <button key={other} type="button" className="link min-h-11 text-sm" onClick={() => setChosen(other)}>
              {t.proofInstead[other]}
            </button>
          ))}
      </p>
    </section>
  )
}

function Proof({ method, account, onProved, onShown }: ProofFormProps & { method: Method; onShown: () => void }) {
  const t = useMessages(settingsMessages)
  const client = useClient()
  useShown(onShown)
  const texts: Record<Method, string> = {
    passkey: t.proofByPasskey,
    password: t.proofByPassword,
    mobile: t.proofByCode(account.mobile_masked),
    email: t.proofByCode(account.email_masked),
    wechat: t.proofByWechat,
  }
  const finish = async (scene_id: string) => {
    await client.call('user.Account/prove', { scene_id })
    onProved()
  }
  return (
    <>
      <p className="mt-1 mb-4 text-sm text-muted">{texts[method]}</p>
      {method === 'passkey' && <PasskeyProof onProved={onProved} />}
      {method === 'password' && <PasswordProof onProved={onProved} />}
      {(method === 'mobile' || method === 'email') && <CodeProof kind={method} onProved={onProved} />}
      {method === 'wechat' && <Scan purpose="prove" finish={finish} />}
    </>
  )
}

const has: Record<Method, (account: AccountView) => boolean> = {
  passkey: ({ has_passkey }) => has_passkey,
  password: ({ has_password }) => has_password,
  mobile: ({ mobile_masked }) => mobile_masked !== '',
  email: ({ email_masked }) => email_masked !== '',
  wechat: ({ has_wechat }) => has_wechat,
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
        autoComplete="current-password"
        autoFocus
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

function CodeProof({ kind, onProved }: Proved & { kind: CodeKind }) {
  const t = useMessages(settingsMessages)
  const client = useClient()
  const { error, busy, give, run } = useGiving(onProved)
  const [code, setCode] = useState('')
  const [nextAt, setNextAt] = useState(0)
  const field = useRef<HTMLInputElement>(null)

  function send(): void {
    run(async () => {
      const { data, message } = await client.call('user.Account/sendCode', { to: kind })
      client.announce(message)
      setNextAt(nextCodeAt(data))
      // The new code may have been filled in already.
      setCode((now) => (now === code ? '' : now))
      field.current?.focus()
    })
  }

  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => give(event, { code })}>
      <CodeField
        ref={field}
        kind={kind}
        value={code}
        error={error}
        busy={busy}
        nextAt={nextAt}
        onChange={setCode}
        onSend={send}
      />
      <Button type="submit" variant="primary" busy={busy}>
        {t.confirm}
      </Button>
    </form>
  )
}

/** Runs the steps of a proof, such as sending it to the API, one at a time, and keeps their error for the field. */
function useGiving(onProved: () => void) {
  const client = useClient()
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)

  function refuse(cause: unknown): void {
    if (isAnswer(cause)) setError(cause.errors.password ?? cause.errors.code ?? cause.message)
    else client.report(cause)
  }

  function run(step: () => Promise<void>): void {
    if (busy) return
    setBusy(true)
    setError(undefined)
    void attempt(step, refuse).finally(() => setBusy(false))
  }

  function give(event: SubmitEvent, proof: { password: string } | { code: string }): void {
    event.preventDefault()
    run(async () => {
      await client.call('user.Account/prove', proof)
      onProved()
    })
  }

  return { error, busy, give, run }
}
