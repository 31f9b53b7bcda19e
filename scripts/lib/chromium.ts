import { existsSync } from 'node:fs'
import { installPackages } from './debian.ts'
import { Trouble } from './main.ts'

/** Debian's packages and their programs. The shell has no windows to draw, which is a good part faster. */
const SHELL = { name: 'chromium-headless-shell', path: '/usr/bin/chromium-headless-shell' }
const WHOLE = { name: 'chromium', path: '/usr/bin/chromium' }
const HINT = `install it (Debian: apt-get install ${SHELL.name} ${WHOLE.name} fonts-noto-cjk) or set CHROMIUM_PATH.`

/**
 * The options with which the browser tests start Chromium.
 * @throws Trouble when it is missing and cannot be installed
 */
export function chromiumOptions(...args: string[]): { executablePath: string; args: string[] } {
  return { executablePath: findChromium(), args: ['--no-sandbox', ...args] }
}

/** The same for features that the headless shell lacks, such as reports that a browser sends by itself. */
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
  installPackages(SHELL.name, WHOLE.name, 'fonts-noto-cjk')
  const now = installed()
  if (now === undefined) throw new Trouble(`The browser tests need Chromium, which could not be installed: ${HINT}`)
  return now
}
