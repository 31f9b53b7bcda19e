import { build, buildIfNeeded } from './lib/build.ts'
import { runMain } from './lib/main.ts'
import { prepareWranglerDev } from './lib/wrangler-dev.ts'

/**
 * `npm run build`, which is also what wrangler calls before it runs or uploads anything: then only what is not there.
 */
runMain(async () => {
  const { WRANGLER_COMMAND: command } = process.env
  if (command === undefined) return build()
  await buildIfNeeded()
  if (command === 'dev') await prepareWranglerDev()
})
