import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { openDB } from 'idb'
import { beforeEach, expect, test, vi } from 'vitest'
import { openKept } from '#client/features/editor/kept/open-kept.ts'
import { devicePhotoAddress } from '#client/lib/device-photos.ts'
import { createJournal } from '#client/lib/journal.ts'
import { findKept, listKeptEntries } from '#client/lib/kept-entries.ts'
import { keepPhoto, keepResume } from '#client/lib/kept-resumes.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { openSave, reduceSave } from '#src/resume/sync/save-state.ts'
import { browserStorage } from '#tests/support/browser-storage.ts'
import { user } from '#tests/support/fixtures.ts'
import { person } from '#tests/unit/machines/running-save.ts'

const ID = 'abcdefghijklmnop'
const OTHER_ID = 'ponmlkjihgfedcba'

/** Writes what was typed into a résumé since a revision, as one tab of many. */
function type(resume: string, rev: number, doc: ResumeDocument, tab = 'tab-1'): Promise<void> {
  const state = reduceSave(openSave(tab, rev, person(`revision ${rev}`)), { type: 'edit', doc })
  return createJournal().write({ user: user.user_id, resume }, state)
}

/** Makes the copy of a résumé one that only a newer page can read. */
async function makeCopyNewer(id: string): Promise<void> {
  const db = await openDB('qingjian-kept', 1)
  await db.put('resumes', { ...(await db.get('resumes', id)), doc: { schema: 99 } })
  db.close()
}

/** Makes the row of a résumé one that only a newer page can read. */
async function makeNewer(resume: string): Promise<void> {
  const db = await openDB('qingjian-resumes', 1)
  await db.put('rows', { user: user.user_id, resume, journal: 'tab-1', state: { schema: 99 }, at: 0 })
  db.close()
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 5000 })
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('document', { cookie: '__Host-signed-in=1' })
  vi.stubGlobal('localStorage', browserStorage())
})

test('without anything of an account there are none', async () => {
  await type(ID, 1, person('Ann'))
  expect([await listKeptEntries(), await findKept(() => true)]).toEqual([[], null])
})

test('what only the journal has is listed before copies, and so is a copy that was typed into', async () => {
  await keepResume(user, 'saved', { rev: 1, doc: person('Saved') })
  vi.setSystemTime(6000)
  await keepResume(user, ID, { rev: 1, doc: person('Ann') })
  await type(ID, 1, person('Anna'))
  await type(OTHER_ID, 7, person('Bo'))
  expect(await listKeptEntries()).toEqual([
    { id: OTHER_ID, name: 'Bo', at: null, isUnsaved: true, isNewer: false },
    { id: ID, name: 'Anna', at: 6000, isUnsaved: true, isNewer: false },
    { id: 'saved', name: 'Saved', at: 5000, isUnsaved: false, isNewer: false },
  ])
})

test('what a newer page has typed: a copy keeps its name, without one it has none', async () => {
  await keepResume(user, ID, { rev: 1, doc: person('Ann') })
  await type(ID, 1, person('Anna'))
  for (const id of [ID, OTHER_ID]) await makeNewer(id)
  expect(await listKeptEntries()).toEqual([
    { id: OTHER_ID, name: '', at: null, isUnsaved: true, isNewer: true },
    { id: ID, name: 'Ann', at: 5000, isUnsaved: true, isNewer: false },
  ])
  const seen: string[] = []
  expect(await findKept((doc) => seen.push(String(doc.basics.name)) < 0)).toBeNull()
  expect(seen).toEqual([])
})

test('a copy of a newer page cannot be opened here, and what was typed into it gives its name', async () => {
  for (const id of [ID, OTHER_ID]) {
    await keepResume(user, id, { rev: 1, doc: person('Ann') })
    await makeCopyNewer(id)
  }
  await type(ID, 1, person('Anna'))
  expect(await listKeptEntries()).toEqual([
    { id: ID, name: 'Anna', at: 5000, isUnsaved: true, isNewer: true },
    { id: OTHER_ID, name: '', at: 5000, isUnsaved: false, isNewer: true },
  ])
})

test('of several tabs without a copy, what the newest grew from is opened, with the pictures of all of them', async () => {
  await keepResume(user, OTHER_ID, { rev: 1, doc: { ...person('Bo'), basics: { name: 'Bo', photo: 'picture-7' } } })
  await keepPhoto('picture-7', '/9j/AAAA')
  await type(ID, 3, person('A'), 'tab-1')
  await type(ID, 9, { ...person('B'), basics: { name: 'B', photo: 'picture-7' } }, 'tab-2')
  await type(ID, 5, person('C'), 'tab-3')
  expect(await openKept(ID)).toEqual({ user, resume: { id: ID, rev: 9, doc: person('revision 9') } })
  expect(devicePhotoAddress('picture-7')).toBe('data:image/jpeg;base64,/9j/AAAA')
})
