import type { R2Bucket, R2ListOptions, R2Object } from '@cloudflare/workers-types'

/** The objects of a folder, in pages as R2 lists them. */
export async function* pagesOf(files: R2Bucket, options: R2ListOptions): AsyncGenerator<R2Object[]> {
  let cursor: string | undefined
  do {
    const page = await files.list({ ...options, cursor })
    yield page.objects
    cursor = page.truncated ? page.cursor : undefined
  } while (cursor !== undefined)
}

/** Deletes everything in a folder; `prefix` is its name and a slash. */
export async function removeFolder(files: R2Bucket, prefix: string): Promise<void> {
  for await (const objects of pagesOf(files, { prefix })) {
    if (objects.length > 0) await files.delete(objects.map(({ key }) => key))
  }
}
