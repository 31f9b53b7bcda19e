import { type ClipboardEvent, useRef } from 'react'
import { Field } from '#client/components/field.tsx'
import { PasswordField as HiddenField } from '#client/components/password-field.tsx'
import { SandboxLink } from '#client/components/sandbox-link.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { signInMessages } from '#client/i18n/sign-in.ts'
import { useClient } from '#client/lib/client.tsx'
import { useEmitted } from '#client/lib/use-emitted.ts'
import type { CodeType } from '#client/machines/code-countdown/code-countdown.types.ts'
import type { Failure } from '#client/machines/failure.ts'
import type { FormView } from '#client/machines/login-modal/login-modal.types.ts'
import { CODE_LENGTH, MAIL_CODE_LENGTH, PASSWORD_MAX } from '#src/contract/text-limits.ts'
import { CodeButton } from './code-button.tsx'
import { digitsOf } from './digits.ts'
import { useCodeCountdown } from './use-code-countdown.ts'
import type { LoginFields } from './use-login-form.ts'

export type FieldsProps = { fields: LoginFields }

/** The length attribute the specification asks for; the contract has the rule that counts. */
const REGISTER_MIN_LENGTH = 6

export function PasswordField({ fields }: FieldsProps) {
  const t = useMessages(signInMessages)
  return (
    <HiddenField
      label={t.password}
      autoComplete="current-password"
      required
      error={fields.errorOf('password')}
      {...fields.form.register('password')}
    />
  )
}

export function NewPasswordField({ view, fields }: FieldsProps & { view: FormView }) {
  const t = useMessages(signInMessages)
  return (
    <HiddenField
      label={view === 'reset' ? t.newPassword : t.password}
      hint={t.passwordHint}
      autoComplete="new-password"
      minLength={view === 'register' ? REGISTER_MIN_LENGTH : undefined}
      maxLength={PASSWORD_MAX}
      required
      error={fields.errorOf('password')}
      {...fields.form.register('password')}
    />
  )
}

export function RepeatField({ fields }: FieldsProps) {
  const t = useMessages(signInMessages)
  return (
    <HiddenField
      label={t.repeatPassword}
      autoComplete="new-password"
      maxLength={PASSWORD_MAX}
      error={fields.errorOf('password1')}
      {...fields.form.register('password1')}
    />
  )
}

type CodeFieldProps = FieldsProps & { type: CodeType; onFailure: (failure: Failure | null) => void }

/** The code field and its button; after sending, the focus moves to the field, without the code of before. */
export function CodeField({ type, fields, onFailure }: CodeFieldProps) {
  const t = useMessages(signInMessages)
  const client = useClient()
  const countdown = useCodeCountdown(type, fields.contact)
  const { kind } = fields
  const length = codeLength(fields)
  const { getValues, resetField, setError, setFocus, trigger } = fields.form
  const codeBefore = useRef('')
  useEmitted(countdown, 'code.sent', ({ message }) => {
    onFailure(null)
    client.announce(message)
    // The new code may have been filled in already.
    if (getValues('code') === codeBefore.current) resetField('code')
    setFocus('code')
  })
  useEmitted(countdown, 'code.failed', ({ failure }) => {
    onFailure(failure)
    if (failure.errors[kind] === undefined) return
    setError(kind, { type: 'server', message: failure.errors[kind] })
    setFocus(kind)
  })

  async function requestCode() {
    codeBefore.current = getValues('code')
    if (await trigger(kind, { shouldFocus: true })) countdown.send({ type: 'code.request' })
  }

  return (
    <div>
      <Field
        label={t.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={length}
        required
        error={fields.errorOf('code')}
        hint={kind === 'email' ? t.mailCodeHint : t.codeHint}
        trailing={<CodeButton countdown={countdown} onPress={() => void requestCode()} />}
        onPaste={(event) => pasteCode(event, fields)}
        {...fields.form.register('code')}
      />
      <SandboxLink text={t.sandbox} />
    </div>
  )
}

function codeLength({ kind }: LoginFields): number {
  return kind === 'email' ? MAIL_CODE_LENGTH : CODE_LENGTH
}

/** Extracts the digits of pasted text before the field's length limit would cut it. */
function pasteCode(event: ClipboardEvent, fields: LoginFields): void {
  const text = event.clipboardData.getData('text')
  const digits = digitsOf(text)
  if (digits === text || digits === '') return
  event.preventDefault()
  fields.replace('code', digits.slice(0, codeLength(fields)))
}
