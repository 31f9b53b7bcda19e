import * as z from 'zod/mini'
import { userName } from './fields.ts'
import { locales } from './locale.ts'

/** The id of a device, unique within its user's account. */
export const deviceId = z.string({ error: 'value.required' }).check(z.regex(/^[\w-]{16}$/, 'value.invalid'))

/** A session as its owner sees it. Times in ms since 1970; unknown texts are empty. */
export const device = z.object({
  id: z.string(),
  /** Such as Chrome. */
  browser: z.string(),
  /** Such as Windows. */
  system: z.string(),
  /** Where the session was started, as a place name. */
  country: z.string(),
  began_at: z.number(),
  /** When it was last used, rounded to the hour. */
  seen_at: z.number(),
  /** Whether it began on a phone by the code of an editor. */
  handed_over: z.boolean(),
  /** Whether this is the session that asks. */
  present: z.boolean(),
})

export type Device = z.infer<typeof device>

/** What users say about themselves. */
export const profile = z.object({
  user_name: userName,
  /** The key of an uploaded picture, as `user.Resume/photo` takes it; null for none. */
  picture: z.nullable(z.string().check(z.regex(/^[0-9A-Za-z]{20}$/, 'value.invalid'))),
  /** The language of e-mails to the user; null means the language of the page that caused the e-mail. */
  language: z.nullable(z.enum(locales, { error: 'value.invalid' })),
})

/** The caller's account: its ways to sign in, and whether it is about to be deleted. */
export const account = z.object({
  /** Such as `138****8000`; empty when the account has no number. */
  mobile_masked: z.string(),
  /** Such as `m***@example.com`; empty when the account has no address. */
  email_masked: z.string(),
  has_password: z.boolean(),
  has_wechat: z.boolean(),
  has_passkey: z.boolean(),
  profile: z.extend(profile, { user_name: z.string() }),
  /** Until when this session counts as proved, in ms since 1970; 0 for never. */
  proved_until: z.number(),
  /** When everything is deleted for good; null when no deletion was requested. */
  deletes_at: z.nullable(z.number()),
})

export type AccountView = z.infer<typeof account>
