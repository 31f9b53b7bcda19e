import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Call } from '#client/api/call.ts'
import { DAY_MS } from '#src/lib/time.ts'
import { createJournal } from './journal.ts'
import { readAgain } from './read-again.ts'

type Schema = DBSchema & { photos: { key: string; value: { key: string; image: string; at: number } } }

/** How old a picture must be before it is deleted for lack of a document, in ms: an undo may bring it back. */
const REST_MS = DAY_MS
const NAME = 'qingjian-photos'
const PREFIX = 'device-'
/** The media types of pictures, by their first characters in base64. */
const kinds = { '/9j/': 'image/jpeg', iVBOR: 'image/png', UklGR: 'image/webp' }

/** The pictures this page has stored or opened, as data URLs, so that drawing a document need not wait for a store. */
const opened = new Map<string, string>()

/** Makes a picture known to `devicePhotoAddress`; `image` in base64. */
export function notePhoto(key: string, image: string): void {
  opened.set(key, dataAddress(image))
}

/** Whether a document's picture is stored on this device only. */
export function isDevicePhoto(key: string): boolean {
  return key.startsWith(PREFIX)
}

/**
 * Stores a picture on this device; resolves to the key by which documents refer to it. `image` in base64.
 * @throws when the browser stores nothing
 */
export async function keepDevicePhoto(image: string): Promise<string> {
  const key = `${PREFIX}${crypto.randomUUID()}`
  await use((db) => db.put('photos', { key, image, at: Date.now() }))
  notePhoto(key, image)
  return key
}

/** Loads a picture of this device, so that `devicePhotoAddress` knows it; one that is gone stays unknown. */
export async function openDevicePhoto(key: string): Promise<void> {
  if (!isDevicePhoto(key)) return
  const kept = await find(key)
  if (kept !== undefined) notePhoto(key, kept.image)
}

/** The address of a picture on this device as data; null for others, and when it is gone or has not been opened. */
export function devicePhotoAddress(key: string): string | null {
  return opened.get(key) ?? null
}

/** A picture of this device in base64; null when it is gone. */
export async function readDevicePhoto(key: string): Promise<string | null> {
  return (await find(key))?.image ?? null
}

/**
 * Uploads a picture of this device to the account that is signed in; resolves to its key there, null when it is gone
 * from this device.
 * @throws CallFailure
 */
export async function uploadDevicePhoto(call: Call, key: string, signal?: AbortSignal): Promise<string | null> {
  const image = await readDevicePhoto(key)
  if (image === null) return null
  const { data } = await call('user.Resume/uploadPhoto', { image }, { signal })
  notePhoto(data.key, image)
  return data.key
}

/**
 * Deletes pictures that were stored more than a day before `now` and that no document in the journal refers to; with
 * an infinite `now`, pictures of any age. Deletes nothing while a document cannot be read.
 */
export async function sweepDevicePhotos(now: number): Promise<void> {
  const inUse = await createJournal().photos()
  if (inUse === null) return
  await use(async (db) => {
    for (const { key, at } of await db.getAll('photos')) {
      if (at < now - REST_MS && !inUse.has(key)) await db.delete('photos', key)
    }
  })
}

const find = (key: string) => readAgain(() => use((db) => db.get('photos', key)))

async function use<T>(run: (db: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
  const db = await openDB<Schema>(NAME, 1, {
    upgrade: (made) => void made.createObjectStore('photos', { keyPath: 'key' }),
  })
  try {
    return await run(db)
  } finally {
    db.close()
  }
}

function dataAddress(image: string): string {
  const kind = Object.entries(kinds).find(([start]) => image.startsWith(start))?.[1] ?? 'image/jpeg'
  return `data:${kind};base64,${image}`
}
