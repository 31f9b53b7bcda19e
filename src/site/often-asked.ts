import type { Services } from '#src/services.ts'

/** How many addresses an isolate remembers to have been asked for. */
const REMEMBERED = 500

const remembered = new WeakMap<Services, Set<string>>()

/**
 * Whether an address has been asked for before, as far as an isolate remembers: what is asked for again is worth keeping
 * for others, and who goes through all there are fills nothing but this.
 */
export function isAskedAgain(services: Services, address: string): boolean {
  const asked = remembered.get(services) ?? new Set<string>()
  remembered.set(services, asked)
  const isKnown = asked.delete(address)
  asked.add(address)
  for (const oldest of asked) {
    if (asked.size <= REMEMBERED) break
    asked.delete(oldest)
  }
  return isKnown
}
