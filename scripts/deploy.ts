import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { type DeployedSite, environments } from './lib/bindings.ts'
import { build } from './lib/build.ts'
import { locations, platformOf } from './lib/deploy/platform.ts'
import { readProduction } from './lib/deploy/production.ts'
import { check, deploy } from './lib/deploy/steps.ts'
import { makeStores, writeIds } from './lib/deploy/stores.ts'
import { runMain, Trouble } from './lib/main.ts'
import { migrationFiles } from './lib/migrations.ts'
import { captureNode, runNode, stopOnSignals } from './lib/processes.ts'

const WRANGLER = 'node_modules/wrangler/bin/wrangler.js'
const CONFIG = 'wrangler.toml'

/**
 * `npm run deploy`: to the account wrangler is signed in to. See docs/deploy.md.
 *
 *   node scripts/deploy.ts               makes stores that are missing after asking, checks, builds, migrates,
 *                                        publishes, and changes the Worker step by step
 *   node scripts/deploy.ts --yes         the same, without asking
 *   node scripts/deploy.ts --check       only says what is missing
 *   node scripts/deploy.ts --rollback    gives everybody the version before
 *   … --location apac                    where stores are made, if any are; they stay there
 *   … --env staging                      all of this beside production
 */
runMain(async () => {
  const options = {
    check: { type: 'boolean' },
    rollback: { type: 'boolean' },
    yes: { type: 'boolean', default: false },
    env: { type: 'string', default: 'production' },
    location: { type: 'string' },
  } as const
  const { values } = parseArgs({ options })
  const site = oneOf('env', environments, values.env)
  const location = values.location === undefined ? null : oneOf('location', locations, values.location)
  stopOnSignals()
  const platform = platformOf(
    (args, env) => captureNode([WRANGLER, ...args], { WRANGLER_SEND_METRICS: 'false', ...env }),
    site,
  )
  const say = (line: string) => console.log(line)
  if (values.rollback) {
    await platform.rollback()
    return say('The version before serves everybody. The database stays as it is: all that version needs is in it.')
  }
  const ask = (question: string) => (values.yes ? Promise.resolve(true) : agreed(question))
  const migration = migrationFiles().at(-1) ?? ''
  const deploying = { platform, migration, build, publish: (known: string) => publish(site, known), ask, fetch, say }
  if (values.check) {
    await check({ ...deploying, production: await readProduction(site) })
    return say('Nothing is missing.')
  }
  const write = (ids: Parameters<typeof writeIds>[2]) => writeIds(CONFIG, site, ids)
  await makeStores({ platform, production: await readProduction(site), location, ask, write, say })
  await deploy({ ...deploying, production: await readProduction(site) })
})

/** @throws Trouble when the value of an option is none of those there are */
function oneOf<Known extends string>(option: string, known: readonly Known[], value: string): Known {
  const found = known.find((one) => one === value)
  if (found === undefined) throw new Trouble(`--${option} is one of ${known.join(', ')}, not "${value}".`)
  return found
}

/** Asks the user at this terminal to confirm; false when there is no terminal. */
async function agreed(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) return false
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`${question} [y/N] `)
  terminal.close()
  return /^y(es)?$/i.test(answer.trim())
}

async function publish(site: DeployedSite, known: string): Promise<void> {
  const place = site === 'production' ? '--remote' : '--staging'
  if ((await runNode(['scripts/content.ts', place, '--contract-to', known])) === 0) return
  throw new Trouble('Migrations and content could not be published; the Worker was not changed.')
}
