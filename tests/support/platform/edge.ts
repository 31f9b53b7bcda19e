import { once } from 'node:events'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { dirname, join } from 'node:path'
import {
  convertV4MiniflareOptions,
  Miniflare,
  type Request as OutboundRequest,
  type Response as OutboundResponse,
} from 'miniflare'
import { addressOf } from '#tests/support/https-site.ts'
import type { Account, Uploaded, UploadedBinding } from './account.ts'

/** Answers what Workers send out. */
export type Outbound = (request: OutboundRequest) => Promise<OutboundResponse>

/** Where the Workers of an account run, with its stores. */
export type Edge = {
  /** Where it listens. */
  url: string
  /** Runs what the account holds now. */
  refresh: () => Promise<void>
  /** Asks a version by its id. */
  ask: (id: string, request: Request) => Promise<Response>
  stop: () => Promise<void>
}

type Running = { id: string; script: string; uploaded: Uploaded; secrets: ReadonlyMap<string, string>; newest: string }

/** Runs the versions that have visitors, and the Workers of remote bindings, in workerd. */
export async function runEdge(account: Account, folder: string, outbound: Outbound): Promise<Edge> {
  // The same for as long as it runs, whatever runs there.
  const port = await freePort()
  const options = () => {
    const running = runningOf(account).map((each) => workerOf(account, each, folder, outbound))
    const sessions = [...account.sessions].map(([id, uploaded]) => sessionOf(id, uploaded))
    return {
      ...convertV4MiniflareOptions({ workers: [storesOf(account), ...running, ...sessions] }),
      ...{ host: '127.0.0.1', port, cf: {}, resourcePersistencePath: join(folder, 'stores'), logRequests: false },
      handleStructuredLogs: () => {},
    }
  }
  const miniflare = new Miniflare(options())
  return {
    url: String(await miniflare.ready),
    refresh: () => miniflare.setOptions(options()),
    ask: async (id, request) => {
      const headers = new Headers(request.headers)
      headers.set('MF-Route-Override', id)
      headers.delete('host')
      headers.set('accept-encoding', 'identity')
      const body = request.body === null ? undefined : Buffer.from(await request.arrayBuffer())
      const { method, url } = request
      const answer = await miniflare.dispatchFetch(url, {
        ...{ method, headers: [...headers], redirect: 'manual', body },
      })
      return new Response(answer.body as BodyInit | null, { status: answer.status, headers: [...answer.headers] })
    },
    stop: () => miniflare.dispose(),
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = addressOf(server.address())
  server.close()
  await once(server, 'close')
  return port
}

function runningOf(account: Account): Running[] {
  return [...account.workers.values()].flatMap(({ name: script, versions, deployments, secrets }) => {
    const serving = versions.filter(({ id }) => deployments[0]?.versions.some(({ version_id }) => version_id === id))
    const newest = serving[0]?.id ?? ''
    return serving.map((version) => ({ id: version.id, script, uploaded: version, secrets, newest }))
  })
}

/** Holds all stores, so that each is there for whoever asks for it raw. */
function storesOf({ databases, namespaces, buckets }: Account) {
  const byId = (ids: Iterable<string>) => Object.fromEntries([...ids].map((id) => [id, id]))
  return {
    name: 'stores',
    compatibilityDate: '2026-08-15',
    ...codeOf([{ name: 'stores.js', contents: 'export default { fetch: () => new Response(null, { status: 404 }) }' }]),
    ...{ d1Databases: byId(databases.values()), kvNamespaces: byId(namespaces.values()), r2Buckets: byId(buckets) },
  }
}

/** The Worker of remote bindings, to which each store is a fetcher. */
function sessionOf(name: string, { modules, bindings, compatibilityDate, compatibilityFlags }: Uploaded) {
  const plugin = { package: join(import.meta.dirname, 'raw-stores.mjs'), name: 'raw-stores' }
  return {
    ...{ name, compatibilityDate, compatibilityFlags, ...codeOf(modules) },
    unsafeBindings: bindings.map(({ name, type, id, namespace_id, bucket_name }) => ({
      ...{ name, type: 'raw', plugin },
      options: { kind: type, id: String(id ?? namespace_id ?? bucket_name) },
    })),
  }
}

function codeOf(modules: Uploaded['modules']) {
  return {
    modulesRoot: '/',
    modules: modules.map(({ name, contents }) => ({ type: 'ESModule' as const, path: `/${name}`, contents })),
  }
}

function workerOf(
  account: Account,
  { id, script, uploaded, secrets, newest }: Running,
  folder: string,
  outbound: Outbound,
) {
  const { bindings, modules, mainModule, compatibilityDate, compatibilityFlags, assets } = uploaded
  const of = (type: string) => bindings.filter((binding) => binding.type === type)
  const by = (type: string, value: (binding: UploadedBinding) => string) =>
    Object.fromEntries(of(type).map((binding) => [binding.name, value(binding)]))
  const [main, rest] = [
    modules.filter(({ name }) => name === mainModule),
    modules.filter(({ name }) => name !== mainModule),
  ]
  const [images] = of('images')
  return {
    name: id,
    ...{ compatibilityDate, compatibilityFlags, outboundService: outbound, modulesRoot: '/' },
    modules: [...main, ...rest].map(({ name, contents }) => ({
      type: 'ESModule' as const,
      path: `/${name}`,
      contents,
    })),
    bindings: { ...by('plain_text', ({ text }) => String(text)), ...Object.fromEntries(secrets) },
    d1Databases: by('d1', (binding) => String(binding.id)),
    kvNamespaces: by('kv_namespace', ({ namespace_id }) => String(namespace_id)),
    r2Buckets: by('r2_bucket', ({ bucket_name }) => String(bucket_name)),
    // Of several versions one runs the objects, as one does on the platform.
    durableObjects: Object.fromEntries(
      of('durable_object_namespace').map(({ name, class_name }) => [
        name,
        {
          ...{ className: String(class_name), useSQLite: true, unsafeUniqueKey: `${script}-${class_name}` },
          ...(id !== newest && { scriptName: newest }),
        },
      ]),
    ),
    analyticsEngineDatasets: Object.fromEntries(
      of('analytics_engine').map(({ name, dataset }) => [name, { dataset: String(dataset) }]),
    ),
    ...(images && { images: { binding: images.name } }),
    ...(assets && { assets: assetsOf(account, id, uploaded, assets, folder) }),
  }
}

/** Lays the files of a version out in a folder, as they are named in it. */
function assetsOf(
  account: Account,
  id: string,
  { bindings, compatibilityDate, compatibilityFlags }: Uploaded,
  { manifest, config }: NonNullable<Uploaded['assets']>,
  folder: string,
) {
  const directory = join(folder, 'files', id)
  // Once: a version never changes.
  for (const [name, hash] of existsSync(directory) ? [] : manifest) {
    const file = join(directory, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, account.files.get(hash) ?? '')
  }
  const rules = Array.isArray(config.run_worker_first) ? config.run_worker_first.map(String) : []
  if (typeof config._headers === 'string') writeFileSync(join(directory, '_headers'), config._headers)
  return {
    directory,
    binding: bindings.find(({ type }) => type === 'assets')?.name,
    routerConfig: {
      has_user_worker: true,
      static_routing: {
        user_worker: rules.filter((rule) => !rule.startsWith('!')),
        asset_worker: rules.filter((rule) => rule.startsWith('!')).map((rule) => rule.slice(1)),
      },
    },
    assetConfig: { compatibility_date: compatibilityDate, compatibility_flags: compatibilityFlags },
  }
}
