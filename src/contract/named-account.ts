import * as z from 'zod/mini'
import { CODE_LENGTH, email, MAIL_CODE_LENGTH, mobile } from './fields.ts'

/** An account is named by its mobile number or, instead of it, by its e-mail address. Where both are given the number counts. */
export const contactFields = { mobile: z.optional(mobile), email: z.optional(email) }

type Named = { mobile?: string | undefined; email?: string | undefined }
type WithCode = Named & { code: string }

/** Also said when other fields are wrong: a form is told everything at once. */
const when = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null

/** Refuses who names no account. */
export const namesAccount = z.refine<Named>(({ mobile, email }) => mobile !== undefined || email !== undefined, {
  path: ['mobile'],
  error: 'mobile.required',
  when,
})

/** Codes by message have four digits, those by mail six. */
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

/** What an account was named by: a number, or an e-mail address. */
export function contactOf({ mobile, email = '' }: Named): string {
  return mobile ?? email
}

/** Whether that is an e-mail address. */
export function isEmail(contact: string): boolean {
  return contact.includes('@')
}

/** Whether that can name an account. */
export function isContact(contact: string): boolean {
  return (isEmail(contact) ? email : mobile).safeParse(contact).success
}
