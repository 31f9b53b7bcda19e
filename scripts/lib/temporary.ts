import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildIfNeeded } from './build.ts'
import { e2eSite } from './e2e-site.ts'
import { stopOnSignals } from './processes.ts'
import { requireFreePorts, startAll } from './servers.ts'
import { siteUrl } from './settings.ts'

/** Creates a folder that is deleted when this process ends. */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/**
 * Starts the built site and its sandbox at the ports of the browser tests, with fresh data in a folder.
 * @returns the address of the site
 */
export async function startSiteIn(folder: string): Promise<string> {
  const settings = { ...e2eSite, stateDir: join(folder, 'state') }
  stopOnSignals()
  await requireFreePorts(settings)
  await buildIfNeeded()
  await startAll(settings)
  return siteUrl(settings)
}
