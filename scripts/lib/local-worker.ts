import { globSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { convertV4MiniflareOptions, fetch, Miniflare, type Request, type Response } from 'miniflare'
import { unstable_getMiniflareWorkerOptions as getWorkerOptions } from 'wrangler'
import type { Bindings } from '#src/env/index.ts'
import { onEnd } from './processes.ts'

/** A Worker the build has made: its name, where it is configured, and the module it begins with. */
type Built = { name: string; config: string; module: string }

const SITE: Built = { name: 'qingjian', config: 'wrangler.toml', module: 'dist/worker/index.js' }
/** The same build as pages alone, in front of it. */
const OUTER: Built = { name: 'qingjian-pages', config: 'wrangler.outer.toml', module: SITE.module }
const SANDBOX: Built = {
  name: 'qingjian-sandbox',
  config: 'src/sandbox/wrangler.toml',
  module: 'dist/sandbox/worker.js',
}

/** The site, run by this process with its bindings. */
export type LocalSite = {
  url: string
  bindings: Bindings
  fetch: Miniflare['dispatchFetch']
  stop: () => Promise<void>
}

type Run = {
  stateDir: string
  /** Replace those of the configuration. */
  variables: Record<string, string>
  /** Any free one when it is left out. */
  port?: number
  /** Where another build is, with its configuration; this one when it is left out. */
  root?: string
  /**
   * Modules put in front of that of the build, in the Worker with the stores: the first becomes its entry. They import
   * the build as `./index.js`.
   */
  front?: readonly { name: string; contents: string }[]
  /** `silent` drops what the Worker logs. */
  log?: 'silent'
  /** Where debuggers may connect; nowhere when it is left out. */
  inspectorPort?: number
}

/**
 * Runs the built site in workerd, without the proxy of `wrangler dev`, which fails when a request breaks off (decision
 * 008). It is restarted when it crashes.
 */
export async function runSite(run: Run): Promise<LocalSite> {
  return siteOf(await runWorkers([SITE], run))
}

/** Runs the built site as two Workers: the pages, and behind them the one with the API and the stores. */
export async function runSiteApart(run: Run): Promise<LocalSite> {
  return siteOf(await runWorkers([OUTER, SITE], run))
}

async function siteOf(miniflare: Miniflare): Promise<LocalSite> {
  return {
    url: String(await miniflare.ready),
    bindings: await miniflare.getBindings<Bindings>(SITE.name),
    fetch: (input, init) => miniflare.dispatchFetch(input, init),
    stop: () => miniflare.dispose(),
  }
}

/** Runs the sandbox, the stand-in for third parties. */
export async function runSandbox(run: Run): Promise<void> {
  await runWorkers([SANDBOX], run)
}

function workerOf(built: Built, { variables, root = '.', front = [] }: Run) {
  const { modulesRules: _rules, ...options } = getWorkerOptions(join(root, built.config)).workerOptions
  const module = resolve(root, built.module)
  return {
    ...options,
    name: built.name,
    bindings: Object.assign({}, options.bindings, variables),
    outboundService: fetchApart,
    modulesRoot: dirname(module),
    modules: [
      ...front.map(({ name, contents }) => ({
        type: 'ESModule' as const,
        path: resolve(dirname(module), name),
        contents,
      })),
      ...[module, ...partsOf(module)].map((path) => ({ type: 'ESModule' as const, path })),
    ],
  }
}

/** @param builds the first is the one that is asked */
async function runWorkers(builds: readonly Built[], run: Run): Promise<Miniflare> {
  const { stateDir, port, log, inspectorPort } = run
  process.env.CLOUDFLARE_CF_FETCH_ENABLED ??= 'false'
  const miniflare = new Miniflare({
    ...convertV4MiniflareOptions({
      workers: builds.map((built) => workerOf(built, built === OUTER ? { ...run, front: [] } : run)),
    }),
    // One address only, and the one every `localhost` falls back to.
    host: '127.0.0.1',
    ...(port && { port }),
    ...(inspectorPort && { inspectorPort }),
    // The location of requests is unknown here; the default would place everybody in Texas.
    cf: {},
    resourcePersistencePath: resolve(stateDir, 'v3'),
    // The sandbox looks into the site's database for the codes on its pages; the timer is called from outside.
    unsafeLocalExplorer: true,
    unsafeTriggerHandlers: true,
    logRequests: false,
    ...(log === 'silent' && { handleStructuredLogs: () => {} }),
  })
  onEnd(() => miniflare.dispose())
  await miniflare.ready
  return miniflare
}

/**
 * Sends each request of a Worker over a connection of its own. A connection kept alive between two Workers is closed
 * after 5 s by one side while the other may be using it, and what is sent at that moment is lost.
 */
async function fetchApart(request: Request): Promise<Response> {
  const isSocket = request.headers.has('upgrade')
  if (!isSocket) request.headers.set('connection', 'close')
  const answer = await fetch(request, { redirect: 'manual' })
  // The compression was agreed on with this process; the Worker, which never asked for it, would hang up.
  if (isSocket) answer.headers.delete('sec-websocket-extensions')
  return answer
}

/** The files a built Worker loads besides its own. */
function partsOf(module: string): string[] {
  const folder = dirname(module)
  return globSync('parts/*.js', { cwd: folder }).map((path) => resolve(folder, path))
}
