import type { SearchTerms } from '#src/api/domain/search.ts'
import { perOwner } from '#src/lib/per-owner.ts'
import { RecentMap } from '#src/lib/recent-map.ts'
import { MINUTE_MS } from '#src/lib/time.ts'
import type { Services } from '#src/services.ts'

/** How long an answer is cached, in ms, and how many an isolate caches. */
const FRESH_MS = MINUTE_MS
const MAX_KEPT = 200

/**
 * Creates a cache for searches for a single Chinese character. They are the most frequent ones while somebody types,
 * have few different answers, and read more of the index than all others. Other searches are not cached.
 */
export function oneSignMemory<T>(): (
  services: Pick<Services, 'now'> & { config: WeakKey },
  asked: { terms: SearchTerms; key: unknown },
  load: () => Promise<T>,
) => Promise<T> {
  const memoryOf = perOwner((): RecentMap<string, { at: number; answer: T }> => new RecentMap(MAX_KEPT))
  return async (services, { terms, key }, load) => {
    if (!isOneSign(terms)) return load()
    const memory = memoryOf(services.config)
    const name = JSON.stringify(key)
    const known = memory.get(name)
    if (known !== undefined && services.now() - known.at < FRESH_MS) return known.answer
    const answer = await load()
    memory.set(name, { at: services.now(), answer })
    return answer
  }
}

function isOneSign(terms: SearchTerms): boolean {
  return terms.length === 1 && terms[0]?.length === 1 && [...(terms[0][0] ?? '')].length === 1
}
