import type { R2Bucket } from '@cloudflare/workers-types'
import { removeFolder } from './folder.ts'
import type { PhotoContent } from './photos.ts'

/** One key per revision, so that a late upload never replaces a newer thumbnail. */
const keyOf = (id: string, rev: number) => `${folderOf(id)}${rev}`
const folderOf = (id: string) => `thumbnails/${id}/`

/** Stores the thumbnail of a revision of a résumé. */
export async function writeThumbnail(
  files: R2Bucket,
  id: string,
  rev: number,
  { bytes, type }: { bytes: Uint8Array; type: string },
): Promise<void> {
  await files.put(keyOf(id, rev), bytes, { httpMetadata: { contentType: type } })
}

/** The thumbnail of a revision; null when there is none. */
export async function readThumbnail(files: R2Bucket, id: string, rev: number): Promise<PhotoContent | null> {
  const object = await files.get(keyOf(id, rev))
  if (object === null) return null
  return { bytes: await object.arrayBuffer(), type: object.httpMetadata?.contentType ?? 'application/octet-stream' }
}

/** Removes the picture of one revision. */
export async function removeThumbnail(files: R2Bucket, id: string, rev: number): Promise<void> {
  await files.delete(keyOf(id, rev))
}

/** Removes all pictures of a résumé, including those of interrupted uploads. */
export async function removeThumbnails(files: R2Bucket, id: string): Promise<void> {
  await removeFolder(files, folderOf(id))
}
