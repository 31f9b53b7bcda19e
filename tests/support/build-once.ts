import { rmSync } from 'node:fs'
import { buildIfNeeded } from '#scripts/lib/build.ts'
import { preparedState } from '#scripts/lib/e2e-site.ts'
import { prepareState } from '#scripts/lib/state.ts'

/** Before the browser tests: each of their workers starts the build with a copy of the data made here. */
// biome-ignore lint/style/noDefaultExport: Playwright calls the default export
export default async function buildOnce(): Promise<void> {
  await buildIfNeeded()
  rmSync(preparedState, { recursive: true, force: true })
  await prepareState(preparedState)
}
