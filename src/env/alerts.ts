import * as z from 'zod/mini'
import { ConfigError } from '#src/lib/config-error.ts'
import { type Deployment, readVariables } from './read.ts'

/** Where alerts are sent; at least one of the two is set. */
export type AlertConfig = { webhook: string | null; mail: string | null }

const variables = z.object({
  ALERT_WEBHOOK: z.optional(z.url('must be an address')),
  ALERT_MAIL: z.optional(z.email('must be an e-mail address')),
})

/**
 * Parses where alerts are sent; null when they are sent nowhere.
 * @throws ConfigError naming the variable to change
 */
export function parseAlerts(bindings: Record<string, unknown>, { production }: Deployment): AlertConfig | null {
  const { ALERT_WEBHOOK: webhook, ALERT_MAIL: mail } = readVariables(variables, bindings)
  if (webhook === undefined && mail === undefined) return null
  if (production && webhook?.startsWith('http:')) {
    throw new ConfigError('Variable ALERT_WEBHOOK must begin with https:// in production')
  }
  return { webhook: webhook ?? null, mail: mail ?? null }
}
