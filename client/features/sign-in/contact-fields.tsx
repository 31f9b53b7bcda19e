import type { ChangeEvent, ClipboardEvent, InputEvent } from 'react'
import { Field } from '#client/components/field.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { signInMessages } from '#client/i18n/sign-in.ts'
import { ABROAD_LENGTH, EMAIL_MAX, MOBILE_LENGTH } from '#src/contract/text-limits.ts'
import { isForeign, mobileDigits } from './digits.ts'
import type { FieldsProps } from './form-fields.tsx'

/** What browsers should fill in: by default the number or address; on the sign-in form also a user name or passkey. */
type ContactFieldProps = FieldsProps & { autoComplete?: string }

/** The field that names the account. An error found when sending a code disappears as soon as the value changes. */
export function ContactField(props: ContactFieldProps) {
  return props.fields.kind === 'email' ? <EmailField {...props} /> : <MobileField {...props} />
}

function EmailField({ fields, autoComplete = 'email' }: ContactFieldProps) {
  const t = useMessages(signInMessages)
  const { register, clearErrors, formState } = fields.form

  function changed({ target }: ChangeEvent<HTMLInputElement>): void {
    fields.onType(target.value)
    if (!formState.isSubmitted) clearErrors('email')
  }

  return (
    <Field
      label={t.email}
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      placeholder="name@example.com"
      maxLength={EMAIL_MAX}
      required
      defaultValue={fields.start.email}
      error={fields.errorOf('email')}
      {...register('email', { onChange: changed })}
    />
  )
}

/** The mobile number. A number with a country code is not cut, so that a foreign one can be explained at once. */
function MobileField({ fields, autoComplete = 'tel' }: ContactFieldProps) {
  const t = useMessages(signInMessages)
  const { register, clearErrors, trigger, formState } = fields.form

  function changed({ target }: ChangeEvent<HTMLInputElement>): void {
    const own = ownNumber(target.value)
    fields.onType(target.value)
    if (isForeign(target.value)) void trigger('mobile')
    else if (own !== target.value) fields.replace('mobile', own)
    else if (!formState.isSubmitted) clearErrors('mobile')
  }

  return (
    <Field
      label={t.mobile}
      type="tel"
      inputMode="numeric"
      autoComplete={autoComplete}
      maxLength={lengthOf(fields.contact)}
      required
      defaultValue={fields.start.mobile}
      error={fields.errorOf('mobile')}
      onBeforeInput={makeRoom}
      onPaste={(event) => pasteNumber(event, fields)}
      {...register('mobile', { onChange: changed })}
    />
  )
}

function lengthOf(number: string): number {
  return hasCountry(number) ? ABROAD_LENGTH : MOBILE_LENGTH
}

function hasCountry(number: string): boolean {
  return /^\s*(?:\+|00)/.test(number)
}

/** Raises the length limit before a browser's autofill would be cut. */
function makeRoom({ data, currentTarget }: InputEvent<HTMLInputElement>): void {
  if (hasCountry(data) || /\d[ -]/.test(data)) currentTarget.maxLength = ABROAD_LENGTH
}

/** Removes the spaces of a mainland number, and the country code once it is complete; anything else stays as it is. */
function ownNumber(number: string): string {
  if (!hasCountry(number)) return number.replace(/(?<=\d)[ -]+/g, '')
  const digits = mobileDigits(number)
  return !isForeign(number) && /^1\d{10}$/.test(digits) ? digits : number
}

/** Extracts the digits of pasted text before the field's length limit would cut it. */
function pasteNumber(event: ClipboardEvent, fields: FieldsProps['fields']): void {
  const text = event.clipboardData.getData('text').trim()
  const number = isForeign(text) ? text.slice(0, ABROAD_LENGTH) : mobileDigits(text).slice(0, MOBILE_LENGTH)
  if (number === event.clipboardData.getData('text') || number === '') return
  event.preventDefault()
  fields.replace('mobile', number)
}
