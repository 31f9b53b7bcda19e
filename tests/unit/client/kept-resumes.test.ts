import 'fake-indexeddb/auto'
import { IDBObjectStore } from 'fake-indexeddb'
import { openDB } from 'idb'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openKept } from '#client/features/editor/kept/open-kept.ts'
import { devicePhotoAddress } from '#client/lib/device-photos.ts'
import { createJournal } from '#client/lib/journal.ts'
import { findKept, listKeptEntries } from '#client/lib/kept-entries.ts'
import { isKeepingOff, keptUser, setKeepingOff } from '#client/lib/kept-mark.ts'
import { keepPhotoOf } from '#client/lib/kept-photos.ts'
import { forgetKept, forgetResume, isPhotoKept, keepPhoto, keepResume, listKept } from '#client/lib/kept-resumes.ts'
import type { User } from '#src/contract/user.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { openSave, reduceSave } from '#src/resume/sync/save-state.ts'
import { deletionOf } from '#tests/support/deleted-database.ts'
import { user } from '#tests/support/fixtures.ts'
import { keepingBrowser } from '#tests/support/keeping-browser.ts'
import { person } from '#tests/unit/machines/running-save.ts'

const ID = 'abcdefghijklmnop'
const OTHER_ID = 'ponmlkjihgfedcba'
const place = { user: user.user_id, resume: ID }
const stranger: User = { ...user, user_id: 99 }
const pictured: ResumeDocument = { ...person('Ann'), basics: { name: 'Ann', photo: 'picture-1' } }

const kept = async () => (await listKept())?.resumes.map(({ id, rev, doc }) => [id, rev, doc?.basics.name])
let browser = keepingBrowser()

beforeEach(() => {
  browser = keepingBrowser()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('copies', () => {
  test('those of the first version of the store are still read', async () => {
    const db = await openDB('qingjian-kept', 1, {
      upgrade: (made) => {
        made.createObjectStore('owner')
        made.createObjectStore('resumes', { keyPath: 'id' })
        made.createObjectStore('photos', { keyPath: 'key' })
      },
    })
    await db.put('owner', user, 'user')
    await db.put('resumes', { id: ID, rev: 3, doc: person('Anna'), photo: '', at: 1 })
    db.close()
    expect(await kept()).toEqual([[ID, 3, 'Anna']])
  })

  test('the newest of a résumé is kept, and an older one does not take its place', async () => {
    await keepResume(user, ID, { rev: 3, doc: person('Anna') })
    await keepResume(user, ID, { rev: 2, doc: person('Ann') })
    await keepResume(user, OTHER_ID, { rev: 1, doc: person('Bo') })
    expect((await listKept())?.user).toEqual(user)
    expect((await kept())?.toSorted()).toEqual([
      [ID, 3, 'Anna'],
      [OTHER_ID, 1, 'Bo'],
    ])
    expect(keptUser()).toBe(user.user_id)
  })

  test('they are listed by when they were kept, the newest first', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const ids = [ID, OTHER_ID, 'c'.repeat(ID.length)]
    for (const [at, id] of [
      [2, ids[1]],
      [3, ids[0]],
      [1, ids[2]],
      // The same revision, kept once more.
      [4, ids[2]],
    ] as const) {
      vi.setSystemTime(at)
      await keepResume(user, id ?? '', { rev: 1, doc: person('Ann') })
    }
    vi.useRealTimers()
    expect((await listKept())?.resumes.map(({ id, at }) => [id, at])).toEqual([
      [ids[2], 4],
      [ids[0], 3],
      [ids[1], 2],
    ])
  })

  test('what is kept for another user takes the place of all that was there', async () => {
    await keepResume(user, ID, { rev: 1, doc: pictured })
    await keepPhotoOf(pictured)
    await keepResume(stranger, OTHER_ID, { rev: 1, doc: person('Bo') })
    expect([await kept(), (await listKept())?.user, keptUser()]).toEqual([[[OTHER_ID, 1, 'Bo']], stranger, 99])
    expect(await isPhotoKept('picture-1')).toBe(false)
  })

  test('without the hint of a session nothing is kept, and what was is deleted when it is asked for', async () => {
    await keepResume(user, ID, { rev: 1, doc: person('Ann') })
    browser.cookie = 'theme=dark'
    await keepResume(user, OTHER_ID, { rev: 1, doc: person('Bo') })
    expect([await openKept(ID), await listKept(), keptUser()]).toEqual(['signed-out', null, null])
    browser.cookie = '__Host-signed-in=1'
    expect(await listKept()).toBeNull()
  })

  test('an ended session: whoever is told that the copies are deleted is told the truth', async () => {
    await keepResume(user, ID, { rev: 1, doc: person('Ann') })
    browser.cookie = 'theme=dark'
    expect(await openKept(ID)).toBe('signed-out')
    browser.cookie = '__Host-signed-in=1'
    expect(await listKept()).toBeNull()
  })

  test('a copy that was on its way when somebody signed out is not kept for whoever signs in next', async () => {
    await keepResume(user, ID, { rev: 1, doc: person('Ann') })
    browser.cookie = 'theme=dark'
    await forgetKept()
    await keepResume(user, ID, { rev: 2, doc: person('Anna') })
    browser.cookie = '__Host-signed-in=1'
    expect([await listKept(), keptUser()]).toEqual([null, null])
  })

  test('a copy that was on its way when somebody chose to keep nothing is not kept', async () => {
    setKeepingOff(true)
    await forgetKept()
    await keepResume(user, ID, { rev: 1, doc: person('Ann') })
    expect(await listKept()).toBeNull()
  })

  test('a résumé that is forgotten takes its picture with it, and nothing of others', async () => {
    await keepResume(user, ID, { rev: 1, doc: pictured })
    await keepPhotoOf(pictured)
    await keepResume(user, OTHER_ID, { rev: 1, doc: person('Bo') })
    await forgetResume(ID)
    expect([await kept(), await isPhotoKept('picture-1')]).toEqual([[[OTHER_ID, 1, 'Bo']], false])
  })

  test('a copy that cannot be deleted is told of, and stays', async () => {
    await keepResume(user, ID, { rev: 1, doc: person('Ann') })
    vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementationOnce(() => {
      throw new DOMException('', 'UnknownError')
    })
    await expect(forgetResume(ID)).rejects.toThrow(DOMException)
    expect(await kept()).toEqual([[ID, 1, 'Ann']])
  })

  test('copies that could not all be deleted keep the mark of their user', async () => {
    await keepResume(user, ID, { rev: 1, doc: person('Ann') })
    const clear = IDBObjectStore.prototype.clear
    vi.spyOn(IDBObjectStore.prototype, 'clear').mockImplementation(function (this: IDBObjectStore) {
      const request = clear.call(this)
      if (this.name === 'photos') this.transaction.abort()
      return request
    })
    await expect(forgetKept()).rejects.toThrow(DOMException)
    expect([await kept(), keptUser()]).toEqual([[[ID, 1, 'Ann']], user.user_id])
  })

  test('nothing that was done holds up a browser that deletes the data of the site', async () => {
    await keepResume(user, ID, { rev: 1, doc: pictured })
    await keepPhotoOf(pictured)
    await forgetResume(OTHER_ID)
    expect(await deletionOf('qingjian-kept')).toBe('deleted')
  })

  test('a choice to keep nothing outlives everything that is forgotten', async () => {
    setKeepingOff(true)
    await forgetKept()
    expect([isKeepingOff(), keptUser()]).toEqual([true, null])
    setKeepingOff(false)
    expect([isKeepingOff(), keptUser()]).toEqual([false, null])
  })
})

describe('without a network', () => {
  test('a copy is opened with its picture', async () => {
    await keepResume(user, ID, { rev: 4, doc: pictured })
    await keepPhotoOf(pictured)
    expect(await openKept(ID)).toEqual({ user, resume: { id: ID, rev: 4, doc: pictured } })
    expect(devicePhotoAddress('picture-1')).toMatch(/^data:image\/png;base64,/)
    expect(await openKept(OTHER_ID)).toBe('gone')
  })

  test('a picture that another page has kept is there as soon as the copy is open', async () => {
    await keepResume(user, ID, { rev: 4, doc: { ...person('Ann'), basics: { name: 'Ann', photo: 'picture-3' } } })
    await keepPhoto('picture-3', 'iVBORabc')
    expect(devicePhotoAddress('picture-3')).toBeNull()
    await openKept(ID)
    expect(devicePhotoAddress('picture-3')).toBe('data:image/png;base64,iVBORabc')
  })

  test('without a copy, what the journal has of it is opened: what its changes grew from', async () => {
    await keepResume(user, OTHER_ID, { rev: 1, doc: person('Bo') })
    const unsaved = reduceSave(openSave('journal-1', 7, person('Ann')), { type: 'edit', doc: person('Anna') })
    await createJournal().write(place, unsaved)
    expect(await openKept(ID)).toEqual({ user, resume: { id: ID, rev: 7, doc: person('Ann') } })
  })

  test('of several tabs the newest version is gone on from, and the pictures of all are drawn', async () => {
    await keepResume(user, OTHER_ID, { rev: 1, doc: person('Bo') })
    const journal = createJournal()
    const naming = (photo: string): ResumeDocument => ({ ...person('Ann'), basics: { name: 'Ann', photo } })
    const typed = (name: string, rev: number, base: string, photo: string) =>
      journal.write(place, reduceSave(openSave(name, rev, naming(base)), { type: 'edit', doc: naming(photo) }))
    await typed('journal-1', 7, 'base-1', 'typed-1')
    await typed('journal-2', 8, 'base-2', 'typed-2')
    const asked = vi.spyOn(IDBObjectStore.prototype, 'get')
    expect(await openKept(ID)).toEqual({ user, resume: { id: ID, rev: 8, doc: naming('base-2') } })
    const pictures = asked.mock.calls.map(([key]) => key).filter((key) => key !== 'user')
    expect(pictures).toEqual(['base-2', 'typed-1', 'typed-2'])
  })

  test('somebody who is signed in and has nothing here is told that it is not here', async () => {
    expect(await openKept(ID)).toBe('gone')
    browser.cookie = 'theme=dark'
    expect(await openKept(ID)).toBe('signed-out')
  })

  test('nobody opens what another user has not saved', async () => {
    await keepResume(user, OTHER_ID, { rev: 1, doc: person('Bo') })
    const unsaved = reduceSave(openSave('journal-1', 7, person('Ann')), { type: 'edit', doc: person('Anna') })
    await createJournal().write({ user: stranger.user_id, resume: ID }, unsaved)
    expect([await openKept(ID), (await listKeptEntries()).map(({ id }) => id)]).toEqual(['gone', [OTHER_ID]])
  })

  test('one that a newer page has kept is named, not opened, and stays', async () => {
    const newer = { ...person('Ann'), schema: 99 } as unknown as ResumeDocument
    await keepResume(user, ID, { rev: 4, doc: newer })
    expect(await openKept(ID)).toBe('newer')
    expect(await listKeptEntries()).toEqual([
      { id: ID, name: '', at: expect.any(Number), isUnsaved: false, isNewer: true },
    ])
  })

  test('a list: what is only here comes first, by the name it has here', async () => {
    await keepResume(user, ID, { rev: 1, doc: person('Ann') })
    await keepResume(user, OTHER_ID, { rev: 1, doc: person('Bo') })
    const unsaved = reduceSave(openSave('journal-1', 1, person('Ann')), { type: 'edit', doc: person('Anna') })
    await createJournal().write(place, unsaved)
    const entries = await listKeptEntries()
    expect(entries.map(({ id, name, isUnsaved }) => [id, name, isUnsaved])).toEqual([
      [ID, 'Anna', true],
      [OTHER_ID, 'Bo', false],
    ])
  })

  test('a twin is found as it is here, with what has not been saved', async () => {
    const twin: ResumeDocument = { ...person('Ann'), locale: 'en', twin: 'pair-1' }
    const isTwin = (doc: ResumeDocument) => doc.twin === 'pair-1' && doc.locale === 'en'
    await keepResume(user, OTHER_ID, { rev: 1, doc: { ...twin, locale: 'zh' } })
    expect(await findKept(isTwin)).toBeNull()
    await keepResume(user, ID, { rev: 1, doc: twin })
    expect(await findKept(isTwin)).toEqual({ id: ID, doc: twin })
    const typed: ResumeDocument = { ...twin, basics: { name: 'Anna' } }
    await createJournal().write(place, reduceSave(openSave('journal-1', 1, twin), { type: 'edit', doc: typed }))
    expect(await findKept(isTwin)).toEqual({ id: ID, doc: typed })
  })

  test('a browser that refuses its storage: said, not taken for nothing', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('', 'SecurityError')
    })
    expect(await openKept(ID)).toBe('unreadable')
  })
})
