import * as z from 'zod/mini'
import { FACET_SLUG_MAX, ID, SLUG } from './address-parts.ts'
import { EMAIL_MAX, NAME_MAX, PASSWORD_MAX, PASSWORD_MIN } from './text-limits.ts'

/**
 * A mainland mobile number. Error messages of schemas are keys of `fieldMessages`; whoever shows them looks up the
 * text.
 */
export const mobile = z.string({ error: 'mobile.required' }).check(
  z.minLength(1, 'mobile.required'),
  // A number of another country: text messages do not get there, e-mails do.
  z.regex(/^(?!\s*(?:\+|00)(?!\s*86))/, 'mobile.foreign'),
  z.regex(/^1[3-9]\d{9}$/, 'mobile.format'),
)

/** The name of a user: one line without invisible characters. */
export const userName = z
  .string({ error: 'name.required' })
  .check(
    z.trim(),
    z.minLength(1, 'name.required'),
    z.maxLength(NAME_MAX, 'name.length'),
    z.regex(/^[^\p{C}\p{Zl}\p{Zp}]*$/u, 'value.invalid'),
  )

/** An e-mail address, in lower case. */
export const email = z
  .string({ error: 'email.required' })
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, 'email.required'),
    z.maxLength(EMAIL_MAX, 'email.format'),
    z.regex(/^[^\s@"(),:;<>[\\\]]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})+$/, 'email.format'),
  )

/** A password typed to sign in. Only its presence is checked, so that old passwords stay usable. */
export const password = z
  .string({ error: 'password.required' })
  .check(z.minLength(1, 'password.required'), z.maxLength(256, 'password.length'))

/** A password to be set: 8 to 64 characters, no composition rules. */
export const newPassword = z
  .string({ error: 'password.required' })
  .check(
    z.minLength(1, 'password.required'),
    z.minLength(PASSWORD_MIN, 'password.length'),
    z.maxLength(PASSWORD_MAX, 'password.length'),
  )

/** A verification code: exactly four digits. */
export const code = z
  .string({ error: 'code.required' })
  .check(z.minLength(1, 'code.required'), z.regex(/^\d{4}$/, 'code.format'))

/** A verification code from an e-mail: exactly six digits. */
export const mailCode = z
  .string({ error: 'code.required' })
  .check(z.minLength(1, 'code.required'), z.regex(/^\d{6}$/, 'code.format-email'))

/** A verification code from a text message or an e-mail. */
export const anyCode = z
  .string({ error: 'code.required' })
  .check(z.minLength(1, 'code.required'), z.regex(/^\d{4}(?:\d{2})?$/, 'code.format'))

/** Accepts and ignores a field: the forms of the specification send some that a call does not need. */
export const unusedField = z.optional(z.string().check(z.maxLength(256, 'value.invalid')))

/** The token that shows that a person is calling; demanded by `captcha.required`. */
export const captchaToken = z.optional(z.string().check(z.maxLength(2048, 'value.invalid')))

/** A whole number from 1, in a query string. */
export const queryId = z.pipe(
  z.string({ error: 'value.required' }).check(z.regex(ID, 'value.invalid')),
  z.transform(Number),
)

/** A page number from 1, in a query string; 1 when missing. */
export const queryPage = z.pipe(
  z._default(z.string().check(z.regex(/^[1-9]\d{0,5}$/, 'value.invalid')), '1'),
  z.transform(Number),
)

/** Where a page of a list stands in the whole. */
export const pageOfList = { total: z.int(), page: z.int(), page_size: z.int() }

/** A lower-case word in an address: a category, tag or other facet value. */
export const slug = z.string().check(z.regex(SLUG, 'value.invalid'), z.maxLength(FACET_SLUG_MAX, 'value.invalid'))

/** The content of a file in base64. */
export const base64 = z.string({ error: 'value.required' }).check(z.minLength(1, 'value.required'))

/** The name of a PDF file, with its extension. */
export const pdfName = z
  .string({ error: 'value.required' })
  .check(z.regex(/^[^\p{Cc}]+\.pdf$/u, 'value.invalid'), z.maxLength(100, 'value.invalid'))

/** A redemption code in any spelling; becomes `XXXX-XXXX-XXXX`. */
export const redeemCode = z.pipe(
  z.string({ error: 'redeem.required' }).check(z.minLength(1, 'redeem.required'), z.maxLength(40, 'redeem.format')),
  z.pipe(
    z.transform((typed: string) => typed.toUpperCase().replace(/[^0-9A-Z]/g, '')),
    z.pipe(
      z.string().check(z.regex(/^[0-9A-Z]{12}$/, 'redeem.format')),
      z.transform((code: string) => `${code.slice(0, 4)}-${code.slice(4, 8)}-${code.slice(8)}`),
    ),
  ),
)
