import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { Trouble } from './main.ts'

/** Debian's packages, whose programs have their names. The shell has no windows to draw, which is a good part faster. */
const PACKAGES = ['chromium-headless-shell', 'chromium']
const HINT = 'install it (Debian: apt-get install chromium-headless-shell fonts-noto-cjk) or set CHROMIUM_PATH.'

/** How the browser of the browser tests is started. @throws Trouble when there is none and it cannot be had */
export function chromiumOptions(...args: string[]): { executablePath: string; args: string[] } {
  return { executablePath: findChromium(), args: ['--no-sandbox', ...args] }
}

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
  return installed() ?? installChromium()
}

function installed(): string | undefined {
  return PACKAGES.map((name) => `/usr/bin/${name}`).find((path) => existsSync(path))
}

function installChromium(): string {
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (!mayInstall) throw new Trouble(`The browser tests need Chromium: ${HINT}`)
  console.log('Installing Chromium (apt-get) …')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args: string[]) => spawnSync('apt-get', [...args, '-qq'], { env, stdio: 'ignore' })
  apt('update')
  for (const name of PACKAGES) {
    apt('install', '-y', '--no-install-recommends', name, 'fonts-noto-cjk')
    const path = installed()
    if (path !== undefined) return path
  }
  throw new Trouble(`The browser tests need Chromium, and apt-get could not get it: ${HINT}`)
}
