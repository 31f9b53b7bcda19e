import type { SaveRequest } from '#src/contract/resumes.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import type { Refusal, SaveState } from '#src/resume/sync/save-state.ts'

/** The result of sending a save. */
export type SaveReply =
  | { type: 'acknowledged'; rev: number }
  | { type: 'conflict'; rev: number; doc: ResumeDocument; applied: boolean }
  | { type: 'refused'; refusal: Refusal }
  | { type: 'no-reply' }
  /** It was not sent: its picture had to go to the account first. */
  | { type: 'photo'; from: string; photo: string | null }

/** A résumé as the server has it. */
export type Pulled = { rev: number; doc: ResumeDocument }

/** The side effects of saving. */
export type ResumeSaveDeps = {
  /** Stores the state in the journal, or deletes it when the server has everything. Rejects when it cannot. */
  journal: (state: SaveState) => Promise<void>
  /** Sends a save. Never rejects: a missing answer is one of the results. */
  send: (request: SaveRequest, signal: AbortSignal) => Promise<SaveReply>
  pull: (signal: AbortSignal) => Promise<Pulled>
  /**
   * Listens to the server's announcements, and to signs that it can be reached again; returns the unsubscribe function.
   */
  follow: (listener: (event: FollowEvent) => void) => () => void
  newMid: () => string
  /** A random number from 0 to 1. */
  random: () => number
}

/**
 * `server.news`: there is a new revision, made by the save `mid`. `server.back`: the connection or the user is back.
 */
export type FollowEvent = { type: 'server.news'; rev: number; mid: string } | { type: 'server.back' }

export type ResumeSaveInput = { save: SaveState } & Pick<ResumeSaveDeps, 'newMid' | 'random'>

export type ResumeSaveEvent =
  | { type: 'edit'; doc: ResumeDocument }
  | { type: 'signed-in' }
  | { type: 'told' }
  /** Saves at once, without debouncing. */
  | { type: 'save.now' }
  | FollowEvent

export type ResumeSaveContext = ResumeSaveInput & {
  /** The newest state in the journal; null before the first write. */
  written: SaveState | null
  journalFailed: boolean
}
