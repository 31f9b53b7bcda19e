import { type DBSchema, type IDBPTransaction, openDB, type StoreNames } from 'idb'
import { type User, user as userSchema } from '#src/contract/user.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { readDocument } from '#src/resume/read-document.ts'
import { notePhoto } from './device-photos.ts'
import { isKeepingOff, noteKept } from './kept-mark.ts'
import { readAgain } from './read-again.ts'
import { hasSessionHint } from './session-hint.ts'

// Copies of an account's résumés, with which the editor opens without a network. All of them belong to the account that
// was signed in last, and are deleted with its session. What the server does not have yet is in the journal instead.

/** A copy: the document of revision `rev`, null when this page is too old to read it; `at` is when it was made. */
export type KeptResume = { id: string; rev: number; doc: ResumeDocument | null; at: number }

/** A stored copy. Older and newer pages write copies too, so its document is parsed. `at` in ms since 1970. */
type Row = { id: string; rev: number; doc: unknown; photo: string; at: number }
type Schema = DBSchema & {
  owner: { key: string; value: unknown }
  resumes: { key: string; value: Row }
  photos: { key: string; value: { key: string; image: string } }
}
type Change = IDBPTransaction<Schema, StoreNames<Schema>[], 'readwrite'>

const NAME = 'qingjian-kept'
const OWNER = 'user'
const STORES = ['owner', 'resumes', 'photos'] satisfies StoreNames<Schema>[]

/**
 * Keeps a copy for the signed-in user, unless a newer one is kept or none is wanted. Deletes copies of another user.
 * @throws when the browser stores nothing, or has no room left
 */
export async function keepResume(user: User, id: string, { rev, doc }: { rev: number; doc: ResumeDocument }) {
  await change(async (stores) => {
    // Meanwhile the user may have signed out or chosen to keep nothing, and all copies may have been deleted.
    if (!hasSessionHint() || isKeepingOff()) return
    noteKept(user.user_id)
    const owner = await stores.objectStore('owner').get(OWNER)
    if (userOf(owner)?.user_id !== user.user_id) await clear(stores)
    await stores.objectStore('owner').put(user, OWNER)
    const resumes = stores.objectStore('resumes')
    const before = await resumes.get(id)
    if (before !== undefined && before.rev > rev) return
    await resumes.put({ id, rev, doc, photo: doc.basics.photo ?? '', at: Date.now() })
    await dropUnusedPhotos(stores)
  })
}

/** Keeps the picture of a copy, in base64, unless no copy refers to it any more. @throws like `keepResume` */
export async function keepPhoto(key: string, image: string): Promise<void> {
  await change(async (stores) => {
    await stores.objectStore('photos').put({ key, image })
    await dropUnusedPhotos(stores)
  })
}

/** Whether the picture is kept. */
export function isPhotoKept(key: string): Promise<boolean> {
  return change(async (stores) => (await stores.objectStore('photos').getKey(key)) !== undefined)
}

/** Loads a kept picture, so that documents that refer to it are drawn with it; one that is not kept stays unknown. */
export async function openKeptPhoto(key: string): Promise<void> {
  const kept = await readAgain(() => change((stores) => stores.objectStore('photos').get(key)))
  if (kept !== undefined) notePhoto(key, kept.image)
}

/**
 * Returns the user whose résumés are kept here, and the copies, the newest first; null when no user's are kept. Copies
 * of a session that has ended are deleted.
 */
export async function listKept(): Promise<{ user: User; resumes: KeptResume[] } | null> {
  if (!hasSessionHint()) {
    await forgetKept()
    return null
  }
  return readAgain(() =>
    change(async (stores) => {
      const user = userOf(await stores.objectStore('owner').get(OWNER))
      const rows = await stores.objectStore('resumes').getAll()
      return user && { user, resumes: rows.map(read).toSorted((a, b) => b.at - a.at) }
    }),
  )
}

/** Deletes the copy of one résumé, because it is deleted or out of date. */
export async function forgetResume(id: string): Promise<void> {
  await change(async (stores) => {
    await stores.objectStore('resumes').delete(id)
    await dropUnusedPhotos(stores)
  })
}

/** Deletes all copies, and the mark of their user. */
export async function forgetKept(): Promise<void> {
  await change(async (stores) => {
    await clear(stores)
    // Within the transaction, so that it cannot delete the mark of a copy kept afterwards.
    noteKept(null)
  })
}

function read({ id, rev, doc, at }: Row): KeptResume {
  const found = readDocument(doc)
  return { id, rev, doc: 'document' in found ? found.document : null, at }
}

function userOf(value: unknown): User | null {
  return userSchema.safeParse(value).data ?? null
}

async function clear(stores: Change): Promise<void> {
  for (const name of STORES) await stores.objectStore(name).clear()
}

async function dropUnusedPhotos(stores: Change): Promise<void> {
  const used = new Set((await stores.objectStore('resumes').getAll()).map(({ photo }) => photo))
  const photos = stores.objectStore('photos')
  for (const key of await photos.getAllKeys()) if (!used.has(key)) await photos.delete(key)
}

/** Runs one transaction. */
async function change<T>(run: (stores: Change) => Promise<T>): Promise<T> {
  const db = await openDB<Schema>(NAME, 1, {
    upgrade: (made) => {
      made.createObjectStore('owner')
      made.createObjectStore('resumes', { keyPath: 'id' })
      made.createObjectStore('photos', { keyPath: 'key' })
    },
  })
  try {
    const stores = db.transaction(STORES, 'readwrite')
    const [result] = await Promise.all([run(stores), stores.done])
    return result
  } finally {
    db.close()
  }
}
