import type { Plan } from '#src/contract/membership.ts'
import type { StandingState } from './use-standing.ts'

/** What a visitor can do with a plan. `due` in fen. */
export type Offer =
  | { kind: 'buy' | 'upgrade' | 'renew'; due: number }
  /** The plan is in force and cannot be bought again. */
  | { kind: 'current' }
  /** The plan is lower than the one in force. */
  | { kind: 'included' }

/** What a plan is to this user; until that is known, the public offer. */
export function offerOf(plan: Plan, standing: StandingState): Offer {
  if (typeof standing === 'string') return { kind: 'buy', due: plan.price }
  const { status, offers } = standing
  const offer = offers.find(({ id }) => id === plan.id)
  if (offer === undefined) return { kind: status.level_name === plan.name ? 'current' : 'included' }
  if (plan.id === status.renewable_plan_id) return { kind: 'renew', due: offer.due }
  return { kind: status.is_vip ? 'upgrade' : 'buy', due: offer.due }
}

/** The plan to recommend: the one with a tag, otherwise the first. */
export function pushedPlan(plans: readonly Plan[]): Plan | undefined {
  return plans.find(({ desc }) => desc !== undefined) ?? plans[0]
}
