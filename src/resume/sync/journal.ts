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

/** What a tab writes down of its state, in one transaction, before anything is sent. */
export function journalRow({ journal, rev, base, doc, sent }: SaveState) {
  return { journal, schema: schemaVersion, rev, base, doc, sent }
}

/**
 * The state a row was written of, to go on with after a reload or on behalf of a tab that died. Two tabs must not
 * take the same row: whoever takes it holds a lock. A row that cannot be read stays where it is.
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
