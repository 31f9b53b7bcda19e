import type { D1Database, Fetcher, ImagesBinding, KVNamespace, R2Bucket } from '@cloudflare/workers-types'
import * as z from 'zod/mini'
import type { ResumeNamespace } from './api/documents/index.ts'
import { type CaptchaConfig, parseCaptcha } from './env-captcha.ts'
import { type PayConfig, parsePay } from './env-pay.ts'
import { readVariables } from './env-read.ts'
import { parseSms, type SmsConfig } from './env-sms.ts'
import { parseWechat, type WechatConfig } from './env-wechat.ts'

/** The bindings and variables of `wrangler.toml`, before they are parsed. */
export type Bindings = {
  DB: D1Database
  CACHE: KVNamespace
  FILES: R2Bucket
  RESUMES: ResumeNamespace
  ASSETS: Fetcher
  IMAGES: ImagesBinding
  [variable: string]: unknown
}

/** Keys the hashes of a local site. */
export const DEVELOPMENT_SECRET = 'development-only-secret'
const DEVELOPMENT_API_KEY = 'development-only-api-key'

const variables = z.object({
  ENVIRONMENT: z.enum(['development', 'production']),
  /** The address people use, without a slash at the end: canonical links are built from it. */
  SITE_URL: z.url(),
  /** A remote API; without it the embedded one answers. */
  API_BASE: z.optional(z.url()),
  /** What servers show each other: this one to the API behind `API_BASE`, or those before this one to its own API. */
  API_KEY: z.optional(z.string().check(z.minLength(16))),
  /** Keys the hashes of sessions and codes. */
  APP_SECRET: z._default(z.string().check(z.minLength(16)), DEVELOPMENT_SECRET),
  SANDBOX_URL: z.optional(z.url()),
  /** log2 of the scrypt cost N; tests lower it. */
  PASSWORD_COST: z.pipe(z._default(z.string(), '14'), z.transform(Number)),
  /** The header that says who is calling, set by whoever stands in front of the Worker and by nobody else. */
  CLIENT_ADDRESS_HEADER: z._default(
    z.string().check(z.regex(/^[A-Za-z0-9-]{1,64}$/, 'must be the name of a header, or none')),
    'cf-connecting-ip',
  ),
  /** Proves to search engines that pushes to IndexNow come from this site. */
  INDEXNOW_KEY: z.optional(z.string().check(z.regex(/^[a-zA-Z0-9-]{8,128}$/))),
})

export type Config = {
  production: boolean
  siteUrl: string
  apiBase: string | undefined
  /** `null`: this server has nothing to show, and answers no other server. */
  apiKey: string | null
  appSecret: string
  sandboxUrl: string | undefined
  passwordCost: number
  /** `null`: nobody says who is calling. */
  addressHeader: string | null
  indexNowKey: string | undefined
  sms: SmsConfig
  /** `null`: nobody can sign in with WeChat. */
  wechat: WechatConfig | null
  /** `null`: people are not told from programs. */
  captcha: CaptchaConfig | null
  pay: PayConfig
}

/**
 * Reads the variables once.
 * @throws Error naming the variable to change, when one is missing, malformed or unfit for production
 */
export function parseEnv(bindings: Bindings): Config {
  const env = readVariables(variables, bindings)
  const production = env.ENVIRONMENT === 'production'
  if (production) refuseDevelopmentValues(env)
  const deployment = { production, sandboxUrl: env.SANDBOX_URL }
  return {
    production,
    siteUrl: env.SITE_URL,
    apiBase: env.API_BASE,
    apiKey: env.API_KEY ?? (production ? null : DEVELOPMENT_API_KEY),
    appSecret: env.APP_SECRET,
    sandboxUrl: env.SANDBOX_URL,
    passwordCost: env.PASSWORD_COST,
    addressHeader: env.CLIENT_ADDRESS_HEADER === 'none' ? null : env.CLIENT_ADDRESS_HEADER.toLowerCase(),
    indexNowKey: env.INDEXNOW_KEY,
    sms: parseSms(bindings, deployment),
    wechat: parseWechat(bindings, deployment),
    captcha: parseCaptcha(bindings, deployment),
    pay: parsePay(bindings, deployment),
  }
}

function refuseDevelopmentValues(env: z.infer<typeof variables>): void {
  if (env.APP_SECRET === DEVELOPMENT_SECRET) {
    throw new Error('Variable APP_SECRET must be set in production: wrangler secret put APP_SECRET')
  }
  if (env.API_KEY === DEVELOPMENT_API_KEY) {
    throw new Error('Variable API_KEY must be a secret of your own in production: wrangler secret put API_KEY')
  }
  if (env.SANDBOX_URL !== undefined) {
    throw new Error('Variable SANDBOX_URL must not be set in production: it replaces real third parties')
  }
  if (env.PASSWORD_COST < 14) throw new Error('Variable PASSWORD_COST must be at least 14 in production')
}
