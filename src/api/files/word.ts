import type { R2Bucket } from '@cloudflare/workers-types'
import { pagesOf } from './folder.ts'

/** The media type of a .docx file. */
export const DOCX_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** The key of a Word template's file in R2. */
export function wordFileKey(slug: string): string {
  return `word/${slug}.docx`
}

/** The file of a Word template; `null` when it is missing. */
export async function readWordFile(files: R2Bucket, slug: string): Promise<ArrayBuffer | null> {
  const object = await files.get(wordFileKey(slug))
  return object === null ? null : object.arrayBuffer()
}

/** Stores the file of a Word template with its SHA-256, in hex. */
export async function writeWordFile(files: R2Bucket, slug: string, bytes: Uint8Array, sha256: string): Promise<void> {
  await files.put(wordFileKey(slug), bytes, {
    sha256,
    httpMetadata: { contentType: DOCX_TYPE },
    customMetadata: { sha256 },
  })
}

/** The SHA-256 of every stored Word template file, by key. */
export async function readWordFileHashes(files: R2Bucket): Promise<Map<string, string>> {
  const hashes = new Map<string, string>()
  for await (const objects of pagesOf(files, { prefix: 'word/', include: ['customMetadata'] })) {
    for (const { key, customMetadata } of objects) hashes.set(key, customMetadata?.sha256 ?? '')
  }
  return hashes
}
