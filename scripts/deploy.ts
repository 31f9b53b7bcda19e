import { parseArgs } from 'node:util'
import { build } from './lib/build.ts'
import { platformOf } from './lib/deploy/platform.ts'
import { readProduction } from './lib/deploy/production.ts'
import { check, deploy } from './lib/deploy/steps.ts'
import { runMain, Trouble } from './lib/main.ts'
import { captureNode, runNode, stopOnSignals } from './lib/processes.ts'

const WRANGLER = 'node_modules/wrangler/bin/wrangler.js'

/**
 * `npm run deploy`: to the account wrangler is signed in to. See docs/deploy.md.
 *
 *   node scripts/deploy.ts               checks, builds, migrates, publishes, and changes the Worker step by step
 *   node scripts/deploy.ts --check       only says what is missing
 *   node scripts/deploy.ts --rollback    gives everybody the version before
 */
runMain(async () => {
  const options = { check: { type: 'boolean' }, rollback: { type: 'boolean' } } as const
  const { values } = parseArgs({ options })
  stopOnSignals()
  const platform = platformOf((args, env) =>
    captureNode([WRANGLER, ...args], { WRANGLER_SEND_METRICS: 'false', ...env }),
  )
  const say = (line: string) => console.log(line)
  if (values.rollback) {
    await platform.rollback()
    return say('The version before serves everybody. The database stays as it is: migrations only add.')
  }
  const deploying = { production: await readProduction(), platform, build, publish, fetch, say }
  if (!values.check) return deploy(deploying)
  await check(deploying)
  say('Nothing is missing.')
})

async function publish(): Promise<void> {
  if ((await runNode(['scripts/content.ts', '--remote'])) === 0) return
  throw new Trouble('Migrations and content could not be published; the Worker was not changed.')
}
