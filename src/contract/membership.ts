import * as z from 'zod/mini'

/** A membership plan as one user sees it. Amounts in fen, 1/100 yuan. */
export const plan = z.object({
  id: z.int(),
  name: z.string(),
  price: z.int(),
  /** The former price, shown struck through. */
  original_price: z.optional(z.int()),
  /** What this user pays: less than `price` when unused days of a lower level are credited. */
  due: z.int(),
  /** How long it lasts; `null` for ever. */
  days: z.nullable(z.int()),
  online_resume_management_upper_limit: z.int(),
  /** The number of downloads per day. */
  resume_word_download_limit: z.int(),
  /** The tag of a plan, such as "recommended". */
  desc: z.optional(z.string()),
})
export type Plan = z.infer<typeof plan>

/** The limits of users without a paid plan. */
export const freeLevel = z.object({
  name: z.string(),
  online_resume_management_upper_limit: z.int(),
  resume_word_download_limit: z.int(),
})
export type FreeLevel = z.infer<typeof freeLevel>

/** How much of a limit is used. `resets_at` in ms since 1970, `null` for limits that are not per day. */
const usage = z.object({ used: z.int(), limit: z.int(), resets_at: z.nullable(z.number()) })
export type Usage = z.infer<typeof usage>

/** The level and limits of a user. `level_until` in ms since 1970; `null` for ever, or when there is no paid level. */
export const membershipStatus = z.object({
  is_vip: z.boolean(),
  level_name: z.string(),
  level_until: z.nullable(z.number()),
  /** The plan in force, if it can be bought again; otherwise `null`. */
  renewable_plan_id: z.nullable(z.int()),
  online_resumes: usage,
  word_downloads: usage,
})
export type MembershipStatus = z.infer<typeof membershipStatus>

/** What the refusal of one online résumé more carries: how many there are. */
export const resumesKept = z.object({ online_resumes: z.int() })
export type ResumesKept = z.infer<typeof resumesKept>

/** What a redemption code granted. Times in ms since 1970; a `level_until` of `null` lasts for ever. */
export const redemption = z.object({
  code: z.string(),
  level_name: z.string(),
  days: z.nullable(z.int()),
  level_until: z.nullable(z.number()),
  redeemed_at: z.number(),
})
export type Redemption = z.infer<typeof redemption>

export const redemptionList = z.object({ items: z.array(redemption) })
export type RedemptionList = z.infer<typeof redemptionList>
