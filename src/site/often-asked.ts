import { perOwner } from '#src/lib/per-owner.ts'
import { RecentMap } from '#src/lib/recent-map.ts'
import type { Services } from '#src/services.ts'

/** How many addresses an isolate remembers to have been asked for. */
const REMEMBERED = 500

const askedOf = perOwner((): RecentMap<string, true> => new RecentMap(REMEMBERED))

/**
 * Whether an address has been asked for before, as far as an isolate remembers: what is asked for again is worth keeping
 * for others, and who goes through all there are fills nothing but this.
 */
export function isAskedAgain(services: Services, address: string): boolean {
  const asked = askedOf(services)
  const isKnown = asked.has(address)
  asked.set(address, true)
  return isKnown
}
