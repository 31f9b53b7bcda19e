import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { createApp } from '#src/app.ts'
import type { Bindings } from '#src/env/index.ts'
import { createServices, type Services } from '#src/services.ts'
import { PATIENCE_MS } from '#src/ssr/beginning.ts'
import { BROWSER } from './user-agents.ts'

export { CRAWLER } from '#scripts/lib/crawl.ts'

export const ORIGIN = 'https://qingjian.test'

/** What a scripted remote API answers; the request is the one that would have gone over the network. */
export type Remote = (request: Request) => Response | Promise<Response>

/** The envelope of success. */
export function ok(data: unknown): Response {
  return Response.json({ code: 1, msg: 'ok', data })
}

/** The envelope of a refusal. */
export function refused(code: number, status = 200): Response {
  return Response.json({ code, msg: `refused ${code}` }, { status })
}

export type Site = {
  get: (path: string, headers?: Record<string, string>) => Promise<Response>
  fetch: (request: Request) => Promise<Response>
  /** Waits for what the answers left running: caches being written, pages rendered again. */
  settle: () => Promise<void>
  /** Moves the clock forward, in ms. */
  wait: (ms: number) => void
  /** What was logged as an error. */
  errors: string[]
}

/** Runs something in `ms`; what it returns cancels that. */
export const realAfter: Services['after'] = (ms, run) => {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}

/** On a busy machine any page may be one that begins before its data is there: only tests of that let it. */
const afterLong: Services['after'] = (ms, run) => (ms <= PATIENCE_MS ? () => {} : realAfter(ms, run))

let sites = 0

/** The whole Worker on its real bindings, in a data centre of its own, in front of a scripted remote API: the network is the only thing replaced. */
export function remoteSite(
  remote: Remote,
  replaced: Partial<Services> = {},
  variables: Record<string, string> = {},
): Site {
  let now = Date.UTC(2026, 10, 21)
  const errors: string[] = []
  sites += 1
  const place = `site-${sites}`
  const bindings: Bindings = {
    ...env,
    API_BASE: 'https://api.test',
    SITE_URL: ORIGIN,
    ENVIRONMENT: 'development',
    ...variables,
  }
  const app = createApp(
    (bindings): Services => ({
      ...createServices(bindings),
      after: afterLong,
      now: () => now,
      openCache: (name) => caches.open(`${place}-${name}`),
      fetch: async (input, init) => remote(new Request(input, init)),
      log: { info: () => {}, error: (event) => errors.push(event) },
      ...replaced,
    }),
  )
  const contexts: ReturnType<typeof createExecutionContext>[] = []

  async function fetch(request: Request): Promise<Response> {
    const context = createExecutionContext()
    contexts.push(context)
    return app.fetch(request, bindings, context)
  }

  return {
    fetch,
    get: (path, headers = {}) =>
      fetch(new Request(ORIGIN + path, { headers: { 'user-agent': BROWSER, ...headers }, redirect: 'manual' })),
    settle: async () => {
      await Promise.all(contexts.splice(0).map((context) => waitOnExecutionContext(context)))
    },
    wait: (ms) => {
      now += ms
    },
    errors,
  }
}
