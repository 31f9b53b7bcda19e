import { randomUUID } from 'node:crypto'

/** A binding as wrangler uploads it; what belongs to its type stands beside. */
export type UploadedBinding = { type: string; name: string } & Record<string, unknown>

/** What wrangler uploads of a Worker. */
export type Uploaded = {
  mainModule: string
  modules: { name: string; contents: string }[]
  compatibilityDate: string
  compatibilityFlags: string[]
  /** What is said of it, by names. */
  annotations: Record<string, string>
  /** The tag its classes of objects come up to; null where it brings none. */
  migrationTag: string | null
  bindings: UploadedBinding[]
  /** The names of its files with the hashes they are kept under, and how they are served. */
  assets: { manifest: ReadonlyMap<string, string>; config: Record<string, unknown> } | null
}

/** A version of a Worker. */
export type WorkerVersion = Uploaded & { id: string; number: number; createdAt: string }

type Deployed = { id: string; createdAt: string; versions: { version_id: string; percentage: number }[] }

/** A Worker of the account; deployments and versions newest first. */
export type AccountWorker = {
  name: string
  secrets: Map<string, string>
  versions: WorkerVersion[]
  deployments: Deployed[]
  migrationTag: string | null
}

/** What an account holds. */
export type Account = {
  databases: Map<string, string>
  namespaces: Map<string, string>
  buckets: Set<string>
  workers: Map<string, AccountWorker>
  /** Files of Workers by their hash. */
  files: Map<string, Buffer>
  /** Workers that run for as long as somebody has their token: those of remote bindings. */
  sessions: Map<string, Uploaded>
}

/** An account that holds nothing. */
export function emptyAccount(): Account {
  return {
    databases: new Map(),
    namespaces: new Map(),
    buckets: new Set(),
    workers: new Map(),
    files: new Map(),
    sessions: new Map(),
  }
}

/** A Worker without any version. */
export function newWorker(name: string): AccountWorker {
  return { name, secrets: new Map(), versions: [], deployments: [], migrationTag: null }
}

/** Adds a version; nobody gets it yet. */
export function addVersion(worker: AccountWorker, uploaded: Uploaded): WorkerVersion {
  const version = {
    ...uploaded,
    id: randomUUID(),
    number: worker.versions.length + 1,
    createdAt: new Date().toISOString(),
  }
  worker.versions.unshift(version)
  return version
}

/** Gives visitors to versions. */
export function addDeployment(worker: AccountWorker, versions: Deployed['versions']): Deployed {
  const deployed = { id: randomUUID(), createdAt: new Date().toISOString(), versions }
  worker.deployments.unshift(deployed)
  return deployed
}
