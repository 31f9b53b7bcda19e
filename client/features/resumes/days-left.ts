import { RESTORABLE_MS } from '#src/contract/restoring.ts'
import { DAY_MS } from '#src/lib/time.ts'

/** How many days a deleted résumé can still be restored, rounded up; 0 in the last 24 hours. */
export function daysLeft(deletedAt: number, now: number): number {
  // A clock behind the server's must not promise more than the whole time.
  const left = Math.min(deletedAt + RESTORABLE_MS - now, RESTORABLE_MS)
  return left < DAY_MS ? 0 : Math.ceil(left / DAY_MS)
}
