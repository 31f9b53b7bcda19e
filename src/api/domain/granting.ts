import { type Account, type Level, levelInForce, type Membership } from './membership.ts'
import { amountDue, membershipAfter } from './plans.ts'

/** What an order gives its owner: a membership in place of the one before, or a template. */
export type Grant =
  | { kind: 'membership'; userId: number; before: Membership; after: Membership }
  | { kind: 'template'; userId: number; templateId: number }

/** What an order is for: a level by its slug, or a template by its id. */
export type Goods = { kind: 'membership'; level: string } | { kind: 'template'; templateId: number }

/** What was agreed. Amount in fen. */
export type OrderAgreement = {
  goods: Goods
  amount: number
  /** The membership the price was worked out from; `null` for a template, and of an order from before that was kept. */
  base: Membership | null
}

/** How things stand with its owner when it is paid. */
export type OwnerSituation = {
  owner: Pick<Account, 'id' | 'level' | 'levelUntil'> | null
  levels: readonly Level[]
  /** Whether the owner was given a membership for another order since this one was made. */
  otherGrant: boolean
  /** Whether the owner has the ordered template. */
  owned: boolean
  now: number
}

/** What an order would give, and what that costs its owner now, in fen. */
export type OrderOffer = { grant: Grant; due: number }

/**
 * What comes of an order that is paid: what was agreed at the agreed price, as long as nothing has changed; in another
 * situation the price is that of now. @returns `null` when it would be of no use, or is the same thing paid for twice
 */
export function offerNow(agreement: OrderAgreement, situation: OwnerSituation): OrderOffer | null {
  const { goods, amount } = agreement
  const { owner, owned } = situation
  if (owner === null) return null
  if (goods.kind === 'membership') return membershipNow(agreement, goods.level, owner, situation)
  const grant = { kind: 'template', userId: owner.id, templateId: goods.templateId } as const
  return owned ? null : { grant, due: amount }
}

function membershipNow(
  { amount, base }: OrderAgreement,
  slug: string,
  { id, level, levelUntil }: NonNullable<OwnerSituation['owner']>,
  { levels, otherGrant, now }: OwnerSituation,
): OrderOffer | null {
  const before = { level, levelUntil }
  const holder = { membership: before, levels, now }
  const plan = levels.find((known) => known.slug === slug)
  const after = plan && membershipAfter(holder, plan)
  if (!plan || !after) return null
  const isUnchanged = base === null || isSame(base, before)
  const isInForce = levelInForce(before, levels, now).rank === plan.rank
  // More of the plan in force was chosen when the order was made, or not at all: orders side by side are one choice.
  if (isInForce && otherGrant && (base === null || !isUnchanged)) return null
  const grant = { kind: 'membership', userId: id, before, after } as const
  return { grant, due: isUnchanged ? amount : amountDue(holder, plan) }
}

function isSame(one: Membership, other: Membership): boolean {
  return one.level === other.level && one.levelUntil === other.levelUntil
}
