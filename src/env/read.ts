import type * as z from 'zod/mini'
import { ConfigError } from '#src/lib/config-error.ts'

/** What configuration depends on: production or not, and the address of the sandbox. */
export type Deployment = { production: boolean; sandboxUrl: string | undefined }

/**
 * Parses variables by a schema.
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
 * Refuses keys made for the sandbox, recognised by their prefix, in production.
 * @throws ConfigError naming the variable that holds one
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
