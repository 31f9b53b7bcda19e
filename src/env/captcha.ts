import * as z from 'zod/mini'
import type { CaptchaConfig } from '#src/api/captcha/config.ts'
import { ConfigError } from '#src/lib/config-error.ts'
import { type Deployment, readVariables, refuseSandboxKeys, thirdPartyBase } from './read.ts'

const variables = z.object({
  SITE_URL: z.url(),
  /** A remote API has its own captcha. */
  API_BASE: z.optional(z.string()),
  CAPTCHA_PROVIDER: z.optional(z.enum(['turnstile', 'altcha', 'none'], 'must be turnstile, altcha or none')),
  TURNSTILE_SITE_KEY: z._default(z.string(), ''),
  TURNSTILE_SECRET: z._default(z.string(), ''),
})

/** Cloudflare's public test keys, which pass or fail everybody. */
const TEST_KEY = /^[123]x0/

/**
 * Parses the choice of captcha; `null` for none, which production refuses. The default is Turnstile if there are keys
 * for it.
 * @throws ConfigError naming the variable to change
 */
export function parseCaptcha(bindings: Record<string, unknown>, deployment: Deployment): CaptchaConfig | null {
  const env = readVariables(variables, bindings)
  const hasKeys = env.TURNSTILE_SITE_KEY !== '' || env.TURNSTILE_SECRET !== ''
  switch (env.CAPTCHA_PROVIDER ?? (hasKeys ? 'turnstile' : 'none')) {
    case 'turnstile':
      return turnstile(env, deployment)
    case 'altcha':
      return { provider: 'altcha', baseUrl: env.SITE_URL }
    case 'none':
      if (!deployment.production || env.API_BASE !== undefined) return null
      throw new ConfigError(
        'Variable CAPTCHA_PROVIDER must be set in production: turnstile, with TURNSTILE_SITE_KEY and TURNSTILE_SECRET, ' +
          'or altcha. See docs/configuration.md',
      )
  }
}

function turnstile(env: z.infer<typeof variables>, deployment: Deployment): CaptchaConfig {
  const { TURNSTILE_SITE_KEY: siteKey, TURNSTILE_SECRET: secret } = env
  const missing = Object.entries({ TURNSTILE_SITE_KEY: siteKey, TURNSTILE_SECRET: secret }).filter(
    ([, key]) => key === '',
  )
  if (missing.length > 0) {
    throw new ConfigError(...missing.map(([name]) => `Variable ${name} must be set for Turnstile`))
  }
  refuseSandboxKeys({ TURNSTILE_SITE_KEY: siteKey, TURNSTILE_SECRET: secret }, deployment)
  if (deployment.production && (TEST_KEY.test(siteKey) || TEST_KEY.test(secret))) {
    throw new ConfigError('Variables TURNSTILE_SITE_KEY and TURNSTILE_SECRET must not be test keys in production')
  }
  const baseUrl = thirdPartyBase('challenges.cloudflare.com', deployment)
  return { provider: 'turnstile', siteKey, secret, hostname: new URL(env.SITE_URL).hostname, baseUrl }
}
