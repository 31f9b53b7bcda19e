import type { Locale, User } from '#src/contract/index.ts'
import { RecentMap } from '#src/lib/recent-map.ts'
import type { Services } from '#src/services.ts'

/** How long an answer about a session counts, in ms. */
const KNOWN_MS = 5000
const MAX_READERS = 500
const MAX_COOKIES = 1024

type Known = { user: User; at: number }

/** Who the API has just said is signed in, by language and cookies. */
const memories = new WeakMap<Services, RecentMap<string, Known>>()

/** The user of these cookies, if the API said so within the last seconds and nothing has been changed since; or null. */
export function knownReader(services: Services, headers: Headers, locale: Locale): User | null {
  const known = memories.get(services)?.get(`${locale} ${headers.get('cookie')}`)
  return known !== undefined && services.now() - known.at <= KNOWN_MS ? known.user : null
}

/**
 * Made before the API is asked about a session, and given its answer: one that was on its way when something changed is
 * not remembered.
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

/** After anything that may have changed what pages say of somebody: the next page of everybody asks again. */
export function forgetReaders(services: Services): void {
  memories.delete(services)
}
