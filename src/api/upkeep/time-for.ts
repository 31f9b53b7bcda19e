import { runsBehind } from '#src/api/db/upkeep/backlog.ts'
import type { Allowance } from '#src/lib/keep-up.ts'
import type { Services } from '#src/services.ts'

/** The largest factor by which the time of a job is extended. */
const LONGEST = 4

/**
 * Returns the budget of a job of the timer in this run: the usual one, and the same again for each hour in a row in
 * which it was behind.
 */
export async function timeFor(
  { db }: Pick<Services, 'db'>,
  name: string,
  { ms, steps }: Allowance,
): Promise<Allowance> {
  return { ms: ms * Math.min(1 + (await runsBehind(db, name)), LONGEST), steps }
}
