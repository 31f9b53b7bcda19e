import { type CheckPart, type PartOutcome, runPart } from './parts.ts'

/** Runs several lists in parallel, the parts of each one after the other. Returns all results. */
export async function runLanes(...lanes: CheckPart[][]): Promise<(PartOutcome & { name: string })[]> {
  const outcomes = lanes.map(async (lane) => {
    const own: (PartOutcome & { name: string })[] = []
    for (const part of lane) own.push({ name: part.name, ...(await runPart(part)) })
    return own
  })
  return (await Promise.all(outcomes)).flat()
}
