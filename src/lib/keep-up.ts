/**
 * Repeats a step while it says that there is more to do, but begins none once its time is over: what is left then is
 * done the next time, and nobody else waits for it.
 * @param now the clock, in ms
 * @param time in ms
 */
export async function keepUp(now: () => number, time: number, step: () => Promise<boolean>): Promise<void> {
  const end = now() + time
  let isBehind = true
  while (isBehind && now() < end) isBehind = await step()
}
