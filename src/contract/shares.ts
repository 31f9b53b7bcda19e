import * as z from 'zod/mini'

/** How many links one résumé may have at a time. */
export const SHARES_MAX = 20
/** The shortest password of a link, in characters. */
export const SHARE_PASSWORD_MIN = 4
export const SHARE_PASSWORD_MAX = 64

/** The secret part of a link's address: 256 bits in base64url. */
export const shareToken = z.string({ error: 'value.required' }).check(z.regex(/^[A-Za-z0-9_-]{43}$/, 'value.invalid'))

/** The id by which a link's owner manages it; it does not open the link. */
export const shareId = z.string({ error: 'value.required' }).check(z.regex(/^[0-9A-Za-z]{20}$/, 'value.invalid'))

/** The settings of a link. `expires_at` in ms since 1970, null for never. */
export const shareSettings = {
  /** The owner's note, such as for whom the link is; nobody else reads it. */
  label: z
    .string({ error: 'value.required' })
    .check(z.trim(), z.minLength(1, 'value.required'), z.maxLength(40, 'value.invalid')),
  expires_at: z.nullable(z.int({ error: 'value.invalid' }).check(z.positive('value.invalid'))),
  /** Masks phone numbers, e-mail addresses, and WeChat and QQ ids. */
  hide_contacts: z.boolean({ error: 'value.invalid' }),
  /** Allows visitors to download the file. */
  download: z.boolean({ error: 'value.invalid' }),
  /** Lets visitors comment; pages of an earlier version of the site do not know of it. */
  comments: z._default(z.boolean({ error: 'value.invalid' }), false),
}

/** A password for a link; null for none. */
export const sharePassword = z.nullable(
  z
    .string({ error: 'password.required' })
    .check(z.minLength(SHARE_PASSWORD_MIN, 'share.password'), z.maxLength(SHARE_PASSWORD_MAX, 'share.password')),
)

/** A link as its owner sees it; times in ms since 1970. */
export const share = z.object({
  id: shareId,
  token: shareToken,
  label: z.string(),
  expires_at: z.nullable(z.number()),
  hide_contacts: z.boolean(),
  download: z.boolean(),
  comments: z._default(z.boolean(), false),
  has_password: z.boolean(),
  /** How often people other than the owner have opened it. */
  opens: z.int(),
  opened_at: z.nullable(z.number()),
  created_at: z.number(),
})
export type Share = z.infer<typeof share>

/** What a visitor with the link gets: the résumé, or the demand for a password. */
export const sharedResume = z.discriminatedUnion('state', [
  z.object({ state: z.literal('locked') }),
  z.object({
    state: z.literal('open'),
    title: z.string(),
    html: z.string(),
    locale: z.enum(['zh', 'en']),
    download: z.boolean(),
    /** An API of an earlier version knows no comments. */
    comments: z._default(z.boolean(), false),
  }),
])
