import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { Trouble } from './main.ts'

/** Debian's packages and their programs. The shell has no windows to draw, which is a good part faster. */
const SHELL = { name: 'chromium-headless-shell', path: '/usr/bin/chromium-headless-shell' }
const WHOLE = { name: 'chromium', path: '/usr/bin/chromium' }
const HINT = `install it (Debian: apt-get install ${SHELL.name} ${WHOLE.name} fonts-noto-cjk) or set CHROMIUM_PATH.`

/** How the browser of the browser tests is started. @throws Trouble when there is none and it cannot be had */
export function chromiumOptions(...args: string[]): { executablePath: string; args: string[] } {
  return { executablePath: findChromium(), args: ['--no-sandbox', ...args] }
}

/** The same for what the shell leaves out, such as the reports a browser sends by itself. */
export function wholeChromiumOptions(...args: string[]): { executablePath: string; args: string[] } {
  return { executablePath: find([WHOLE]), args: ['--no-sandbox', ...args] }
}

/**
 * The browser for the tests, installed with apt when there is none and this is root.
 * @throws Trouble when there is none and it cannot be had
 */
export function findChromium(): string {
  return find([SHELL, WHOLE])
}

function find(wanted: readonly { name: string; path: string }[]): string {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen) {
    if (existsSync(chosen)) return chosen
    throw new Trouble(`CHROMIUM_PATH names ${chosen}, which does not exist.`)
  }
  const installed = () => wanted.find(({ path }) => existsSync(path))?.path
  const found = installed()
  if (found !== undefined) return found
  installChromium()
  const now = installed()
  if (now === undefined) throw new Trouble(`The browser tests need Chromium, and apt-get could not get it: ${HINT}`)
  return now
}

/** One package after the other: not every system has the shell. */
function installChromium(): void {
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (!mayInstall) throw new Trouble(`The browser tests need Chromium: ${HINT}`)
  console.log('Installing Chromium (apt-get) …')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args: string[]) => spawnSync('apt-get', [...args, '-qq'], { env, stdio: 'ignore' })
  apt('update')
  for (const name of [SHELL.name, WHOLE.name, 'fonts-noto-cjk']) apt('install', '-y', '--no-install-recommends', name)
}
