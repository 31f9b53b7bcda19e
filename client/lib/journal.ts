import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { journalRow, readJournalRow } from '#src/resume/sync/journal.ts'
import type { SaveState } from '#src/resume/sync/save-state.ts'
import { sameDocument } from '#src/resume/sync/units.ts'

/** Whose rows, and of which résumé. */
export type JournalPlace = { user: number; resume: string }

type Row = JournalPlace & { journal: string; state: unknown }
type Schema = DBSchema & { rows: { key: [number, string, string]; value: Row } }

/** What this device has of a résumé that the server may not have: one row for each tab, nobody reads another's user's. */
export type Journal = {
  /** Writes the state down; a state the server has in full is forgotten instead. Resolves once the device has it. */
  write: (place: JournalPlace, state: SaveState) => Promise<void>
  /** The states of all tabs, living and dead; rows that cannot be read stay where they are. */
  read: (place: JournalPlace) => Promise<SaveState[]>
  remove: (place: JournalPlace, journal: string) => Promise<void>
  /** What there is of a user's résumés, by résumé, each with its text if that can be read. */
  unsaved: (user: number) => Promise<Unsaved[]>
  /** Removes what there is of a user's résumés. */
  discard: (user: number) => Promise<void>
}

/** A résumé with changes the server may not have. */
export type Unsaved = { resume: string; doc: SaveState['doc'] | null }

const NAME = 'qingjian-resumes'

/** Keeps the journal in IndexedDB, which the browser may close at any time: then it is opened again, once a call. */
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
      // Closed under us, as after "clear site data": a fresh connection, whose failure counts.
      opening = null
      return run(await open())
    }
  }

  const put = (row: Row) =>
    use(async (db) => {
      const change = db.transaction('rows', 'readwrite', { durability: 'strict' })
      await change.store.put(row)
      await change.done
    })

  const remove: Journal['remove'] = ({ user, resume }, journal) =>
    use((db) => db.delete('rows', [user, resume, journal]))

  return {
    write: (place, state) =>
      state.sent === null && sameDocument(state.base, state.doc)
        ? remove(place, state.journal)
        : put({ ...place, journal: state.journal, state: journalRow(state) }),
    read: async ({ user, resume }) => {
      const range = IDBKeyRange.bound([user, resume], [user, resume, []])
      const rows = await use((db) => db.getAll('rows', range))
      return rows.flatMap(({ state }) => readJournalRow(state) ?? [])
    },
    remove,
    unsaved: async (user) => {
      const rows = await use((db) => db.getAll('rows', rowsOf(user)))
      const found = new Map(rows.map(({ resume, state }) => [resume, readJournalRow(state)?.doc ?? null]))
      return Array.from(found, ([resume, doc]) => ({ resume, doc }))
    },
    discard: (user) => use((db) => db.delete('rows', rowsOf(user))),
  }
}

function rowsOf(user: number): IDBKeyRange {
  return IDBKeyRange.bound([user], [user, []])
}
