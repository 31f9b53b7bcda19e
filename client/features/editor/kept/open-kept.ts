import { createJournal } from '#client/lib/journal.ts'
import { listKept, openKeptPhoto } from '#client/lib/kept-resumes.ts'
import { hasSessionHint } from '#client/lib/session-hint.ts'
import type { User } from '#src/contract/user.ts'
import type { ResumeDocument } from '#src/resume/document.ts'

/** The last version of a résumé on the server that this device knows, and its owner. */
export type OpenedKept = { user: User; resume: { id: string; rev: number; doc: ResumeDocument } }

/**
 * Why a résumé cannot be opened from this device. `newer`: a newer version of this page has kept it, which this one
 * cannot read; `unreadable`: the browser's storage fails.
 */
export type KeptFault = 'signed-out' | 'gone' | 'newer' | 'unreadable'

/**
 * Finds a résumé of the account on this device, with its photos. Without a copy, the rows of the journal are enough:
 * each holds the version it is based on.
 */
export async function openKept(id: string): Promise<OpenedKept | KeptFault> {
  try {
    const kept = await listKept()
    if (kept === null) return hasSessionHint() ? 'gone' : 'signed-out'
    const { user, resumes } = kept
    const rows = await createJournal().read({ user: user.user_id, resume: id })
    const copy = resumes.find((resume) => resume.id === id)
    if (copy?.doc === null) return 'newer'
    const [row] = rows.toSorted((a, b) => b.rev - a.rev)
    const { rev, doc } = copy?.doc ? { rev: copy.rev, doc: copy.doc } : { rev: row?.rev ?? 0, doc: row?.base }
    if (doc === undefined) return 'gone'
    await openPhotos([doc, ...rows.map((unsaved) => unsaved.doc)])
    return { user, resume: { id, rev, doc } }
  } catch {
    return 'unreadable'
  }
}

/** Without its picture a résumé can still be written; the preview says that it is missing. */
async function openPhotos(documents: readonly ResumeDocument[]): Promise<void> {
  const keys = new Set(documents.flatMap(({ basics: { photo } }) => photo ?? []))
  for (const key of keys) await openKeptPhoto(key).catch(() => {})
}
