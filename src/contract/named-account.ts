import * as z from 'zod/mini'
import { email, mobile } from './fields.ts'
import { CODE_LENGTH, MAIL_CODE_LENGTH } from './text-limits.ts'

/** The fields that name an account: its mobile number or its e-mail address. The number wins if both are given. */
export const contactFields = { mobile: z.optional(mobile), email: z.optional(email) }

type Named = { mobile?: string | undefined; email?: string | undefined }
type WithCode = Named & { code: string }

/** Runs the check although other fields are wrong, so that a form shows all its errors at once. */
const when = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null

/** Refuses input that names no account. */
export const namesAccount = z.refine<Named>(({ mobile, email }) => mobile !== undefined || email !== undefined, {
  path: ['mobile'],
  error: 'mobile.required',
  when,
})

/** Checks the length of the code: four digits by text message, six by e-mail. */
export const codeFits = [
  z.refine<WithCode>(({ mobile, code }) => mobile === undefined || code.length === CODE_LENGTH, {
    path: ['code'],
    error: 'code.format',
  }),
  z.refine<WithCode>(({ mobile, code }) => mobile !== undefined || code.length === MAIL_CODE_LENGTH, {
    path: ['code'],
    error: 'code.format-email',
  }),
] as const

/** Returns the number or the e-mail address that names the account. */
export function contactOf({ mobile, email = '' }: Named): string {
  return mobile ?? email
}

/** Whether a contact is an e-mail address. */
export function isEmail(contact: string): boolean {
  return contact.includes('@')
}

/** Whether a text can name an account. */
export function isContact(contact: string): boolean {
  return (isEmail(contact) ? email : mobile).safeParse(contact).success
}
