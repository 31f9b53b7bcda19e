import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { openDB } from 'idb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { waitFor } from 'xstate'
import { openOnDevice } from '#client/features/editor/guest/device-saving.ts'
import { whenLeft } from '#client/features/editor/session/saving.ts'
import { devicePhotoAddress, keepDevicePhoto } from '#client/lib/device-photos.ts'
import { createJournal, GUEST } from '#client/lib/journal.ts'
import {
  selectIsUnwritable,
  selectIsWritten,
  selectStatus,
} from '#client/machines/resume-save/resume-save.selectors.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { noteStep } from '#src/resume/steps.ts'
import { openSave, reduceSave } from '#src/resume/sync/save-state.ts'
import { person } from '#tests/unit/machines/running-save.ts'

const ID = 'abcdefghijklmnop'
const place = { user: GUEST, resume: ID }

/** The locks of all tabs of a browser: each is asked for only while it is free. */
function browserLocks() {
  const held = new Set<string>()
  return {
    request: async (name: string, _options: object, run: (lock: object | null) => unknown) => {
      if (held.has(name)) return run(null)
      held.add(name)
      try {
        return await run({})
      } finally {
        held.delete(name)
      }
    },
  }
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('navigator', { locks: browserLocks() })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** A résumé that was begun on this device. */
async function begin(doc: ResumeDocument = person('Ann')) {
  await createJournal().write(place, reduceSave(openSave(ID, 0, person('')), { type: 'edit', doc }))
}

async function opened() {
  const found = await openOnDevice(ID)
  if (typeof found === 'string') throw new Error(`It is ${found}`)
  return found
}

test('what is typed is written on this device, and the next tab has it once this one has left', async () => {
  await begin()
  const { saving, leave } = await opened()
  saving.send({ type: 'edit', doc: person('Anna') })
  expect(await openOnDevice(ID)).toBe('elsewhere')
  leave()
  const next = await opened()
  expect(next.saving.getSnapshot().context.save.doc.basics.name).toBe('Anna')
  next.leave()
})

test('what can be undone is written down with each edit, for the next tab', async () => {
  await begin()
  const { saving, steps, leave } = await opened()
  // What was opened has been written, so the edit is written at once.
  await waitFor(saving, selectIsWritten)
  saving.send({ type: 'edit', doc: person('Anna') })
  // As the session of an editor does it.
  steps.set(noteStep(steps.get(), person('Ann'), person('Anna'), { label: '', at: 1 }))
  leave()
  const next = await opened()
  expect(next.steps.get()).toEqual(steps.get())
  expect(next.steps.get().done.length).toBe(1)
  next.leave()
})

test('what this device cannot write down is known not to be', async () => {
  await begin()
  const { saving, leave } = await opened()
  await waitFor(saving, selectIsWritten)
  const refused = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })
  saving.send({ type: 'edit', doc: person('Anna') })
  await waitFor(saving, selectIsUnwritable)
  expect(selectStatus(saving.getSnapshot())).toBe('unsaved')
  refused.mockRestore()
  leave()
})

test('one that is not there, or cannot be read, is said to be so, and held by nobody', async () => {
  expect([await openOnDevice(ID), await openOnDevice(ID)]).toEqual(['gone', 'gone'])
  const refused = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('', 'SecurityError')
  })
  expect([await openOnDevice(ID), await openOnDevice(ID)]).toEqual(['unreadable', 'unreadable'])
  refused.mockRestore()
  await begin()
  const { saving, leave } = await opened()
  await waitFor(saving, selectIsWritten)
  leave()
})

test('while what can be undone cannot be read it stays closed, and nothing of that is lost', async () => {
  await begin()
  const first = await opened()
  first.saving.send({ type: 'edit', doc: person('Anna') })
  const log = noteStep(first.steps.get(), person('Ann'), person('Anna'), { label: '', at: 1 })
  first.steps.set(log)
  first.leave()
  await whenLeft()
  const refused = vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => {
    throw new DOMException('', 'DataError')
  })
  expect(await openOnDevice(ID)).toBe('unreadable')
  refused.mockRestore()
  const next = await opened()
  expect(next.steps.get()).toEqual(log)
  next.leave()
})

test('its picture is drawn as soon as it is open', async () => {
  const db = await openDB('qingjian-photos', 1, {
    upgrade: (made) => void made.createObjectStore('photos', { keyPath: 'key' }),
  })
  await db.put('photos', { key: 'device-1', image: 'iVBORabc', at: 0 })
  db.close()
  await begin({ ...person('Ann'), basics: { name: 'Ann', photo: 'device-1' } })
  const { leave } = await opened()
  expect(devicePhotoAddress('device-1')).toBe('data:image/png;base64,iVBORabc')
  leave()
})

test('it opens without its picture if the pictures alone cannot be read', async () => {
  await begin({ ...person('Ann'), basics: { name: 'Ann', photo: 'device-2' } })
  const open = indexedDB.open.bind(indexedDB)
  vi.spyOn(indexedDB, 'open').mockImplementation((name, version) => {
    if (name === 'qingjian-photos') throw new DOMException('', 'SecurityError')
    return open(name, version)
  })
  const { saving, leave } = await opened()
  expect(saving.getSnapshot().context.save.doc.basics).toEqual({ name: 'Ann', photo: 'device-2' })
  leave()
})

test('without its picture it opens all the same', async () => {
  const photo = await keepDevicePhoto('iVBORabc')
  vi.stubGlobal('indexedDB', new IDBFactory())
  await begin({ ...person('Ann'), basics: { name: 'Ann', photo } })
  const { saving, leave } = await opened()
  expect(saving.getSnapshot().context.save.doc.basics.photo).toBe(photo)
  leave()
})
