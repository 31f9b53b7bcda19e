import type { ReactNode } from 'react'
import { App } from './app/app.tsx'
import { createClient } from './app/client.ts'
import { Document, type DocumentAsset, type DocumentAssets } from './app/document.tsx'
import { type HtmlStream, streamHtml } from './app/html-stream.ts'
import { loadPage, shownRoute } from './app/pages.ts'
import type { AppState } from './lib/page.tsx'
import { createResources, type ResourceLoader } from './lib/resources.tsx'
import type { Route } from './routes.ts'
import criticalCss from './styles/app.css?inline'
import errorsCss from './styles/errors.css?inline'

export { canonicalPath, matchPath } from './app/match.ts'
export type { AppState, PageError, PageState } from './lib/page.tsx'
export { loginPath } from './lib/paths.ts'
export type { ResourceLoader } from './lib/resources.tsx'
export type { Route } from './routes.ts'

export type RenderOptions = {
  nonce: string
  /** The entry module, and what it and the page's chunk import. */
  entry: DocumentAsset
  /** The page's own style sheets: the text and the addresses of those inside the document, and those to be loaded. */
  styles: { css: string; inlined: readonly DocumentAsset[]; linked: readonly DocumentAsset[] }
  preloads: readonly DocumentAsset[]
  /** Loads deferred content; null leaves it to the browser. */
  load: ResourceLoader | null
  /** Aborting it stops rendering; the browser renders the rest. */
  signal: AbortSignal
  /** For crawlers and other clients without scripts: waits until the whole page is ready. */
  whole: boolean
  /** Fills in the reader's strings before a text is sent. */
  fill: (text: string) => string
  onError: (error: unknown) => void
}

/**
 * Renders a page as an HTML document.
 * @throws whatever broke the shell; errors inside a boundary are reported and left to the browser
 */
export async function renderDocument(
  state: AppState,
  route: Route | null,
  options: RenderOptions,
): Promise<HtmlStream> {
  return streamHtml(await documentOf(state, route, options), reactOptions(options))
}

/** The document to render; loads the page's chunk first. */
export async function documentOf(
  state: AppState,
  route: Route | null,
  { nonce, styles, preloads, load }: RenderOptions,
): Promise<ReactNode> {
  const shown = shownRoute(state.page)
  if (shown) await loadPage(shown)
  const client = createClient(state, refuseFetch)
  const resources = { ...createResources(load ?? refuseFetch, () => null), isForMany: load === null }
  const css = import.meta.env.DEV ? '' : cssOf(state, route) + styles.css
  const assets: DocumentAssets = { ...styles, nonce, preloads, css }
  return (
    <Document state={state} assets={assets}>
      <App client={client} resources={resources} />
    </Document>
  )
}

/** The options with which React renders a page. */
export function reactOptions({ nonce, entry, signal, whole, fill, onError }: RenderOptions) {
  return {
    nonce: { script: nonce, style: nonce },
    bootstrapModules: [{ ...entry, src: entry.href }],
    signal,
    whole,
    fill,
    // By default React moves boundaries beyond this size to the end, and a script puts them into place.
    ...(whole && { progressiveChunkSize: Number.POSITIVE_INFINITY }),
    onError,
  }
}

/** The styles every page begins with; error pages have more. */
function cssOf({ page }: AppState, route: Route | null): string {
  return page.error !== null || route?.status !== undefined ? criticalCss + errorsCss : criticalCss
}

/** On the server, components load data through resources; a call while rendering is a bug. */
function refuseFetch(): never {
  throw new Error('Components must not fetch while the server renders; use a Deferred')
}
