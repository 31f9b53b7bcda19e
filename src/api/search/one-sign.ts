import type { SearchTerms } from '#src/api/domain/search.ts'
import type { Services } from '#src/services.ts'

/** How long an answer is good, in ms, and how many an isolate keeps. */
const FRESH_MS = 60_000
const MAX_KEPT = 200

/**
 * Makes a memory for searches for a single Chinese character. They are what is asked most while somebody types, have few
 * different answers, and read more of the index than all others: an isolate asks the ledger for each about once a minute.
 * Every other search is asked anew.
 */
export function oneSignMemory<T>(): (
  services: Services,
  asked: { terms: SearchTerms; key: unknown },
  load: () => Promise<T>,
) => Promise<T> {
  const memories = new WeakMap<Services, Map<string, { at: number; answer: T }>>()
  return async (services, { terms, key }, load) => {
    if (!isOneSign(terms)) return load()
    const memory = memories.get(services) ?? new Map<string, { at: number; answer: T }>()
    memories.set(services, memory)
    const name = JSON.stringify(key)
    const known = memory.get(name)
    if (known !== undefined && services.now() - known.at < FRESH_MS) return known.answer
    const answer = await load()
    memory.delete(name)
    memory.set(name, { at: services.now(), answer })
    for (const oldest of memory.keys()) {
      if (memory.size <= MAX_KEPT) break
      memory.delete(oldest)
    }
    return answer
  }
}

function isOneSign(terms: SearchTerms): boolean {
  return terms.length === 1 && terms[0]?.length === 1 && [...(terms[0][0] ?? '')].length === 1
}
