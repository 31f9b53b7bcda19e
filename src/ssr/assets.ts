import * as z from 'zod/mini'
import type { Route } from '#client/entry.server.tsx'
import type { Locale } from '#src/contract/locale.ts'

const manifestSchema = z.record(
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
export type Asset = { href: string; integrity?: string }

/** The files a document tells the browser to load. */
export type PageAssets = { entry: Asset; preloads: Asset[]; stylesheets: Asset[] }

export const ENTRY = 'client/entry.client.tsx'
const DEV_STYLES = ['app', 'home', 'templates', 'errors'].map((name) => `/client/styles/${name}.css`)

// The client is built before the Worker, once per language; the dev server serves the sources of both.
const found = import.meta.env.PROD
  ? import.meta.glob('/dist/client/.vite/*.json', { eager: true, import: 'default' })
  : {}
const manifests = { zh: manifestOf('zh'), en: manifestOf('en') } satisfies Record<Locale, Manifest>

function manifestOf(locale: Locale): Manifest {
  return manifestSchema.parse(found[`/dist/client/.vite/${locale}.json`] ?? {})
}

/** The build id: it differs if the scripts of the language do. */
export function buildOf(locale: Locale): string {
  return manifests[locale][ENTRY]?.file ?? ''
}

const assetsOf = { zh: new Map<Route | null, PageAssets>(), en: new Map<Route | null, PageAssets>() }

/** The scripts and styles of a page: the entry, the page's own chunk and everything they import. */
export function pageAssets(locale: Locale, route: Route | null): PageAssets {
  const known = assetsOf[locale].get(route) ?? assetsIn(manifests[locale], route)
  assetsOf[locale].set(route, known)
  return known
}

/** What a build lists for a page; the sources where there is no build. */
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
