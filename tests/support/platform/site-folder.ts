import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { DeployedSite } from '#scripts/lib/bindings.ts'
import { type Captured, captureNode } from '#scripts/lib/processes.ts'

const run = promisify(execFile)

/** What a deployment writes, and what nobody asks for there. */
const OWN = ['wrangler.toml', 'node_modules', '.git', '.wrangler', '.cache', 'package.json', 'dist', 'src']

/** This project in a folder of its own, whose configuration a deployment may change. */
export type SiteFolder = {
  /** Types a command as it is typed, in that folder. */
  type: (command: string, env?: NodeJS.ProcessEnv) => Promise<Captured>
  /** Sets a secret of a site by the command the check says. */
  setSecret: (name: string, value: string, site?: DeployedSite) => Promise<void>
  /** Adds a migration. */
  addMigration: (name: string, sql: string) => void
  /** Changes the configuration. */
  configure: (edit: (toml: string) => string) => void
}

/**
 * Lays the project out in an empty folder. Its build is the one there is: what would make another is an empty file there.
 */
export function layOutSite(folder: string, variables: NodeJS.ProcessEnv): SiteFolder {
  for (const name of readdirSync('.')) {
    if (!OWN.includes(name)) symlinkSync(resolve(name), join(folder, name))
  }
  for (const name of ['wrangler.toml', 'package.json', 'dist', 'src'])
    cpSync(name, join(folder, name), { recursive: true })
  mkdirSync(join(folder, 'node_modules/vite/bin'), { recursive: true })
  writeFileSync(join(folder, 'node_modules/vite/bin/vite.js'), '')
  for (const name of readdirSync('node_modules')) {
    if (name !== 'vite') symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name))
  }
  const config = join(folder, 'wrangler.toml')
  return {
    type: (command, env = {}) => {
      const [script = '', ...args] = command.split(' ')
      return captureNode([resolve(script), ...args], { ...variables, ...env }, folder)
    },
    setSecret: async (name, value, site = 'production') => {
      const args = ['node_modules/wrangler/bin/wrangler.js', 'secret', 'put', name, '--env', site]
      const putting = run(process.execPath, args, { cwd: folder, env: { ...process.env, ...variables } })
      putting.child.stdin?.end(value)
      await putting
    },
    addMigration: (name, sql) => writeFileSync(join(folder, 'src/api/db/migrations', name), sql),
    configure: (edit) => writeFileSync(config, edit(readFileSync(config, 'utf8'))),
  }
}
