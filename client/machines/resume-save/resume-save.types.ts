import type { SaveRequest } from '#src/contract/resumes.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import type { Refusal, SaveState } from '#src/resume/sync/save-state.ts'

/** What came of sending a save. */
export type SaveReply =
  | { type: 'acknowledged'; rev: number }
  | { type: 'conflict'; rev: number; doc: ResumeDocument; applied: boolean }
  | { type: 'refused'; refusal: Refusal }
  | { type: 'no-reply' }

/** A résumé as the server has it. */
export type Pulled = { rev: number; doc: ResumeDocument }

/** What saving needs of the world. */
export type ResumeSaveDeps = {
  /** Writes the state down on this device, or forgets it when the server has everything; fails when it cannot. */
  journal: (state: SaveState) => Promise<void>
  /** Sends a save. Never fails: having no answer is an answer. */
  send: (request: SaveRequest, signal: AbortSignal) => Promise<SaveReply>
  pull: (signal: AbortSignal) => Promise<Pulled>
  /** Hears what the server announces, and that it may be worth asking again; returns how to stop. */
  follow: (listener: (event: FollowEvent) => void) => () => void
  newMid: () => string
  /** From 0 to 1. */
  random: () => number
}

/** `server.news`: there is a revision, made by the save `mid`. `server.back`: the connection, or the person, came back. */
export type FollowEvent = { type: 'server.news'; rev: number; mid: string } | { type: 'server.back' }

export type ResumeSaveInput = { save: SaveState } & Pick<ResumeSaveDeps, 'newMid' | 'random'>

export type ResumeSaveEvent =
  | { type: 'edit'; doc: ResumeDocument }
  | { type: 'signed-in' }
  | { type: 'told' }
  /** Without waiting for the pause. */
  | { type: 'save.now' }
  | FollowEvent

export type ResumeSaveContext = ResumeSaveInput & {
  /** The newest state the journal has; null before the first writing. */
  written: SaveState | null
  journalFailed: boolean
}
