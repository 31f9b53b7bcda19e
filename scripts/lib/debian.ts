import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * Installs packages of Debian with apt-get; does nothing where this is not root or there is no apt-get. One package
 * after the other: not every system has all of them.
 */
export function installPackages(...names: string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log(`Installing ${names.join(', ')} (apt-get) …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args: string[]) => spawnSync('apt-get', [...args, '-qq'], { env, stdio: 'ignore' })
  apt('update')
  for (const name of names) apt('install', '-y', '--no-install-recommends', name)
}
