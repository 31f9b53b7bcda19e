import * as z from 'zod/mini'
import type { Route } from '#client/entry.server.tsx'

/** What a build of the client wrote: its files by their sources. */
export const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.optional(z.array(z.string())),
    imports: z.optional(z.array(z.string())),
    /** Hashes of the file and of its styles, by file name. */
    integrity: z.record(z.string(), z.string()),
  }),
)

export type Manifest = z.infer<typeof manifestSchema>

/** A file and its integrity hash; the dev server has no hashes. */
type Asset = { href: string; integrity?: string }

/** The files a document tells the browser to load. */
export type PageAssets = { entry: Asset; preloads: Asset[]; stylesheets: Asset[] }

/** The source of the script every page begins with. */
export const ENTRY = 'client/entry.client.tsx'
const DEV_STYLES = ['app', 'errors'].map((name) => `/client/styles/${name}.css`)

/** The files a build lists for a page, or the sources when there is no build. */
export function assetsIn(manifest: Manifest, route: Pick<Route, 'file' | 'name'> | null): PageAssets {
  const entry = manifest[ENTRY]
  if (entry === undefined) {
    return { entry: { href: `/${ENTRY}` }, preloads: [], stylesheets: DEV_STYLES.map((href) => ({ href })) }
  }
  const keys = new Set<string>()
  collect(manifest, ENTRY, keys)
  if (route !== null) collect(manifest, `client/routes/${route.file ?? route.name}.tsx`, keys)
  const chunks = [...keys].flatMap((key) => manifest[key] ?? [])
  return {
    entry: assetOf(entry, entry.file),
    preloads: chunks.filter((chunk) => chunk !== entry).map((chunk) => assetOf(chunk, chunk.file)),
    stylesheets: chunks.flatMap((chunk) => (chunk.css ?? []).map((file) => assetOf(chunk, file))),
  }
}

function assetOf({ integrity }: Manifest[string], file: string): Asset {
  return { href: `/${file}`, integrity: integrity[file] }
}

function collect(manifest: Manifest, key: string, keys: Set<string>): void {
  if (keys.has(key)) return
  keys.add(key)
  for (const imported of manifest[key]?.imports ?? []) collect(manifest, imported, keys)
}
