import * as z from 'zod/mini'
import { type Deployment, readVariables, refuseSandboxKeys, thirdPartyBase } from './env-read.ts'

/** Cloudflare Turnstile: the widget's key, its secret, and the host tokens must come from. */
export type CaptchaConfig = { siteKey: string; secret: string; hostname: string; baseUrl: string }

const variables = z.object({
  SITE_URL: z.url(),
  TURNSTILE_SITE_KEY: z.optional(z.string()),
  TURNSTILE_SECRET: z.optional(z.string()),
})

/** Cloudflare's public test keys, which pass or fail everybody. */
const TEST_KEY = /^[123]x0/

/**
 * Reads how people are told from programs; `null` when they are not.
 * @throws Error naming the variable to change
 */
export function parseCaptcha(bindings: Record<string, unknown>, deployment: Deployment): CaptchaConfig | null {
  const env = readVariables(variables, bindings)
  const { TURNSTILE_SITE_KEY: siteKey = '', TURNSTILE_SECRET: secret = '' } = env
  if (siteKey === '' && secret === '') return null
  if (siteKey === '') throw new Error('Variable TURNSTILE_SITE_KEY must be set together with TURNSTILE_SECRET')
  if (secret === '') throw new Error('Variable TURNSTILE_SECRET must be set together with TURNSTILE_SITE_KEY')
  refuseSandboxKeys(env, deployment)
  if (deployment.production && (TEST_KEY.test(siteKey) || TEST_KEY.test(secret))) {
    throw new Error('Variables TURNSTILE_SITE_KEY and TURNSTILE_SECRET must not be test keys in production')
  }
  const baseUrl = thirdPartyBase('challenges.cloudflare.com', deployment)
  return { siteKey, secret, hostname: new URL(env.SITE_URL).hostname, baseUrl }
}
