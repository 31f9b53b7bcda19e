import { seededRandom } from '#scripts/lib/sync-simulation/random.ts'

/**
 * Picks some items of a list, the same ones for the same seed, in their order; all if there are no more than `count`.
 */
export function sample<T>(list: readonly T[], count: number, seed: number): T[] {
  const { below } = seededRandom(seed)
  const drawn = list.map((_, at) => ({ at, rank: below(1_000_000_000) })).toSorted((a, b) => a.rank - b.rank)
  const kept = new Set(drawn.slice(0, count).map(({ at }) => at))
  return list.filter((_, at) => kept.has(at))
}
