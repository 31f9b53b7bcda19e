import { runsBehind } from '#src/api/db/backlog.ts'
import type { Services } from '#src/services.ts'

/** How many times as long as usual a job that is behind goes on at most: all of them still end before the next hour. */
const LONGEST = 4

/**
 * How long a job of the timer may go on in this run, in ms: as long again for each run in a row that has left something
 * waiting.
 * @param usual in ms
 */
export async function timeFor({ db }: Pick<Services, 'db'>, name: string, usual: number): Promise<number> {
  return usual * Math.min(1 + (await runsBehind(db, name)), LONGEST)
}
