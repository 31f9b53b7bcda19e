import { expect, test } from 'vitest'
import { ORIGIN, remoteSite } from '#tests/support/site.ts'

const fault = { kind: 'script', message: 'x', stack: 'x', page: 'home' }
const violation = {
  type: 'csp-violation',
  body: { effectiveDirective: 'img-src', blockedURL: 'x', documentURL: ORIGIN },
}

test.each([
  ['a fault', '/api/report', fault, 8192],
  ['violations', '/api/report/csp', [violation], 8192],
  ['measures', '/api/measure', [{ kind: 'visit', page: 'home' }], 4096],
])('a report of %s at %s has a longest size, and one byte more is refused', async (_what, path, told, longest) => {
  const site = remoteSite(() => new Response(null, { status: 502 }))
  const headers = { 'sec-fetch-site': 'same-origin' }
  const send = async (size: number) => {
    // Blanks at its end change nothing of what it says.
    const body = JSON.stringify(told).padEnd(size)
    return (await site.fetch(new Request(ORIGIN + path, { method: 'POST', headers, body }))).status
  }
  expect([await send(longest), await send(longest + 1)]).toEqual([204, 413])
})
