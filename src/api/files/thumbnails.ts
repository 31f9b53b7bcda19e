import type { R2Bucket } from '@cloudflare/workers-types'
import type { PhotoContent } from './photos.ts'

/** One picture a revision, so that a late one never replaces a newer. */
const keyOf = (id: string, rev: number) => `${folderOf(id)}${rev}`
const folderOf = (id: string) => `thumbnails/${id}/`

/** Stores the picture of a revision of a résumé. */
export async function writeThumbnail(
  files: R2Bucket,
  id: string,
  rev: number,
  { bytes, type }: { bytes: Uint8Array; type: string },
): Promise<void> {
  await files.put(keyOf(id, rev), bytes, { httpMetadata: { contentType: type } })
}

/** The picture of a revision; null when there is none. */
export async function readThumbnail(files: R2Bucket, id: string, rev: number): Promise<PhotoContent | null> {
  const object = await files.get(keyOf(id, rev))
  if (object === null) return null
  return { bytes: await object.arrayBuffer(), type: object.httpMetadata?.contentType ?? 'application/octet-stream' }
}

/** Removes the pictures of a résumé, but for that of one revision. */
export async function removeThumbnails(files: R2Bucket, id: string, kept: number | null): Promise<void> {
  const { objects } = await files.list({ prefix: folderOf(id) })
  const old = objects.map(({ key }) => key).filter((key) => kept === null || key !== keyOf(id, kept))
  if (old.length > 0) await files.delete(old)
}
