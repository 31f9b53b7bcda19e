import { isEmail, type Locale, type User } from '#src/contract/index.ts'

const MAX_NAME_OF_EMAIL = 20

/** A membership level and its limits; the free level has rank 0. Prices in fen. */
export type Level = {
  slug: string
  /** Higher is better; the rank is also the plan's id. */
  rank: number
  name: Record<Locale, string>
  /** Such as "recommended"; empty for none. */
  tag: Record<Locale, string>
  price: number
  /** The former price, shown struck through. */
  originalPrice: number | null
  /** How long it lasts; `null` for ever. */
  days: number | null
  onlineResumeLimit: number
  wordDownloadLimit: number
  /** How many photos a user may have, and their total size in bytes. */
  photoLimit: number
  photoBytesLimit: number
  /** How many deleted résumés can be restored; beyond it the oldest are removed. */
  deletedResumeLimit: number
}

/** A stored account. Times in ms since 1970; a `levelUntil` of `null` lasts for ever. */
export type Account = {
  id: number
  mobile: string | null
  passwordHash: string | null
  userName: string
  level: string
  levelUntil: number | null
  /** When it will be deleted, in ms since 1970; null unless its owner requested that. */
  deletesAt: number | null
}

/** The level of an account, and its end in ms since 1970; `null` lasts for ever. */
export type Membership = Pick<Account, 'level' | 'levelUntil'>

export const FREE_LEVEL = 'free'

/** The level in force: the paid one until it ends, then the free one. */
export function levelInForce(account: Membership, levels: readonly Level[], now: number): Level {
  const ended = account.levelUntil !== null && account.levelUntil <= now
  const slug = ended ? FREE_LEVEL : account.level
  const level = levels.find((known) => known.slug === slug)
  if (level === undefined) throw new Error(`Membership level ${slug} is missing`)
  return level
}

/** The limits of visitors. */
export function visitorLevel(levels: readonly Level[]): Level {
  return levelInForce({ level: FREE_LEVEL, levelUntil: null }, levels, 0)
}

/** An account as its owner sees it. */
export function userView(account: Account, levels: readonly Level[], now: number, locale: Locale): User {
  const level = levelInForce(account, levels, now)
  const isLapsed = level.slug === FREE_LEVEL && account.level !== FREE_LEVEL
  return {
    user_id: account.id,
    user_name: account.userName,
    vip_level_name: level.name[locale],
    is_vip: level.slug !== FREE_LEVEL,
    mobile_masked: maskMobile(account.mobile),
    vip_expires_at: level.slug === FREE_LEVEL ? null : account.levelUntil,
    ...(isLapsed && account.levelUntil !== null && { vip_lapsed_at: account.levelUntil }),
    online_resume_management_upper_limit: level.onlineResumeLimit,
    resume_word_download_limit: level.wordDownloadLimit,
    ...(account.deletesAt !== null && { deletes_at: account.deletesAt }),
  }
}

/** The initial name of an account, from the contact that opened it. */
export function defaultUserName(contact: string, locale: Locale): string {
  if (isEmail(contact)) return contact.slice(0, contact.indexOf('@')).slice(0, MAX_NAME_OF_EMAIL)
  const tail = contact.slice(-4)
  return locale === 'en' ? `User ${tail}` : `用户${tail}`
}

/** Such as `138****8000`; empty without a number. */
export function maskMobile(mobile: string | null): string {
  return mobile === null ? '' : `${mobile.slice(0, 3)}****${mobile.slice(-4)}`
}

/** Such as `m***@example.com`; empty without an address. */
export function maskEmail(email: string | null): string {
  return email === null ? '' : `${email.slice(0, 1)}***${email.slice(email.indexOf('@'))}`
}
