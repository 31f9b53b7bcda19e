import type { Pair, Place, PurchaseWorld } from './world.ts'

/**
 * A situation of a purchase, after which both accounts are read. It is played on a desktop screen unless others are
 * named.
 */
export type PurchaseSituation = {
  name: string
  screens?: readonly Place['screen'][]
  play: (world: PurchaseWorld) => Promise<void>
}

/** Both screens, for situations that a phone shows differently. */
export const BOTH: PurchaseSituation['screens'] = ['desk', 'phone']

/**
 * Reads both accounts of one moment; a gateway may report while the page is being read, so it is read again until both
 * are stable.
 */
export async function accounts(world: PurchaseWorld): Promise<Pair> {
  const before = await world.ledger()
  const saw = await world.seen()
  const ledger = await world.ledger()
  if (before !== ledger) return accounts(world)
  const { earlier } = world
  if (earlier === null) return { saw, ledger }
  return { saw: `${earlier.saw}; ${saw}`, ledger: `${earlier.ledger}; ${ledger}` }
}
