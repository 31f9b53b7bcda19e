import { chromium } from 'playwright'
import { findChromium } from './lib/chromium.ts'
import { e2eSite } from './lib/e2e-site.ts'
import { runMain, Trouble } from './lib/main.ts'
import { endWith } from './lib/processes.ts'
import { learning } from './lib/purchase-table/learning.ts'
import { payingTwice } from './lib/purchase-table/paying-twice.ts'
import type { Pair, Situation } from './lib/purchase-table/situation.ts'
import { truthful } from './lib/purchase-table/truthful.ts'
import { World } from './lib/purchase-table/world.ts'
import { sandboxUrl } from './lib/settings.ts'
import { startSiteIn, temporaryFolder } from './lib/temporary.ts'

const chosen = process.argv[2] ?? ''

/**
 * `npm run verify:purchase [part of a name]`: every situation of a purchase in a browser against the sandbox, with clock
 * and network in the script's hands: what the person saw, what the ledger said, and whether that is the same.
 */
runMain(async () => {
  const site = await startSiteIn(temporaryFolder('verify-purchase'))
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
  const situations = [...payingTwice, ...learning, ...truthful].filter(({ name }) => name.includes(chosen))
  let equal = 0
  for (const situation of situations) {
    const world = await World.begin(browser, site, sandboxUrl(e2eSite), situation.phone)
    const { saw, ledger } = await played(situation, world)
    await world.end()
    const isEqual = saw === ledger
    if (isEqual) equal += 1
    console.log(`${isEqual ? 'equal    ' : 'NOT EQUAL'}  ${situation.name}\n    saw     ${saw}\n    ledger  ${ledger}`)
  }
  await browser.close()
  console.log(`${equal} of ${situations.length} equal`)
  if (equal < situations.length) throw new Trouble('People saw something else than the ledger says.')
  await endWith(0)
})

/** What never came is something the person did not see. */
async function played({ play }: Situation, world: World): Promise<Pair> {
  try {
    return await play(world)
  } catch (error) {
    return { saw: String(error).split('\n')[0] ?? '', ledger: await world.ledger() }
  }
}
