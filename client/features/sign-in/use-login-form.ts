import type { FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { type FieldErrors, type Resolver, type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import { useLocale } from '#client/lib/page.tsx'
import { useEmitted } from '#client/lib/use-emitted.ts'
import { checkForm, formFields } from '#client/machines/login-modal/login-modal.forms.ts'
import type { ContactKind, FormField, FormValues, FormView } from '#client/machines/login-modal/login-modal.types.ts'
import type { Locale } from '#src/contract/locale.ts'
import { fieldMessage } from '#src/contract/messages.ts'
import type { LoginFlow } from './use-login-flow.ts'

const empty: FormValues = { mobile: '', password: '', password1: '', code: '' }

/** A number and an address. */
export type LoginContacts = Record<ContactKind, string>

/** Whether a form names the account by number or address, and how to change that. */
export type ContactChoice = {
  kind: ContactKind
  start: LoginContacts
  onKindChange: (kind: ContactKind) => void
  /** Shares typed values with the forms of other views. */
  onType: (kind: ContactKind, text: string) => void
}

/** Everything the fields of a form need. */
export type LoginFields = {
  form: UseFormReturn<FormValues>
  errorOf: (field: FormField) => string | undefined
  /** What names the account. */
  kind: ContactKind
  /** The initial number and address. */
  start: LoginContacts
  /** The number or address as typed. */
  contact: string
  /** Shares the number or address with the forms of other views. */
  onType: (text: string) => void
  /** Replaces the value of a field. */
  replace: (field: 'mobile' | 'code', value: string) => void
  switchKind: () => void
  submit: (event: FormEvent) => void
}

/**
 * Connects one view's fields to the login machine: valid values are sent to it, its failures are shown at the fields.
 * Fields have no default values, so that text typed before hydration stays.
 */
export function useLoginForm(view: FormView, flow: LoginFlow, choice: ContactChoice): LoginFields {
  const { kind, start, onKindChange, onType } = choice
  const locale = useLocale()
  const form = useForm<FormValues>({ resolver: resolverOf(view, kind, locale) })
  const { control, setError, setFocus, getValues, formState } = form
  const [mobile, email]: (string | undefined)[] = useWatch({ control, name: ['mobile', 'email'] })
  const typed = kind === 'email' ? email : mobile

  useEmitted(flow, 'call.failed', ({ failure }) => {
    const fields = formFields[view].filter((field) => failure.errors[field] !== undefined)
    for (const field of fields) setError(field, { type: 'server', message: failure.errors[field] })
    if (fields[0] !== undefined) setFocus(fields[0])
  })

  const send = () => flow.send({ type: 'form.submit', values: valuesOf(kind, getValues()) })

  function replace(field: 'mobile' | 'code', value: string): void {
    const shouldValidate = formState.isSubmitted || formState.errors[field] !== undefined
    form.setValue(field, value, { shouldDirty: true, shouldValidate })
    if (field === 'mobile') onType(field, value)
  }

  /** Switches between number and address, and clears the code, which is valid for one of them only. */
  function switchKind(): void {
    const other = kind === 'mobile' ? 'email' : 'mobile'
    flushSync(() => onKindChange(other))
    form.setValue('code', '')
    form.clearErrors([kind, 'code'])
    setFocus(other)
  }

  return {
    form,
    errorOf: (field) => formState.errors[field]?.message,
    kind,
    start,
    contact: typed ?? start[kind],
    onType: (text) => onType(kind, text),
    replace,
    switchKind,
    submit: (event) => void form.handleSubmit(send, send)(event),
  }
}

/** The values to send: the number or the address, never both. */
function valuesOf(kind: ContactKind, typed: Partial<FormValues>): FormValues {
  const { email = '', ...values } = { ...empty, ...typed }
  return kind === 'email' ? { ...values, mobile: '', email } : values
}

/** Adapts the machine's checks to the form library. */
function resolverOf(view: FormView, kind: ContactKind, locale: Locale): Resolver<FormValues> {
  return (values) => {
    const found = checkForm(view, valuesOf(kind, values))
    const errors: FieldErrors<FormValues> = {}
    for (const field of formFields[view]) {
      if (found[field] !== undefined) errors[field] = { type: 'rule', message: fieldMessage(found[field], locale) }
    }
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
  }
}
