import type { Route } from '#client/entry.server.tsx'
import type { Locale } from '#src/contract/locale.ts'
import { assetsIn, ENTRY, type Manifest, manifestSchema, type PageAssets } from './manifest.ts'

// The client is built before the Worker, once per language; the dev server serves the sources of both.
const found = import.meta.env.PROD
  ? import.meta.glob('/dist/client/.vite/*.json', { eager: true, import: 'default' })
  : {}
const manifests = { zh: manifestOf('zh'), en: manifestOf('en') } satisfies Record<Locale, Manifest>

function manifestOf(locale: Locale): Manifest {
  return manifestSchema.parse(found[`/dist/client/.vite/${locale}.json`] ?? {})
}

/** The id of the build in a language. It changes whenever the scripts of that language do. */
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
