import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Response } from 'miniflare'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildIfNeeded } from '#scripts/lib/build.ts'
import { type PlayedPlatform, playPlatform } from '#tests/support/platform/platform.ts'
import { layOutSite, type SiteFolder } from '#tests/support/platform/site-folder.ts'

/** Wrangler starts a process for each of its commands, and a site publishes all its content. */
const PATIENCE_MS = 600_000
const SITE_URL = 'https://resume.dev'
const SECRETS: Readonly<Record<string, string>> = {
  APP_SECRET: 'a'.repeat(32),
  MAINTENANCE_KEY: 'm'.repeat(32),
  RESEND_API_KEY: 'r'.repeat(36),
}
const folder = mkdtempSync(join(tmpdir(), 'platform-'))
let platform: PlayedPlatform
let site: SiteFolder

beforeAll(async () => {
  await buildIfNeeded()
  const [stores, own] = [join(folder, 'stores'), join(folder, 'site')]
  for (const path of [stores, own]) mkdirSync(path)
  platform = await playPlatform(stores, new Map([['resume.dev', 'qingjian']]), async ({ url }) => {
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
    expect(signedOut).toContain('6 things are missing before this site can be deployed; nothing was changed.')
    expect(signedOut).toContain('- wrangler is not signed in: npx wrangler login')
    expect(platform.asked).toEqual([])
    const nobodyAgrees = await typed('scripts/deploy.ts', {}, 1)
    expect(nobodyAgrees).toContain('5 things are missing before this site can be deployed; nothing was changed.')
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
      'Made: KV namespace qingjian-cache',
      'Made: R2 bucket qingjian-files',
    ])
    site.configure((toml) =>
      toml.replace(
        'SITE_URL = "https://qingjian.example"',
        `SITE_URL = "${SITE_URL}"\nCAPTCHA_PROVIDER = "altcha"\nMAIL_PROVIDER = "resend"\nMAIL_FROM = "post@resume.dev"`,
      ),
    )
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
  'commands with --remote work on the stores of the account',
  async () => {
    const operate = (command: string, env?: NodeJS.ProcessEnv) => typed(`scripts/operate.ts ${command}`, env)
    expect(await operate('site set zh.support_email help@resume.dev --remote --apply')).toContain('help@resume.dev')
    expect(await operate('site show --remote')).toContain('help@resume.dev')
    const secrets = { APP_SECRET: SECRETS.APP_SECRET }
    expect(await operate('codes make --plan yearly --count 1 --remote --apply', secrets)).toMatch(/^([0-9A-Z]{4}-){2}/m)
    expect(await operate('codes list --remote')).toContain('yearly')
    expect(await operate('stats --remote')).toContain('sign-ups')
    expect(await operate('verify:live mail --remote', { MAINTENANCE_KEY: SECRETS.MAINTENANCE_KEY })).toContain('right')
    const lines = (await operate('operations --remote')).split('\n')
    const commands = lines.flatMap(
      (line) => /(site|codes|stats|verify:live)[ \w]* {2,}(done|read)/.exec(line)?.[1] ?? [],
    )
    expect(commands.toSorted()).toEqual(['codes', 'codes', 'site', 'site', 'stats', 'verify:live'])
  },
  PATIENCE_MS,
)

test(
  'a backup of the account is put where there is nothing, and is what it was',
  async () => {
    const file = join(folder, 'backup.age')
    const env = { BACKUP_PASSPHRASE: 'twenty letters and more', MAINTENANCE_KEY: SECRETS.MAINTENANCE_KEY }
    await typed(`scripts/operate.ts backup --to ${file} --remote --apply`, env)
    const again = join(folder, 'again')
    expect(await typed(`scripts/operate.ts restore --from ${file} --into ${again} --apply`, env)).toContain(
      'every entry is what it was',
    )
  },
  PATIENCE_MS,
)
