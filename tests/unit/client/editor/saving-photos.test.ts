import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { waitFor } from 'xstate'
import { startSaving } from '#client/features/editor/session/saving.ts'
import { devicePhotoAddress, keepDevicePhoto, readDevicePhoto } from '#client/lib/device-photos.ts'
import { createJournal } from '#client/lib/journal.ts'
import { selectIsWritten, selectStatus } from '#client/machines/resume-save/resume-save.selectors.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { newResume } from '#src/resume/sync/accept.ts'
import { openSave, reduceSave } from '#src/resume/sync/save-state.ts'
import { person } from '#tests/unit/machines/running-save.ts'
import { loaded, openBrowser, place, rows, serve, tell } from './served-resume.ts'

beforeEach(openBrowser)
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** A browser that refuses one of its databases. */
function refusing(database: string): void {
  const open = indexedDB.open.bind(indexedDB)
  vi.spyOn(indexedDB, 'open').mockImplementation((name, version) => {
    if (name === database) throw new DOMException('', 'SecurityError')
    return open(name, version)
  })
}

const PICTURE = '/9j/AAAA'
const withPhoto = (photo: string): ResumeDocument => ({ ...person('Ann'), basics: { name: 'Ann', photo } })

test('a photo of this device goes to the account before the save that names it, whatever ends in between', async () => {
  const { server, client } = serve()
  server.isReachable = false
  const key = await keepDevicePhoto(PICTURE)
  const first = await startSaving(client, place, loaded, tell)
  first.saving.send({ type: 'edit', doc: withPhoto(key) })
  await waitFor(first.saving, selectIsWritten)
  first.saving.send({ type: 'save.now' })
  first.leave()
  await vi.waitFor(() => expect(first.saving.getSnapshot().status).toBe('stopped'))
  expect((await rows()).map(({ sent }) => sent?.doc.basics.photo)).toEqual([key])

  server.isReachable = true
  const second = await startSaving(client, place, loaded, tell)
  second.saving.send({ type: 'save.now' })
  await waitFor(second.saving, (snapshot) => selectStatus(snapshot) === 'saved')
  expect([server.photos, server.saves, server.stored.doc.basics.photo]).toEqual([[PICTURE], 1, 'photo-0'])
  expect(second.saving.getSnapshot().context.save.doc.basics.photo).toBe('photo-0')
  expect(devicePhotoAddress('photo-0')).toBe(`data:image/jpeg;base64,${PICTURE}`)
  second.leave()
})

test.each([
  ['the account has no room for it', true],
  ['it is gone from this device', false],
])('a photo is told of when %s; the rest is saved, with the photo from before', async (_, isHere) => {
  const { server, client } = serve()
  server.hasRoom = false
  server.stored = newResume(withPhoto('before'))
  const told: (string | undefined)[] = []
  const key = isHere ? await keepDevicePhoto(PICTURE) : 'device-none'
  const { saving, leave } = await startSaving(
    client,
    place,
    { rev: 1, doc: withPhoto('before') },
    {
      ...tell,
      photoLeft: (error) => told.push(error?.message),
    },
  )
  saving.send({ type: 'edit', doc: { ...withPhoto(key), basics: { name: 'Anne', photo: key } } })
  saving.send({ type: 'save.now' })
  await waitFor(saving, (snapshot) => selectStatus(snapshot) === 'saved')
  expect([told, server.stored.doc.basics]).toEqual([
    [isHere ? 'No room' : undefined],
    { name: 'Anne', photo: 'before' },
  ])
  expect(await readDevicePhoto(key)).toBe(isHere ? PICTURE : null)
  leave()
})

test('a photo that another page chose is drawn as soon as its row is taken over', async () => {
  const { server, client } = serve()
  server.isReachable = false
  const db = await openDB('qingjian-photos', 1, {
    upgrade: (made) => void made.createObjectStore('photos', { keyPath: 'key' }),
  })
  await db.put('photos', { key: 'device-1', image: PICTURE, at: Date.now() })
  db.close()
  const edited = reduceSave(openSave('journal-1', 1, loaded.doc), { type: 'edit', doc: withPhoto('device-1') })
  await createJournal().write(place, edited)
  const { leave } = await startSaving(client, place, loaded, tell)
  expect(devicePhotoAddress('device-1')).toBe(`data:image/jpeg;base64,${PICTURE}`)
  leave()
  server.isReachable = true
})

test('if the photos of this device alone cannot be read, it opens with all that was written', async () => {
  const { client } = serve()
  const doc = withPhoto('device-2')
  await createJournal().write(place, reduceSave(openSave('journal-1', 1, loaded.doc), { type: 'edit', doc }))
  refusing('qingjian-photos')
  const { saving, leave } = await startSaving(client, place, loaded, tell)
  expect(saving.getSnapshot().context.save.doc).toEqual(doc)
  leave()
})
