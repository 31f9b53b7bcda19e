import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { isForeign, sameOriginReads, sameOriginWrites } from '#src/http/same-origin.ts'
import type { AppEnv } from '#src/http/types.ts'

const SITE = 'https://qingjian.test'
const SITES = [null, 'same-origin', 'same-site', 'cross-site', 'none']
const MODES = [null, 'cors', 'same-origin', 'no-cors', 'navigate', 'websocket']
const ORIGINS = [null, SITE, 'https://evil.test', 'http://qingjian.test', 'https://qingjian.test:8443', 'null']
const METHODS = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'DELETE', 'PATCH']

function requestOf(path: string, method: string, sent: Record<string, string | null>): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(sent)) if (value !== null) headers.set(name, value)
  return new Request(SITE + path, { method, headers })
}

const app = new Hono<AppEnv>()
app.use(sameOriginReads(), sameOriginWrites())
app.all('*', (c) => c.text('in'))

describe('every combination of what browsers say of a request', () => {
  test('unsafe requests are accepted from our own pages and from clients that are not browsers', async () => {
    for (const method of METHODS.slice(3)) {
      for (const site of SITES) {
        for (const origin of ORIGINS) {
          const request = requestOf('/api/user.Base/logout', method, { 'sec-fetch-site': site, origin })
          const isOwn = (site === null || site === 'same-origin') && (origin === null || origin === SITE)
          expect([method, site, origin, isForeign(request)]).toEqual([method, site, origin, !isOwn])
          expect([method, site, origin, (await app.request(request)).status]).toEqual([
            method,
            site,
            origin,
            isOwn ? 200 : 403,
          ])
        }
      }
    }
  })

  test.each([
    ['data', '/api/user.Base/logout', false],
    ['a file', '/api/word.Jianli/download', true],
    ['what no call is', '/api/nowhere/none', false],
  ])('a safe one for %s', async (_what, path, isFile) => {
    for (const method of METHODS.slice(0, 3)) {
      for (const site of SITES) {
        for (const mode of MODES) {
          for (const origin of ORIGINS) {
            const sent = { 'sec-fetch-site': site, 'sec-fetch-mode': mode, origin }
            const isFromUs = (site === null || site === 'same-origin' || site === 'none') && (origin ?? SITE) === SITE
            const isByScript = mode === null || mode === 'cors' || mode === 'same-origin'
            const isByPage = isFile && (mode === 'no-cors' || (mode === 'navigate' && site === 'same-origin'))
            const { status } = await app.request(requestOf(path, method, sent))
            expect({ ...sent, status }).toEqual({ ...sent, status: isFromUs && (isByScript || isByPage) ? 200 : 403 })
          }
        }
      }
    }
  })
})
