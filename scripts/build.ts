import { build, buildIfNeeded } from './lib/build.ts'
import { runMain } from './lib/main.ts'
import { prepareWranglerDev } from './lib/wrangler-dev.ts'

/** `npm run build`, which is also what `wrangler dev` and `wrangler deploy` call before anything else. */
runMain(async () => {
  if (process.env.WRANGLER_COMMAND !== 'dev') return build()
  await buildIfNeeded()
  await prepareWranglerDev()
})
