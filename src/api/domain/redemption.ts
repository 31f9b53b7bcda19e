import type { Locale, Redemption } from '#src/contract/index.ts'
import type { Level } from './membership.ts'
import { randomText } from './orders.ts'

/** A redeemed code. Times in ms since 1970; `tail` is its last four characters. */
export type Redeemed = {
  tail: string
  level: string
  days: number | null
  levelUntil: number | null
  redeemedAt: number
}

const CODE_LENGTH = 12

/** Creates a code in the form people get: `XXXX-XXXX-XXXX`, 60 random bits. */
export function newRedeemCode(randomBytes: (length: number) => Uint8Array): string {
  const text = randomText(CODE_LENGTH, randomBytes)
  return `${text.slice(0, 4)}-${text.slice(4, 8)}-${text.slice(8)}`
}

/** The part of a code that is stored in plain text. */
export function tailOf(code: string): string {
  return code.slice(-4)
}

/** A code of which only the tail is known, for display. */
export function maskedCode(tail: string): string {
  return `****-****-${tail}`
}

/** A redemption as its owner sees it. */
export function redemptionView(
  { level, days, levelUntil, redeemedAt }: Redeemed,
  code: string,
  levels: readonly Level[],
  locale: Locale,
): Redemption {
  const name = levels.find(({ slug }) => slug === level)?.name[locale] ?? level
  return { code, level_name: name, days, level_until: levelUntil, redeemed_at: redeemedAt }
}
