import { runMain, Trouble } from './lib/main.ts'
import { type CheckPart, lint, one, runPart, types } from './lib/parts.ts'
import { captureNode, stopOnSignals } from './lib/processes.ts'
import { vitest } from './lib/runners.ts'

const deadCode: CheckPart = {
  name: 'dead code',
  run: async () => one(await captureNode(['node_modules/knip/bin/knip.js', '--no-progress'])),
}

const sizes: CheckPart = { name: 'sizes', run: async () => one(await captureNode(['scripts/size.ts'])) }

const regexes: CheckPart = { name: 'regexes', run: async () => one(await captureNode(['scripts/regexes.ts'])) }

const typeNames: CheckPart = { name: 'type names', run: async () => one(await captureNode(['scripts/type-names.ts'])) }

/** Parts in one list run one after the other, the lists in parallel: the tests take as long as everything else. */
const lanes: CheckPart[][] = [[vitest('unit')], [lint, types, deadCode, regexes, typeNames, sizes]]

/** `npm run check`: what must hold before a commit, in under a minute. */
runMain(async () => {
  stopOnSignals()
  const failed: string[] = []
  const run = async (lane: CheckPart[]) => {
    for (const part of lane) if ((await runPart(part)).failed > 0) failed.push(part.name)
  }
  await Promise.all(lanes.map(run))
  if (failed.length > 0) throw new Trouble(`Failed: ${failed.join(', ')}`)
})
