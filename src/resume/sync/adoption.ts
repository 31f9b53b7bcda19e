import type { ResumeDocument } from '#src/resume/document.ts'
import { reduceSave, type SaveState } from './save-state.ts'

/**
 * A résumé without an account on its way into one: the state to write to the journal before anything is sent, and what
 * creates the résumé. An account makes one résumé of a key, however often it is sent.
 */
export type Adoption = { state: SaveState; creation: { key: string; doc: ResumeDocument } }

/** Begins to move a résumé to an account, as a save named `mid`; one that was begun before goes on as it was. */
export function beginAdoption(before: SaveState, mid: string): Adoption {
  const state = reduceSave(before, { type: 'take', mid })
  const { mid: key, doc } = state.sent ?? { mid: state.journal, doc: state.doc }
  return { state, creation: { key, doc } }
}

/** The state once the account has the résumé: its first revision is what created it, and the rest is still to save. */
export function endAdoption({ state, creation }: Adoption): SaveState {
  return reduceSave(state, { type: 'acknowledged', mid: creation.key, rev: 1 })
}
