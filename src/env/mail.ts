import * as z from 'zod/mini'
import type { MailConfig } from '#src/api/mail/config.ts'
import { ConfigError } from '#src/lib/config-error.ts'
import { type Deployment, readVariables, refuseSandboxKeys, thirdPartyBase } from './read.ts'

/** The sender in development; production refuses it. */
const DEVELOPMENT_FROM = 'post@qingjian.example'

const choice = z.object({
  MAIL_PROVIDER: z.optional(z.enum(['cloudflare', 'resend', 'none'], 'must be cloudflare, resend or none')),
  MAIL_FROM: z.optional(z.email('must be an e-mail address')),
})

const resend = z.object({
  RESEND_API_KEY: z.string('must be set for this MAIL_PROVIDER').check(z.minLength(1, 'must not be empty')),
})

/**
 * Parses how e-mails are sent. The default is the binding if the sandbox stands in for it, otherwise none are sent.
 * @throws ConfigError naming the variable or binding to change
 */
export function parseMail(bindings: Record<string, unknown>, deployment: Deployment): MailConfig {
  const { MAIL_PROVIDER, MAIL_FROM } = readVariables(choice, bindings)
  const { production, sandboxUrl } = deployment
  const provider = MAIL_PROVIDER ?? (sandboxUrl === undefined ? 'none' : 'cloudflare')
  if (provider === 'none') return { provider }
  if (production && MAIL_FROM === undefined) {
    throw new ConfigError('Variable MAIL_FROM must be set for this MAIL_PROVIDER. See docs/configuration.md')
  }
  const from = MAIL_FROM ?? DEVELOPMENT_FROM
  if (provider === 'cloudflare') {
    if (sandboxUrl === undefined && bindings.MAIL === undefined) {
      throw new ConfigError('Variable MAIL_PROVIDER must not be cloudflare without the binding MAIL (send_email)')
    }
    return { provider, from, sandboxUrl }
  }
  const { RESEND_API_KEY: apiKey } = readVariables(resend, bindings)
  refuseSandboxKeys({ RESEND_API_KEY: apiKey }, deployment)
  return { provider, from, apiKey, baseUrl: thirdPartyBase('api.resend.com', deployment) }
}
