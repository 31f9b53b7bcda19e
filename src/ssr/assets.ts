import * as z from 'zod/mini'
import type { Route } from '#client/entry.server.tsx'
import type { Locale } from '#src/contract/locale.ts'

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.optional(z.array(z.string())),
    imports: z.optional(z.array(z.string())),
  }),
)

type Manifest = z.infer<typeof manifestSchema>

/** What a document asks the browser to load. */
export type PageAssets = { entry: string; preloads: string[]; stylesheets: string[] }

const ENTRY = 'client/entry.client.tsx'
const DEV_STYLES = ['app', 'home', 'templates', 'errors'].map((name) => `/client/styles/${name}.css`)

// The client is built before the Worker, once for each language; the dev server serves the sources of both.
const found = import.meta.env.PROD
  ? import.meta.glob('/dist/client/.vite/*.json', { eager: true, import: 'default' })
  : {}
const manifests = { zh: manifestOf('zh'), en: manifestOf('en') } satisfies Record<Locale, Manifest>

function manifestOf(locale: Locale): Manifest {
  return manifestSchema.parse(found[`/dist/client/.vite/${locale}.json`] ?? {})
}

/** What the scripts of a language are called in this build: another name, another build. */
export function buildOf(locale: Locale): string {
  return manifests[locale][ENTRY]?.file ?? ''
}

/** The scripts and styles of a page: the entry, the page's own chunk and everything they import. */
export function pageAssets(locale: Locale, route: Route | null): PageAssets {
  const manifest = manifests[locale]
  const entry = manifest[ENTRY]
  if (entry === undefined) {
    return { entry: `/${ENTRY}`, preloads: [], stylesheets: DEV_STYLES }
  }
  const keys = new Set<string>()
  collect(manifest, ENTRY, keys)
  if (route !== null) collect(manifest, `client/routes/${route.file ?? route.name}.tsx`, keys)
  const chunks = [...keys].flatMap((key) => manifest[key] ?? [])
  return {
    entry: `/${entry.file}`,
    preloads: chunks.filter((chunk) => chunk !== entry).map(({ file }) => `/${file}`),
    stylesheets: chunks.flatMap(({ css }) => css ?? []).map((file) => `/${file}`),
  }
}

function collect(manifest: Manifest, key: string, keys: Set<string>): void {
  if (keys.has(key)) return
  keys.add(key)
  for (const imported of manifest[key]?.imports ?? []) collect(manifest, imported, keys)
}
