/** How long a run of a job may begin something new, in ms, and how often. */
export type Allowance = { ms: number; steps: number }

/**
 * Repeats a step while it reports that there is more to do, and starts none once what is allowed is used up; the rest is
 * left to the next run.
 * @param now the clock, in ms
 */
export async function keepUp(now: () => number, { ms, steps }: Allowance, step: () => Promise<boolean>): Promise<void> {
  const end = now() + ms
  let isBehind = true
  for (let taken = 0; isBehind && taken < steps && now() < end; taken += 1) isBehind = await step()
}
