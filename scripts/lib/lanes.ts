import { type CheckPart, type PartOutcome, runPart } from './parts.ts'

/** Runs each list of parts one after the other, the lists in parallel. Returns what came of all. */
export async function runLanes(...lanes: CheckPart[][]): Promise<(PartOutcome & { name: string })[]> {
  const outcomes = lanes.map(async (lane) => {
    const own: (PartOutcome & { name: string })[] = []
    for (const part of lane) own.push({ name: part.name, ...(await runPart(part)) })
    return own
  })
  return (await Promise.all(outcomes)).flat()
}
