import type * as z from 'zod/mini'
import { ConfigError } from '#src/lib/config-error.ts'

/** Where a Worker runs, as far as third parties are concerned. */
export type Deployment = { production: boolean; sandboxUrl: string | undefined }

/**
 * Reads variables by a schema.
 * @throws ConfigError naming those that are missing or malformed
 */
export function readVariables<T extends z.ZodMiniType>(schema: T, bindings: Record<string, unknown>): z.output<T> {
  const parsed = schema.safeParse(bindings)
  if (parsed.success) return parsed.data
  throw new ConfigError(
    ...parsed.error.issues.map(
      ({ path, message }) => `Variable ${path.join('.')} is not usable: ${message}. See docs/configuration.md`,
    ),
  )
}

/** The address of a third party: its own host, or in development the sandbox under a path named after the host. */
export function thirdPartyBase(host: string, { sandboxUrl }: Deployment): string {
  return sandboxUrl === undefined ? `https://${host}` : `${sandboxUrl}/${host}`
}

/**
 * Keys made for the sandbox begin with its name, so that none of them ends up in production.
 * @throws ConfigError naming the variable that holds one in production
 */
export function refuseSandboxKeys(
  variables: Record<string, unknown>,
  { production }: Deployment,
  names = Object.keys(variables),
): void {
  if (!production) return
  for (const name of names) {
    const value = variables[name]
    if (typeof value === 'string' && /^(wx)?sandbox/i.test(value)) {
      throw new ConfigError(`Variable ${name} must not hold a key of the sandbox in production`)
    }
  }
}
