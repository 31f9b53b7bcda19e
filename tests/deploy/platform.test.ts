import { mkdirSync, mkdtempSync, openAsBlob, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { Response } from 'miniflare'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { unseal } from '#scripts/lib/backup/sealing.ts'
import { buildIfNeeded } from '#scripts/lib/build.ts'
import { addPlayedPerson, type PlayedPerson } from '#tests/support/platform/people.ts'
import { type PlayedPlatform, playPlatform } from '#tests/support/platform/platform.ts'
import { layOutSite, type SiteFolder } from '#tests/support/platform/site-folder.ts'

/** Wrangler starts a process for each of its commands, and a site publishes all its content. */
const PATIENCE_MS = 600_000
const SITE_URL = 'https://resume.dev'
const STAGING_URL = 'https://staging.resume.dev'
const SECRETS: Readonly<Record<string, string>> = {
  APP_SECRET: 'a'.repeat(32),
  MAINTENANCE_KEY: 'm'.repeat(32),
  RESEND_API_KEY: 'r'.repeat(36),
}
const SITES = new Map([
  ['resume.dev', 'qingjian'],
  ['staging.resume.dev', 'qingjian-staging'],
])
const WAYS = 'CAPTCHA_PROVIDER = "altcha"\nMAIL_PROVIDER = "resend"\nMAIL_FROM = "post@resume.dev"'
/** Of a database, what a backup and restoring it change by being put on record. */
const COUNTED = ['operations', 'sqlite_sequence']
const OPENING = { BACKUP_PASSPHRASE: 'twenty letters and more', MAINTENANCE_KEY: SECRETS.MAINTENANCE_KEY }
const folder = mkdtempSync(join(tmpdir(), 'platform-'))
let platform: PlayedPlatform
let site: SiteFolder
let person: PlayedPerson

beforeAll(async () => {
  await buildIfNeeded()
  const [stores, own] = [join(folder, 'stores'), join(folder, 'site')]
  for (const path of [stores, own]) mkdirSync(path)
  platform = await playPlatform(stores, SITES, async ({ url }) => {
    if (url === 'https://api.resend.com/domains') {
      return Response.json({ data: [{ name: 'resume.dev', status: 'verified' }] })
    }
    return new Response(null, { status: 404 })
  })
  site = layOutSite(own, platform.variables)
}, PATIENCE_MS)

afterAll(async () => {
  await platform.stop()
  rmSync(folder, { recursive: true })
}, PATIENCE_MS)

/** Types a command, and expects that it ends as it should; what it answers. */
async function typed(command: string, env?: NodeJS.ProcessEnv, ending = 0): Promise<string> {
  const { code, output } = await site.type(command, env)
  expect([code, code === ending ? '' : output]).toEqual([ending, ''])
  return output
}

/** Which versions serve, as the last deployments of the account say; newest first. */
function traffic(): number[][] {
  const deployments = platform.account.workers.get('qingjian')?.deployments ?? []
  return deployments.map(({ versions }) => versions.map(({ percentage }) => percentage))
}

const everybodyGets = () => platform.account.workers.get('qingjian')?.deployments[0]?.versions[0]?.version_id

const pageOf = async (path: string) => (await platform.visit(`${SITE_URL}${path}`)).text()

test(
  'where everything is missing, all of it is said at once, and nothing is made unasked',
  async () => {
    const signedOut = await typed('scripts/deploy.ts --check', { CLOUDFLARE_API_TOKEN: '' }, 1)
    expect(signedOut).toContain('7 things are missing before this site can be deployed; nothing was changed.')
    expect(signedOut).toContain('- wrangler is not signed in: npx wrangler login')
    expect(platform.asked).toEqual([])
    const nobodyAgrees = await typed('scripts/deploy.ts', {}, 1)
    expect(nobodyAgrees).toContain('6 things are missing before this site can be deployed; nothing was changed.')
    expect(platform.asked.filter((call) => !call.startsWith('GET '))).toEqual([])
  },
  PATIENCE_MS,
)

test(
  'stores are made once and noted, secrets set by the commands that were said, then the site is there',
  async () => {
    const made = await typed('scripts/deploy.ts --yes', {}, 1)
    expect(made.match(/^Made: .*/gm)).toEqual([
      'Made: D1 database qingjian',
      'Made: D1 database qingjian-content',
      'Made: KV namespace qingjian-cache',
      'Made: R2 bucket qingjian-files',
    ])
    site.configure((toml) => toml.replace('SITE_URL = "https://qingjian.example"', `SITE_URL = "${SITE_URL}"\n${WAYS}`))
    for (const [name, value] of Object.entries(SECRETS)) await site.setSecret(name, value)
    expect(await typed('scripts/deploy.ts --check')).toContain('Nothing is missing.')
    expect(await typed('scripts/deploy.ts')).toContain(`${SITE_URL} is there.`)
    expect(await pageOf('/')).toContain('青简')
    expect(await pageOf('/readyz')).toContain('ok')
  },
  PATIENCE_MS,
)

test(
  'a second version gets visitors step by step, and everybody gets the first again',
  async () => {
    const first = everybodyGets()
    const said = await typed('scripts/deploy.ts')
    const second = everybodyGets()
    expect(second).not.toBe(first)
    expect(said.match(/^Version .*/gm)).toEqual(
      [0, 10, 100].map((share) => `Version ${second} serves ${share} % and answers.`),
    )
    expect(traffic().slice(0, 3)).toEqual([[100], [10, 90], [0, 100]])
    expect(await typed('scripts/deploy.ts --rollback')).toContain('The version before serves everybody.')
    expect([everybodyGets(), await pageOf('/readyz')]).toEqual([first, expect.stringContaining('ok')])
  },
  PATIENCE_MS,
)

test(
  'what is to go stays until the version that serves knows of it',
  async () => {
    site.addMigration('9998_trial.sql', 'CREATE TABLE trial (id INTEGER PRIMARY KEY);')
    site.addMigration('9999_contract_trial.sql', 'DROP TABLE trial;')
    const first = await typed('scripts/deploy.ts')
    expect(first.match(/^Migration .*/gm)).toEqual(['Migration 9998_trial.sql applied'])
    expect(await typed('scripts/operate.ts operations --remote')).not.toContain('lacks')
    const second = await typed('scripts/deploy.ts')
    expect(second.match(/^Migration .*/gm)).toEqual(['Migration 9999_contract_trial.sql applied'])
  },
  PATIENCE_MS,
)

test(
  'a new class of objects is deployed at once when somebody agrees, and nobody goes back behind it',
  async () => {
    const [before, uploads] = [everybodyGets(), platform.account.workers.get('qingjian')?.versions.length]
    const trial = '\n[[migrations]]\ntag = "trial"\nnew_sqlite_classes = ["Trial"]\n'
    site.configure((toml) => toml + trial)
    expect(await typed('scripts/deploy.ts', {}, 1)).toContain('nobody agreed to it, and nothing was changed')
    expect([everybodyGets(), platform.account.workers.get('qingjian')?.versions.length]).toEqual([before, uploads])
    expect(await typed('scripts/deploy.ts --yes')).toContain('Everybody gets the new version, and it answers.')
    const after = everybodyGets()
    expect(after).not.toBe(before)
    expect(await typed('scripts/deploy.ts --rollback', {}, 1)).toContain('Durable Object migration has occurred')
    expect([everybodyGets(), await pageOf('/readyz')]).toEqual([after, expect.stringContaining('ok')])
    // Nothing of the product has this class, so a Worker on this machine would not start.
    site.configure((toml) => toml.replace(trial, ''))
  },
  PATIENCE_MS,
)

test(
  'commands with --remote work on the stores of the account',
  async () => {
    const operate = (command: string, env?: NodeJS.ProcessEnv) => typed(`scripts/operate.ts ${command}`, env)
    expect(await operate('site set zh.support_email help@resume.dev --remote --apply')).toContain('help@resume.dev')
    expect(await operate('site show --remote')).toContain('help@resume.dev')
    const secrets = { APP_SECRET: SECRETS.APP_SECRET }
    expect(await operate('codes make --plan yearly --count 1 --remote --apply', secrets)).toMatch(/^([0-9A-Z]{4}-){2}/m)
    expect(await operate('codes list --remote')).toContain('yearly')
    expect(await operate('stats --remote')).toContain('sign-ups')
    const live = await operate('verify:live --remote', { MAINTENANCE_KEY: SECRETS.MAINTENANCE_KEY })
    expect(live.match(/^[\w-]+: (right|WRONG|switched off|not shown)/gm)?.toSorted()).toEqual([
      'alipay: switched off',
      'captcha: right',
      'mail: right',
      'mail: right',
      'sms: switched off',
      'wechat-pay: switched off',
      'wechat: switched off',
    ])
    const lines = (await operate('operations --remote')).split('\n')
    const commands = lines.flatMap(
      (line) => /(site|codes|stats|verify:live)[ \w]* {2,}(done|read)/.exec(line)?.[1] ?? [],
    )
    expect(commands.toSorted()).toEqual(['codes', 'codes', 'site', 'site', 'stats', 'verify:live'])
  },
  PATIENCE_MS,
)

test(
  'staging is made from a backup with people, entry by entry, and is deployed like production',
  async () => {
    const state = join(folder, 'people')
    await typed(`scripts/setup.ts --state ${state}`)
    person = await addPlayedPerson(state)
    const [from, again] = [join(folder, 'people.age'), join(folder, 'staging.age')]
    expect(await typed(`scripts/operate.ts backup --to ${from} --state ${state} --apply`, OPENING)).toContain(
      '2 résumés',
    )
    await typed('scripts/deploy.ts --env staging --yes', {}, 1)
    site.configure((toml) =>
      toml.replace('SITE_URL = "https://staging.qingjian.example"', `SITE_URL = "${STAGING_URL}"\n${WAYS}`),
    )
    for (const [name, value] of Object.entries(SECRETS)) await site.setSecret(name, value, 'staging')
    await typed('node_modules/wrangler/bin/wrangler.js deploy --env staging')
    const restored = await typed(`scripts/operate.ts restore --from ${from} --staging --apply`, OPENING)
    expect(restored).toContain('every entry is what it was')
    await typed(`scripts/operate.ts backup --to ${again} --staging --apply`, OPENING)
    expect(await entriesOf(again)).toEqual(await entriesOf(from))
    expect(await typed('scripts/deploy.ts --env staging')).toContain('serves 100 % and answers.')
    expect(await typed('scripts/deploy.ts --env staging --rollback')).toContain('The version before serves everybody.')
  },
  PATIENCE_MS,
)

test(
  'people, orders and codes of a deployed site are looked after by commands',
  async () => {
    const env = { APP_SECRET: SECRETS.APP_SECRET, MAINTENANCE_KEY: SECRETS.MAINTENANCE_KEY }
    const operate = (command: string) => typed(`scripts/operate.ts ${command} --staging`, env)
    const { id, mobile, order } = person
    expect(await operate(`orders find ${mobile}`)).toContain(order)
    expect(await operate('orders stuck')).toContain('0 orders')
    expect(await operate(`orders show ${order}`)).toContain('granted')
    expect(await operate(`orders refund ${order} --apply`)).toContain('Noted.')
    expect(await operate(`orders show ${order}`)).toContain('refunding')
    expect(await operate(`orders settle ${order} --apply`)).toContain('To do now instead of at')
    expect(await operate(`users find ${mobile}`)).toContain(`user ${id}: `)
    expect(await operate(`users level ${id} lifetime --apply`)).toContain(`Membership of user ${id}: free -> lifetime`)
    expect(await operate(`users sessions ${id}`)).toContain('1 sessions')
    expect(await operate(`users logout ${id} --apply`)).toContain('all 1')
    expect(await operate(`users sessions ${id}`)).toContain('0 sessions')
    const archive = join(folder, 'person.zip')
    expect(await operate(`users export ${id} --to ${archive} --apply`)).toContain(`Written: ${archive}.`)
    const names = Object.keys(unzipSync(readFileSync(archive)))
    expect(names.filter((name) => name.endsWith('.json')).length).toBeGreaterThan(person.resumes.length)
    expect(await operate(`users delete ${id} --apply`)).toContain('It is emptied at')
    expect(await operate(`users keep ${id} --apply`)).toContain(`To keep: user ${id}`)
    const made = await operate('codes make --plan yearly --count 1 --apply')
    const [code = ''] = /^([0-9A-Z]{4}-){2}[0-9A-Z]{4}$/m.exec(made) ?? []
    expect(await operate(`codes usage ${code}`)).toContain('used 0 of 1 times')
    expect(await operate(`codes revoke ${code} --apply`)).toContain('is revoked.')
    expect(await operate('codes list')).toContain('0 codes')
    const done = (await operate('operations')).matchAll(/((?:orders|users|codes) \w+|restore) {2,}done/g)
    expect([...done].map(([, command]) => command)).toEqual([
      ...['codes revoke', 'codes make', 'users keep', 'users delete', 'users export', 'users logout', 'users level'],
      ...['orders settle', 'orders refund', 'restore'],
    ])
  },
  PATIENCE_MS,
)

/** What is in a backup, but for when it was made and what has been done by commands. */
async function entriesOf(file: string): Promise<unknown[]> {
  const entries = []
  for await (const entry of unseal((await openAsBlob(file)).stream(), OPENING.BACKUP_PASSPHRASE)) {
    if ('qingjian' in entry) entries.push(entry.migrations)
    else if (!('end' in entry || ('table' in entry && COUNTED.includes(entry.table)))) entries.push(entry)
  }
  return entries
}
