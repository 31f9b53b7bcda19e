import { runMain, Trouble } from './lib/main.ts'
import { lint, script, types } from './lib/parts.ts'
import { stopOnSignals } from './lib/processes.ts'
import { runParts } from './lib/run-parts.ts'
import { vitest } from './lib/runners.ts'

const deadCode = script('dead code', 'node_modules/knip/bin/knip.js', '--no-progress')
const sizes = script('sizes', 'scripts/size.ts')
const regexes = script('regexes', 'scripts/regexes.ts')
const typeNames = script('type names', 'scripts/type-names.ts')

/**
 * `npm run check`: what must hold before a commit, in 45 seconds on two cores; the tests take as long as everything
 * else.
 */
runMain(async () => {
  stopOnSignals()
  const outcomes = await runParts([vitest('unit'), lint, types, deadCode, regexes, typeNames, sizes])
  const failed = outcomes.filter((outcome) => outcome.failed > 0).map(({ name }) => name)
  if (failed.length > 0) throw new Trouble(`Failed: ${failed.join(', ')}`)
})
