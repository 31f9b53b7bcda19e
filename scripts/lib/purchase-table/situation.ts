import type { Place, PurchaseWorld } from './world.ts'

/** The account of what a person saw, and that of the ledger, in the same words. */
export type Pair = { saw: string; ledger: string }

/**
 * A situation of a purchase, which ends with both accounts. It is played on a desktop screen unless others are named.
 */
export type PurchaseSituation = {
  name: string
  screens?: readonly Place['screen'][]
  play: (world: PurchaseWorld) => Promise<Pair>
}

/** Both screens, for situations that a phone shows differently. */
export const BOTH: PurchaseSituation['screens'] = ['desk', 'phone']

/**
 * Reads both accounts of one moment; a gateway may report while the page is being read, so it is read again until both
 * are stable.
 */
export async function accounts(world: PurchaseWorld, elsewhere = 0): Promise<Pair> {
  const before = await world.ledger(elsewhere)
  const saw = await world.seen()
  const ledger = await world.ledger(elsewhere)
  return before === ledger ? { saw, ledger } : accounts(world, elsewhere)
}

/** Puts something seen earlier before both accounts. */
export function withSeen(pair: Pair, saw: string, ledger: string): Pair {
  return { saw: `${saw}; ${pair.saw}`, ledger: `${ledger}; ${pair.ledger}` }
}
