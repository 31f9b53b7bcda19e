import { createHash } from 'node:crypto'
import { cpSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const ASSETS = 'dist/client/assets'
/** A name of the build: what it is, a hash of what is in it, and its kind. */
const NAME = /^((?:.+-)?)([\w-]{8})(\.\w+)$/

/**
 * Makes a build of which no script or sheet is called as one of the present build, as a build of other sources is.
 * @param root where it goes, with its configuration
 */
export function makeOtherBuild(root: string): void {
  rmSync(root, { recursive: true, force: true })
  mkdirSync(join(root, 'dist/worker/parts'), { recursive: true })
  cpSync('wrangler.toml', join(root, 'wrangler.toml'))
  cpSync('dist/client', join(root, 'dist/client'), { recursive: true, filter: (from) => from !== ASSETS })
  mkdirSync(join(root, ASSETS))
  const names = readdirSync(ASSETS)
  const renamed = new Map(names.map((name) => [name, otherName(name)]))
  const pattern = new RegExp(names.join('|'), 'g')
  const inOther = (text: string) => text.replace(pattern, (name) => renamed.get(name) ?? name)
  const rewrite = (file: string) => inOther(readFileSync(file, 'latin1'))
  /** What the Worker says of a file, and what is true of the rewritten one. */
  const hashes = new Map<string, string>()
  for (const [name, other] of renamed) {
    writeFileSync(join(root, ASSETS, other), rewrite(join(ASSETS, name)), 'latin1')
    hashes.set(hashOf(join(ASSETS, name)), hashOf(join(root, ASSETS, other)))
  }
  for (const file of globSync('dist/worker/{index,parts/*}.js')) {
    const text = rewrite(file).replace(/sha256-[\w+/=]+/g, (hash) => hashes.get(hash) ?? hash)
    // What bundlers add is called the same on both sides.
    writeFileSync(join(root, inOther(file)), text, 'latin1')
  }
}

function hashOf(file: string): string {
  return `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`
}

/** @throws Error when there is another of this name already, or the build names files differently */
function otherName(name: string): string {
  const [, what, hash, kind] = NAME.exec(name) ?? []
  if (what === undefined || hash === undefined) throw new Error(`${name} has no hash`)
  return `${what}${hash.slice(4)}${hash.slice(0, 4)}${kind}`
}
