import { join } from 'node:path'
import { demoAccount } from './demo-account.ts'
import { runSandbox, runSite } from './local-worker.ts'
import { requireFreePort } from './ports.ts'
import { addressesOf, type SiteSettings, sandboxUrl, siteUrl } from './settings.ts'
import { sandboxVariables, siteVariables } from './site-variables.ts'
import { prepareState } from './state.ts'

const TIMER_MS = 60_000

/** @throws Trouble naming the port that is taken */
export async function requireFreePorts({ port, sandboxPort }: SiteSettings): Promise<void> {
  await requireFreePort(port, 'PORT', 'site')
  await requireFreePort(sandboxPort, 'SANDBOX_PORT', 'sandbox')
}

/** Brings up the sandbox, the state and the built site on it; all answer when this does. */
export async function startAll(settings: SiteSettings): Promise<void> {
  await startSandbox(settings)
  await prepareState(settings.stateDir)
  await startSite(settings)
}

/** Brings up the built site on a state that is there. */
export async function startSite(settings: SiteSettings): Promise<void> {
  const { port, stateDir } = settings
  await runSite({ port, stateDir, variables: siteVariables(stateDir, addressesOf(settings)) })
}

/** Brings up the sandbox. */
export async function startSandbox(settings: SiteSettings): Promise<void> {
  const { sandboxPort, stateDir } = settings
  await runSandbox({
    port: sandboxPort,
    stateDir: join(stateDir, 'sandbox'),
    variables: sandboxVariables(stateDir, addressesOf(settings)),
  })
}

/** Starts the timer: calls the scheduled tasks once a minute, which the local runtime does not do by itself. */
export function startTimer(settings: SiteSettings): void {
  const address = `${siteUrl(settings)}/cdn-cgi/local/scheduled`
  const tick = () => fetch(address).catch((error: unknown) => console.error(`The timer of the site failed: ${error}`))
  setInterval(() => void tick(), TIMER_MS)
}

/** Prints the addresses of the site and the sandbox. */
export function printReady(settings: SiteSettings): void {
  console.log(`
  青简 Qingjian   ${siteUrl(settings)}
  Sandbox         ${sandboxUrl(settings)}/__sandbox  (phones: SMS, WeChat, payments)
  Demo account    ${demoAccount.mobile}, password ${demoAccount.password}
  State           ${settings.stateDir}
  Stop            Ctrl-C
`)
}
