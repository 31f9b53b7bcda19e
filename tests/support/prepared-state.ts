import { cpSync, rmSync } from 'node:fs'
import { preparedState } from '#scripts/lib/e2e-site.ts'

/** Puts what every site begins with in place of what a state directory holds. */
export function copyPreparedState(stateDir: string): void {
  rmSync(stateDir, { recursive: true, force: true })
  cpSync(preparedState, stateDir, { recursive: true })
}
