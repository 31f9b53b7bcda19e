import type { World } from './world.ts'

/** What a person saw and what the ledger says, in the same words. */
export type Pair = { saw: string; ledger: string }

/** A situation of a purchase: what is done, and both accounts of what came of it. */
export type Situation = { name: string; phone?: true; play: (world: World) => Promise<Pair> }

/** Both accounts as they stand. @param elsewhere successes that were said in another tab */
export async function accounts(world: World, elsewhere = 0): Promise<Pair> {
  const saw = await world.seen()
  return { saw, ledger: await world.ledger(elsewhere) }
}

/** Something seen on the way, before both accounts. */
export function withSeen(pair: Pair, saw: string, ledger: string): Pair {
  return { saw: `${saw}; ${pair.saw}`, ledger: `${ledger}; ${pair.ledger}` }
}
