import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { DeployedSite } from '#scripts/lib/bindings.ts'
import { Trouble } from '#scripts/lib/main.ts'
import type { Captured } from '#scripts/lib/processes.ts'

/** Runs wrangler with these arguments, and these variables beside its own. */
export type Wrangler = (args: readonly string[], env?: Record<string, string>) => Promise<Captured>

/** The places where a database or files can be created; they cannot be moved later. */
export const locations = ['apac', 'weur', 'eeur', 'wnam', 'enam', 'oc'] as const
export type StoreLocation = (typeof locations)[number]

/** The share of visitors each version of the Worker gets, in percent. */
type Traffic = { id: string; percentage: number }[]

/** The stores of an account: databases and namespaces with their ids, and buckets. */
export type Stores = { databases: ReadonlyMap<string, string>; caches: ReadonlyMap<string, string>; buckets: string[] }

/** The account a site is deployed to, with the operations a deployment needs. */
export type DeployAccount = {
  /** The stores of the account; null while wrangler is not signed in. */
  stores: () => Promise<Stores | null>
  /** @param location where to create it; `null` leaves the choice to the platform */
  createDatabase: (name: string, location: StoreLocation | null) => Promise<void>
  createCache: (name: string) => Promise<void>
  createBucket: (name: string, location: StoreLocation | null) => Promise<void>
  /** The names of the Worker's secrets, none before there is a Worker; null while wrangler is not signed in. */
  secretNames: () => Promise<string[] | null>
  /** The versions that serve visitors now. */
  traffic: () => Promise<Traffic>
  /** The last migration a version knows, from its message; empty when it has none. */
  migrationOf: (id: string) => Promise<string>
  /**
   * Deploys to all visitors at once, with new Durable Object classes.
   * @param migration the last one this version knows, for its message
   */
  deploy: (migration: string) => Promise<void>
  /**
   * Uploads a version that serves nobody yet and returns its id; null if it has a new Durable Object class, which the
   * platform deploys only to everybody at once.
   */
  upload: (migration: string) => Promise<string | null>
  share: (traffic: Traffic) => Promise<void>
  /** Returns all visitors to the previous version. */
  rollback: () => Promise<void>
}

const databaseList = z.array(z.object({ name: z.string(), uuid: z.string() }))
const cacheList = z.array(z.object({ title: z.string(), id: z.string() }))
const secretList = z.array(z.object({ name: z.string() }))
const deployment = z.object({
  versions: z.array(z.object({ version_id: z.string(), percentage: z.number() })),
})
const version = z.object({ annotations: z.optional(z.object({ 'workers/message': z.optional(z.string()) })) })
const uploaded = z.object({ type: z.literal('version-upload'), version_id: z.string() })

/** The advice when wrangler is not signed in. */
export const SIGN_IN = 'wrangler is not signed in: npx wrangler login'
const NO_WORKER = /\b10007\b|does not exist|not found/i
const NEW_CLASS = /\b10211\b|durable object migration/i
const SIGNED_OUT = /not authenticated|wrangler login|CLOUDFLARE_API_TOKEN/i

/** The start of a version's message; the name of the last migration it knows follows. */
const KNOWS = 'Knows migrations to '

/** The account wrangler is signed in to, for one site. */
export function platformOf(wrangler: Wrangler, site: DeployedSite): DeployAccount {
  const run = (what: string, args: readonly string[], env?: Record<string, string>) =>
    ask(what, [...args, '--env', site], env)

  /**
   * Runs wrangler and returns its output.
   * @throws Trouble with what wrangler said
   */
  async function ask(what: string, args: readonly string[], env?: Record<string, string>): Promise<string> {
    const { code, stdout, output } = await wrangler(args, env)
    // Warnings go to the other stream; they would confuse `jsonIn`.
    if (code === 0) return stdout
    if (SIGNED_OUT.test(output)) throw new Trouble(SIGN_IN)
    throw new Trouble(`${what} failed:\n${output.trim()}`)
  }

  /**
   * Creates a store of the account. Without `--env`, because wrangler would put that before the name; and without
   * changing the configuration, which `writeIds` does.
   */
  const create = async (what: string, args: readonly string[]) => {
    await ask(`Creating ${what}`, [...args, '--update-config=false'])
  }

  return {
    stores: async () => {
      const listed = await ask('Asking for databases', ['d1', 'list', '--json']).catch((error: unknown) => {
        if (error instanceof Trouble && error.message === SIGN_IN) return null
        throw error
      })
      if (listed === null) return null
      const databases = databaseList.parse(jsonIn(listed))
      const caches = cacheList.parse(jsonIn(await ask('Asking for namespaces', ['kv', 'namespace', 'list'])))
      const buckets = await ask('Asking for buckets', ['r2', 'bucket', 'list'])
      return {
        databases: new Map(databases.map(({ name, uuid }) => [name, uuid])),
        caches: new Map(caches.map(({ title, id }) => [title, id])),
        buckets: [...buckets.matchAll(/^name:\s+(\S+)$/gm)].map(([, name = '']) => name),
      }
    },
    createDatabase: (name, location) => create(`the database ${name}`, ['d1', 'create', name, ...near(location)]),
    createCache: (name) => create(`the namespace ${name}`, ['kv', 'namespace', 'create', name]),
    createBucket: (name, location) => create(`the bucket ${name}`, ['r2', 'bucket', 'create', name, ...near(location)]),
    secretNames: async () => {
      const { code, stdout, output } = await wrangler(['secret', 'list', '--format', 'json', '--env', site])
      if (code === 0) return secretList.parse(jsonIn(stdout)).map(({ name }) => name)
      if (SIGNED_OUT.test(output)) return null
      if (NO_WORKER.test(output)) return []
      throw new Trouble(`Asking for the secrets failed:\n${output.trim()}`)
    },
    traffic: async () => {
      const output = await run('Asking what serves', ['deployments', 'status', '--json'])
      const { versions } = deployment.parse(jsonIn(output))
      return versions.map(({ version_id: id, percentage }) => ({ id, percentage }))
    },
    migrationOf: async (id) => {
      const { annotations } = version.parse(
        jsonIn(await run('Asking for a version', ['versions', 'view', id, '--json'])),
      )
      const message = annotations?.['workers/message'] ?? ''
      return message.startsWith(KNOWS) ? message.slice(KNOWS.length) : ''
    },
    deploy: async (migration) => {
      await run('Deploying', ['deploy', '--message', KNOWS + migration])
    },
    upload: async (migration) => {
      const folder = mkdtempSync(join(tmpdir(), 'qingjian-'))
      const told = join(folder, 'wrangler.ndjson')
      try {
        const args = ['versions', 'upload', '--message', KNOWS + migration]
        await run('Uploading', args, { WRANGLER_OUTPUT_FILE_PATH: told })
        for (const line of readFileSync(told, 'utf8').split('\n')) {
          const entry = line === '' ? null : uploaded.safeParse(JSON.parse(line))
          if (entry?.success) return entry.data.version_id
        }
        throw new Trouble('wrangler did not say which version it has uploaded.')
      } catch (error) {
        if (error instanceof Trouble && NEW_CLASS.test(error.message)) return null
        throw error
      } finally {
        rmSync(folder, { recursive: true })
      }
    },
    share: async (traffic) => {
      const shares = traffic.map(({ id, percentage }) => `${id}@${percentage}%`)
      await run('Giving visitors to the version', ['versions', 'deploy', ...shares, '--yes'])
    },
    rollback: async () => {
      await run('Going back', ['rollback', '--yes'])
    },
  }
}

function near(location: StoreLocation | null): string[] {
  return location === null ? [] : ['--location', location]
}

/** Extracts JSON from the first bracket to the last, because wrangler may print a message before it. */
function jsonIn(output: string): unknown {
  const start = output.search(/[[{]/)
  const end = Math.max(output.lastIndexOf(']'), output.lastIndexOf('}'))
  if (start < 0) throw new Trouble(`wrangler answered without JSON:\n${output.trim()}`)
  return JSON.parse(output.slice(start, end + 1))
}
