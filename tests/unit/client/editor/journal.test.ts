import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { openDB } from 'idb'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createJournal, type JournalPlace } from '#client/lib/journal.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
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
