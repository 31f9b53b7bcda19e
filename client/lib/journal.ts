import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { StepLog } from '#src/resume/steps.ts'
import { journalRow, keptSteps, readJournalRow, readKeptSteps } from '#src/resume/sync/journal.ts'
import type { SaveState } from '#src/resume/sync/save-state.ts'
import { sameDocument } from '#src/resume/sync/units.ts'
import { readAgain } from './read-again.ts'

/** The rows of one user and one résumé. */
export type JournalPlace = { user: number; resume: string }

/** The user id of résumés begun without an account. */
export const GUEST = 0

/**
 * `at`: when it was written, in ms since 1970; rows of older pages lack it. `steps`: the undo steps, in rows of résumés
 * without an account.
 */
type Row = JournalPlace & { journal: string; state: unknown; at?: number; steps?: unknown }
type Schema = DBSchema & { rows: { key: [number, string, string]; value: Row } }

/**
 * The edits on this device that the server may not have yet. Each tab has one row per résumé, and users never see each
 * other's rows.
 */
export type Journal = {
  /**
   * Stores the state, with undo steps if they should outlive the tab, or deletes the row if the server has everything.
   * Resolves when the device has done it.
   */
  write: (place: JournalPlace, state: SaveState, steps?: StepLog) => Promise<void>
  /** The states of all tabs, open or closed. Rows that cannot be read are kept. */
  read: (place: JournalPlace) => Promise<SaveState[]>
  /** The undo steps stored with a row. */
  steps: (place: JournalPlace, journal: string) => Promise<StepLog>
  /** Moves a state to another place, in one transaction. */
  move: (from: JournalPlace, to: JournalPlace, state: SaveState) => Promise<void>
  remove: (place: JournalPlace, journal: string) => Promise<void>
  /** The user's unsaved résumés, each with its document if that can be read. */
  unsaved: (user: number) => Promise<Unsaved[]>
  /** The keys of the pictures that the documents of all rows refer to; null while some row cannot be read. */
  photos: () => Promise<ReadonlySet<string> | null>
  /** Deletes all rows of a user. */
  discard: (user: number) => Promise<void>
}

/** A résumé with changes the server may not have, and when they were last written down, in ms since 1970. */
export type Unsaved = { resume: string; doc: SaveState['doc'] | null; at: number }

const NAME = 'qingjian-resumes'

/** Keeps the journal in IndexedDB. The browser may close the connection at any time, so each call reopens it once. */
export function createJournal(): Journal {
  let opening: Promise<IDBPDatabase<Schema>> | null = null

  function open(): Promise<IDBPDatabase<Schema>> {
    opening ??= openDB<Schema>(NAME, 1, {
      upgrade: (db) => void db.createObjectStore('rows', { keyPath: ['user', 'resume', 'journal'] }),
      blocking: (_current, _blocked, event) => {
        if (event.target instanceof IDBDatabase) event.target.close()
        opening = null
      },
      terminated: () => {
        opening = null
      },
    })
    return opening
  }

  async function use<T>(run: (db: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
    try {
      return await run(await open())
    } catch {
      // The browser may have closed the connection, for instance after "clear site data". Retry once; a second failure
      // is thrown.
      opening = null
      return run(await open())
    }
  }

  const read = <T>(run: (db: IDBPDatabase<Schema>) => Promise<T>) => readAgain(() => use(run))

  const put = (row: Row, instead?: [number, string, string]) =>
    use(async (db) => {
      const change = db.transaction('rows', 'readwrite', { durability: 'strict' })
      const requests = [change.store.put(row), instead && change.store.delete(instead)]
      // Commits at once: the browser would wait until the requests have succeeded, and the page may be gone by then.
      change.commit()
      await Promise.all([...requests, change.done])
    })

  const remove: Journal['remove'] = ({ user, resume }, journal) =>
    use((db) => db.delete('rows', [user, resume, journal]))

  return {
    write: (place, state, steps) =>
      state.sent === null && sameDocument(state.base, state.doc)
        ? remove(place, state.journal)
        : put({ ...rowOf(place, state), ...(steps && { steps: keptSteps(steps) }) }),
    read: async ({ user, resume }) => {
      const range = IDBKeyRange.bound([user, resume], [user, resume, []])
      const rows = await read((db) => db.getAll('rows', range))
      return rows.flatMap(({ state }) => readJournalRow(state) ?? [])
    },
    steps: async ({ user, resume }, journal) =>
      readKeptSteps((await read((db) => db.get('rows', [user, resume, journal])))?.steps),
    move: (from, to, state) => put(rowOf(to, state), [from.user, from.resume, state.journal]),
    remove,
    unsaved: async (user) => {
      const rows = await read((db) => db.getAll('rows', rowsOf(user)))
      const found = new Map(
        rows.map(({ resume, state, at = 0 }) => [resume, { resume, doc: readJournalRow(state)?.doc ?? null, at }]),
      )
      return [...found.values()]
    },
    photos: async () => {
      const states = (await read((db) => db.getAll('rows'))).map(({ state }) => readJournalRow(state))
      const documents = states.flatMap((state) => (state ? [state.doc, state.sent?.doc] : []))
      return states.every(Boolean) ? new Set(documents.flatMap((doc) => doc?.basics.photo ?? [])) : null
    },
    discard: (user) => use((db) => db.delete('rows', rowsOf(user))),
  }
}

function rowOf(place: JournalPlace, state: SaveState): Row {
  return { ...place, journal: state.journal, state: journalRow(state), at: Date.now() }
}

function rowsOf(user: number): IDBKeyRange {
  return IDBKeyRange.bound([user], [user, []])
}
