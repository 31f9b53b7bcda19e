import type * as Workers from '@cloudflare/workers-types'

declare const Response: typeof Workers.Response

/** A response of the static files binding; the platform's type differs from the browser's. */
export function assetResponse(body: string, init: Workers.ResponseInit): Workers.Response {
  return new Response(body, init)
}
