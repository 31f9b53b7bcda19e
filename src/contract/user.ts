import * as z from 'zod/mini'

/** The signed-in user as pages and the header know them; times in ms since 1970, `null` = never. */
export const user = z.object({
  user_id: z.int(),
  user_name: z.string(),
  vip_level_name: z.string(),
  /** Whether a paid level is in force. */
  is_vip: z.boolean(),
  /** `138****8000`; empty for an account without a mobile number. */
  mobile_masked: z.string(),
  vip_expires_at: z.nullable(z.number()),
  /** When the last paid level ended, unless another one is in force. */
  vip_lapsed_at: z.optional(z.number()),
  online_resume_management_upper_limit: z.int(),
  resume_word_download_limit: z.int(),
  /** When the account will be deleted; until then its owner can keep it. */
  deletes_at: z.optional(z.number()),
})

export type User = z.infer<typeof user>

/** A successful sign-in: the user and the bearer token, which the Worker moves into the session cookie. */
export const signedIn = z.extend(user, { token: z.string() })

/** An answer to polling: `data` is null until the user is signed in. */
export const perhapsSignedIn = z.looseObject({ data: z.nullable(signedIn) })

export type SignedIn = z.infer<typeof signedIn>
