import { type ClipboardEvent, useEffect } from 'react'
import { Field } from '#client/components/field.tsx'
import { PasswordField as HiddenField } from '#client/components/password-field.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { signInMessages } from '#client/i18n/sign-in.ts'
import { useClient } from '#client/lib/client.tsx'
import type { CodeType } from '#client/machines/code-countdown/code-countdown.types.ts'
import type { Failure } from '#client/machines/failure.ts'
import type { FormView } from '#client/machines/login-modal/login-modal.types.ts'
import { CODE_LENGTH, MOBILE_LENGTH, PASSWORD_MAX } from '#src/contract/fields.ts'
import { CodeButton } from './code-button.tsx'
import { digitsOf, mobileDigits } from './digits.ts'
import { SandboxLink } from './sandbox-link.tsx'
import { useCodeCountdown } from './use-code-countdown.ts'
import type { LoginFields } from './use-login-form.ts'

type FieldsProps = { fields: LoginFields }

/** The attribute the specification asks for; the rule that counts is in the contract. */
const REGISTER_MIN_LENGTH = 6

/** Before the form is sent, what asking for a code found wrong goes as soon as the number changes. */
export function MobileField({ fields }: FieldsProps) {
  const t = useMessages(signInMessages)
  const { register, clearErrors, formState } = fields.form
  return (
    <Field
      label={t.mobile}
      type="tel"
      inputMode="numeric"
      autoComplete="tel"
      maxLength={MOBILE_LENGTH}
      required
      defaultValue={fields.startMobile}
      error={fields.errorOf('mobile')}
      onPaste={(event) => pasteDigits(event, fields, 'mobile')}
      {...register('mobile', { onChange: () => formState.isSubmitted || clearErrors('mobile') })}
    />
  )
}

export function PasswordField({ fields }: FieldsProps) {
  const t = useMessages(signInMessages)
  return (
    <HiddenField
      label={t.password}
      showLabel={t.showPassword}
      hideLabel={t.hidePassword}
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
      showLabel={t.showPassword}
      hideLabel={t.hidePassword}
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
      showLabel={t.showPassword}
      hideLabel={t.hidePassword}
      autoComplete="new-password"
      maxLength={PASSWORD_MAX}
      error={fields.errorOf('password1')}
      {...fields.form.register('password1')}
    />
  )
}

type CodeFieldProps = FieldsProps & { type: CodeType; onFailure: (failure: Failure | null) => void }

/** The code and the button that asks for it; once it is sent, typing goes into the field. */
export function CodeField({ type, fields, onFailure }: CodeFieldProps) {
  const t = useMessages(signInMessages)
  const client = useClient()
  const countdown = useCodeCountdown(type, fields.mobile)
  const { setError, setFocus, trigger } = fields.form
  useEffect(() => {
    const sent = countdown.on('code.sent', ({ message }) => {
      onFailure(null)
      client.announce(message)
      setFocus('code')
    })
    const failed = countdown.on('code.failed', ({ failure }) => {
      onFailure(failure)
      if (failure.errors.mobile === undefined) return
      setError('mobile', { type: 'server', message: failure.errors.mobile })
      setFocus('mobile')
    })
    return () => {
      sent.unsubscribe()
      failed.unsubscribe()
    }
  }, [countdown, client, onFailure, setError, setFocus])

  async function requestCode() {
    if (await trigger('mobile', { shouldFocus: true })) countdown.send({ type: 'code.request' })
  }

  return (
    <div>
      <Field
        label={t.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={CODE_LENGTH}
        required
        error={fields.errorOf('code')}
        hint={t.codeHint}
        trailing={<CodeButton countdown={countdown} onPress={() => void requestCode()} />}
        onPaste={(event) => pasteDigits(event, fields, 'code')}
        {...fields.form.register('code')}
      />
      <SandboxLink text={t.sandbox} />
    </div>
  )
}

/** Takes the digits out of what is pasted, before the length of the field would cut it. */
function pasteDigits(event: ClipboardEvent, { form }: LoginFields, field: 'mobile' | 'code'): void {
  const text = event.clipboardData.getData('text')
  const digits = field === 'mobile' ? mobileDigits(text) : digitsOf(text)
  if (digits === text || digits === '') return
  event.preventDefault()
  const length = field === 'mobile' ? MOBILE_LENGTH : CODE_LENGTH
  const { isSubmitted, errors } = form.formState
  const shouldValidate = isSubmitted || errors[field] !== undefined
  form.setValue(field, digits.slice(0, length), { shouldDirty: true, shouldValidate })
}
