import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { makeGlyphPacks } from './glyph-packs.ts'
import { Trouble } from './main.ts'
import { runNode } from './processes.ts'

/** The wrangler configurations for local use, written by the build. */
export const SITE_CONFIG = 'dist/site.json'
export const SANDBOX_CONFIG = 'dist/sandbox.json'

const STAMP = 'dist/stamp'
const INPUTS = ['{src,client,public}/**', 'package.json', 'package-lock.json', 'vite.config.ts', 'wrangler.toml']

/** Builds unless the sources are those of the last build. */
export async function buildIfNeeded(): Promise<void> {
  makeGlyphPacks()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sourceHash()) return
  console.log('Building …')
  await build()
}

/**
 * Builds the site into dist/.
 * @throws Trouble when vite refuses; its own words are on stderr by then
 */
export async function build(): Promise<void> {
  makeGlyphPacks()
  const hash = sourceHash()
  const code = await runNode(['node_modules/vite/bin/vite.js', 'build', '--app', '--logLevel', 'warn'])
  if (code !== 0) throw new Trouble('The build failed, see above.')
  await writeConfigs()
  writeFileSync(STAMP, hash)
}

/**
 * The site without its build step, which is done, and its triggers, which never fire here; the sandbox from here too,
 * because wrangler works in the folder of the configuration. Loading wrangler takes a second, hence only now.
 */
async function writeConfigs(): Promise<void> {
  const { experimental_readRawConfig: readRawConfig } = await import('wrangler')
  const { build: _build, triggers: _triggers, ...site } = readRawConfig({ config: 'wrangler.toml' }).rawConfig
  const assets = { ...site.assets, directory: resolve('dist/client') }
  writeJson(SITE_CONFIG, { ...site, main: resolve('dist/worker/index.js'), assets })
  const sandbox = readRawConfig({ config: 'src/sandbox/wrangler.toml' }).rawConfig
  writeJson(SANDBOX_CONFIG, { ...sandbox, main: resolve('src/sandbox/worker.ts') })
}

function writeJson(file: string, value: unknown): void {
  writeFileSync(file, JSON.stringify(value, null, 2))
}

/** Of names and contents, because a checkout changes times without changing files. */
function sourceHash(): string {
  const hash = createHash('sha256')
  for (const file of globSync(INPUTS).sort()) {
    if (statSync(file).isFile()) hash.update(file).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}
