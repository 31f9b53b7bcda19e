import { join } from 'node:path'
import { SANDBOX_CONFIG, SITE_CONFIG } from './build.ts'
import { demoAccount } from './demo-account.ts'
import { requireFreePort } from './ports.ts'
import { startWrangler, untilAnswers } from './processes.ts'
import type { Settings } from './settings.ts'
import { sandboxVariableArgs, siteVariableArgs } from './site-variables.ts'

const START_TIMEOUT_MS = 60_000
const TIMER_MS = 60_000

export function siteUrl({ port }: Settings): string {
  return `http://localhost:${port}`
}

export function sandboxUrl({ sandboxPort }: Settings): string {
  return `http://localhost:${sandboxPort}`
}

/** The variables that tell site and sandbox of each other. */
export function addressesOf(settings: Settings): Record<string, string> {
  return { SITE_URL: siteUrl(settings), SANDBOX_URL: sandboxUrl(settings) }
}

/** @throws Trouble naming the port that is taken */
export async function requireFreePorts({ port, sandboxPort }: Settings): Promise<void> {
  await requireFreePort(port, 'PORT', 'site')
  await requireFreePort(sandboxPort, 'SANDBOX_PORT', 'sandbox')
}

/** Starts the sandbox Worker; it answers a moment later. */
export function startSandbox(settings: Settings): void {
  const { sandboxPort, stateDir } = settings
  const variables = sandboxVariableArgs(stateDir, addressesOf(settings))
  startWrangler('sandbox', ['--config', SANDBOX_CONFIG, ...local(sandboxPort, join(stateDir, 'sandbox')), ...variables])
}

/** Starts the built site; it answers a moment later. */
export function startSite(settings: Settings): void {
  const { port, stateDir } = settings
  const variables = siteVariableArgs(stateDir, addressesOf(settings))
  startWrangler('site', ['--config', SITE_CONFIG, ...local(port, stateDir), ...variables])
}

/** Calls what production calls by the clock: once a minute, which the local runtime does not do by itself. */
export function startTimer(settings: Settings): void {
  const address = `${siteUrl(settings)}/cdn-cgi/local/scheduled`
  const tick = () => fetch(address).catch((error: unknown) => console.error(`The timer of the site failed: ${error}`))
  setInterval(() => void tick(), TIMER_MS)
}

/** Waits for both. */
export async function untilReady(settings: Settings): Promise<void> {
  await Promise.all([
    untilAnswers(`${siteUrl(settings)}/healthz`, 'site', START_TIMEOUT_MS),
    untilAnswers(`${sandboxUrl(settings)}/__sandbox`, 'sandbox', START_TIMEOUT_MS),
  ])
}

/** Tells where everything is. */
export function printReady(settings: Settings): void {
  console.log(`
  青简 Qingjian   ${siteUrl(settings)}
  Sandbox         ${sandboxUrl(settings)}/__sandbox  (phones: SMS, WeChat, payments)
  Demo account    ${demoAccount.mobile}, password ${demoAccount.password}
  State           ${settings.stateDir}
  Stop            Ctrl-C
`)
}

/** 127.0.0.1, because the runtime listens on one address only, and that is the one every `localhost` falls back to. */
function local(port: number, stateDir: string): string[] {
  const address = ['--ip', '127.0.0.1', '--port', String(port), '--inspector-port', '0']
  return [...address, '--persist-to', stateDir, '--show-interactive-dev-session=false']
}
