import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { captureNode } from '#scripts/lib/processes.ts'

const PEERS = 'tests/bench/peers'
const DATA = 'tests/bench/data'

/** The same gallery on other stacks, each built by its own framework. */
const built = {
  'Hono + React': { at: 'hono-react', folder: 'dist', main: 'index.js', script: 'vite/bin/vite.js' },
  'React Router': { at: 'react-router', folder: 'build/server', main: 'index.js', script: '@react-router/dev/bin.cjs' },
  'TanStack Start': { at: 'tanstack', folder: 'dist/server', main: 'server.js', script: 'vite/bin/vite.js' },
}

/** The renderer of the product, for the page of the peers. */
export const OUR_RENDERER = 'our renderer, same page'

export type Peer = { name: string; folder: string; main: string }

/**
 * Builds the peers that are installed.
 * @param list the data of their page, as JSON
 */
export async function buildPeers(list: string): Promise<Peer[]> {
  mkdirSync(DATA, { recursive: true })
  writeFileSync(join(DATA, 'gallery.json'), list)
  const home = join(PEERS, 'our-renderer')
  await buildOne(OUR_RENDERER, ['node_modules/vite/bin/vite.js', 'build', '--config', join(home, 'vite.config.js')])
  const peers: Peer[] = [{ name: OUR_RENDERER, folder: join(home, 'dist'), main: 'index.js' }]
  for (const [name, { at, folder, main, script }] of Object.entries(built)) {
    const home = join(PEERS, at)
    if (!existsSync(join(home, 'node_modules'))) {
      console.log(`${name} is left out: npm ci --prefix ${home}`)
      continue
    }
    await buildOne(name, [join('node_modules', script), 'build'], home)
    peers.push({ name, folder: join(home, folder), main })
  }
  return peers
}

async function buildOne(name: string, args: string[], folder?: string): Promise<void> {
  const { code, output } = await captureNode(args, {}, folder)
  if (code !== 0) throw new Error(`${name} does not build:\n${output}`)
}

/** A Worker that answers with a page as constant bytes: the limit for all others. */
export function limitOf(html: string, folder: string, name: string): Peer {
  const home = join(folder, `${name} source`)
  mkdirSync(home, { recursive: true })
  writeFileSync(
    join(home, 'index.js'),
    `const bytes = new TextEncoder().encode(${JSON.stringify(html)})
export default { fetch: () => new Response(bytes, { headers: { 'content-type': 'text/html; charset=utf-8' } }) }`,
  )
  return { name, folder: home, main: 'index.js' }
}
