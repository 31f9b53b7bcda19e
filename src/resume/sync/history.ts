import type { ResumeDocument } from '#src/resume/document.ts'
import { type Fields, type Overwritten, recordsOf, sameUnit, unitOf, valuesOf } from './units.ts'

/** During continuous typing by one tab, one value is kept per this time, in ms. */
export const runLength = 120_000

/** A value overwritten in revision `rev`, `at` ms since 1970, by a save of the tab `journal`. */
export type HistoryRow = Overwritten & { rev: number; at: number; journal: string }

/** The tab that last wrote a unit, and since when its own values are not kept. */
export type JournalRun = { journal: string; since: number }
/** The present run of each unit, by its address. */
export type Runs = Readonly<Record<string, JournalRun>>

/** The units that differ between two documents, with their former values. */
function changesBetween(before: ResumeDocument, after: ResumeDocument): (Overwritten & { unit: string })[] {
  const [old, now] = [recordsOf(before), recordsOf(after)]
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((entry) =>
    // Nobody typed a mark.
    entry.startsWith('marks/') ? [] : changedUnits(entry, old.get(entry), now.get(entry)),
  )
}

function changedUnits(entry: string, old: Fields | undefined, now: Fields | undefined) {
  const units = new Map<string, Fields>()
  for (const field in { ...old, ...now }) {
    const unit = unitOf(field)
    const name = `${entry}.${unit[0]}`
    if (!units.has(name) && !sameUnit(unit, old, now)) units.set(name, valuesOf(unit, old) ?? {})
  }
  return [...units].map(([unit, values]) => ({ entry, unit, values }))
}

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
  for (const { entry, unit, values } of changesBetween(before, doc)) {
    if (next[unit]?.journal === journal) continue
    next[unit] = { journal, since: at }
    if (Object.keys(values).length > 0) history.push({ entry, values, rev, at, journal })
  }
  return { history, runs: next }
}
