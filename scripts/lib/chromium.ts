import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { Trouble } from './main.ts'

const DEBIAN_CHROMIUM = '/usr/bin/chromium'
const HINT = 'install it (Debian: apt-get install chromium fonts-noto-cjk) or set CHROMIUM_PATH.'

/**
 * The browser for the tests, installed with apt when there is none and this is root.
 * @throws Trouble when there is none and it cannot be had
 */
export function findChromium(): string {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen) {
    if (existsSync(chosen)) return chosen
    throw new Trouble(`CHROMIUM_PATH names ${chosen}, which does not exist.`)
  }
  if (!existsSync(DEBIAN_CHROMIUM)) installChromium()
  return DEBIAN_CHROMIUM
}

function installChromium(): void {
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (!mayInstall) throw new Trouble(`The browser tests need Chromium: ${HINT}`)
  console.log('Installing Chromium (apt-get) …')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const install = ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-cjk']
  for (const args of [['update', '-qq'], install]) spawnSync('apt-get', args, { env, stdio: 'ignore' })
  if (!existsSync(DEBIAN_CHROMIUM))
    throw new Trouble(`The browser tests need Chromium, and apt-get could not get it: ${HINT}`)
}
