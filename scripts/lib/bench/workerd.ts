import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, globSync, mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Trouble } from '#scripts/lib/main.ts'
import { listenLocally } from '#scripts/lib/ports.ts'

/** A dependency of miniflare. */
const WORKERD = join('node_modules', 'workerd', 'bin', 'workerd')
const COMPATIBILITY_DATE = '2026-08-15'
const START_MS = 20_000

/** A Worker to measure alone: without a proxy or simulation around it. */
export type Subject = {
  name: string
  /** The folder of its build, and in it the module of the Worker. */
  folder: string
  main: string
  variables?: Record<string, string>
  /** The address its `fetch` calls go to, as `host:port`; without one they fail. */
  outbound?: string
  /** Whether it has a binding `CACHE`: a KV namespace in memory. */
  hasCache?: boolean
  /** The folder of its static files, its binding `ASSETS`. */
  assets?: string
}

export type Running = { url: string; pid: number }

const STORE = `
const values = new Map()
export default {
  async fetch(request) {
    const key = new URL(request.url).pathname
    if (request.method === 'PUT') { values.set(key, await request.arrayBuffer()); return new Response() }
    const value = values.get(key)
    return value === undefined ? new Response(null, { status: 404 }) : new Response(value)
  },
}
`

/**
 * Starts a Worker under `workerd serve` with a configuration made for it.
 * @throws Trouble when it does not answer
 */
export async function startWorkerd(subject: Subject, folder: string): Promise<Running> {
  const home = join(folder, subject.name)
  const port = await freePort()
  mkdirSync(home, { recursive: true })
  cpSync(subject.folder, join(home, 'modules'), { recursive: true })
  writeFileSync(join(home, 'store.js'), STORE)
  writeFileSync(join(home, 'config.capnp'), configuration(subject, modulesOf(subject), port))
  const child = spawn(WORKERD, ['serve', join(home, 'config.capnp')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  process.on('exit', () => child.kill('SIGKILL'))
  const url = `http://127.0.0.1:${port}`
  await answering(subject.name, url, child)
  return { url, pid: child.pid ?? 0 }
}

/** The modules of a Worker, its main module first, by the paths they import each other with. */
function modulesOf({ folder, main }: Subject): string[] {
  return [main, ...globSync('**/*.js', { cwd: folder }).filter((path) => path !== main)]
}

function configuration(
  { variables = {}, outbound, hasCache = false, assets }: Subject,
  modules: readonly string[],
  port: number,
): string {
  const bindings = Object.entries(variables).map(([name, text]) => `(name = ${quoted(name)}, text = ${quoted(text)})`)
  if (hasCache) bindings.push('(name = "CACHE", kvNamespace = "store")')
  if (assets !== undefined) bindings.push('(name = "ASSETS", service = "assets")')
  const files = modules.map((path) => `(name = ${quoted(path)}, esModule = embed ${quoted(`modules/${path}`)})`)
  const services = [
    `(name = "site", worker = (
      modules = [${files}],
      compatibilityDate = "${COMPATIBILITY_DATE}",
      compatibilityFlags = ["enable_request_signal"],
      bindings = [${bindings}],
      globalOutbound = "${outbound === undefined ? 'nothing' : 'outbound'}",
    ))`,
    `(name = "nothing", network = (allow = []))`,
  ]
  if (outbound !== undefined)
    services.push(`(name = "outbound", external = (address = ${quoted(outbound)}, http = ()))`)
  if (assets !== undefined) services.push(`(name = "assets", disk = (path = ${quoted(resolve(assets))}))`)
  if (hasCache) {
    services.push(`(name = "store", worker = (
      modules = [(name = "store.js", esModule = embed "store.js")], compatibilityDate = "${COMPATIBILITY_DATE}"))`)
  }
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [${services.join(',\n')}],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "site")],
);
`
}

/** Cap'n Proto writes strings as C does. */
function quoted(text: string): string {
  return JSON.stringify(text)
}

async function answering(name: string, url: string, child: ChildProcess): Promise<void> {
  const end = Date.now() + START_MS
  while (Date.now() < end && child.exitCode === null) {
    const response = await fetch(url).catch(() => null)
    await response?.body?.cancel()
    if (response !== null) return
    await wait(50)
  }
  throw new Trouble(`${name} does not answer under workerd, see above.`)
}

async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listenLocally(server)
  await once(server.close(), 'close')
  return port
}
