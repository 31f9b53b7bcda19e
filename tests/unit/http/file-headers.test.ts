import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The headers a file is served with, by the rules of `public/_headers` whose paths fit. */
function headersOf(path: string): Record<string, string> {
  const rules = readFileSync('public/_headers', 'utf8').split(/\n(?=\/)/)
  const fitting = rules.filter((rule) => {
    const pattern = rule.split('\n')[0]?.trim() ?? ''
    return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern
  })
  const lines = fitting.flatMap((rule) => rule.split('\n').slice(1)).filter((line) => line.includes(':'))
  return Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()]
    }),
  )
}

const everywhere = {
  'x-content-type-options': 'nosniff',
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; style-src 'unsafe-inline'",
}

test.each([
  ['/og/home.jpg', 'public, max-age=86400'],
  ['/previews/word/red-1-480.webp', 'public, max-age=86400'],
  ['/assets/entry.client-00000000.js', 'public, max-age=31536000, immutable'],
  ['/fonts/brand.woff2', 'public, max-age=31536000, immutable'],
  ['/api/openapi.json', 'public, max-age=3600'],
])('%s is kept: %s', (path, kept) => {
  expect(headersOf(path)).toEqual({ ...everywhere, 'cache-control': kept })
})

test('other files are asked about again', () => {
  expect(headersOf('/favicon.svg')).toEqual(everywhere)
})
