import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { photoAddress } from '#client/features/editor/session/photo-address.ts'
import {
  devicePhotoAddress,
  isDevicePhoto,
  keepDevicePhoto,
  openDevicePhoto,
  readDevicePhoto,
  sweepDevicePhotos,
} from '#client/lib/device-photos.ts'

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

test('what no document uses goes once it is older than that, and nothing else', async () => {
  const [used, unused] = [await keepDevicePhoto('AAAA'), await keepDevicePhoto('BBBB')]
  vi.setSystemTime(START + 1)
  const later = await keepDevicePhoto('CCCC')
  await sweepDevicePhotos(new Set([used]), START)
  expect(await readDevicePhoto(unused)).toBe('BBBB')
  await sweepDevicePhotos(new Set([used]), START + 1)
  const left = await Promise.all([used, unused, later].map(readDevicePhoto))
  expect(left).toEqual(['AAAA', null, 'CCCC'])
})
