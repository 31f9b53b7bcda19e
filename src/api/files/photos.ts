import type { R2Bucket } from '@cloudflare/workers-types'

const PREFIX = 'photos/'

/** A stored picture with its media type. */
export type PhotoContent = { bytes: ArrayBuffer; type: string }

/** Stores a photo; a key always means the same photo. */
export async function writePhoto(files: R2Bucket, key: string, bytes: Uint8Array, type: string): Promise<void> {
  await files.put(PREFIX + key, bytes, { httpMetadata: { contentType: type } })
}

/** A stored photo; null when there is none. */
export async function readPhoto(files: R2Bucket, key: string): Promise<PhotoContent | null> {
  const object = await files.get(PREFIX + key)
  if (object === null) return null
  return { bytes: await object.arrayBuffer(), type: object.httpMetadata?.contentType ?? 'application/octet-stream' }
}

/** Deletes photos. */
export async function removePhotos(files: R2Bucket, keys: readonly string[]): Promise<void> {
  await files.delete(keys.map((key) => PREFIX + key))
}
