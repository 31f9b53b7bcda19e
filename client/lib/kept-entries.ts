import { resumeTitle } from '#src/resume/completeness.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { createJournal } from './journal.ts'
import { listKept } from './kept-resumes.ts'

/**
 * A résumé of the account on this device. `at`: when it last equalled the server's, in ms since 1970; null when only
 * its unsaved changes are here. `isNewer`: a newer version of this page has kept it, which this one cannot read.
 */
export type KeptEntry = { id: string; name: string; at: number | null; isUnsaved: boolean; isNewer: boolean }

/** Lists the account's résumés on this device, those with changes that are only here first. @throws without storage */
export async function listKeptEntries(): Promise<KeptEntry[]> {
  const kept = await listKept()
  if (kept === null) return []
  const unsaved = new Map((await createJournal().unsaved(kept.user.user_id)).map((row) => [row.resume, row]))
  const copies = kept.resumes.map(({ id, doc, at }) => {
    const shown = unsaved.get(id)?.doc ?? doc
    return { id, name: shown ? resumeTitle(shown) : '', at, isUnsaved: unsaved.has(id), isNewer: doc === null }
  })
  const others = [...unsaved.values()].filter(({ resume }) => !copies.some(({ id }) => id === resume))
  const rest = others.map(({ resume, doc }) => ({
    ...{ id: resume, name: doc ? resumeTitle(doc) : '', at: null, isUnsaved: true, isNewer: doc === null },
  }))
  return [...rest, ...copies].toSorted((a, b) => Number(b.isUnsaved) - Number(a.isUnsaved))
}

/**
 * Finds one of the account's résumés on this device, with its unsaved changes. Null when there is none.
 * @throws without storage
 */
export async function findKept(
  isWanted: (doc: ResumeDocument) => boolean,
): Promise<{ id: string; doc: ResumeDocument } | null> {
  const kept = await listKept()
  if (kept === null) return null
  const unsaved = await createJournal().unsaved(kept.user.user_id)
  const all = [...unsaved.map(({ resume, doc }) => ({ id: resume, doc })), ...kept.resumes]
  const newest = new Map(all.toReversed().map(({ id, doc }) => [id, doc]))
  for (const [id, doc] of newest) if (doc !== null && isWanted(doc)) return { id, doc }
  return null
}
