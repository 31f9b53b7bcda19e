import type { Locale, User } from '#src/contract/index.ts'
import { RecentMap } from '#src/lib/recent-map.ts'
import type { Services } from '#src/services.ts'

/** How long an answer about a session is trusted, in ms. */
const KNOWN_MS = 5000
const MAX_READERS = 500
const MAX_COOKIES = 1024

type Known = { user: User; at: number }

/** The users whose sessions the API has just confirmed, by language and cookies. */
const memories = new WeakMap<Services, RecentMap<string, Known>>()

/**
 * Returns the user of these cookies if the API confirmed them within the last seconds and nothing has changed since;
 * otherwise null.
 */
export function knownReader(services: Services, headers: Headers, locale: Locale): User | null {
  const known = memories.get(services)?.get(`${locale} ${headers.get('cookie')}`)
  return known !== undefined && services.now() - known.at <= KNOWN_MS ? known.user : null
}

/**
 * Returns a function that remembers the API's answer about a session. Create it before asking: an answer that was in
 * flight when something changed is not remembered.
 */
export function readerMemory(services: Services, headers: Headers, locale: Locale): (user: User) => void {
  const memory = memories.get(services) ?? new RecentMap<string, Known>(MAX_READERS)
  memories.set(services, memory)
  const cookies = headers.get('cookie') ?? ''
  const at = services.now()
  return (user) => {
    if (cookies.length > MAX_COOKIES) return
    memory.set(`${locale} ${cookies}`, { user, at })
  }
}

/**
 * Forgets all remembered users, after anything that may have changed what pages show about one of them. Every next page
 * asks the API again.
 */
export function forgetReaders(services: Services): void {
  memories.delete(services)
}
