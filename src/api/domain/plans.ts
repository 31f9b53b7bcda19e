import type { Locale, Plan } from '#src/contract/index.ts'
import { DAY_MS } from '#src/lib/time.ts'
import { FREE_LEVEL, type Level, levelInForce, type Membership } from './membership.ts'

/** The smallest amount the gateways accept, in fen. */
const LEAST_AMOUNT = 1

/** A user as plans see them; visitors have no membership. */
export type Holder = { membership: Membership; levels: readonly Level[]; now: number }

/** The holder for visitors. */
export function visitorHolder(levels: readonly Level[], now: number): Holder {
  return { membership: { level: FREE_LEVEL, levelUntil: null }, levels, now }
}

/** The plans above the holder's level, lowest first. */
export function higherPlans({ membership, levels, now }: Holder): Level[] {
  const { rank } = levelInForce(membership, levels, now)
  return levels.filter((level) => level.rank > rank)
}

/** The plan in force, if buying it again would extend it. */
export function renewablePlan(holder: Holder): Level | null {
  const current = levelInForce(holder.membership, holder.levels, holder.now)
  return isPaid(current) && membershipAfter(holder, current) !== null ? current : null
}

/**
 * The price of a plan for this holder, in fen: minus the unused days of a lower level, rounded in the holder's favour.
 */
export function amountDue(holder: Holder, plan: Level): number {
  return Math.max(LEAST_AMOUNT, plan.price - creditOf(holder, plan))
}

/** Counts whole days, including the current one, so that the amount does not change while somebody looks at it. */
function creditOf({ membership, levels, now }: Holder, plan: Level): number {
  const current = levelInForce(membership, levels, now)
  if (!isPaid(current) || current.rank >= plan.rank) return 0
  if (membership.levelUntil === null || current.days === null) return 0
  const unusedDays = Math.ceil((membership.levelUntil - now) / DAY_MS)
  return Math.ceil((current.price * unusedDays) / current.days)
}

/**
 * The membership after buying a plan: a higher one starts now, the same one is extended.
 * @returns `null` when the plan would be of no use: the present level is higher, or lasts for ever
 */
export function membershipAfter({ membership, levels, now }: Holder, plan: Level): Membership | null {
  const current = levelInForce(membership, levels, now)
  if (current.rank > plan.rank) return null
  if (current.rank < plan.rank)
    return { level: plan.slug, levelUntil: plan.days === null ? null : now + plan.days * DAY_MS }
  if (membership.levelUntil === null || plan.rank === 0) return null
  return { level: plan.slug, levelUntil: plan.days === null ? null : membership.levelUntil + plan.days * DAY_MS }
}

/** A plan as one holder sees it. */
export function planView(holder: Holder, plan: Level, locale: Locale): Plan {
  return {
    id: plan.rank,
    name: plan.name[locale],
    price: plan.price,
    original_price: plan.originalPrice ?? undefined,
    due: amountDue(holder, plan),
    days: plan.days,
    online_resume_management_upper_limit: plan.onlineResumeLimit,
    resume_word_download_limit: plan.wordDownloadLimit,
    desc: plan.tag[locale] || undefined,
  }
}

function isPaid({ rank }: Level): boolean {
  return rank > 0
}
