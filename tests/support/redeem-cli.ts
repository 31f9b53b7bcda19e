import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { e2eSite } from '#scripts/lib/e2e-site.ts'

const run = promisify(execFile)
const CODE = /\b[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}\b/

/** Makes a code for one membership with the operator's command. */
export async function newRedeemCode(plan: string): Promise<string> {
  const { stdout } = await run(process.execPath, ['scripts/operate.ts', 'codes', 'make', '--plan', plan, '--apply'], {
    env: { ...process.env, STATE_DIR: e2eSite.stateDir },
  })
  return CODE.exec(stdout)?.[0] ?? ''
}
