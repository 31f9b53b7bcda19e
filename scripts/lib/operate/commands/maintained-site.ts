import { randomBytes } from 'node:crypto'
import { type StatePlace, variablesOf } from '#scripts/lib/bindings.ts'
import { Trouble } from '#scripts/lib/main.ts'
import { type MaintainedSite, maintained } from '#scripts/lib/operate/maintained.ts'
import { addressesOf, readSettings } from '#scripts/lib/settings.ts'
import { siteVariables } from '#scripts/lib/site-variables.ts'

/**
 * Gives `use` access to what only the Worker of a site can reach: over the network for a deployed site, through a
 * Worker started for it on this machine.
 * @throws Trouble when the secret of a deployed site is not set here
 */
export async function withMaintained<T>(place: StatePlace, use: (site: MaintainedSite) => Promise<T>): Promise<T> {
  if (typeof place === 'string') {
    const key = process.env.MAINTENANCE_KEY ?? ''
    if (key === '') throw new Trouble(`Set MAINTENANCE_KEY here and in ${place}. See docs/operating.md.`)
    const { SITE_URL } = await variablesOf(place)
    return use(maintained(String(SITE_URL), key, fetch))
  }
  // Imported here because it takes a second to load.
  const { buildIfNeeded } = await import('#scripts/lib/build.ts')
  const { runSite } = await import('#scripts/lib/local-worker.ts')
  await buildIfNeeded()
  const { stateDir } = place
  const key = randomBytes(32).toString('hex')
  const variables = { ...siteVariables(stateDir, addressesOf(readSettings(process.env))), MAINTENANCE_KEY: key }
  const site = await runSite({ stateDir, variables, log: 'silent' })
  try {
    return await use(maintained(site.url, key, fetch))
  } finally {
    await site.stop()
  }
}
