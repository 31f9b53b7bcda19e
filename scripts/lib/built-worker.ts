import { resolve } from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { unstable_getMiniflareWorkerOptions as getWorkerOptions } from 'wrangler'
import type { Bindings } from '#src/env.ts'

const WORKER = 'dist/worker/index.js'

/** The built Worker, running with its bindings in this process's care. */
export type BuiltWorker = {
  url: string
  bindings: Bindings
  fetch: Miniflare['dispatchFetch']
  stop: () => Promise<void>
}

/** Runs the built Worker on a state directory, with some of its variables replaced. `silent` drops its log. */
export async function runBuiltWorker(
  stateDir: string,
  variables: Record<string, string>,
  log: 'log' | 'silent' = 'log',
): Promise<BuiltWorker> {
  process.env.CLOUDFLARE_CF_FETCH_ENABLED ??= 'false'
  const { modulesRules: _rules, ...options } = getWorkerOptions('wrangler.toml').workerOptions
  const name = 'qingjian'
  const worker = {
    ...options,
    name,
    bindings: Object.assign({}, options.bindings, variables),
    modulesRoot: resolve('dist/worker'),
    modules: [{ type: 'ESModule' as const, path: resolve(WORKER) }],
  }
  const miniflare = new Miniflare({
    ...convertV4MiniflareOptions({ workers: [worker] }),
    resourcePersistencePath: resolve(stateDir, 'v3'),
    // As under wrangler: the sandbox looks at the codes on the site's pages.
    unsafeLocalExplorer: true,
    ...(log === 'silent' && { handleStructuredLogs: () => {} }),
  })
  return {
    url: String(await miniflare.ready),
    bindings: await miniflare.getBindings<Bindings>(name),
    fetch: (input, init) => miniflare.dispatchFetch(input, init),
    stop: () => miniflare.dispose(),
  }
}
