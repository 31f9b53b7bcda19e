import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { waitFor } from 'xstate'
import { startSaving } from '#client/features/editor/session/saving.ts'
import { keepDevicePhoto, readDevicePhoto } from '#client/lib/device-photos.ts'
import { createJournal } from '#client/lib/journal.ts'
import { keepResume, listKept } from '#client/lib/kept-resumes.ts'
import {
  selectIsUnwritable,
  selectIsWritten,
  selectStatus,
} from '#client/machines/resume-save/resume-save.selectors.ts'
import type { User } from '#src/contract/user.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { openSave, reduceSave } from '#src/resume/sync/save-state.ts'
import { user } from '#tests/support/fixtures.ts'
import { keepingBrowser } from '#tests/support/keeping-browser.ts'
import { person } from '#tests/unit/machines/running-save.ts'
import { loaded, openBrowser, place, rows, serve, tell } from './served-resume.ts'

const other: User = { ...user, user_id: 99 }
const name = (document: ResumeDocument) => document.basics.name

beforeEach(openBrowser)
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('left right after an edit, it is still saved, and the row is gone', async () => {
  const { server, client } = serve()
  const { saving, leave } = await startSaving(client, place, loaded, tell)
  saving.send({ type: 'edit', doc: person('Anne') })
  leave()
  await vi.waitFor(async () => expect([name(server.stored.doc), await rows()]).toEqual(['Anne', []]))
  await vi.waitFor(() => expect(saving.getSnapshot().status).toBe('stopped'))
})

test('left while the server is out of reach: opened again it has the text, and saves it once', async () => {
  const { server, client } = serve()
  const first = await startSaving(client, place, loaded, tell)
  server.isReachable = false
  first.saving.send({ type: 'edit', doc: person('Anne') })
  first.leave()
  const second = await startSaving(client, place, loaded, tell)
  expect(name(second.saving.getSnapshot().context.save.doc)).toBe('Anne')
  server.isReachable = true
  second.saving.send({ type: 'save.now' })
  await waitFor(second.saving, (snapshot) => selectStatus(snapshot) === 'saved')
  expect([server.stored.rev, name(server.stored.doc)]).toEqual([2, 'Anne'])
  second.leave()
})

test('the copy on this device goes once the account no longer has the résumé, and for no other answer', async () => {
  keepingBrowser()
  vi.stubGlobal('document', Object.assign(new EventTarget(), { cookie: '__Host-signed-in=1' }))
  const { server, client } = serve()
  await keepResume(user, place.resume, loaded)
  const { saving, leave } = await startSaving(client, place, loaded, tell)
  const copies = async () => (await listKept())?.resumes.length ?? 0
  server.refusal = 500
  saving.send({ type: 'server.news', rev: 2, mid: 'elsewhere-1' })
  await vi.waitFor(() => expect(server.asked).toBe(1))
  await waitFor(saving, (snapshot) => snapshot.matches({ following: { listening: 'idle' } }))
  expect(await copies()).toBe(1)
  server.refusal = 0
  saving.send({ type: 'server.news', rev: 2, mid: 'elsewhere-2' })
  await vi.waitFor(async () => expect(await copies()).toBe(0))
  leave()
})

test('rows of tabs that are gone: one is gone on with, the others are saved beside it', async () => {
  const { server, client } = serve()
  const journal = createJournal()
  const edited = (id: string, doc: ResumeDocument) => reduceSave(openSave(id, 1, loaded.doc), { type: 'edit', doc })
  await journal.write(place, edited('journal-1', person('Anne')))
  await journal.write(place, edited('journal-2', person('Ann', '138')))
  const { saving, leave } = await startSaving(client, place, loaded, tell)
  saving.send({ type: 'save.now' })
  await vi.waitFor(() => expect(server.stored.doc.basics).toEqual({ name: 'Anne', phone: '138' }), 5000)
  await vi.waitFor(async () => expect(await rows()).toEqual([]))
  leave()
})

test('photos of this device that nothing needs go when a résumé is opened, a day after they were chosen', async () => {
  const { client } = serve()
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 2 * 86_400_000)
  const [used, unused] = [await keepDevicePhoto('AAAA'), await keepDevicePhoto('BBBB')]
  clock.mockRestore()
  const doc = { ...person('Ann'), basics: { name: 'Ann', photo: used } }
  const edited = reduceSave(openSave('journal-1', 1, loaded.doc), { type: 'edit', doc })
  await createJournal().write({ ...place, resume: 'ponmlkjihgfedcba' }, edited)
  const { leave } = await startSaving(client, place, loaded, tell)
  await vi.waitFor(async () => expect(await readDevicePhoto(unused)).toBeNull())
  expect(await readDevicePhoto(used)).toBe('AAAA')
  leave()
})

test('the row of a living tab stays with it', async () => {
  const { server, client } = serve()
  server.isReachable = false
  const first = await startSaving(client, place, loaded, tell)
  first.saving.send({ type: 'edit', doc: person('Anne') })
  await waitFor(first.saving, selectIsWritten)
  const second = await startSaving(client, place, loaded, tell)
  expect([(await rows()).length, name(second.saving.getSnapshot().context.save.doc)]).toEqual([1, 'Ann'])
  second.leave()
  server.isReachable = true
  first.leave()
})

test('once somebody else is signed in nothing is sent; the row waits for its owner', async () => {
  const { server, client } = serve()
  const { saving, leave } = await startSaving(client, place, loaded, tell)
  saving.send({ type: 'edit', doc: person('Anne') })
  client.user.set(other)
  leave()
  await vi.waitFor(() => expect(saving.getSnapshot().status).toBe('stopped'))
  expect([server.saves, (await rows()).map(({ doc }) => name(doc))]).toEqual([0, ['Anne']])
  const theirs = await startSaving(client, { ...place, user: other.user_id }, loaded, tell)
  expect(name(theirs.saving.getSnapshot().context.save.doc)).toBe('Ann')
  theirs.leave()
})

test('without storage it opens and saves all the same, and goes on trying after it was left', async () => {
  vi.stubGlobal('indexedDB', undefined)
  const { server, client } = serve()
  const unread = vi.fn()
  const first = await startSaving(client, place, loaded, { ...tell, unread })
  await waitFor(first.saving, selectIsUnwritable)
  server.isReachable = false
  first.saving.send({ type: 'edit', doc: person('Anne') })
  first.leave()
  const second = await startSaving(client, { ...place, resume: 'another-resume-id' }, loaded, { ...tell, unread })
  server.isReachable = true
  await vi.waitFor(() => expect(name(server.stored.doc)).toBe('Anne'))
  await vi.waitFor(() => expect(first.saving.getSnapshot().status).toBe('stopped'))
  expect(unread.mock.calls).toEqual([[expect.any(Error)], [expect.any(Error)]])
  second.leave()
})

test('what cannot be read on this device is told of, stays there, and is saved once it can be read', async () => {
  const { server, client } = serve()
  await createJournal().write(
    place,
    reduceSave(openSave('of-a-closed-tab', 1, person('Ann')), { type: 'edit', doc: person('Anne') }),
  )
  const storage = indexedDB
  vi.stubGlobal('indexedDB', undefined)
  const unread = vi.fn()
  const first = await startSaving(client, place, loaded, { ...tell, unread })
  expect([name(first.saving.getSnapshot().context.save.doc), unread.mock.calls.length]).toEqual(['Ann', 1])
  first.leave()
  vi.stubGlobal('indexedDB', storage)
  const second = await startSaving(client, place, loaded, tell)
  second.leave()
  await vi.waitFor(async () => expect([name(server.stored.doc), await rows()]).toEqual(['Anne', []]))
})

test('storage that fails for a moment after a crash is asked again', async () => {
  const { server, client } = serve()
  await createJournal().write(
    place,
    reduceSave(openSave('of-a-closed-tab', 1, person('Ann')), { type: 'edit', doc: person('Anne') }),
  )
  const opening = vi.spyOn(indexedDB, 'open')
  // Two readings fail: each tries to open it twice.
  for (let nth = 0; nth < 4; nth += 1) {
    opening.mockImplementationOnce(() => {
      throw new DOMException('Internal error opening backing store', 'UnknownError')
    })
  }
  const { leave } = await startSaving(client, place, loaded, tell)
  leave()
  await vi.waitFor(async () => expect([name(server.stored.doc), await rows()]).toEqual(['Anne', []]))
})
