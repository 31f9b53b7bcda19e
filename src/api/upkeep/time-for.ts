import { runsBehind } from '#src/api/db/backlog.ts'
import type { Services } from '#src/services.ts'

/** The largest factor by which the time of a job is extended; all of them still end before the next hour. */
const LONGEST = 4

/**
 * Returns how long a job of the timer may take in this run, in ms: the usual time, and as much again for each
 * unfinished run in a row.
 * @param usual in ms
 */
export async function timeFor({ db }: Pick<Services, 'db'>, name: string, usual: number): Promise<number> {
  return usual * Math.min(1 + (await runsBehind(db, name)), LONGEST)
}
