import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './types.ts'

/** Where browsers report violations of the content policy. */
export const CSP_REPORTS = '/api/report/csp'

/**
 * The content policy of a page. Only scripts with its nonce run, and what those load; style sheets come from this site
 * or have the nonce.
 * @param frames origins whose frames the page may show
 * @param webAssembly whether it may compile WebAssembly, as the editor's layout engine does
 */
export function contentSecurityPolicy(nonce: string, frames: readonly string[], webAssembly: boolean): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'${webAssembly ? " 'wasm-unsafe-eval'" : ''}`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    `frame-src ${frames.join(' ') || "'none'"}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    // Browsers that support the first ignore the second.
    'report-to csp',
    `report-uri ${CSP_REPORTS}`,
  ].join('; ')
}

const headers = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'X-Frame-Options': 'DENY',
}

/** Adds the headers of every answer; pages add their own content policy. */
export function securityHeaders(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await next()
    // The answer of a WebSocket is not a document, and its headers cannot be changed.
    if (c.res.status === 101) return
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value)
    if (!c.res.headers.has('Content-Security-Policy')) {
      c.res.headers.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
    }
  }
}
