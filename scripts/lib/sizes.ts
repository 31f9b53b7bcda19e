import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import * as z from 'zod/mini'
import type { Locale } from '#src/contract/locale.ts'
import { ENTRY } from '#src/ssr/manifest.ts'

const CLIENT = 'dist/client'

const manifestSchema = z.record(z.string(), z.object({ file: z.string(), imports: z.optional(z.array(z.string())) }))

/** The most that visitors and the platform may have to load, in compressed bytes. */
export const budgets = { scripts: 80 * 1024, document: 14 * 1024, worker: 300 * 1024 }

/** The bytes of the scripts a page starts with, compressed: the entry, its route and all that they import. */
export function scriptsOfPage(locale: Locale, route: string): number {
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(`${CLIENT}/.vite/${locale}.json`, 'utf8')))
  const files = new Set<string>()
  const collect = (key: string) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build has no chunk for ${key}`)
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    chunk.imports?.forEach(collect)
  }
  collect(ENTRY)
  collect(route)
  return [...files].reduce((sum, file) => sum + brotli(readFileSync(`${CLIENT}/${file}`), 11), 0)
}

/** The bytes of a document with the style sheets it waits for, compressed as an edge does. */
export function documentSize(html: string): number {
  const sheets = html.matchAll(/<link rel="stylesheet"(?![^>]*disabled)[^>]* href="(\/assets\/[^"]+)"/g)
  return [...sheets].reduce(
    (sum, [, path]) => sum + brotli(readFileSync(`${CLIENT}${path}`), 11),
    brotli(Buffer.from(html), 5),
  )
}

/**
 * The bytes of the Worker's start-up modules, as the platform limits them on upload; modules loaded later are not
 * counted.
 */
export function workerSize(): number {
  const seen = new Set<string>()
  const visit = (file: string): void => {
    if (seen.has(file)) return
    seen.add(file)
    const imports = readFileSync(file, 'utf8').matchAll(/\b(?:from|import)\s*"(\.[^"]+)"/g)
    for (const [, path = ''] of imports) visit(join(dirname(file), path))
  }
  visit('dist/worker/index.js')
  return [...seen].reduce((sum, file) => sum + gzipSync(readFileSync(file), { level: 9 }).length, 0)
}

function brotli(bytes: Buffer, quality: number): number {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length
}
