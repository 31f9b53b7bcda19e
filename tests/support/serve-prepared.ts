import { runMain } from '#scripts/lib/main.ts'
import { stopOnSignals } from '#scripts/lib/processes.ts'
import { printReady, requireFreePorts, startSandbox, startSite, startTimer } from '#scripts/lib/servers.ts'
import { readSettings } from '#scripts/lib/settings.ts'

/**
 * What `npm start` runs, on a build and a state that are known to be complete: to look at both anew takes as much of the
 * processor as everything else a start does.
 */
runMain(async () => {
  const settings = readSettings(process.env)
  await requireFreePorts(settings)
  stopOnSignals()
  await startSandbox(settings)
  await startSite(settings)
  startTimer(settings)
  printReady(settings)
})
