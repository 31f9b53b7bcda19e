import devServer, { defaultOptions } from '@hono/vite-dev-server'
import type { Plugin } from 'vite'
import { type LocalSite, runSite } from '#scripts/lib/local-worker.ts'
import { addressesOf, readSettings } from '#scripts/lib/settings.ts'
import { siteVariables } from '#scripts/lib/site-variables.ts'

/** Sources, whatever Vite asks of itself, and what it passes on are for Vite; everything else is for the site. */
const VITE_PATHS = [
  /^\/cdn-cgi\/local\//,
  /^\/client\//,
  /^\/src\//,
  /^\/previews\//,
  /^\/og\//,
  /^\/fonts\//,
  /^\/api\/openapi\.json$/,
  /\?(import|url|raw|t=\d+)/,
]

/**
 * The site under `vite`: rendered in Node with hot reload, on the live bindings of one runtime that runs the built
 * Worker beside it. Changes to Durable Objects need a build and a restart.
 */
export function devSite(): Plugin[] {
  const settings = readSettings(process.env)
  const { stateDir } = settings
  const starting = once(() => runSite({ stateDir, variables: siteVariables(stateDir, addressesOf(settings)) }))
  return [
    {
      name: 'qingjian:dev-site',
      config: async () => {
        const target = (await starting()).url
        return {
          appType: 'custom',
          server: {
            host: '127.0.0.1',
            port: settings.port,
            strictPort: true,
            // Only the runtime accepts WebSockets, opens its database to the sandbox, and serves what the build made.
            proxy: {
              '/sync': { target, ws: true },
              '/cdn-cgi/local': { target },
              '/fonts': { target },
              '/api/openapi.json': { target },
            },
          },
        }
      },
    },
    devServer({
      entry: 'src/app.ts',
      exclude: [...defaultOptions.exclude, ...VITE_PATHS],
      // The browser keeps its state: Vite replaces modules there, and the next request renders with the new ones.
      handleHotUpdate: () => undefined,
      adapter: async () => {
        const worker = await starting()
        return { env: worker.bindings, executionContext, onServerClose: worker.stop }
      },
    }),
  ]
}

const executionContext = {
  waitUntil: (promise: Promise<unknown>) => void promise.catch(console.error),
  passThroughOnException: () => {},
}

function once(start: () => Promise<LocalSite>): () => Promise<LocalSite> {
  let started: Promise<LocalSite> | undefined
  return () => {
    started ??= start()
    return started
  }
}
