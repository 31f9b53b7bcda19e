import { build } from './lib/build.ts'
import { runMain, Trouble } from './lib/main.ts'
import { runNode, stopOnSignals } from './lib/processes.ts'

/** In this order: a migration only ever adds, so the Worker before and the Worker after can both live with it. */
const STEPS = [
  { what: 'Migrations and content', args: ['scripts/content.ts', '--remote'] },
  { what: 'The Worker', args: ['node_modules/wrangler/bin/wrangler.js', 'deploy', '--env', 'production'] },
]

/** `npm run deploy`: to the account wrangler is signed in to. See docs/configuration.md. */
runMain(async () => {
  stopOnSignals()
  await build()
  for (const { what, args } of STEPS) {
    if ((await runNode(args)) !== 0) throw new Trouble(`${what} could not be deployed; nothing after it was.`)
  }
})
