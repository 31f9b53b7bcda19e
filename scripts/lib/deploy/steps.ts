import { messageOf, Trouble } from '#scripts/lib/main.ts'
import { type DeployFindings, findingsOf, type Production } from './findings.ts'
import { type DeployAccount, SIGN_IN } from './platform.ts'

/** The dependencies of a deployment. */
export type Deploying = {
  production: Production
  platform: DeployAccount
  build: () => Promise<void>
  /** The name of the newest migration. */
  migration: string
  /**
   * Migrates the database and publishes the content. Both only add, so the running version keeps working; columns and
   * tables are dropped only if that version already knows the migration that drops them.
   * @param known the last migration it knows; empty when nobody has noted it
   */
  publish: (known: string) => Promise<void>
  /** Asks for confirmation. */
  ask: (question: string) => Promise<boolean>
  fetch: typeof fetch
  say: (line: string) => void
}

/** The percentage of visitors that get a new version first. */
const FIRST_SHARE = 10
/** The addresses that a version must answer before visitors get it. */
const LOOKED_AT = ['/readyz', '/', '/en/', '/api/config/base_site']

/** Why a version cannot be tried with a part of the visitors. */
const NEW_CLASS = 'This version has a new class of objects'

/**
 * Reports everything that is missing, in one list.
 * @throws Trouble while anything is missing
 */
export async function check({ production, platform, say }: Deploying): Promise<void> {
  const held = await platform.secretNames()
  const findings = findingsOf(production, held ?? [])
  if (held === null) findings.configuration.unshift(`${SIGN_IN} (until then no secret is known to be set)`)
  for (const what of findings.off) say(`Switched off: ${what}`)
  const count = findings.configuration.length + findings.secrets.length
  if (count > 0) throw new Trouble(listOf(findings, count, production.site))
}

/**
 * Deploys step by step: migrations and content, then a version for nobody, for a tenth of the visitors, and for all,
 * checked at each step. If a check fails, everybody gets the previous version again. A version with a new Durable
 * Object class goes to everybody at once, after asking.
 * @throws Trouble naming what failed, and which version serves now
 */
export async function deploy(deploying: Deploying): Promise<void> {
  const { platform, production, migration, build, publish, say } = deploying
  await check(deploying)
  await build()
  // Setting a secret creates an empty Worker, so its existence does not mean that there is a site.
  if (!(await serves(deploying))) {
    await publish(migration)
    await platform.deploy(migration)
    await lookAt(deploying, null).catch((error: unknown) => {
      const { host } = new URL(String(production.vars.SITE_URL))
      const hint = `Is ${host} a custom domain of the Worker ${production.name}?`
      throw new Trouble(`It is deployed and does not answer as it should: ${messageOf(error)}. ${hint}`)
    })
    return say(`${production.vars.SITE_URL} is there.`)
  }
  const before = (await platform.traffic()).toSorted((a, b) => b.percentage - a.percentage)[0]
  if (before === undefined)
    throw new Trouble(`No version serves anybody now: npx wrangler deploy --env ${production.site}`)
  const known = await platform.migrationOf(before.id)
  const id = await platform.upload(migration)
  if (id === null) return deployAtOnce(deploying, known)
  await publish(known)
  for (const percentage of [0, FIRST_SHARE, 100]) {
    const rest = percentage === 100 ? [] : [{ id: before.id, percentage: 100 - percentage }]
    await platform.share([{ id, percentage }, ...rest])
    try {
      await lookAt(deploying, id)
    } catch (error) {
      await platform.share([{ id: before.id, percentage: 100 }])
      throw new Trouble(`Version ${id} failed: ${messageOf(error)}. Version ${before.id} serves everybody again.`)
    }
    say(`Version ${id} serves ${percentage} % and answers.`)
  }
}

/** Deploys to everybody at once a version that the platform cannot roll back. */
async function deployAtOnce(deploying: Deploying, known: string): Promise<void> {
  const { platform, migration, publish, ask, say } = deploying
  const question = `${NEW_CLASS}: everybody gets it at once, and nobody can be given an earlier one again. Go on?`
  if (!(await ask(question))) throw new Trouble(`${NEW_CLASS}; nobody agreed to it, and nothing was changed.`)
  await publish(known)
  await platform.deploy(migration)
  await lookAt(deploying, null).catch((error: unknown) => {
    const way = 'The platform does not go back behind a new class of objects: mend it, and deploy again.'
    throw new Trouble(`Everybody gets it, and it does not answer as it should: ${messageOf(error)}. ${way}`)
  })
  say('Everybody gets the new version, and it answers.')
}

/** Whether the site is already serving visitors. */
async function serves({ production, fetch }: Deploying): Promise<boolean> {
  try {
    const answer = await fetch(new URL('/healthz', String(production.vars.SITE_URL)), { redirect: 'manual' })
    await answer.body?.cancel()
    return answer.ok
  } catch {
    return false
  }
}

/**
 * Checks that a version answers.
 * @param version a version that serves nobody yet, selected by a header; null for the one that serves
 */
async function lookAt({ production, fetch }: Deploying, version: string | null): Promise<void> {
  const headers: Record<string, string> =
    version === null ? {} : { 'Cloudflare-Workers-Version-Overrides': `${production.name}="${version}"` }
  for (const path of LOOKED_AT) {
    const answer = await fetch(new URL(path, String(production.vars.SITE_URL)), { headers, redirect: 'manual' })
    await answer.body?.cancel()
    if (!answer.ok) throw new Trouble(`${path} answered ${answer.status}`)
  }
}

function listOf({ configuration, secrets }: DeployFindings, count: number, site: string): string {
  const part = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : ['', `${title}:`, ...lines.map((line) => `  - ${line}`)]
  const lines = [
    `${count} things are missing before this site can be deployed; nothing was changed.`,
    ...part(`The account, and [env.${site}] in wrangler.toml`, configuration),
    ...part('Secrets', secrets),
    '',
    'docs/deploy.md says where each comes from.',
  ]
  return lines.join('\n')
}
