import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { createApp } from '#src/app.ts'
import { createServices, type Services } from '#src/services.ts'
import { createTestApi, type TestApi } from './api.ts'
import { ORIGIN } from './site.ts'

/** A site whose API is another copy of it, reached over HTTP, and the parts of that copy a test looks into. */
export type ChainedSites = {
  api: TestApi
  fetch: (path: string, init?: RequestInit) => Promise<Response>
  /** What either of them logged as an error. */
  faults: unknown[]
}

/**
 * @param key what the outer one shows, if not what the inner one wants to see
 * @param stores of the inner one, in place of its own
 */
export function chainedSites(
  key = 'the key of the tests',
  stores: Partial<Pick<Services, 'db' | 'content'>> = {},
): ChainedSites {
  const api = createTestApi(stores)
  const faults: unknown[] = []
  const log = { info: () => {}, error: (_event: string, cause: unknown) => void faults.push(cause) }
  const variables = { ...env, ENVIRONMENT: 'development', SITE_URL: ORIGIN, SANDBOX_URL: undefined }
  const inner = createApp(
    (): Services => ({
      ...api.services,
      log,
      config: { ...api.services.config, apiKey: 'the key of the tests' },
      after: createServices(variables).after,
    }),
  )
  const reached = async (request: Request) => inner.fetch(overTheWire(request), { ...env }, createExecutionContext())
  const outer = createApp(
    (bindings): Services => ({
      ...createServices(bindings),
      now: api.services.now,
      log,
      fetch: async (input, init) => reached(new Request(input, init)),
    }),
  )
  const bindings = { ...variables, API_BASE: 'http://api.test', API_KEY: key }
  return {
    api,
    faults,
    fetch: async (path, init) => outer.fetch(new Request(ORIGIN + path, init), bindings, createExecutionContext()),
  }
}

/** Nothing of a request but what HTTP carries. */
function overTheWire({ url, method, headers, body }: Request): Request {
  return new Request(url, { method, headers: [...headers], body, ...(body !== null && { duplex: 'half' }) })
}
