/**
 * Repeats a step while it reports that there is more to do, and starts none once its time is over; the rest is left to
 * the next run.
 * @param now the clock, in ms
 * @param time the time limit, in ms
 */
export async function keepUp(now: () => number, time: number, step: () => Promise<boolean>): Promise<void> {
  const end = now() + time
  let isBehind = true
  while (isBehind && now() < end) isBehind = await step()
}
