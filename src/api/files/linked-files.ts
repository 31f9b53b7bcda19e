import type { R2Bucket } from '@cloudflare/workers-types'

const keyOf = (key: string) => `linked/${key}`

/** Stores the file behind a link. */
export async function writeLinkedFile(files: R2Bucket, key: string, bytes: Uint8Array): Promise<void> {
  await files.put(keyOf(key), bytes, { httpMetadata: { contentType: 'application/pdf' } })
}

/** The file behind a link; null when there is none. */
export async function readLinkedFile(files: R2Bucket, key: string): Promise<ArrayBuffer | null> {
  const object = await files.get(keyOf(key))
  return object === null ? null : object.arrayBuffer()
}

/** Deletes the files of expired links. */
export async function removeLinkedFiles(files: R2Bucket, keys: readonly string[]): Promise<void> {
  await files.delete(keys.map(keyOf))
}
