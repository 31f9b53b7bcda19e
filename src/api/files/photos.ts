import type { R2Bucket } from '@cloudflare/workers-types'

const PREFIX = 'photos/'

/** A stored picture with its media type. */
export type PhotoContent = { bytes: ArrayBuffer; type: string }

/** Stores a picture; the same key again is the same picture. */
export async function writePhoto(files: R2Bucket, key: string, bytes: Uint8Array, type: string): Promise<void> {
  await files.put(PREFIX + key, bytes, { httpMetadata: { contentType: type } })
}

/** A stored picture; null when there is none. */
export async function readPhoto(files: R2Bucket, key: string): Promise<PhotoContent | null> {
  const object = await files.get(PREFIX + key)
  if (object === null) return null
  return { bytes: await object.arrayBuffer(), type: object.httpMetadata?.contentType ?? 'application/octet-stream' }
}

/** Removes pictures. */
export async function removePhotos(files: R2Bucket, keys: readonly string[]): Promise<void> {
  await files.delete(keys.map((key) => PREFIX + key))
}
