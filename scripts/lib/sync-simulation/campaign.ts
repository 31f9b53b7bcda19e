import { noMistake, type SyncMistake } from './mistakes.ts'
import type { SyncFaultKind } from './oracle.ts'
import { runSchedule, type ScheduleOutcome } from './schedule.ts'

type Figures = Omit<ScheduleOutcome, 'faults'>

/** The result of many schedules. */
export type Campaign = {
  schedules: number
  figures: Figures
  faults: Record<SyncFaultKind, number>
  /** The first failures, each with the seed that reproduces it. */
  examples: string[]
}

const shownExamples = 10

/** Runs schedules of the unchanged product; calls `progress` after every thousand. */
export function runCampaign(firstSeed: number, schedules: number, progress?: (done: number) => void): Campaign {
  const figures: Figures = {
    typed: 0,
    onlyInHistory: 0,
    edits: 0,
    saves: 0,
    conflicts: 0,
    repeats: 0,
    lostMessages: 0,
    crashes: 0,
    adoptions: 0,
    comments: 0,
  }
  const faults = noFaults()
  const examples: string[] = []
  for (let index = 0; index < schedules; index += 1) {
    const seed = firstSeed + index
    const { faults: found, ...outcome } = runSchedule(seed, noMistake)
    figures.typed += outcome.typed
    figures.onlyInHistory += outcome.onlyInHistory
    figures.edits += outcome.edits
    figures.saves += outcome.saves
    figures.conflicts += outcome.conflicts
    figures.repeats += outcome.repeats
    figures.lostMessages += outcome.lostMessages
    figures.crashes += outcome.crashes
    figures.adoptions += outcome.adoptions
    figures.comments += outcome.comments
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

function noFaults(): Record<SyncFaultKind, number> {
  return {
    lost: 0,
    doubled: 0,
    torn: 0,
    mixed: 0,
    unseen: 0,
    undone: 0,
    unrecorded: 0,
    repeated: 0,
    overreached: 0,
    diverged: 0,
    invalid: 0,
  }
}
