import * as z from 'zod/mini'
import type { DeployedSite } from '#scripts/lib/bindings.ts'
import { databases, type Production } from './findings.ts'

const configured = z.object({
  name: z.string(),
  vars: z.record(z.string(), z.unknown()),
  d1_databases: z.array(
    z.object({ binding: z.enum(databases), database_name: z.string(), database_id: z.optional(z.string()) }),
  ),
  kv_namespaces: z.array(z.object({ id: z.optional(z.string()) })),
  r2_buckets: z.array(z.object({ bucket_name: z.string() })),
  send_email: z.optional(z.array(z.object({ name: z.string() }))),
})

/** Reads the configuration of a site. */
export async function readProduction(site: DeployedSite): Promise<Production> {
  const { experimental_readRawConfig: readRawConfig } = await import('wrangler')
  const { env, ...common } = readRawConfig({ config: 'wrangler.toml' }).rawConfig
  const { name, vars, d1_databases, kv_namespaces, r2_buckets, send_email } = configured.parse({
    ...common,
    ...env?.[site],
  })
  return {
    site,
    name,
    vars,
    bucket: r2_buckets[0]?.bucket_name ?? '',
    databases: d1_databases.map(({ binding, database_name, database_id }) => ({
      binding,
      name: database_name,
      id: database_id ?? '',
    })),
    cacheId: kv_namespaces[0]?.id ?? '',
    hasMailBinding: send_email?.some((binding) => binding.name === 'MAIL') ?? false,
  }
}
