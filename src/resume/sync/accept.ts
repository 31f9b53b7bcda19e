import type { ResumeDocument } from '#src/resume/document.ts'
import { type HistoryRow, type Runs, recordHistory } from './history.ts'

/**
 * How many save ids are remembered. Of older saves only the newest id of each journal is kept, which is enough because
 * a journal has at most one save in flight.
 */
export const rememberedSaves = 50

/** How many journals are remembered, the latest to save; every opened tab creates one. */
const REMEMBERED_JOURNALS = 100

/** A save that was stored. `rev` is the revision it made. */
export type AcceptedSave = { mid: string; journal: string; rev: number }

/** The stored state of a résumé apart from its history. `saves` are in order, the newest last. */
export type StoredResume = { rev: number; doc: ResumeDocument; saves: readonly AcceptedSave[]; runs: Runs }

/** A save as a client sends it, based on revision `rev`; `mid` is the id of exactly this content. */
export type Save = { rev: number; mid: string; journal: string; doc: ResumeDocument }

/** `applied`: the conflicting save is already part of `doc`; only its reply was lost. */
export type SaveAnswer =
  | { status: 200; rev: number }
  | { status: 409; rev: number; doc: ResumeDocument; applied: boolean }

/** The state of a résumé before its first save. */
export function newResume(doc: ResumeDocument): StoredResume {
  return { rev: 1, doc, saves: [], runs: {} }
}

/**
 * Applies a save to the stored résumé: compare-and-set on the revision, once per message id. The caller stores the
 * result, history rows included, in one synchronous block, and answers afterwards.
 * @param save checked by `readDocument`
 * @param at ms since 1970
 */
export function acceptSave(
  stored: StoredResume,
  save: Save,
  at: number,
): { stored: StoredResume; answer: SaveAnswer; history: HistoryRow[] } {
  const earlier = stored.saves.find(({ mid }) => mid === save.mid)
  if (earlier?.rev === stored.rev) return { stored, answer: { status: 200, rev: stored.rev }, history: [] }
  if (earlier || save.rev !== stored.rev) {
    const { rev, doc } = stored
    return { stored, answer: { status: 409, rev, doc, applied: earlier !== undefined }, history: [] }
  }
  const { mid, journal, doc } = save
  const rev = stored.rev + 1
  const { history, runs } = recordHistory(stored.doc, { doc, rev, journal, at }, stored.runs)
  const saves = remember([...stored.saves, { mid, journal, rev }])
  return { stored: { rev, doc, saves, runs }, answer: { status: 200, rev }, history }
}

function remember(saves: AcceptedSave[]): AcceptedSave[] {
  const newest = new Map(saves.map((save) => [save.journal, save.mid]))
  const recent = saves.length - rememberedSaves
  const kept = saves.filter((save, index) => index >= recent || newest.get(save.journal) === save.mid)
  return kept.slice(-rememberedSaves - REMEMBERED_JOURNALS)
}
