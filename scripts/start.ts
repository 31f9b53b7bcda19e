import { buildIfNeeded } from './lib/build.ts'
import { runMain } from './lib/main.ts'
import { stopOnSignals } from './lib/processes.ts'
import { printReady, requireFreePorts, startSandbox, startSite, startTimer, untilReady } from './lib/servers.ts'
import { readSettings } from './lib/settings.ts'
import { prepareState, requireUsableState } from './lib/state.ts'

/** `npm start`: the built site as production runs it, and the sandbox. */
runMain(async () => {
  const settings = readSettings(process.env)
  await requireFreePorts(settings)
  requireUsableState(settings.stateDir)
  stopOnSignals()

  await buildIfNeeded()
  startSandbox(settings)
  await prepareState(settings.stateDir)
  startSite(settings)
  await untilReady(settings)
  startTimer(settings)
  printReady(settings)
})
