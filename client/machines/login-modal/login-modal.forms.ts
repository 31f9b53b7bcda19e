import { code, email, mailCode, mobile, password } from '#src/contract/fields.ts'
import type { FieldMessageKey } from '#src/contract/messages.ts'
import type { FormErrors, FormField, FormValues, FormView } from './login-modal.types.ts'

type Check = (value: string) => FieldMessageKey | undefined
type FieldSchema = typeof mobile | typeof email | typeof password | typeof code

/** The fields of each view in their order; either number or address is shown. */
export const formFields: Record<FormView, readonly FormField[]> = {
  account: ['mobile', 'email', 'password'],
  register: ['mobile', 'email', 'code', 'password'],
  reset: ['mobile', 'email', 'code', 'password', 'password1'],
}

type Checks = Partial<Record<FormField, Check>>

const byMobile: Checks = { mobile: by(mobile), code: by(code), password: by(password) }
const byEmail: Checks = { email: by(email), code: by(mailCode), password: by(password) }

/**
 * Checks a form by the rules of the specification (§5); empty when it may be sent. Further rules for new passwords are
 * checked by the server.
 */
export function checkForm(view: FormView, values: FormValues): FormErrors {
  const errors: FormErrors = {}
  const checks = values.email === undefined ? byMobile : byEmail
  for (const field of formFields[view]) {
    const error = checks[field]?.(values[field] ?? '')
    if (error !== undefined) errors[field] = error
  }
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
  'mobile.foreign',
  'email.required',
  'email.format',
  'password.required',
  'password.length',
  'code.required',
  'code.format',
  'code.format-email',
]
