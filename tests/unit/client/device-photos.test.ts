import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { openDB } from 'idb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCall } from '#client/api/call.ts'
import { photoAddress } from '#client/features/editor/session/photo-address.ts'
import {
  devicePhotoAddress,
  isDevicePhoto,
  keepDevicePhoto,
  openDevicePhoto,
  readDevicePhoto,
  sweepDevicePhotos,
  uploadDevicePhoto,
} from '#client/lib/device-photos.ts'
import { createJournal } from '#client/lib/journal.ts'
import { openSave } from '#src/resume/sync/save-state.ts'
import { deletionOf } from '#tests/support/deleted-database.ts'
import { person } from '#tests/unit/machines/running-save.ts'

const START = Date.UTC(2026, 10, 21)

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.useFakeTimers({ now: START, toFake: ['Date'] })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test.each([
  ['/9j/4AAQ', 'image/jpeg'],
  ['iVBORw0K', 'image/png'],
  ['UklGRkoA', 'image/webp'],
  ['AAAA', 'image/jpeg'],
])('a picture that begins with %s is kept, and shown as %s', async (image, type) => {
  const key = await keepDevicePhoto(image)
  expect([isDevicePhoto(key), isDevicePhoto('abcdefghijklmnop')]).toEqual([true, false])
  expect([await readDevicePhoto(key), devicePhotoAddress(key)]).toEqual([image, `data:${type};base64,${image}`])
  expect(photoAddress({ basics: { photo: key } })).toBe(`data:${type};base64,${image}`)
})

test('one that is gone has neither bytes nor an address of its own', async () => {
  await openDevicePhoto('device-none')
  expect([await readDevicePhoto('device-none'), devicePhotoAddress('device-none')]).toEqual([null, null])
  expect(photoAddress({ basics: { photo: 'device-none' } })).toBe('/api/user.Resume/photo?key=device-none')
})

test.each([
  [undefined, ''],
  ['', ''],
  ['placeholder', ''],
  ['a/b', '/api/user.Resume/photo?key=a%2Fb'],
])('the picture %j is at %j', (photo, address) => {
  expect(photoAddress({ basics: photo === undefined ? {} : { photo } })).toBe(address)
})

test('a picture that was taken to the account is shown by its key there without being loaded again', async () => {
  vi.stubGlobal('location', { origin: 'https://site.test' })
  const key = await keepDevicePhoto('/9j/4AAQ')
  const answer = async () => Response.json({ code: 1, msg: '', data: { key: 'key-at-account' } })
  const call = createCall(answer, () => 'zh')
  expect(await uploadDevicePhoto(call, key)).toBe('key-at-account')
  expect(photoAddress({ basics: { photo: 'key-at-account' } })).toBe('data:image/jpeg;base64,/9j/4AAQ')
})

const DAY = 86_400_000
const place = { user: 7, resume: 'abcdefghijklmnop' }

/** A row of an account in which a save is on its way. */
async function written(photo: string, sent: string): Promise<void> {
  const naming = (key: string) => ({ ...person('Ann'), basics: { photo: key } })
  const state = { ...openSave('row', 1, person('Ann')), doc: naming(photo) }
  await createJournal().write(place, { ...state, sent: { mid: 'message-1', doc: naming(sent) } })
}

test('what no document of anybody uses goes once a day has passed, and nothing else', async () => {
  const pictures = ['AAAA', 'BBBB', 'CCCC', 'DDDD']
  const [used = '', sent = '', unused = ''] = await Promise.all(pictures.slice(0, 3).map(keepDevicePhoto))
  vi.setSystemTime(START + 1)
  const later = await keepDevicePhoto('DDDD')
  await written(used, sent)
  const left = () => Promise.all([used, sent, unused, later].map(readDevicePhoto))
  await sweepDevicePhotos(START + DAY)
  expect(await left()).toEqual(pictures)
  await sweepDevicePhotos(START + DAY + 1)
  expect(await left()).toEqual(['AAAA', 'BBBB', null, 'DDDD'])
  await sweepDevicePhotos(Number.POSITIVE_INFINITY)
  expect(await left()).toEqual(['AAAA', 'BBBB', null, null])
})

test('while a row cannot be read, nothing goes', async () => {
  const unused = await keepDevicePhoto('AAAA')
  await written('', '')
  const db = await openDB('qingjian-resumes', 1)
  const [row] = await db.getAll('rows')
  await db.put('rows', { ...row, journal: 'of-a-newer-page', state: { ...row.state, doc: { schema: 99 } } })
  expect(await db.count('rows')).toBe(2)
  expect(await createJournal().photos()).toBeNull()
  db.close()
  await sweepDevicePhotos(Number.POSITIVE_INFINITY)
  expect(await readDevicePhoto(unused)).toBe('AAAA')
})

test('pictures hold up no browser that deletes the data of the site', async () => {
  const key = await keepDevicePhoto('AAAA')
  await readDevicePhoto(key)
  await sweepDevicePhotos(START)
  expect(await deletionOf('qingjian-photos')).toBe('deleted')
})
