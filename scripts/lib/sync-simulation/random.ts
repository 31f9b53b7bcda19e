/** A source of pseudo-random choices. */
export type Random = {
  /** A whole number from 0, below `limit`. */
  below: (limit: number) => number
  chance: (probability: number) => boolean
  /** One of the list; nothing when it is empty. */
  pick: <T>(list: readonly T[]) => T | undefined
}

/** Numbers that look random and are the same for the same seed (mulberry32). */
export function seededRandom(seed: number): Random {
  let state = Math.imul(seed + 1, 0x9e3779b1)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return { below, chance: (probability) => next() < probability, pick: (list) => list[below(list.length)] }
}
