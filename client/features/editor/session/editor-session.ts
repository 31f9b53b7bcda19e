import { createStore, type Store } from '#client/lib/store.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import type { Edit } from '#src/resume/edits.ts'
import { type DocumentFault, readDocument } from '#src/resume/read-document.ts'
import { emptyLog, noteStep, redoStep, type StepLog, undoStep } from '#src/resume/steps.ts'
import { sameDocument } from '#src/resume/sync/units.ts'
import type { SaveActor } from './saving.ts'

/** A résumé being edited in this tab. */
export type EditorSession = {
  id: string
  /** The document as the user sees and edits it. */
  document: Store<ResumeDocument>
  steps: Store<StepLog>
  /** The save machine; see the selectors of `resume-save`. */
  saving: SaveActor
  /** Why the newest edit was rejected; null when it was not. */
  fault: Store<DocumentFault | null>
  /**
   * Applies an edit, unless the result could not be stored. Consecutive edits with the same label are one undo step; an
   * empty label makes none.
   */
  edit: (edit: Edit, label?: string) => void
  /** Like `edit`, and returns a function that takes back this edit alone; null when nothing has changed. */
  editRevocably: (edit: Edit) => (() => void) | null
  undo: () => void
  redo: () => void
  newId: () => string
}

/**
 * Creates the session of an editor around a document that is being saved. `now` in ms since 1970; `steps` holds undo
 * steps from before, and then those of the session.
 */
export function createEditorSession(
  id: string,
  saving: SaveActor,
  { now, newId, steps = createStore(emptyLog) }: { now: () => number; newId: () => string; steps?: Store<StepLog> },
): EditorSession {
  const document = createStore(saving.getSnapshot().context.save.doc)
  const fault = createStore<DocumentFault | null>(null)
  saving.subscribe(({ context }) => document.set(context.save.doc))

  function put(next: ResumeDocument, log: StepLog): void {
    const before = document.get()
    if (next !== before) {
      const read = readDocument(next)
      fault.set('fault' in read ? read.fault : null)
      if ('fault' in read) return
      saving.send({ type: 'edit', doc: next })
      // Saving is over, so the edit was rejected.
      if (document.get() === before) return
    }
    steps.set(log)
  }

  function edit(edit: Edit, label = ''): void {
    const before = document.get()
    const after = edit(before)
    put(after, noteStep(steps.get(), before, after, { label, at: now() }))
  }

  /** Passes over steps whose values somebody else has changed since: they would do nothing. */
  function go(step: typeof undoStep, stack: keyof StepLog): void {
    const before = document.get()
    let next = step(steps.get(), before)
    while (sameDocument(next.document, before) && next.log[stack].length > 0) next = step(next.log, before)
    put(sameDocument(next.document, before) ? before : next.document, next.log)
  }

  const undo = () => go(undoStep, 'done')

  return {
    id,
    document,
    steps,
    saving,
    fault,
    newId,
    edit,
    editRevocably: (change) => {
      const before = steps.get()
      edit(change)
      const step = steps.get().done.at(-1)
      if (steps.get() === before || step === undefined) return null
      return () => {
        if (steps.get().done.at(-1) === step) undo()
        else edit((present) => undoStep({ done: [step], undone: [] }, present).document)
      }
    },
    undo,
    redo: () => go(redoStep, 'undone'),
  }
}
