import { code, mobile, newPassword, password } from '#src/contract/fields.ts'
import type { FieldMessageKey } from '#src/contract/messages.ts'
import type { FormErrors, FormField, FormValues, FormView } from './login-modal.types.ts'

type Check = (value: string) => FieldMessageKey | undefined
type FieldSchema = typeof mobile | typeof password | typeof newPassword | typeof code

/** The fields of each view in the order they are shown. */
export const formFields: Record<FormView, readonly FormField[]> = {
  account: ['mobile', 'password'],
  register: ['mobile', 'code', 'password'],
  reset: ['mobile', 'code', 'password', 'password1'],
}

const checks: Record<FormView, Partial<Record<FormField, Check>>> = {
  account: { mobile: by(mobile), password: by(password) },
  register: { mobile: by(mobile), code: by(code), password: by(newPassword) },
  reset: { mobile: by(mobile), code: by(code), password: by(newPassword) },
}

/** What is wrong with a form, by the schemas the server checks it with; empty when it may be sent. */
export function checkForm(view: FormView, values: FormValues): FormErrors {
  const errors: FormErrors = {}
  for (const field of formFields[view]) {
    const error = checks[view][field]?.(values[field])
    if (error !== undefined) errors[field] = error
  }
  // The repeated password has no rule of its own: the server, too, compares it only when there is one.
  const isRepeatedWrong = values.password1 !== '' && values.password1 !== values.password
  if (view === 'reset' && isRepeatedWrong) errors.password1 = 'password.mismatch'
  return errors
}

function by(schema: FieldSchema): Check {
  return (value) => {
    const result = schema.safeParse(value)
    return result.success ? undefined : messageKey(result.error.issues[0]?.message)
  }
}

function messageKey(message: string | undefined): FieldMessageKey {
  return knownKeys.find((key) => key === message) ?? 'value.invalid'
}

const knownKeys: readonly FieldMessageKey[] = [
  'mobile.required',
  'mobile.format',
  'password.required',
  'password.length',
  'code.required',
  'code.format',
]
