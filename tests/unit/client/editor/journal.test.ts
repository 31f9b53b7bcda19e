import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { openDB } from 'idb'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createJournal, type JournalPlace } from '#client/lib/journal.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { emptyLog, noteStep, type StepLog } from '#src/resume/steps.ts'
import { openSave, reduceSave, type SaveState } from '#src/resume/sync/save-state.ts'

const person = (name: string): ResumeDocument => ({
  schema: 1,
  locale: 'zh',
  basics: { name },
  sections: {},
  items: {},
  design: { id: 'ink' },
})

const mine: JournalPlace = { user: 7, resume: 'resume-a' }
const edited = (journal = 'journal-1', name = 'Anne') =>
  reduceSave(openSave(journal, 3, person('Ann')), { type: 'edit', doc: person(name) })
const taken = (state: SaveState) => reduceSave(state, { type: 'take', mid: 'message-1' })
const namesOf = (states: SaveState[]) => states.map(({ journal, doc }) => [journal, doc.basics.name])

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()))

describe('what is written', () => {
  test('is read by another page as it was, with the save in flight', async () => {
    const state = reduceSave(taken(edited()), { type: 'edit', doc: person('Anneliese') })
    await createJournal().write(mine, state)
    expect(await createJournal().read(mine)).toEqual([state])
  })

  test('takes the place of what this tab wrote before, and stands beside that of others', async () => {
    const journal = createJournal()
    await journal.write(mine, edited('journal-1', 'A'))
    await journal.write(mine, edited('journal-2', 'B'))
    await journal.write(mine, edited('journal-1', 'AB'))
    expect(namesOf(await journal.read(mine))).toEqual([
      ['journal-1', 'AB'],
      ['journal-2', 'B'],
    ])
  })

  test('is forgotten once the server has everything, not while a save is in flight', async () => {
    const journal = createJournal()
    const sent = taken(edited())
    await journal.write(mine, sent)
    await journal.write(mine, reduceSave(sent, { type: 'edit', doc: person('Ann') }))
    expect((await journal.read(mine)).length).toBe(1)
    await journal.write(mine, reduceSave(sent, { type: 'acknowledged', mid: 'message-1', rev: 4 }))
    expect(await journal.read(mine)).toEqual([])
  })

  test('is on the disk before it counts as written', async () => {
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction')
    await createJournal().write(mine, edited())
    expect(transaction.mock.calls.at(-1)).toEqual(['rows', 'readwrite', { durability: 'strict' }])
    transaction.mockRestore()
  })
})

describe('what can be undone', () => {
  const typed = (count: number): StepLog =>
    Array.from({ length: count }, (_, nth) => nth).reduce(
      (log, nth) => noteStep(log, person(`${nth}`), person(`${nth + 1}`), { label: '', at: nth }),
      emptyLog,
    )
  const stepsOf = (journal = 'journal-1') => createJournal().steps(mine, journal)

  test('is read again as it was, of the newest hundred steps', async () => {
    const { done } = typed(101)
    const log = { done, undone: done.slice(-2) }
    await createJournal().write(mine, edited(), log)
    expect(await stepsOf()).toEqual({ done: done.slice(1), undone: log.undone })
  })

  test('is nothing where none was written, or what was written is no such thing', async () => {
    await createJournal().write(mine, edited())
    const none = await stepsOf()
    const db = await openDB('qingjian-resumes', 1)
    await db.put('rows', { ...mine, journal: 'journal-1', state: null, steps: { done: [{}], undone: [] } })
    db.close()
    expect([none, await stepsOf(), await stepsOf('another')]).toEqual([emptyLog, emptyLog, emptyLog])
  })
})

describe('whose it is', () => {
  test('nobody sees the rows of another user or another résumé', async () => {
    const journal = createJournal()
    const places = [
      mine,
      { user: 8, resume: 'resume-a' },
      { user: 7, resume: 'resume-b' },
      { user: 70, resume: 'resume-a' },
      { user: 7, resume: 'resume-' },
      { user: 7, resume: 'resume-aa' },
    ]
    for (const [index, place] of places.entries()) await journal.write(place, edited('journal-1', `${index}`))
    for (const [index, place] of places.entries()) {
      expect(namesOf(await journal.read(place))).toEqual([['journal-1', `${index}`]])
    }
    expect(await journal.read({ user: 9, resume: 'resume-a' })).toEqual([])
  })
})

describe('what a user has not saved', () => {
  test('is each résumé once, with its text, and when that was written', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 5000 })
    const journal = createJournal()
    await journal.write(mine, edited('journal-1', 'A'))
    vi.setSystemTime(6000)
    await journal.write(mine, edited('journal-2', 'B'))
    await journal.write({ user: 7, resume: 'resume-b' }, edited('journal-1', 'C'))
    await journal.write({ user: 70, resume: 'resume-c' }, edited('journal-1', 'D'))
    vi.useRealTimers()
    expect(await journal.unsaved(7)).toEqual([
      { resume: 'resume-a', doc: person('B'), at: 6000 },
      { resume: 'resume-b', doc: person('C'), at: 6000 },
    ])
    await journal.discard(7)
    expect([await journal.unsaved(7), (await journal.unsaved(70)).length]).toEqual([[], 1])
  })

  test('has no text if that cannot be read, and no time if an older page wrote it', async () => {
    const journal = createJournal()
    await journal.write(mine, edited())
    const db = await openDB('qingjian-resumes', 1)
    await db.put('rows', { ...mine, journal: 'journal-1', state: 'unknown' })
    db.close()
    expect(await journal.unsaved(7)).toEqual([{ resume: 'resume-a', doc: null, at: 0 }])
    expect(await journal.read(mine)).toEqual([])
  })

  test('is at one place when it has moved', async () => {
    const journal = createJournal()
    const there = { user: 8, resume: 'resume-z' }
    await journal.write(mine, edited('journal-1', 'A'))
    await journal.move(mine, there, edited('journal-1', 'A'))
    expect([await journal.read(mine), namesOf(await journal.read(there))]).toEqual([[], [['journal-1', 'A']]])
  })
})

describe('when the browser does otherwise', () => {
  test('a connection closed under it is opened again', async () => {
    const journal = createJournal()
    await journal.write(mine, edited('journal-1', 'A'))
    const close = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(function (this: IDBDatabase) {
      this.close()
      throw new DOMException('The database connection is closing.', 'InvalidStateError')
    })
    await journal.write(mine, edited('journal-1', 'AB'))
    expect(namesOf(await journal.read(mine))).toEqual([['journal-1', 'AB']])
    close.mockRestore()
  })

  test('site data deleted under it: the next state is written into a new database', async () => {
    const journal = createJournal()
    await journal.write(mine, edited())
    await new Promise((resolve, reject) => {
      const deletion = indexedDB.deleteDatabase('qingjian-resumes')
      deletion.onsuccess = resolve
      deletion.onerror = reject
    })
    await journal.write(mine, edited('journal-1', 'AB'))
    expect(namesOf(await journal.read(mine))).toEqual([['journal-1', 'AB']])
  })

  test('without storage writing fails, and works once there is some', async () => {
    const journal = createJournal()
    const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('', 'SecurityError')
    })
    await expect(journal.write(mine, edited())).rejects.toThrow(DOMException)
    await expect(journal.read(mine)).rejects.toThrow(DOMException)
    open.mockRestore()
    await journal.write(mine, edited())
    expect((await journal.read(mine)).length).toBe(1)
  })

  describe('for a moment, right after a crash', () => {
    const failing = (name: string) => {
      throw new DOMException('Internal error opening backing store', name)
    }
    afterEach(() => vi.useRealTimers())

    /** How long it takes until something is known, by the clock of the page. */
    async function lasts(act: () => Promise<unknown>): Promise<[ms: number, outcome: 'read' | 'failed']> {
      vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] })
      const began = Date.now()
      let outcome: 'read' | 'failed' | null = null
      act().then(
        () => (outcome = 'read'),
        () => (outcome = 'failed'),
      )
      while (outcome === null) {
        await vi.advanceTimersByTimeAsync(50)
        await new Promise((done) => setImmediate(done))
      }
      return [Date.now() - began, outcome]
    }

    const readers = {
      read: () => createJournal().read(mine),
      unsaved: () => createJournal().unsaved(7),
      photos: () => createJournal().photos(),
      steps: () => createJournal().steps(mine, 'journal-1'),
    }

    test.each(Object.entries(readers))('%s asks again', async (_, read) => {
      const opening = vi.spyOn(indexedDB, 'open')
      // Each try opens it twice.
      for (let nth = 0; nth < 4; nth += 1) opening.mockImplementationOnce(() => failing('UnknownError'))
      const [ms, outcome] = await lasts(read)
      expect([ms >= 1200, outcome]).toEqual([true, 'read'])
    })

    test('what stays broken is waited for once, until it has worked again', async () => {
      const opening = vi.spyOn(indexedDB, 'open').mockImplementation(() => failing('UnknownError'))
      const first = await lasts(readers.read)
      const second = await lasts(readers.unsaved)
      opening.mockRestore()
      const works = await lasts(readers.read)
      vi.spyOn(indexedDB, 'open').mockImplementation(() => failing('UnknownError'))
      const third = await lasts(readers.read)
      expect([first, second, works, third].map(([ms, outcome]) => [ms >= 1200, outcome])).toEqual([
        [true, 'failed'],
        [false, 'failed'],
        [false, 'read'],
        [true, 'failed'],
      ])
      vi.restoreAllMocks()
      await readers.read()
    })

    test('nobody waits to be told that storage is refused, nor to write', async () => {
      const opening = vi.spyOn(indexedDB, 'open').mockImplementation(() => failing('SecurityError'))
      const refused = await lasts(readers.read)
      opening.mockImplementation(() => failing('UnknownError'))
      const written = await lasts(() => createJournal().write(mine, edited()))
      opening.mockRestore()
      expect([refused, written].map(([ms, outcome]) => [ms >= 200, outcome])).toEqual([
        [false, 'failed'],
        [false, 'failed'],
      ])
    })
  })

  test('an unreadable row is kept, and the others are read', async () => {
    const journal = createJournal()
    await journal.write(mine, edited('journal-1'))
    const unread = { ...edited('journal-0'), doc: { ...person('New'), schema: 99 } }
    // Written by a newer page; this one can only keep it.
    const db = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('qingjian-resumes')
      opening.onsuccess = () => resolve(opening.result)
    })
    const rows = () => db.transaction('rows', 'readwrite').objectStore('rows')
    await new Promise((resolve) => {
      rows().put({ ...mine, journal: 'journal-0', state: unread }).onsuccess = resolve
    })
    expect(namesOf(await journal.read(mine))).toEqual([['journal-1', 'Anne']])
    const count = await new Promise((resolve) => {
      const counting = rows().count()
      counting.onsuccess = () => resolve(counting.result)
    })
    expect(count).toBe(2)
  })
})
