import * as z from 'zod/mini'
import type { Production } from './findings.ts'

const configured = z.object({
  name: z.string(),
  vars: z.record(z.string(), z.unknown()),
  d1_databases: z.array(z.object({ database_id: z.optional(z.string()) })),
  kv_namespaces: z.array(z.object({ id: z.optional(z.string()) })),
  send_email: z.optional(z.array(z.object({ name: z.string() }))),
})

/** What the configuration file says of production. */
export async function readProduction(): Promise<Production> {
  const { experimental_readRawConfig: readRawConfig } = await import('wrangler')
  const { env, ...common } = readRawConfig({ config: 'wrangler.toml' }).rawConfig
  const { name, vars, d1_databases, kv_namespaces, send_email } = configured.parse({ ...common, ...env?.production })
  return {
    name,
    vars,
    databaseId: d1_databases[0]?.database_id ?? '',
    cacheId: kv_namespaces[0]?.id ?? '',
    hasMailBinding: send_email?.some((binding) => binding.name === 'MAIL') ?? false,
  }
}
