import { chromium } from 'playwright'
import { runnerImport } from 'vite'
import { chromiumOptions } from './lib/chromium.ts'
import { e2eSite } from './lib/e2e-site.ts'
import { runMain, Trouble } from './lib/main.ts'
import { endWith } from './lib/processes.ts'
import { accounts, type PurchaseSituation } from './lib/purchase-table/situation.ts'
import type { Pair, PurchaseWorld } from './lib/purchase-table/world.ts'
import { sandboxUrl } from './lib/settings.ts'
import { startSiteIn, temporaryFolder } from './lib/temporary.ts'

const TABLE = new URL('./lib/purchase-table/table.ts', import.meta.url).pathname
const chosen = process.argv[2] ?? ''

/**
 * `npm run verify:purchase [expression]`: every situation of a purchase in a browser against the sandbox, in both
 * languages, at a desk and where it matters on a phone, with clock and network in the script's hands: what the person
 * saw, what the ledger said, and whether that is the same. The expression chooses rows by their names, such as
 * `^en phone`.
 */
runMain(async () => {
  const site = await startSiteIn(temporaryFolder('verify-purchase'))
  const browser = await chromium.launch(chromiumOptions())
  // It speaks the words of the pages, which Node cannot load by itself.
  const { module: table } = await runnerImport<typeof import('./lib/purchase-table/table.ts')>(TABLE, {
    configFile: false,
  })
  const rows = table.rows.filter(({ name }) => new RegExp(chosen).test(name))
  let equal = 0
  for (const { name, situation, place } of rows) {
    const world = await table.PurchaseWorld.begin(browser, site, sandboxUrl(e2eSite), place)
    const { saw, ledger } = await played(situation, world)
    await world.end()
    const isEqual = saw === ledger
    if (isEqual) equal += 1
    console.log(`${isEqual ? 'equal    ' : 'NOT EQUAL'}  ${name}\n    saw     ${saw}\n    ledger  ${ledger}`)
  }
  await browser.close()
  console.log(`${equal} of ${rows.length} equal`)
  if (equal < rows.length) throw new Trouble('People saw something else than the ledger says.')
  await endWith(0)
})

/** Plays a situation; what failed to appear counts as not seen. */
async function played({ play }: PurchaseSituation, world: PurchaseWorld): Promise<Pair> {
  try {
    await play(world)
    return await accounts(world)
  } catch (error) {
    return { saw: String(error).split('\n')[0] ?? '', ledger: await world.ledger() }
  }
}
