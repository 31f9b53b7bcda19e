import { noMistake, type SyncMistake } from './mistakes.ts'
import { faultKinds, type SyncFaultKind } from './oracle.ts'
import { runSchedule, type ScheduleOutcome } from './schedule.ts'

type Figure = Exclude<keyof ScheduleOutcome, 'faults'>

/** The result of many schedules. */
export type Campaign = {
  schedules: number
  figures: Record<Figure, number>
  faults: Record<SyncFaultKind, number>
  /** The first failures, each with the seed that reproduces it. */
  examples: string[]
}

const shownExamples = 10

/** What is counted, by what it is called in the report. */
export const figureNames = {
  edits: 'edits',
  typed: 'words and values typed',
  onlyInHistory: '  of them only in the history',
  saves: 'saves accepted',
  conflicts: 'conflicts',
  repeats: 'saves sent again',
  lostMessages: 'messages lost',
  crashes: 'crashes',
  adoptions: 'adopted by an account',
  comments: 'comments of readers',
} satisfies Record<Figure, string>
export const figureKeys = Object.keys(figureNames) as Figure[]

/** Runs schedules of the unchanged product; calls `progress` after every thousand. */
export function runCampaign(firstSeed: number, schedules: number, progress?: (done: number) => void): Campaign {
  const figures = zeros(figureKeys)
  const faults = zeros(faultKinds)
  const examples: string[] = []
  for (let index = 0; index < schedules; index += 1) {
    const seed = firstSeed + index
    const { faults: found, ...outcome } = runSchedule(seed, noMistake)
    for (const key of figureKeys) figures[key] += outcome[key]
    for (const { kind, what } of found) {
      faults[kind] += 1
      if (examples.length < shownExamples) examples.push(`seed ${seed}: ${kind} ${what}`)
    }
    if ((index + 1) % 1000 === 0) progress?.(index + 1)
  }
  return { schedules, figures, faults, examples }
}

/** Runs schedules with a mistake until one reveals it; nothing when none of `limit` does. */
export function catchMistake(
  mistake: SyncMistake,
  firstSeed: number,
  limit: number,
): { schedules: number; kinds: SyncFaultKind[] } | undefined {
  for (let index = 0; index < limit; index += 1) {
    const { faults } = runSchedule(firstSeed + index, mistake)
    if (faults.length > 0) return { schedules: index + 1, kinds: [...new Set(faults.map(({ kind }) => kind))] }
  }
  return undefined
}

function zeros<Key extends string>(keys: readonly Key[]): Record<Key, number> {
  return Object.fromEntries(keys.map((key) => [key, 0])) as Record<Key, number>
}
