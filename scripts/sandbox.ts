import { runMain } from './lib/main.ts'
import { requireFreePort } from './lib/ports.ts'
import { endWith, stopOnSignals } from './lib/processes.ts'
import { startSandbox, startTimer } from './lib/servers.ts'
import { readSettings, sandboxUrl } from './lib/settings.ts'

/**
 * `npm run sandbox`: the stand-in for phones and third parties beside a `wrangler dev`, whose clock it is too. With
 * SANDBOX_FOR_PID it ends when that process does.
 */
runMain(async () => {
  const settings = readSettings(process.env)
  await requireFreePort(settings.sandboxPort, 'SANDBOX_PORT', 'sandbox')
  stopOnSignals()
  await startSandbox(settings)
  startTimer(settings)
  console.log(`Sandbox: ${sandboxUrl(settings)}/__sandbox`)
  const pid = Number(process.env.SANDBOX_FOR_PID)
  if (pid) setInterval(() => isRunning(pid) || void endWith(0), 1000)
})

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
