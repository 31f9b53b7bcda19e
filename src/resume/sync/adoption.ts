import type { ResumeDocument } from '#src/resume/document.ts'
import { reduceSave, type SaveState } from './save-state.ts'

/**
 * A résumé without an account on its way into one: the state to write to the journal before anything is sent, and what
 * creates the résumé. An account makes one résumé of a key, however often it is sent.
 */
export type Adoption = { state: SaveState; creation: { key: string; doc: ResumeDocument } }

/** Begins to move a résumé to an account, as a save with the id `mid`. A move begun before keeps its first id. */
export function beginAdoption(before: SaveState, mid: string): Adoption {
  const state = reduceSave(before, { type: 'take', mid })
  const { mid: key, doc } = state.sent ?? { mid: state.journal, doc: state.doc }
  return { state, creation: { key, doc } }
}

/** The state once the account has the résumé: revision 1 is what it was created with; later edits are still to save. */
export function endAdoption({ state, creation }: Adoption): SaveState {
  return reduceSave(state, { type: 'acknowledged', mid: creation.key, rev: 1 })
}
