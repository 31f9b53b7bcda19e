import * as z from 'zod/mini'
import { schemaVersion } from '#src/resume/document.ts'
import { readDocument } from '#src/resume/read-document.ts'
import { emptyLog, type StepLog } from '#src/resume/steps.ts'
import { openSave, type SaveState } from './save-state.ts'

const row = z.object({
  journal: z.string(),
  schema: z.int(),
  rev: z.int(),
  base: z.unknown(),
  doc: z.unknown(),
  sent: z.nullable(z.object({ mid: z.string(), doc: z.unknown() })),
})

const fields = z.record(z.string(), z.optional(z.union([z.string(), z.number(), z.boolean()])))
const change = z.object({ entry: z.string(), unit: z.array(z.string()), before: fields, after: fields })
const step = z.object({ label: z.string(), at: z.number(), changes: z.array(change) })
const stepLog = z.object({ done: z.array(step), undone: z.array(step) })

/** The most steps to undo, and to redo, that are stored with a state. */
const KEPT_STEPS = 100

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

/** The steps to store with a state: the newest. */
export function keptSteps({ done, undone }: StepLog): StepLog {
  return { done: done.slice(-KEPT_STEPS), undone: undone.slice(-KEPT_STEPS) }
}

/** Restores stored steps; none where they cannot be read. */
export function readKeptSteps(value: unknown): StepLog {
  return stepLog.safeParse(value).data ?? emptyLog
}
