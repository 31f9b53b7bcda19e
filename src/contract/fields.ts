import * as z from 'zod/mini'

/** The number of digits of a mainland mobile number. */
export const MOBILE_LENGTH = 11
/** The number of digits of an SMS verification code. */
export const CODE_LENGTH = 4
/** The number of digits of a code that comes by mail. */
export const MAIL_CODE_LENGTH = 6
/** The longest name of a user, in characters. */
export const NAME_MAX = 30
/** The longest e-mail address, in characters. */
export const EMAIL_MAX = 254
/** The shortest password register and reset accept, in characters. */
export const PASSWORD_MIN = 8
/** The longest password register and reset accept, in characters. */
export const PASSWORD_MAX = 64

/** Error messages of schemas are keys of `fieldMessages`; whoever shows them looks up the text in its locale. */
export const mobile = z.string({ error: 'mobile.required' }).check(
  z.minLength(1, 'mobile.required'),
  // Of another country: no message gets there, an e-mail does.
  z.regex(/^(?!\s*(?:\+|00)(?!\s*86))/, 'mobile.foreign'),
  z.regex(/^1[3-9]\d{9}$/, 'mobile.format'),
)

/** What a user is called: on one line, and nothing that cannot be seen. */
export const userName = z
  .string({ error: 'name.required' })
  .check(
    z.trim(),
    z.minLength(1, 'name.required'),
    z.maxLength(NAME_MAX, 'name.length'),
    z.regex(/^[^\p{C}\p{Zl}\p{Zp}]*$/u, 'value.invalid'),
  )

/** An e-mail address, in small letters. */
export const email = z
  .string({ error: 'email.required' })
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, 'email.required'),
    z.maxLength(EMAIL_MAX, 'email.format'),
    z.regex(/^[^\s@"(),:;<>[\\\]]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})+$/, 'email.format'),
  )

/** A password as typed on the sign-in form: only its presence is checked, old passwords stay usable. */
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

/** A code that came by mail: exactly six digits. */
export const mailCode = z
  .string({ error: 'code.required' })
  .check(z.minLength(1, 'code.required'), z.regex(/^\d{6}$/, 'code.format-email'))

/** A code, however it came. */
export const anyCode = z
  .string({ error: 'code.required' })
  .check(z.minLength(1, 'code.required'), z.regex(/^\d{4}(?:\d{2})?$/, 'code.format'))

/** The forms of the specification carry fields a call may not need; they are accepted and ignored. */
export const unusedField = z.optional(z.string().check(z.maxLength(256, 'value.invalid')))

/** What shows that a person is calling; asked for by `captcha.required`. */
export const captchaToken = z.optional(z.string().check(z.maxLength(2048, 'value.invalid')))

/** A whole number in a query string, from 1. */
export const queryId = z.pipe(
  z.string({ error: 'value.required' }).check(z.regex(/^[1-9]\d{0,14}$/, 'value.invalid')),
  z.transform(Number),
)

/** A page number in a query string, from 1; missing means 1. */
export const queryPage = z.pipe(
  z._default(z.string().check(z.regex(/^[1-9]\d{0,5}$/, 'value.invalid')), '1'),
  z.transform(Number),
)

/** A lower-case word of a URL: category, tag, facet value. */
export const slug = z
  .string()
  .check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'value.invalid'), z.maxLength(40, 'value.invalid'))

/** A redemption code however it was typed or pasted, answered as `XXXX-XXXX-XXXX`. */
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
