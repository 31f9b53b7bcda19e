import { type FormEvent, useEffect } from 'react'
import { type FieldErrors, type Resolver, type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import { useLocale } from '#client/lib/page.tsx'
import { checkForm, formFields } from '#client/machines/login-modal/login-modal.forms.ts'
import type { FormField, FormValues, FormView } from '#client/machines/login-modal/login-modal.types.ts'
import type { Locale } from '#src/contract/locale.ts'
import { fieldMessage } from '#src/contract/messages.ts'
import type { LoginFlow } from './use-login-flow.ts'

const empty: FormValues = { mobile: '', password: '', password1: '', code: '' }

/** What the fields of a form need. */
export type LoginFields = {
  form: UseFormReturn<FormValues>
  errorOf: (field: FormField) => string | undefined
  /** The number the form starts with. */
  startMobile: string
  /** The number as it is typed. */
  mobile: string
  submit: (event: FormEvent) => void
}

/**
 * Ties one view's fields to the login machine: values go to it when they pass the checks, its failures come back to
 * the fields. The fields have no default values, so that what was typed before hydration stays.
 */
export function useLoginForm(view: FormView, flow: LoginFlow, startMobile: string): LoginFields {
  const locale = useLocale()
  const form = useForm<FormValues>({ resolver: resolverOf(view, locale) })
  const { control, setError, setFocus, getValues, formState } = form
  const mobile: string | undefined = useWatch({ control, name: 'mobile' })

  useEffect(() => {
    const failed = flow.on('call.failed', ({ failure }) => {
      const fields = formFields[view].filter((field) => failure.errors[field] !== undefined)
      for (const field of fields) setError(field, { type: 'server', message: failure.errors[field] })
      if (fields[0] !== undefined) setFocus(fields[0])
    })
    return () => failed.unsubscribe()
  }, [flow, view, setError, setFocus])

  const send = () => flow.send({ type: 'form.submit', values: { ...empty, ...getValues() } })
  return {
    form,
    errorOf: (field) => formState.errors[field]?.message,
    startMobile,
    mobile: mobile ?? startMobile,
    submit: (event) => void form.handleSubmit(send, send)(event),
  }
}

/** The checks of the machine, told to the form as it goes. */
function resolverOf(view: FormView, locale: Locale): Resolver<FormValues> {
  return (values) => {
    const found = checkForm(view, { ...empty, ...values })
    const errors: FieldErrors<FormValues> = {}
    for (const field of formFields[view]) {
      if (found[field] !== undefined) errors[field] = { type: 'rule', message: fieldMessage(found[field], locale) }
    }
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
  }
}
