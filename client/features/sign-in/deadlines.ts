import type { Deadlines } from '#client/machines/code-countdown/code-countdown.types.ts'
import { DAY_MS } from '#src/lib/time.ts'

const KEY = 'code-deadlines'
/** The longest limit of the server, in ms; longer ones come from a wrong clock. */
const LONGEST_MS = DAY_MS

type Kept = Record<string, number>

/**
 * Remembers when the next code may be sent, until the tab is closed.
 * @param storage called at each use, because a browser may refuse it
 */
export function createDeadlines(storage: () => Pick<Storage, 'getItem' | 'setItem'>, now: () => number): Deadlines {
  function current(): Kept {
    try {
      const kept: unknown = JSON.parse(storage().getItem(KEY) ?? '{}')
      return Object.fromEntries(Object.entries(kept ?? {}).filter(([, deadline]) => isAhead(deadline)))
    } catch {
      return {}
    }
  }

  function isAhead(deadline: unknown): deadline is number {
    return typeof deadline === 'number' && deadline > now() && deadline - now() <= LONGEST_MS
  }

  return {
    read: (mobile, type) => current()[`${type} ${mobile}`] ?? null,
    write(mobile, type, deadline) {
      try {
        storage().setItem(KEY, JSON.stringify({ ...current(), [`${type} ${mobile}`]: deadline }))
      } catch {
        // Without storage the countdown lasts as long as the form.
      }
    },
  }
}
