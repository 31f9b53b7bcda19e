import { useRef, useState } from 'react'
import { Field } from '#client/components/field.tsx'
import { CodeField, type CodeKind, nextCodeAt } from '#client/features/account/settings/code-field.tsx'
import { waysMessages } from '#client/i18n/account-ways.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useClient } from '#client/lib/client.tsx'
import type { AccountView } from '#src/contract/account.ts'
import { ABROAD_LENGTH, EMAIL_MAX } from '#src/contract/text-limits.ts'
import { useWayChange } from './use-way-change.ts'
import { WayForm } from './way-form.tsx'

type ContactFormProps = { kind: CodeKind; account: AccountView; onClose: () => void }

/** Binds a number or address by the code sent to it. */
export function ContactForm({ kind, account, onClose }: ContactFormProps) {
  const t = useMessages(waysMessages)
  const client = useClient()
  const [contact, setContact] = useState('')
  const [code, setCode] = useState('')
  const [nextAt, setNextAt] = useState(0)
  const codeField = useRef<HTMLInputElement>(null)
  const change = useWayChange(onClose)
  const { errors } = change
  const named = kind === 'email' ? { email: contact } : { mobile: contact }

  function send(): void {
    change.run(async () => {
      const { data, message } = await client.call('user.Way/sendCode', named)
      client.announce(message)
      setNextAt(nextCodeAt(data))
      // The new code may have been filled in already.
      setCode((now) => (now === code ? '' : now))
      codeField.current?.focus()
    })
  }

  return (
    <WayForm
      account={account}
      change={change}
      submit={t.bind}
      onSubmit={() => change.make(() => client.call('user.Way/bind', { ...named, code }))}
      onCancel={onClose}
    >
      <Field
        {...(kind === 'email' ? EMAIL : MOBILE)}
        label={kind === 'email' ? t.newEmail : t.newMobile}
        autoFocus
        value={contact}
        error={errors[kind]}
        onChange={(event) => {
          setContact(event.target.value)
          setNextAt(0)
          change.proof.giveUp()
        }}
      />
      <CodeField
        ref={codeField}
        kind={kind}
        value={code}
        error={errors.code}
        busy={change.proof.busy}
        nextAt={nextAt}
        onChange={(next) => {
          setCode(next)
          change.proof.giveUp()
        }}
        onSend={send}
      />
    </WayForm>
  )
}

const MOBILE = { type: 'tel', inputMode: 'tel', autoComplete: 'tel', maxLength: ABROAD_LENGTH } as const
const EMAIL = {
  type: 'email',
  inputMode: 'email',
  autoComplete: 'email',
  placeholder: 'name@example.com',
  maxLength: EMAIL_MAX,
} as const
