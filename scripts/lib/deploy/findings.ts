import type { DeployedSite } from '#scripts/lib/bindings.ts'
import { payMethodList } from '#src/contract/index.ts'
import { type Config, parseEnv } from '#src/env/index.ts'
import { payVariables } from '#src/env/pay/index.ts'
import { ConfigError } from '#src/lib/config-error.ts'
import { secrets } from './secrets.ts'

/** The bindings of the databases: the ledger, and what is published. */
export const databases = ['DB', 'CONTENT'] as const

/** A configured database. */
export type Database = { binding: (typeof databases)[number]; name: string; id: string }

/** The configuration of a site in `[env.…]` of `wrangler.toml`, as far as a deployment depends on it. */
export type Production = {
  site: DeployedSite
  name: string
  bucket: string
  vars: Record<string, unknown>
  databases: readonly Database[]
  cacheId: string
  hasMailBinding: boolean
}

/** What prevents a deployment, each item saying what to change; and what the site works without (`off`). */
export type DeployFindings = { configuration: string[]; secrets: string[]; off: string[] }

const NO_ID = /^[0-]*$/
const NOBODYS_HOST = /(^|\.)(example|test|invalid|localhost)$/

/**
 * Lists everything that is missing or wrong. Variables are parsed as the Worker parses them.
 * @param held the names of the secrets the platform has
 */
export function findingsOf(production: Production, held: readonly string[]): DeployFindings {
  const configuration = placeholders(production)
  const lacking: string[] = []
  const read = readAs(production, held)
  for (const problem of read.problems) {
    const named = Object.keys(secrets).filter((name) => new RegExp(`\\b${name}\\b`).test(problem))
    const absent = named.filter((name) => !held.includes(name))
    if (absent.length === 0) configuration.push(problem)
    for (const name of absent) lacking.push(missing(name, production.site))
  }
  for (const name of Object.keys(secrets)) {
    if (name in production.vars) configuration.push(`${name} is a secret: it must not stand in wrangler.toml`)
  }
  const off = read.config === null ? [] : switchedOff(read.config)
  if (read.config !== null && nobodyCanSignIn(read.config)) {
    configuration.push('Nobody can sign in: set SMS_PROVIDER, MAIL_PROVIDER or WECHAT_LOGIN_MODE. See docs/deploy.md')
  }
  return { configuration: [...new Set(configuration)], secrets: [...new Set(lacking)], off }
}

/** Whether an id in the configuration is still a placeholder. */
export function isPlaceholder(id: string): boolean {
  return NO_ID.test(id)
}

function placeholders({ site, vars, databases: configured, cacheId }: Production): string[] {
  const found: string[] = []
  const make = `npm run deploy -- --env ${site} makes it, after asking`
  for (const binding of databases) {
    const id = configured.find((database) => database.binding === binding)?.id ?? ''
    if (isPlaceholder(id)) found.push(`database_id of ${binding} is a placeholder: ${make}`)
  }
  if (isPlaceholder(cacheId)) found.push(`id of CACHE is a placeholder: ${make}`)
  const { SITE_URL: address } = vars
  if (typeof address !== 'string' || !URL.canParse(address)) return found
  const { protocol, hostname } = new URL(address)
  if (NOBODYS_HOST.test(hostname)) found.push(`SITE_URL is ${address}, where nobody is: enter the address people use`)
  else if (protocol !== 'https:') found.push(`SITE_URL is ${address}: it must begin with https://`)
  return found
}

/** Parses the configuration as the Worker would, or returns why it would be refused. */
function readAs(
  { vars, hasMailBinding }: Production,
  held: readonly string[],
): { config: Config | null; problems: readonly string[] } {
  const values = held.flatMap((name) => {
    const secret = secrets[name]
    return secret === undefined ? [] : [[name, secret.form()]]
  })
  try {
    return {
      config: parseEnv({ ...vars, ...Object.fromEntries(values), ...(hasMailBinding && { MAIL: {} }) }),
      problems: [],
    }
  } catch (error) {
    if (error instanceof ConfigError) return { config: null, problems: error.problems }
    throw error
  }
}

function nobodyCanSignIn({ apiBase, sms, mail, wechat }: Config): boolean {
  return apiBase === undefined && sms.provider === 'none' && mail.provider === 'none' && wechat === null
}

function switchedOff({ apiBase, alerts, sms, mail, wechat, pay }: Config): string[] {
  if (apiBase !== undefined) return []
  const ways: [boolean, string][] = [
    [sms.provider === 'none', 'text messages (SMS_PROVIDER): no mobile numbers can register'],
    [mail.provider === 'none', 'letters (MAIL_PROVIDER): no e-mail addresses can register, nobody is told of changes'],
    [wechat === null, 'signing in with WeChat (WECHAT_LOGIN_MODE)'],
    ...payMethodList.map(({ id, name }): [boolean, string] => [
      pay[id] === null,
      `${name.en} (${payVariables[id].prefix}…)`,
    ]),
    [alerts === null, 'alerts (ALERT_WEBHOOK, ALERT_MAIL): nobody is woken when something fails'],
  ]
  return ways.flatMap(([isOff, what]) => (isOff ? [what] : []))
}

function missing(name: string, site: DeployedSite): string {
  return `${name} (${secrets[name]?.purpose}): npx wrangler secret put ${name} --env ${site}`
}
