import { type AppState, type ResourceLoader, type Route, renderDocument } from '#client/entry.server.tsx'
import { OriginFailure } from '#src/origin/index.ts'
import { pageAssets } from './assets.ts'
import { inlineStyles } from './inlined-styles.ts'
import type { Marks, Reader } from './marks.ts'
import type { Visit } from './visit.ts'

/** How long rendering waits for content, in ms; the browser loads the rest. */
const RENDER_TIMEOUT_MS = 8000

/** A streamed document, and its complete HTML if it was rendered without errors, otherwise null. */
export type Rendering = { body: BodyInit; html: Promise<string | null> }

/** For whom a page is rendered: for one reader, or with marks, for all who may get the kept page. */
export type Audience = { reader: Reader; marks: Marks | null }

/**
 * Starts rendering a document; ends early after the time-out or when the visitor has gone.
 * @throws whatever broke the shell
 */
export async function render(
  visit: Visit,
  { reader, marks }: Audience,
  state: AppState,
  route: Route | null,
): Promise<Rendering> {
  const { services, origin, request } = visit
  const caller = marks === null ? visit.caller : { ...visit.caller, token: null }
  const abort = new AbortController()
  const cancelTimer = services.after(RENDER_TIMEOUT_MS, () => abort.abort(new Error('Rendering took too long')))
  request.signal.addEventListener('abort', () => abort.abort(request.signal.reason), { once: true })
  let isWhole = true
  const load: ResourceLoader = async (name, input) => {
    const result = await origin.call(name, input, caller)
    if (!result.ok) throw new OriginFailure(`${name} refused: ${result.code}`)
    return result.data
  }
  const { stylesheets, ...assets } = pageAssets(state.page.locale, route)
  const { body, html } = await renderDocument(state, route, {
    nonce: (marks ?? reader).nonce,
    ...assets,
    styles: await inlineStyles(visit, stylesheets),
    signal: abort.signal,
    whole: visit.crawler,
    fill: (text) => marks?.fill(text, reader) ?? text,
    // Data loaded for one user must not get into a kept page.
    load: marks && reader.user ? null : load,
    onError: (error) => {
      isWhole = false
      if (!request.signal.aborted) services.log.error('render', error, { request_id: caller.requestId })
    },
  })
  return {
    body,
    html: html.then((text) => {
      cancelTimer()
      return isWhole ? text : null
    }),
  }
}
