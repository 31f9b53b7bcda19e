import { join } from 'node:path'
import { KillableBrowser, type Killed } from './lib/killable-browser.ts'
import { runMain, Trouble } from './lib/main.ts'
import { endWith } from './lib/processes.ts'
import { startSiteIn, temporaryFolder } from './lib/temporary.ts'

const KILLS = Number(process.argv[2] ?? 50)
/** A kill comes this long after the first key, in ms. */
const [EARLIEST, LATEST] = [200, 2500]

/**
 * `npm run verify:kills [N]`: N times, Chromium is killed while somebody types into the editor, every second time with
 * no save reaching the server, and started again with the same profile: everything the editor had said to be kept on
 * this device has to be there, and to end up on the server.
 */
runMain(async () => {
  const folder = temporaryFolder('verify-kills')
  const lost = await killAgainAndAgain(await startSiteIn(folder), join(folder, 'profile'))
  if (lost > 0) throw new Trouble(`${lost} of ${KILLS} kills lost text that had been said to be kept.`)
  await endWith(0)
})

/** @returns how many times something was lost */
async function killAgainAndAgain(site: string, profile: string): Promise<number> {
  let browser = await KillableBrowser.start(site, profile)
  const id = await browser.makeResume()
  let [lost, kept] = [0, 0]
  console.log('kill  saves    after   keys  kept  there again')
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const isCutOff = kill % 2 === 1
    await browser.open(id)
    const typed = await browser.typeUntilKilled({ isCutOff, after: spread(kill) })
    browser = await KillableBrowser.start(site, profile)
    const found = await browser.savedText(id)
    const isLost = !found.startsWith(typed.kept)
    if (isLost) lost += 1
    kept += typed.kept.length
    console.log(rowOf(kill, isCutOff, typed, isLost ? `LOST: ${typed.kept} / ${found}` : `${found.length}`))
  }
  console.log(`${KILLS} kills, ${kept} keystrokes said to be kept, lost in ${lost}`)
  await browser.close()
  return lost
}

/** When to kill, in ms after the first key: spread evenly, in an order that looks random. */
function spread(kill: number): number {
  return EARLIEST + Math.round(((kill * 0.618) % 1) * (LATEST - EARLIEST))
}

function rowOf(kill: number, isCutOff: boolean, { after, keys, kept }: Killed, found: string): string {
  const cells = [`${after} ms`.padStart(8), `${keys}`.padStart(7), `${kept.length}`.padStart(6)]
  return `${String(kill).padStart(4)}  ${isCutOff ? 'cut off' : 'go on  '}${cells.join('')}  ${found}`
}
