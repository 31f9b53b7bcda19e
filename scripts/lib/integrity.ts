import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'

const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), css: z.optional(z.array(z.string())), imports: z.optional(z.array(z.string())) }),
)

/** What documents name: the entry, the pages, and what these import. */
const NAMED = /^client\/(entry\.client|routes\/[\w-]+)\.tsx$/

/**
 * Leaves in the manifest of a client what documents name, and adds the hashes browsers check these files by. Scripts
 * that scripts load are left out: 60 hashes of 33 bytes each, which do not compress, are more than a document has room
 * for.
 */
export function writeIntegrity(outDir: string, manifest: string): void {
  const path = join(outDir, manifest)
  const chunks = manifestSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
  const named = new Set<string>()
  const collect = (key: string) => {
    if (named.has(key)) return
    named.add(key)
    chunks[key]?.imports?.forEach(collect)
  }
  Object.keys(chunks)
    .filter((key) => NAMED.test(key))
    .forEach(collect)
  const hashOf = (file: string) =>
    `sha256-${createHash('sha256')
      .update(readFileSync(join(outDir, file)))
      .digest('base64')}`
  const kept = [...named].map((key) => {
    const { file = '', css = [], imports = [] } = chunks[key] ?? {}
    const integrity = Object.fromEntries([file, ...css].map((name) => [name, hashOf(name)]))
    return [key, { file, css, imports, integrity }]
  })
  writeFileSync(path, JSON.stringify(Object.fromEntries(kept)))
}
