import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { createApp } from '#src/app.ts'
import type { LogFields } from '#src/lib/log.ts'
import { createServices } from '#src/services.ts'
import { setUpOwner } from '#tests/support/resumes.ts'
import { ORIGIN } from '#tests/support/site.ts'

const app = createApp()
const KEY = { 'x-api-key': 'development-only-api-key' }

async function call(headers: Record<string, string>) {
  const request = new Request(`${ORIGIN}/api/config/base_site`, { headers: { server: 'true', ...headers } })
  const bindings = { ...env, ENVIRONMENT: 'development', SITE_URL: ORIGIN }
  const answer = await app.fetch(request, bindings, createExecutionContext())
  return [answer.status, answer.headers.get('x-request-id')]
}

test('a call of another server has the id its request has there, so that both logs are found by it', async () => {
  expect(await call({ ...KEY, 'x-request-id': 'outer-1', 'cf-ray': 'ray-1' })).toEqual([200, 'outer-1'])
  expect(await call({ ...KEY, 'cf-ray': 'ray-1' })).toEqual([200, 'ray-1'])
})

test('whoever has no key is refused, and names no id', async () => {
  expect(await call({ 'x-request-id': 'outer-1', 'cf-ray': 'ray-1' })).toEqual([403, 'ray-1'])
  expect(await call({ 'x-api-key': 'guess', 'x-request-id': 'outer-1', 'cf-ray': 'ray-1' })).toEqual([403, 'ray-1'])
})

test('a call of another server is in the log as one of those, whichever it is', async () => {
  const lines: unknown[] = []
  const log = { error: () => {}, info: (event: string, fields?: LogFields) => void lines.push([event, fields?.route]) }
  const noting = createApp((bindings) => ({ ...createServices(bindings), log }))
  const bindings = { ...env, ENVIRONMENT: 'development', SITE_URL: ORIGIN }
  for (const name of ['config/base_site', 'word.Jianli/list']) {
    const request = new Request(`${ORIGIN}/api/${name}`, { headers: { server: 'true', ...KEY } })
    await noting.fetch(request, bindings, createExecutionContext())
  }
  expect(lines).toEqual([
    ['request', '/api/*'],
    ['request', '/api/*'],
  ])
})

test('another server is given the socket of a résumé; what the object refuses is found in both logs', async () => {
  const { id, token, api } = await setUpOwner()
  const inner = createApp(() => api.services)
  const bindings = { ...env, ENVIRONMENT: 'development', SITE_URL: ORIGIN }
  const key = { 'x-api-key': api.services.config.apiKey ?? '', authorization: `Bearer ${token}` }
  const open = (headers: Record<string, string>) => {
    const asking = { server: 'true', ...key, 'x-request-id': 'outer-1', ...headers }
    return inner.fetch(new Request(`${ORIGIN}/sync/${id}`, { headers: asking }), bindings, createExecutionContext())
  }
  expect((await open({ upgrade: 'websocket' })).status).toBe(101)
  const refused = await open({})
  expect([refused.status, refused.headers.get('x-request-id')]).toEqual([426, 'outer-1'])
})
