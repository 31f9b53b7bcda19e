import { createServer } from 'vite'
import { buildIfNeeded } from './lib/build.ts'
import { runMain } from './lib/main.ts'
import { stopOnSignals } from './lib/processes.ts'
import { printReady, requireFreePorts, startSandbox } from './lib/servers.ts'
import { readSettings } from './lib/settings.ts'
import { prepareState, requireUsableState } from './lib/state.ts'

/** `npm run dev`: the site with hot reload, and the sandbox. */
runMain(async () => {
  const settings = readSettings(process.env)
  await requireFreePorts(settings)
  requireUsableState(settings.stateDir)
  stopOnSignals()

  await buildIfNeeded()
  await startSandbox(settings)
  await prepareState(settings.stateDir)
  const vite = await createServer({ clearScreen: false })
  await vite.listen()
  printReady(settings)
})
