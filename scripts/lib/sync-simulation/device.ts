import type { ResumeDocument } from '#src/resume/document.ts'
import { journalRow, readJournalRow } from '#src/resume/sync/journal.ts'
import { openSave, reduceSave, type SaveEvent, type SaveState } from '#src/resume/sync/save-state.ts'
import type { SyncMistake } from './mistakes.ts'
import { type Observation, type Oracle, observe } from './oracle.ts'

/** A tab with its journal row on disk. */
export class SimulatedDevice {
  state: SaveState
  online = true
  signedIn = true
  /** A request has been sent, and there is neither an answer nor a timeout yet. */
  waiting = false
  private row: unknown
  private unwritten: Observation[] = []
  private readonly oracle: Oracle
  private readonly mistake: SyncMistake

  constructor(state: SaveState, oracle: Oracle, mistake: SyncMistake) {
    this.state = state
    this.oracle = oracle
    this.mistake = mistake
    this.row = this.written()
  }

  happen(event: SaveEvent): void {
    const before = this.state
    const after = reduceSave(before, event)
    this.state = this.mistake.client?.(before, event, after) ?? after
  }

  edit(doc: ResumeDocument): void {
    if (doc === this.state.doc) return
    const observation = observe(this.state.doc, doc)
    this.oracle.saw(observation)
    this.unwritten.push(observation)
    this.happen({ type: 'edit', doc })
  }

  /** The transaction of the journal completes. */
  writeDown(): void {
    this.row = this.written()
    for (const observation of this.unwritten.splice(0)) this.oracle.wroteDown(observation, this.state.journal)
  }

  /** The browser crashes and reopens the tab: what was not written to the journal is lost. */
  reload(): void {
    this.state = readRow(this.row)
    this.forget()
  }

  /** The browser crashes. A new tab opens the document from the server; this one finishes the old journal row. */
  replace(journal: string, rev: number, doc: ResumeDocument): SimulatedDevice {
    const orphan = new SimulatedDevice(readRow(this.row), this.oracle, this.mistake)
    this.state = openSave(journal, rev, doc)
    this.row = this.written()
    this.forget()
    return orphan
  }

  private forget(): void {
    this.unwritten = []
    this.waiting = false
  }

  private written(): unknown {
    const row = journalRow(this.state)
    return this.mistake.row?.(row) ?? row
  }
}

function readRow(row: unknown): SaveState {
  const stored = JSON.stringify(row)
  const state = readJournalRow(JSON.parse(stored))
  if (!state) throw new Error(`a journal row cannot be read: ${stored}`)
  return state
}
