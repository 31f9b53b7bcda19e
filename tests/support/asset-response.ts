import type * as Workers from '@cloudflare/workers-types'

declare const Response: typeof Workers.Response

/** An answer as the binding of static files gives it: the platform's type differs from the browser's. */
export function assetResponse(body: string, init: Workers.ResponseInit): Workers.Response {
  return new Response(body, init)
}
