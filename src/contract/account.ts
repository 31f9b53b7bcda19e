import * as z from 'zod/mini'
import { userName } from './fields.ts'
import { locales } from './locale.ts'

/** Names a device among those of its user. */
export const deviceId = z.string({ error: 'value.required' }).check(z.regex(/^[\w-]{16}$/, 'value.invalid'))

/** A session as its owner sees it; times in ms since 1970. What nobody knows is empty. */
export const device = z.object({
  id: z.string(),
  /** Such as Chrome. */
  browser: z.string(),
  /** Such as Windows. */
  system: z.string(),
  /** Where it was begun, in words. */
  country: z.string(),
  began_at: z.number(),
  /** To the hour. */
  seen_at: z.number(),
  /** The one that asks. */
  present: z.boolean(),
})

export type Device = z.infer<typeof device>

/** What a user says of themselves. */
export const profile = z.object({
  user_name: userName,
  /** The key of a picture of theirs, as `user.Resume/photo` takes it; null for none. */
  picture: z.nullable(z.string().check(z.regex(/^[0-9A-Za-z]{20}$/, 'value.invalid'))),
  /** Of letters to them; null for that of the page they are asked for on. */
  language: z.nullable(z.enum(locales, { error: 'value.invalid' })),
})

/** The account of the caller: how it can be signed in to, and whether it is about to go. */
export const account = z.object({
  /** `138****8000`; empty without a number. */
  mobile_masked: z.string(),
  /** `m***@example.com`; empty without an address. */
  email_masked: z.string(),
  has_password: z.boolean(),
  has_wechat: z.boolean(),
  has_passkey: z.boolean(),
  profile: z.extend(profile, { user_name: z.string() }),
  /** Until when this session may do what only its owner may, in ms since 1970; 0 for never. */
  proved_until: z.number(),
  /** When everything is removed for good; null unless it was asked for. */
  deletes_at: z.nullable(z.number()),
})

export type AccountView = z.infer<typeof account>
