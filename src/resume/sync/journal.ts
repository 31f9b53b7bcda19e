import * as z from 'zod/mini'
import { schemaVersion } from '#src/resume/document.ts'
import { readDocument } from '#src/resume/read-document.ts'
import { openSave, type SaveState } from './save-state.ts'

const row = z.object({
  journal: z.string(),
  schema: z.int(),
  rev: z.int(),
  base: z.unknown(),
  doc: z.unknown(),
  sent: z.nullable(z.object({ mid: z.string(), doc: z.unknown() })),
})

/** The row a tab stores about its state, in one transaction, before anything is sent. */
export function journalRow({ journal, rev, base, doc, sent }: SaveState) {
  return { journal, schema: schemaVersion, rev, base, doc, sent }
}

/**
 * Restores the state from a row, after a reload or for a tab that was closed. A row is used under a lock, so that two
 * tabs never take the same one. Rows that cannot be read stay stored.
 */
export function readJournalRow(value: unknown): SaveState | undefined {
  const parsed = row.safeParse(value)
  if (!parsed.success) return undefined
  const { journal, rev, sent } = parsed.data
  const [base, doc] = [readDocument(parsed.data.base), readDocument(parsed.data.doc)]
  if (!('document' in base) || !('document' in doc)) return undefined
  const state = { ...openSave(journal, rev, base.document), doc: doc.document }
  if (!sent) return state
  const content = readDocument(sent.doc)
  return 'document' in content ? { ...state, sent: { mid: sent.mid, doc: content.document } } : undefined
}
