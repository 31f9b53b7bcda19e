import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { copyCharacterMaps } from './character-maps.ts'
import { hashOfFiles } from './file-hash.ts'
import { makeGlyphPacks } from './fonts/glyph-packs.ts'
import { GENERATED } from './generated.ts'
import { Trouble } from './main.ts'
import { makeOpenApi } from './open-api.ts'
import { runNode } from './processes.ts'

const STAMP = 'dist/stamp'
const INPUTS = [
  '{src,client,public}/**',
  `${GENERATED}/**`,
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'wrangler.toml',
]

/** Builds unless the sources are those of the last build. */
export async function buildIfNeeded(): Promise<void> {
  await makeGlyphPacks()
  copyCharacterMaps()
  makeOpenApi()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sourceHash()) return
  console.log('Building …')
  await build()
}

/**
 * Builds site and sandbox into dist/.
 * @throws Trouble when vite refuses; its own words are on stderr by then
 */
export async function build(): Promise<void> {
  await makeGlyphPacks()
  copyCharacterMaps()
  makeOpenApi()
  const hash = sourceHash()
  // Set whoever calls this: the value of a test runner would make a build that renders nothing.
  const env = { ...process.env, NODE_ENV: 'production' }
  const code = await runNode(['node_modules/vite/bin/vite.js', 'build', '--app', '--logLevel', 'warn'], { env })
  if (code !== 0) throw new Trouble('The build failed, see above.')
  cpSync(GENERATED, 'dist/client', { recursive: true })
  writeFileSync(STAMP, hash)
}

/** Hashes the sources and the variable the build reads. */
function sourceHash(): string {
  return hashOfFiles(INPUTS, process.env.OFFLINE_WORKER)
}
