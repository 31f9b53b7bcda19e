import type { ResumeDocument } from '#src/resume/document.ts'
import { changedUnits, type Overwritten, valuesOf } from './units.ts'

/** During continuous typing by one tab, one value is kept per this time, in ms. */
export const runLength = 120_000

/** A value overwritten in revision `rev`, `at` ms since 1970, by a save of the tab `journal`. */
export type HistoryRow = Overwritten & { rev: number; at: number; journal: string }

/** The tab that last wrote a unit, and since when its own values are not kept. */
export type JournalRun = { journal: string; since: number }
/** The present run of each unit, by its address. */
export type Runs = Readonly<Record<string, JournalRun>>

/**
 * Returns the history rows of a save that replaces a document, and the updated runs. Every overwritten value is kept,
 * except values that the same tab wrote less than `runLength` after the last one kept.
 */
export function recordHistory(
  before: ResumeDocument,
  save: { doc: ResumeDocument; rev: number; journal: string; at: number },
  runs: Runs,
): { history: HistoryRow[]; runs: Runs } {
  const { doc, rev, journal, at } = save
  const history: HistoryRow[] = []
  const next = Object.fromEntries(Object.entries(runs).filter(([, run]) => at - run.since < runLength))
  for (const { entry, unit, old } of changedUnits(before, doc)) {
    const address = `${entry}.${unit[0]}`
    // Marks are set by the editor, not typed (`twin/marks.ts`), so they have no history.
    if (entry.startsWith('marks/') || next[address]?.journal === journal) continue
    next[address] = { journal, since: at }
    const values = valuesOf(unit, old)
    if (values) history.push({ entry, values, rev, at, journal })
  }
  return { history, runs: next }
}
