import { expect } from 'vitest'

/** The headers of every answer. */
export const everywhere = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-request-id': 'ray',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}

/** The content policy of a page, with `N` for its nonce. */
export const policy = ({ wasm = '', frames = "'none'" } = {}) =>
  `default-src 'none'; script-src 'nonce-N' 'strict-dynamic'${wasm}; style-src 'self' 'nonce-N'; ` +
  "style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; " +
  `manifest-src 'self'; worker-src 'self'; frame-src ${frames}; frame-ancestors 'none'; base-uri 'none'; ` +
  "form-action 'self'; report-to csp; report-uri /api/report/csp"

/** Returns the headers of an answer, without values that are new each time. */
export function saidBy(response: Response) {
  const { 'set-cookie': _, 'server-timing': timing, ...headers } = Object.fromEntries(response.headers)
  expect(timing).toMatch(/^total;dur=\d+, api;dur=\d+;desc="\d+ calls"$/)
  const own = headers['content-security-policy'] ?? ''
  const said = own.replace(/'nonce-[\da-f]{32}'/g, "'nonce-N'").replace(/sha256-[^']+/, 'sha256-#')
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.replace(/=[0-9a-f-]{36};/, '=#;'))
  return { status: response.status, headers: { ...headers, 'content-security-policy': said }, cookies }
}
