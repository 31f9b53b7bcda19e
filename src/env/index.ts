import type {
  AnalyticsEngineDataset,
  D1Database,
  Fetcher,
  ImagesBinding,
  KVNamespace,
  R2Bucket,
  SendEmail,
} from '@cloudflare/workers-types'
import * as z from 'zod/mini'
import type { CaptchaConfig } from '#src/api/captcha/config.ts'
import type { ResumeNamespace } from '#src/api/documents/index.ts'
import type { MailConfig } from '#src/api/mail/config.ts'
import type { SmsConfig } from '#src/api/sms/config.ts'
import type { VisitNamespace } from '#src/api/visits/index.ts'
import type { WechatConfig } from '#src/api/wechat/config.ts'
import { ConfigError } from '#src/lib/config-error.ts'

import { type AlertConfig, parseAlerts } from './alerts.ts'
import { parseCaptcha } from './captcha.ts'
import { parseMail } from './mail.ts'
import { type PayConfig, parsePay } from './pay/index.ts'

import { type Deployment, readVariables } from './read.ts'
import { parseSms } from './sms.ts'
import { parseWechat } from './wechat.ts'

/** Another Worker, reached without a network. */
export type Inner = { fetch: (request: Request) => Promise<Response> }

/** A Durable Object namespace whose `getByName` takes a location hint for a new object. */
export type Locatable<N extends { getByName: (name: string) => unknown }> = {
  getByName: (name: string, options?: { locationHint: ObjectLocation }) => ReturnType<N['getByName']>
}

/** The bindings and variables of `wrangler.toml`, not yet parsed. */
export type Bindings = {
  /** The ledger. */
  DB: D1Database
  /** The database of published content. */
  CONTENT: D1Database
  CACHE: KVNamespace
  FILES: R2Bucket
  RESUMES: Locatable<ResumeNamespace>
  VISITS: Locatable<VisitNamespace>
  ASSETS: Fetcher
  IMAGES: ImagesBinding
  /** Cloudflare's binding for sending e-mails. */
  MAIL?: SendEmail
  /**
   * The Worker with the API and the stores, if this one only has the pages (docs/apart.md). Of the bindings above it
   * then has only the cache, assets and pictures.
   */
  API?: Inner
  /** The dataset for counting use; without it, use is counted in the database. */
  USE?: AnalyticsEngineDataset
  [variable: string]: unknown
}

/** The secret of a local site, for hashing sessions and codes. */
export const DEVELOPMENT_SECRET = 'development-only-secret'
const DEVELOPMENT_API_KEY = 'development-only-api-key'

/** @see https://developers.cloudflare.com/durable-objects/reference/data-location/#supported-locations */
const objectLocations = ['wnam', 'enam', 'sam', 'weur', 'eeur', 'apac', 'oc', 'afr', 'me'] as const
type ObjectLocation = (typeof objectLocations)[number]

const variables = z.object({
  ENVIRONMENT: z.enum(['development', 'production']),
  /** The public address of the site, without a trailing slash. Canonical links are built from it. */
  SITE_URL: z.url(),
  /** The address of a remote API; without it the embedded one answers. */
  API_BASE: z.optional(z.url()),
  /**
   * The key with which servers identify themselves: this one sends it to the API behind `API_BASE`, and expects it from
   * servers that call its own API.
   */
  API_KEY: z.optional(z.string().check(z.minLength(16))),
  /** Opens `/maintenance` to whoever makes or restores a backup, for as long as it is set. */
  MAINTENANCE_KEY: z.optional(z.string().check(z.minLength(32, 'must have 32 characters at least'))),
  /** Keys the hashes of sessions and codes. */
  APP_SECRET: z._default(z.string().check(z.minLength(16)), DEVELOPMENT_SECRET),
  SANDBOX_URL: z.optional(z.url()),
  /** The region in which Durable Objects are created; without it, near the first request for each. */
  OBJECT_LOCATION: z.optional(z.enum(objectLocations, `must be one of ${objectLocations.join(', ')}`)),
  /** log2 of the scrypt cost N; tests lower it. */
  PASSWORD_COST: z.pipe(z._default(z.string(), '14'), z.transform(Number)),
  /** The header with the caller's address. Only the proxy in front of the Worker may set it. */
  CLIENT_ADDRESS_HEADER: z._default(
    z.string().check(z.regex(/^[A-Za-z0-9-]{1,64}$/, 'must be the name of a header, or none')),
    'cf-connecting-ip',
  ),
  /** Proves to search engines that IndexNow pushes come from this site. */
  INDEXNOW_KEY: z.optional(z.string().check(z.regex(/^[a-zA-Z0-9-]{8,128}$/))),
})

/** The settings of a deployment, read and checked. */
export type Config = {
  siteUrl: string
  apiBase: string | undefined
  /** `null`: this server has no key, and serves no other server. */
  apiKey: string | null
  /** `null`: there is no `/maintenance`. */
  maintenanceKey: string | null
  appSecret: string
  sandboxUrl: string | undefined
  objectLocation: ObjectLocation | undefined
  passwordCost: number
  /** `null`: the caller's address is unknown. */
  addressHeader: string | null
  indexNowKey: string | undefined
  /** `null`: alerts are sent nowhere. */
  alerts: AlertConfig | null
  sms: SmsConfig
  mail: MailConfig
  /** `null`: there is no sign-in with WeChat. */
  wechat: WechatConfig | null
  /** `null`: there is no captcha. */
  captcha: CaptchaConfig | null
  pay: PayConfig
}

/**
 * Parses all variables.
 * @throws ConfigError naming every variable that is missing, malformed or unfit for production
 */
export function parseEnv(bindings: Readonly<Record<string, unknown>>): Config {
  const problems = new Set<string>()
  const attempt = <T>(read: () => T): T | undefined => {
    try {
      return read()
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error
      for (const problem of error.problems) problems.add(problem)
      return undefined
    }
  }
  const { SANDBOX_URL: sandboxUrl, ENVIRONMENT: environment } = bindings
  const deployment: Deployment = {
    production: environment !== 'development',
    sandboxUrl: typeof sandboxUrl === 'string' ? sandboxUrl : undefined,
  }
  const env = attempt(() => readVariables(variables, bindings))
  if (env !== undefined && deployment.production) attempt(() => refuseDevelopmentValues(env))
  const alerts = attempt(() => parseAlerts(bindings, deployment))
  const sms = attempt(() => parseSms(bindings, deployment))
  const mail = attempt(() => parseMail(bindings, deployment))
  const wechat = attempt(() => parseWechat(bindings, deployment))
  const captcha = attempt(() => parseCaptcha(bindings, deployment))
  const pay = attempt(() => parsePay(bindings, deployment))
  const areRead = wechat !== undefined && captcha !== undefined && alerts !== undefined
  const isWhole = env && sms && mail && pay && areRead && problems.size === 0
  if (!isWhole) throw new ConfigError(...problems)
  return {
    siteUrl: env.SITE_URL,
    apiBase: env.API_BASE,
    apiKey: env.API_KEY ?? (deployment.production ? null : DEVELOPMENT_API_KEY),
    maintenanceKey: env.MAINTENANCE_KEY ?? null,
    appSecret: env.APP_SECRET,
    sandboxUrl: env.SANDBOX_URL,
    objectLocation: env.OBJECT_LOCATION,
    passwordCost: env.PASSWORD_COST,
    addressHeader: env.CLIENT_ADDRESS_HEADER === 'none' ? null : env.CLIENT_ADDRESS_HEADER.toLowerCase(),
    indexNowKey: env.INDEXNOW_KEY,
    alerts,
    sms,
    mail,
    wechat,
    captcha,
    pay,
  }
}

function refuseDevelopmentValues(env: z.infer<typeof variables>): void {
  const problems: string[] = []
  if (env.APP_SECRET === DEVELOPMENT_SECRET) {
    problems.push('Variable APP_SECRET must be set in production: wrangler secret put APP_SECRET')
  }
  if (env.API_KEY === DEVELOPMENT_API_KEY) {
    problems.push('Variable API_KEY must be a secret of your own in production: wrangler secret put API_KEY')
  }
  if (env.SANDBOX_URL !== undefined) {
    problems.push('Variable SANDBOX_URL must not be set in production: it replaces real third parties')
  }
  if (env.PASSWORD_COST < 14) problems.push('Variable PASSWORD_COST must be at least 14 in production')
  if (problems.length > 0) throw new ConfigError(...problems)
}
