import { buildIfNeeded } from './lib/build.ts'
import { runMain } from './lib/main.ts'
import { stopOnSignals } from './lib/processes.ts'
import { printReady, requireFreePorts, startAll, startTimer } from './lib/servers.ts'
import { readSettings } from './lib/settings.ts'
import { requireUsableState } from './lib/state.ts'

/** `npm start`: the built site as production runs it, and the sandbox. */
runMain(async () => {
  const settings = readSettings(process.env)
  await requireFreePorts(settings)
  requireUsableState(settings.stateDir)
  stopOnSignals()

  await buildIfNeeded()
  await startAll(settings)
  startTimer(settings)
  printReady(settings)
})
