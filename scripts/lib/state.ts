import { accessSync, constants, existsSync, globSync, mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { messageOf, Trouble } from './main.ts'
import { runNode } from './processes.ts'

/**
 * Makes the state directory if need be and looks at the databases in it.
 * @throws Trouble saying what is wrong with it and what to do
 */
export function requireUsableState(stateDir: string): void {
  try {
    if (existsSync(stateDir) && !statSync(stateDir).isDirectory()) throw new Error('it is a file')
    mkdirSync(stateDir, { recursive: true })
    accessSync(stateDir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new Trouble(
      `State cannot be kept in ${stateDir} (${messageOf(error)}): choose another place with STATE_DIR=….`,
    )
  }
  for (const file of globSync('v3/**/*.sqlite', { cwd: stateDir })) {
    const damage = damageOf(join(stateDir, file))
    if (damage)
      throw new Trouble(`The state in ${stateDir} is damaged (${file}: ${damage}): delete it to start afresh.`)
  }
}

/**
 * Migrates the database, publishes the content and makes the demo account, as far as these are not there yet.
 * @throws Trouble when that fails; the reason is on stderr by then
 */
export async function prepareState(stateDir: string): Promise<void> {
  const code = await runNode(['scripts/setup.ts', '--state', stateDir])
  if (code !== 0) throw new Trouble(`The state in ${stateDir} could not be prepared, see above.`)
}

function damageOf(file: string): string | undefined {
  try {
    const database = new DatabaseSync(file)
    const result = database.prepare('PRAGMA quick_check(1)').get()?.quick_check
    database.close()
    return result === 'ok' ? undefined : String(result)
  } catch (error) {
    return messageOf(error)
  }
}
