import { type AppState, type Route, renderDocument } from '#client/entry.server.tsx'
import { OriginFailure } from '#src/origin/index.ts'
import { pageAssets } from './assets.ts'
import type { Visit } from './visit.ts'

/** Content that is not there by now is left to the browser, in ms. */
const RENDER_TIMEOUT_MS = 8000

/** A document on its way, and all of it once it is rendered without any fault; null otherwise. */
export type Rendering = { body: BodyInit; html: Promise<string | null> }

/**
 * Starts rendering a document; it ends early when the time is up or the visitor has gone.
 * @throws whatever broke the shell
 */
export async function render(visit: Visit, state: AppState, route: Route | null): Promise<Rendering> {
  const { services, origin, caller, nonce, request } = visit
  const abort = new AbortController()
  const cancelTimer = services.after(RENDER_TIMEOUT_MS, () => abort.abort(new Error('Rendering took too long')))
  request.signal.addEventListener('abort', () => abort.abort(request.signal.reason), { once: true })
  let faults = 0
  const { body, html } = await renderDocument(state, route, {
    nonce,
    ...pageAssets(state.page.locale, route),
    signal: abort.signal,
    whole: visit.crawler,
    load: async (name, input) => {
      const result = await origin.call(name, input, caller)
      if (!result.ok) throw new OriginFailure(`${name} refused: ${result.code}`)
      return result.data
    },
    onError: (error) => {
      faults += 1
      if (!request.signal.aborted) services.log.error('render', error, { request_id: caller.requestId })
    },
  })
  return {
    body,
    html: html.then((text) => {
      cancelTimer()
      return faults === 0 ? text : null
    }),
  }
}
