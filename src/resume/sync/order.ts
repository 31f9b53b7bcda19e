import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing'

/** Keys grow by a character with every few insertions into the same gap; a list with longer keys is renumbered. */
const longestKey = 100

/** The positions of a new list, in order. */
export function firstPositions(count: number): string[] {
  return generateNKeysBetween(null, null, count)
}

/**
 * The positions to set so that an entry comes to `index` of a list.
 * @param siblings the entries of the list in order, without the one to place
 * @returns positions by id: usually one; those of the whole list when no key of a sensible length fits between the
 * neighbours
 */
export function placeAt(
  siblings: readonly [string, { pos: string }][],
  id: string,
  index: number,
): Map<string, string> {
  const pos = positionBetween(siblings[index - 1]?.[1].pos, siblings[index]?.[1].pos)
  if (pos !== undefined) return new Map([[id, pos]])
  const ids = siblings.map(([sibling]) => sibling)
  const ordered = [...ids.slice(0, index), id, ...ids.slice(index)]
  const positions = firstPositions(ordered.length)
  return new Map(ordered.flatMap((entry, place) => (positions[place] ? [[entry, positions[place]] as const] : [])))
}

/** A position between two others; undefined when they are equal, malformed or too long. */
function positionBetween(before: string | undefined, after: string | undefined): string | undefined {
  try {
    const pos = generateKeyBetween(before, after)
    return pos.length > longestKey ? undefined : pos
  } catch {
    return undefined
  }
}
