import { type ResumeDocument, schemaVersion } from '#src/resume/document.ts'
import { mergeDocuments } from './merge.ts'
import { type Overwritten, sameDocument } from './units.ts'

/**
 * Why the server refused a save. `session`: the save is repeated after a sign-in; `newer`: after reloading the page;
 * `size` and `shape`: saving continues with the next edit.
 */
export type Refusal = { reason: 'session' | 'read-only' | 'size' | 'shape' | 'newer'; path: string }

/**
 * The saving state of one tab and one résumé. `base` is the document of revision `rev`, `doc` what the user sees.
 * `sent` is the save in flight: its content and id stay together until the server has answered.
 */
export type SaveState = {
  journal: string
  rev: number
  base: ResumeDocument
  doc: ResumeDocument
  sent: { mid: string; doc: ResumeDocument } | null
  /** Consecutive tries without a reply. */
  unanswered: number
  /** Consecutive conflicts. */
  conflicts: number
  refusal: Refusal | null
  /** Values of other devices that were overwritten and not yet shown to the user. */
  lost: readonly Overwritten[]
}

/** An event of the saving protocol; see `reduceSave`. */
export type SaveEvent =
  /** The user changed the document; it has passed `readDocument`. */
  | { type: 'edit'; doc: ResumeDocument }
  /**
   * Time to save: the present document becomes the save in flight. Write the new state to the journal, then send it.
   */
  | { type: 'take'; mid: string }
  | { type: 'acknowledged'; mid: string; rev: number }
  | { type: 'conflict'; mid: string; rev: number; doc: ResumeDocument; applied: boolean }
  | { type: 'refused'; mid: string; refusal: Refusal }
  | { type: 'no-reply'; mid: string }
  /**
   * The picture of the save in flight, `from`, was only on this device, so the save was not sent yet. The picture has
   * now been uploaded as `photo`; null if that is impossible, and then the server's picture stays.
   */
  | { type: 'photo'; mid: string; from: string; photo: string | null }
  | { type: 'pulled'; rev: number; doc: ResumeDocument }
  | { type: 'signed-in' }
  /** The user has been shown the `lost` values. */
  | { type: 'told' }

/** After this many consecutive conflicts the next try is delayed. */
const eagerRounds = 5
const firstDelay = 300
const longestDelay = 30_000

/** The state of a tab that has just loaded a résumé. `journal` is the id of its row, which no other tab uses. */
export function openSave(journal: string, rev: number, doc: ResumeDocument): SaveState {
  return { journal, rev, base: doc, doc, sent: null, unanswered: 0, conflicts: 0, refusal: null, lost: [] }
}

/**
 * The client's saving protocol as a pure reducer. Replies to anything but the save in flight are ignored, so late and
 * repeated ones are harmless.
 */
export function reduceSave(state: SaveState, event: SaveEvent): SaveState {
  switch (event.type) {
    case 'edit':
      if (state.refusal?.reason === 'read-only') return state
      return { ...state, doc: event.doc, refusal: isOfContent(state.refusal) ? null : state.refusal }
    case 'take':
      return mustTake(state) ? { ...state, sent: { mid: event.mid, doc: state.doc } } : state
    case 'pulled':
      return pulled(state.refusal?.reason === 'read-only' ? { ...state, refusal: null } : state, event)
    case 'signed-in':
      return state.refusal?.reason === 'session' ? { ...state, refusal: null } : state
    case 'told':
      return { ...state, lost: [] }
    default:
      return state.sent?.mid === event.mid ? answered(state, state.sent.doc, event) : state
  }
}

/** What could be pulled can be written again: the résumé was deleted, and is back from the trash. */
function pulled(state: SaveState, event: { rev: number; doc: ResumeDocument }): SaveState {
  return state.sent || event.rev <= state.rev ? state : rebase(state, state.base, event)
}

type Reply = Extract<SaveEvent, { mid: string; type: 'acknowledged' | 'conflict' | 'refused' | 'no-reply' | 'photo' }>

function answered(state: SaveState, sent: ResumeDocument, event: Reply): SaveState {
  switch (event.type) {
    case 'acknowledged':
      return { ...state, base: sent, rev: event.rev, sent: null, unanswered: 0, conflicts: 0 }
    case 'conflict':
      return { ...rebase(state, event.applied ? sent : state.base, event), conflicts: state.conflicts + 1 }
    case 'no-reply':
      return { ...state, unanswered: state.unanswered + 1 }
    case 'photo': {
      const moved = (doc: ResumeDocument) =>
        doc.basics.photo === event.from ? withPhoto(doc, event.photo ?? state.base.basics.photo) : doc
      const kept = state.sent && { ...state.sent, doc: moved(sent) }
      return { ...state, doc: moved(state.doc), sent: kept, unanswered: 0 }
    }
    case 'refused': {
      // Whether an earlier try arrived is unknown, so the save keeps its id unless its content has to change.
      const kept = isOfContent(event.refusal) ? null : state.sent
      return { ...state, sent: kept, unanswered: 0, refusal: event.refusal }
    }
  }
}

function withPhoto(doc: ResumeDocument, photo: string | undefined): ResumeDocument {
  const { photo: _before, ...basics } = doc.basics
  return { ...doc, basics: photo === undefined ? basics : { ...basics, photo } }
}

/** Whether the refusal is about the content, so that other content might be accepted. */
function isOfContent(refusal: Refusal | null): boolean {
  return refusal?.reason === 'size' || refusal?.reason === 'shape'
}

/** Rebases unsaved changes onto a newer document. */
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

/** Whether there are unsaved changes that are not in flight. */
export function mustTake(state: SaveState): boolean {
  return !state.sent && !state.refusal && !sameDocument(state.base, state.doc)
}

/** The request to send, as the contract's `saveRequest`; undefined without a save in flight, or after a refusal. */
export function saveRequestOf({ journal, rev, sent, refusal }: SaveState) {
  return sent && !refusal ? { rev, mid: sent.mid, journal, schema: schemaVersion, doc: sent.doc } : undefined
}

/** The delay before the next try, in ms. `random` from 0 to 1 spreads the retries of several devices. */
export function retryDelay(state: SaveState, random: number): number {
  const failures = Math.max(state.unanswered, state.conflicts - eagerRounds)
  return failures <= 0 ? 0 : Math.min(firstDelay * 2 ** (failures - 1), longestDelay) * (0.5 + random / 2)
}

/** `saved`: on the server. `device`: only in the journal. `unsaved`: not even there yet. */
export function saveStatus(state: SaveState, journalled: boolean): 'saved' | 'device' | 'unsaved' {
  if (!state.sent && sameDocument(state.base, state.doc)) return 'saved'
  return journalled ? 'device' : 'unsaved'
}
