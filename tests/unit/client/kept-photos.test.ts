import 'fake-indexeddb/auto'
import { IDBObjectStore } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { devicePhotoAddress } from '#client/lib/device-photos.ts'
import { keepPhotoOf } from '#client/lib/kept-photos.ts'
import { isPhotoKept, keepPhoto, keepResume, openKeptPhoto } from '#client/lib/kept-resumes.ts'
import { toBase64 } from '#src/lib/encoding.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { user } from '#tests/support/fixtures.ts'
import { keepingBrowser } from '#tests/support/keeping-browser.ts'
import { PNG } from '#tests/support/pictures.ts'
import { person } from '#tests/unit/machines/running-save.ts'

const ID = 'abcdefghijklmnop'
const pictured: ResumeDocument = { ...person('Ann'), basics: { name: 'Ann', photo: 'picture-1' } }

beforeEach(() => {
  keepingBrowser()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('a picture stays as long as a copy refers to it', async () => {
  await keepResume(user, ID, { rev: 1, doc: pictured })
  await keepPhotoOf(pictured)
  expect(await isPhotoKept('picture-1')).toBe(true)
  await keepResume(user, ID, { rev: 2, doc: person('Ann') })
  expect(await isPhotoKept('picture-1')).toBe(false)
  await keepPhotoOf(pictured)
  expect(await isPhotoKept('picture-1')).toBe(false)
})

test('a picture is kept by the time that is said, once', async () => {
  await keepResume(user, ID, { rev: 1, doc: pictured })
  const put = vi.spyOn(IDBObjectStore.prototype, 'put')
  await keepPhotoOf(pictured)
  await keepPhotoOf(pictured)
  expect(put.mock.calls).toEqual([[{ key: 'picture-1', image: toBase64(PNG) }]])
})

test('a picture this device has no room for is kept with the next copy', async () => {
  await keepResume(user, ID, { rev: 1, doc: pictured })
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
    throw new DOMException('No room', 'QuotaExceededError')
  })
  await keepPhotoOf(pictured)
  expect(await isPhotoKept('picture-1')).toBe(false)
  await keepPhotoOf(pictured)
  expect(await isPhotoKept('picture-1')).toBe(true)
})

test('one that was kept by another page is drawn once it is opened, one that was not stays unknown', async () => {
  const doc: ResumeDocument = { ...person('Ann'), basics: { name: 'Ann', photo: 'picture-2' } }
  await keepResume(user, ID, { rev: 1, doc })
  await openKeptPhoto('picture-2')
  expect(devicePhotoAddress('picture-2')).toBeNull()
  await keepPhoto('picture-2', 'iVBORabc')
  expect(devicePhotoAddress('picture-2')).toBeNull()
  await openKeptPhoto('picture-2')
  expect(devicePhotoAddress('picture-2')).toBe('data:image/png;base64,iVBORabc')
})

test('one there is no room for is gone without, and said by nobody', async () => {
  await keepResume(user, ID, { rev: 1, doc: pictured })
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })
  await keepPhotoOf(pictured)
  expect(await isPhotoKept('picture-1')).toBe(false)
})

test.each([404, 401, 500])('what is answered with %i instead of a photo is not kept as one', async (status) => {
  vi.stubGlobal('fetch', async () => new Response('{"code":0}', { status }))
  await keepResume(user, ID, { rev: 1, doc: pictured })
  await keepPhotoOf(pictured)
  expect(await isPhotoKept('picture-1')).toBe(false)
})
