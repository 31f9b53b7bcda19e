import { resolve } from 'node:path'
import { Trouble } from './main.ts'

/** Where the site runs and keeps its data. */
export type SiteSettings = { port: number; sandboxPort: number; stateDir: string }

/**
 * Reads PORT, SANDBOX_PORT and STATE_DIR.
 * @throws Trouble for a port that is none
 */
export function readSettings(env: NodeJS.ProcessEnv): SiteSettings {
  const port = readPort('PORT', env.PORT, 8787)
  const sandboxPort = readPort('SANDBOX_PORT', env.SANDBOX_PORT, 8790)
  if (port === sandboxPort) throw new Trouble(`PORT and SANDBOX_PORT must differ, both are ${port}.`)
  return { port, sandboxPort, stateDir: resolve(env.STATE_DIR || '.wrangler/state') }
}

/** The address of the site on this machine. */
export function siteUrl({ port }: SiteSettings): string {
  return `http://localhost:${port}`
}

/** The address of the sandbox on this machine. */
export function sandboxUrl({ sandboxPort }: SiteSettings): string {
  return `http://localhost:${sandboxPort}`
}

/** The variables that tell site and sandbox of each other. */
export function addressesOf(settings: SiteSettings): Record<string, string> {
  return { SITE_URL: siteUrl(settings), SANDBOX_URL: sandboxUrl(settings) }
}

function readPort(name: string, value: string | undefined, preset: number): number {
  const port = value ? Number(value) : preset
  if (Number.isInteger(port) && port > 0 && port < 65536) return port
  throw new Trouble(`${name} must be a number from 1 to 65535, not "${value}".`)
}
