import type { Account, AccountWorker, Uploaded } from './account.ts'

/** What the platform refuses, with the number and the words it has for that. */
export class Refusal extends Error {
  readonly status: number
  readonly code: number

  constructor(status: number, code: number, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

/** As much as the platform takes of one Worker, and of its files. */
const MOST_FILES = 20_000

/** @throws Refusal where a binding names a store the account does not hold */
export function refuseUnknownStores(account: Account, { bindings }: Uploaded): void {
  const databases = new Set(account.databases.values())
  const namespaces = new Set(account.namespaces.values())
  for (const { type, name, id, namespace_id, bucket_name } of bindings) {
    if (type === 'd1' && !databases.has(String(id)))
      throw new Refusal(400, 10181, `D1 binding '${name}' references database '${id}' which was not found.`)
    if (type === 'kv_namespace' && !namespaces.has(String(namespace_id)))
      throw new Refusal(400, 10041, `KV namespace '${namespace_id}' is not valid.`)
    if (type === 'r2_bucket' && !account.buckets.has(String(bucket_name)))
      throw new Refusal(400, 10085, `R2 bucket '${bucket_name}' not found.`)
  }
}

/** @throws Refusal for a version that cannot be given to a part of the visitors */
export function refuseNewClass({ migrationTag }: Uploaded): void {
  if (migrationTag === null) return
  const rule = 'migrations must be fully applied via a non-versioned deployment'
  throw new Refusal(
    400,
    10_211,
    `You attempted to upload a version that includes a Durable Object migration, but ${rule}.`,
  )
}

/** @throws Refusal for files the platform does not take */
export function refuseFiles(manifest: ReadonlyMap<string, unknown>): void {
  if (manifest.size > MOST_FILES) throw new Refusal(400, 100_318, `More than ${MOST_FILES} files in one version.`)
}

/** @throws Refusal for shares that are not a hundred together, or of versions there are not */
export function refuseShares(worker: AccountWorker, shares: { version_id: string; percentage: number }[]): void {
  const total = shares.reduce((sum, { percentage }) => sum + percentage, 0)
  if (total !== 100) throw new Refusal(400, 10_100, `The percentages of a deployment are 100 together, not ${total}.`)
  if (shares.length < 1 || shares.length > 2) throw new Refusal(400, 10_100, 'A deployment has one version or two.')
  for (const { version_id } of shares) {
    const version = worker.versions.find(({ id }) => id === version_id)
    if (version === undefined) throw new Refusal(404, 10_007, `Version ${version_id} could not be found.`)
    if (version.migrationTag !== worker.migrationTag)
      throw new Refusal(400, 10_220, `Since version ${version_id} a Durable Object migration has occurred.`)
  }
}

/** @throws Refusal where a secret would make a version of one that serves nobody */
export function refuseSecretOfIdle({ versions, deployments }: AccountWorker): void {
  const latest = versions[0]
  if (latest === undefined || deployments[0]?.versions.some(({ version_id }) => version_id === latest.id)) return
  throw new Refusal(400, 10_215, "Secret edit failed. The latest version of this Worker isn't currently deployed.")
}
