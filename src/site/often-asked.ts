import { perOwner } from '#src/lib/per-owner.ts'
import { RecentMap } from '#src/lib/recent-map.ts'
import type { Services } from '#src/services.ts'

/** How many requested addresses an isolate remembers. */
const REMEMBERED = 500

const askedOf = perOwner((): RecentMap<string, true> => new RecentMap(REMEMBERED))

/**
 * Whether this isolate remembers an earlier request for an address. Only such addresses are worth caching: somebody who
 * requests every address there is fills nothing but this memory.
 */
export function isAskedAgain(services: Services, address: string): boolean {
  const asked = askedOf(services)
  const isKnown = asked.has(address)
  asked.set(address, true)
  return isKnown
}
