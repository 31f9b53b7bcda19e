import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { ENTRY } from '#src/ssr/manifest.ts'

const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), css: z.optional(z.array(z.string())), imports: z.optional(z.array(z.string())) }),
)

/** What documents refer to: the entry, the pages, and their imports. */
const PAGE = /^client\/routes\/[\w-]+\.tsx$/

/**
 * Reduces the manifest of a client to what documents refer to, and adds the hashes with which browsers check styles and
 * the entry (decision 017).
 */
export function writeIntegrity(outDir: string, manifest: string): void {
  const path = join(outDir, manifest)
  const chunks = manifestSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
  const closureOf = (keys: readonly string[], found = new Set<string>()): Set<string> => {
    for (const key of keys) if (!found.has(key)) closureOf(chunks[key]?.imports ?? [], found.add(key))
    return found
  }
  const hashOf = (file: string) =>
    `sha256-${createHash('sha256')
      .update(readFileSync(join(outDir, file)))
      .digest('base64')}`
  const named = closureOf([ENTRY, ...Object.keys(chunks).filter((key) => PAGE.test(key))])
  const kept = [...named].map((key) => {
    const { file = '', css = [], imports = [] } = chunks[key] ?? {}
    const checked = key === ENTRY ? [file, ...css] : css
    return [key, { file, css, imports, integrity: Object.fromEntries(checked.map((name) => [name, hashOf(name)])) }]
  })
  writeFileSync(path, JSON.stringify(Object.fromEntries(kept)))
}
