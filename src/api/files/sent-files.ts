import type { R2Bucket } from '@cloudflare/workers-types'
import { removeFolder } from './folder.ts'

/**
 * Where a sent file is stored: its user, application and sending. Without the last parts, all files of the application,
 * or of the user.
 */
export type SentPlace = { userId: number; application?: string; sending?: string }

/** The prefix of the keys of a place. It names the owners, so that no file is left when they are deleted. */
function folderOf({ userId, application, sending }: SentPlace): string {
  return ['sent', userId, application, sending]
    .filter((part) => part !== undefined)
    .join('/')
    .concat('/')
}

/**
 * Stores a file that was sent, under a key of its own: no later upload can replace it.
 * @returns the key
 */
export async function writeSentFile(
  files: R2Bucket,
  place: Required<SentPlace>,
  { id, bytes }: { id: string; bytes: Uint8Array },
): Promise<string> {
  const key = folderOf(place) + id
  await files.put(key, bytes, { httpMetadata: { contentType: 'application/pdf' } })
  return key
}

/** A file that was sent; null when there is none. */
export async function readSentFile(files: R2Bucket, key: string): Promise<ArrayBuffer | null> {
  const object = await files.get(key)
  return object === null ? null : object.arrayBuffer()
}

/** Deletes a file that was sent. */
export async function removeSentFile(files: R2Bucket, key: string): Promise<void> {
  await files.delete(key)
}

/** Deletes all files of a place, including those of interrupted uploads. */
export async function removeSentFiles(files: R2Bucket, place: SentPlace): Promise<void> {
  await removeFolder(files, folderOf(place))
}
