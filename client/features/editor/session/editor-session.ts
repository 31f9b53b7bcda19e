import { createStore, type Store } from '#client/lib/store.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import type { Edit } from '#src/resume/edits.ts'
import { type DocumentFault, readDocument } from '#src/resume/read-document.ts'
import { emptyLog, noteStep, redoStep, type StepLog, undoStep } from '#src/resume/steps.ts'
import type { SaveActor } from './saving.ts'

/** One résumé being edited in this tab. */
export type EditorSession = {
  id: string
  /** What the user sees and edits. */
  document: Store<ResumeDocument>
  steps: Store<StepLog>
  /** How saving stands; see the selectors of `resume-save`. */
  saving: SaveActor
  /** Why the newest edit was not taken; null when it was. */
  fault: Store<DocumentFault | null>
  /**
   * Changes the document, unless the result would be none that can be stored. Edits of one label in quick succession
   * are undone together; none for an empty label.
   */
  edit: (edit: Edit, label?: string) => void
  undo: () => void
  redo: () => void
  newId: () => string
}

/** What an editor works with, around a document that is being saved. `now` in ms since 1970. */
export function createEditorSession(
  id: string,
  saving: SaveActor,
  { now, newId }: { now: () => number; newId: () => string },
): EditorSession {
  const document = createStore(saving.getSnapshot().context.save.doc)
  const steps = createStore(emptyLog)
  const fault = createStore<DocumentFault | null>(null)
  saving.subscribe(({ context }) => document.set(context.save.doc))

  function put(next: ResumeDocument, log: StepLog): void {
    const before = document.get()
    if (next !== before) {
      const read = readDocument(next)
      fault.set('fault' in read ? read.fault : null)
      if ('fault' in read) return
      saving.send({ type: 'edit', doc: next })
      // Nobody may write here any more.
      if (document.get() === before) return
    }
    steps.set(log)
  }

  return {
    id,
    document,
    steps,
    saving,
    fault,
    newId,
    edit: (edit, label = '') => {
      const before = document.get()
      const after = edit(before)
      put(after, noteStep(steps.get(), before, after, { label, at: now() }))
    },
    undo: () => {
      const { log, document: next } = undoStep(steps.get(), document.get())
      put(next, log)
    },
    redo: () => {
      const { log, document: next } = redoStep(steps.get(), document.get())
      put(next, log)
    },
  }
}
