import { type CheckPart, type PartOutcome, runPart } from './parts.ts'

/** How many parts run at the same time: one for each core of a small machine. */
const AT_ONCE = 2

/** Runs parts in their order, `AT_ONCE` at a time. Returns the results in the order in which the parts ended. */
export async function runParts(parts: readonly CheckPart[]): Promise<(PartOutcome & { name: string })[]> {
  const waiting = [...parts]
  const outcomes: (PartOutcome & { name: string })[] = []
  const takeTurns = async () => {
    for (let part = waiting.shift(); part !== undefined; part = waiting.shift()) {
      outcomes.push({ name: part.name, ...(await runPart(part)) })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, takeTurns))
  return outcomes
}
