/** How much one run of a job may do: it takes at most `steps` steps, and begins none after `ms` milliseconds. */
export type Allowance = { ms: number; steps: number }

/**
 * Repeats a step while it reports that there is more to do, within the allowance; the rest is left to the next run.
 * @param now the clock, in ms
 */
export async function keepUp(now: () => number, { ms, steps }: Allowance, step: () => Promise<boolean>): Promise<void> {
  const end = now() + ms
  let isBehind = true
  for (let taken = 0; isBehind && taken < steps && now() < end; taken += 1) isBehind = await step()
}
