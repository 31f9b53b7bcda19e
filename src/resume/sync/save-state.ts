import { type ResumeDocument, schemaVersion } from '#src/resume/document.ts'
import { mergeDocuments } from './merge.ts'
import { type Overwritten, sameDocument } from './units.ts'

/**
 * Why the server refused a save. After `session` the same save goes on once someone has signed in, after `newer` once
 * the page has been loaded again; after `size` and `shape` saving goes on with the next edit.
 */
export type Refusal = { reason: 'session' | 'read-only' | 'size' | 'shape' | 'newer'; path: string }

/**
 * Where a tab stands with saving one résumé. `base` is the document of revision `rev`, `doc` what the user sees.
 * `sent` is the save in flight: its content and id stay together until the server has answered.
 */
export type SaveState = {
  journal: string
  rev: number
  base: ResumeDocument
  doc: ResumeDocument
  sent: { mid: string; doc: ResumeDocument } | null
  /** Tries in a row without a reply. */
  unanswered: number
  /** Conflicts in a row. */
  conflicts: number
  refusal: Refusal | null
  /** Values of other devices overwritten by this one's, until the user has been told. */
  lost: readonly Overwritten[]
}

export type SaveEvent =
  /** The user changed the document; it has passed `readDocument`. */
  | { type: 'edit'; doc: ResumeDocument }
  /** Time to save: what there is now becomes the save in flight. Journal the new state, then send it. */
  | { type: 'take'; mid: string }
  | { type: 'acknowledged'; mid: string; rev: number }
  | { type: 'conflict'; mid: string; rev: number; doc: ResumeDocument; applied: boolean }
  | { type: 'refused'; mid: string; refusal: Refusal }
  | { type: 'no-reply'; mid: string }
  | { type: 'pulled'; rev: number; doc: ResumeDocument }
  | { type: 'signed-in' }
  | { type: 'told' }

/** After so many conflicts in a row the next try waits. */
const eagerRounds = 5
const firstDelay = 300
const longestDelay = 30_000

/** The state of a tab that has just loaded a résumé. `journal` names its row: one per tab, never shared. */
export function openSave(journal: string, rev: number, doc: ResumeDocument): SaveState {
  return { journal, rev, base: doc, doc, sent: null, unanswered: 0, conflicts: 0, refusal: null, lost: [] }
}

/**
 * The saving protocol of the client, without effects. A reply that is not to the save in flight changes nothing, so
 * late and repeated ones are harmless.
 */
export function reduceSave(state: SaveState, event: SaveEvent): SaveState {
  switch (event.type) {
    case 'edit':
      if (state.refusal?.reason === 'read-only') return state
      return { ...state, doc: event.doc, refusal: isOfContent(state.refusal) ? null : state.refusal }
    case 'take':
      return mustTake(state) ? { ...state, sent: { mid: event.mid, doc: state.doc } } : state
    case 'pulled':
      return state.sent || event.rev <= state.rev ? state : rebase(state, state.base, event)
    case 'signed-in':
      return state.refusal?.reason === 'session' ? { ...state, refusal: null } : state
    case 'told':
      return { ...state, lost: [] }
    default:
      return state.sent?.mid === event.mid ? answered(state, state.sent.doc, event) : state
  }
}

type Reply = Extract<SaveEvent, { mid: string; type: 'acknowledged' | 'conflict' | 'refused' | 'no-reply' }>

function answered(state: SaveState, sent: ResumeDocument, event: Reply): SaveState {
  switch (event.type) {
    case 'acknowledged':
      return { ...state, base: sent, rev: event.rev, sent: null, unanswered: 0, conflicts: 0 }
    case 'conflict':
      return { ...rebase(state, event.applied ? sent : state.base, event), conflicts: state.conflicts + 1 }
    case 'no-reply':
      return { ...state, unanswered: state.unanswered + 1 }
    case 'refused': {
      // Whether an earlier try arrived is unknown: unless its content must change, the save keeps its id.
      const kept = isOfContent(event.refusal) ? null : state.sent
      return { ...state, sent: kept, unanswered: 0, refusal: event.refusal }
    }
  }
}

/** Whether another content might be taken. */
function isOfContent(refusal: Refusal | null): boolean {
  return refusal?.reason === 'size' || refusal?.reason === 'shape'
}

/** Puts what is not saved yet on top of a newer document. */
function rebase(state: SaveState, base: ResumeDocument, theirs: { rev: number; doc: ResumeDocument }): SaveState {
  const { document, lost } = mergeDocuments(base, state.doc, theirs.doc)
  return {
    ...state,
    rev: theirs.rev,
    base: theirs.doc,
    doc: document,
    sent: null,
    unanswered: 0,
    lost: [...state.lost, ...lost],
  }
}

/** Whether there is something to save that is not in flight yet. */
export function mustTake(state: SaveState): boolean {
  return !state.sent && !state.refusal && !sameDocument(state.base, state.doc)
}

/** What to send, as the contract's `saveRequest`; nothing while there is no save in flight or nobody would take it. */
export function saveRequestOf({ journal, rev, sent, refusal }: SaveState) {
  return sent && !refusal ? { rev, mid: sent.mid, journal, schema: schemaVersion, doc: sent.doc } : undefined
}

/** How long to wait before the next try, in ms. `random` from 0 to 1 keeps devices apart. */
export function retryDelay(state: SaveState, random: number): number {
  const failures = Math.max(state.unanswered, state.conflicts - eagerRounds)
  return failures <= 0 ? 0 : Math.min(firstDelay * 2 ** (failures - 1), longestDelay) * (0.5 + random / 2)
}

/** `saved`: the server has it. `device`: only the journal has. `unsaved`: not even that yet. */
export function saveStatus(state: SaveState, journalled: boolean): 'saved' | 'device' | 'unsaved' {
  if (!state.sent && sameDocument(state.base, state.doc)) return 'saved'
  return journalled ? 'device' : 'unsaved'
}
