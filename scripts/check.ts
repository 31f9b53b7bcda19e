import { runLanes } from './lib/lanes.ts'
import { runMain, Trouble } from './lib/main.ts'
import { type CheckPart, lint, one, types } from './lib/parts.ts'
import { captureNode, stopOnSignals } from './lib/processes.ts'
import { vitest } from './lib/runners.ts'

const deadCode: CheckPart = {
  name: 'dead code',
  run: async () => one(await captureNode(['node_modules/knip/bin/knip.js', '--no-progress'])),
}

const sizes: CheckPart = { name: 'sizes', run: async () => one(await captureNode(['scripts/size.ts'])) }

const regexes: CheckPart = { name: 'regexes', run: async () => one(await captureNode(['scripts/regexes.ts'])) }

const typeNames: CheckPart = { name: 'type names', run: async () => one(await captureNode(['scripts/type-names.ts'])) }

/** `npm run check`: what must hold before a commit, in 45 seconds on two cores; the tests take as long as everything else. */
runMain(async () => {
  stopOnSignals()
  const outcomes = await runLanes([vitest('unit')], [lint, types, deadCode, regexes, typeNames, sizes])
  const failed = outcomes.filter((outcome) => outcome.failed > 0).map(({ name }) => name)
  if (failed.length > 0) throw new Trouble(`Failed: ${failed.join(', ')}`)
})
