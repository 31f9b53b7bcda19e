import { type Account, type Level, levelInForce, type Membership } from './membership.ts'
import { amountDue, membershipAfter } from './plans.ts'

/** What an order grants its owner: a membership that replaces the former one, or a template. */
export type Grant =
  | { kind: 'membership'; userId: number; before: Membership; after: Membership }
  | { kind: 'template'; userId: number; templateId: number }

/** The item of an order: a level by its slug, or a template by its id. */
export type Goods = { kind: 'membership'; level: string } | { kind: 'template'; templateId: number }

/** The terms of an order. Amount in fen. */
export type OrderAgreement = {
  goods: Goods
  amount: number
  /**
   * The membership from which the price was calculated; `null` for a template, and for orders older than this field.
   */
  base: Membership | null
}

/** The owner's situation when the order is paid. */
export type OwnerSituation = {
  owner: Pick<Account, 'id' | 'level' | 'levelUntil'> | null
  levels: readonly Level[]
  /** Whether another order has granted the owner a membership since this one was made. */
  otherGrant: boolean
  /** Whether the owner has the ordered template. */
  owned: boolean
  now: number
}

/** What an order would grant now, and its present price, in fen. */
export type OrderOffer = { grant: Grant; due: number }

/**
 * What a paid order grants: the agreed item at the agreed price if nothing has changed, otherwise at the present price.
 * @returns `null` when it would be of no use, or is the same item paid twice
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
  // Another order has granted this plan since: both are one purchase paid twice, unless this one was priced on the
  // present membership.
  if (isInForce && otherGrant && (base === null || !isUnchanged)) return null
  const grant = { kind: 'membership', userId: id, before, after } as const
  return { grant, due: isUnchanged ? amount : amountDue(holder, plan) }
}

function isSame(one: Membership, other: Membership): boolean {
  return one.level === other.level && one.levelUntil === other.levelUntil
}
