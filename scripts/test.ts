import { runMain } from './lib/main.ts'
import { lint, types } from './lib/parts.ts'
import { stopOnSignals } from './lib/processes.ts'
import { runParts } from './lib/run-parts.ts'
import { e2e, vitest } from './lib/runners.ts'

/** How many runtimes the Worker's tests have, one for each share: one for each core. */
const SHARES = 2

/** `npm test`: everything; the last line adds it up. The browsers have both cores, everything else one each. */
runMain(async () => {
  stopOnSignals()
  const worker = Array.from({ length: SHARES }, (_, index) => vitest('worker', `${index + 1}/${SHARES}`))
  // What takes longest comes first, so that both cores have something to do until the end.
  const first = await runParts([vitest('long'), ...worker, vitest('unit'), vitest('sandbox'), types, lint])
  const outcomes = [...first, ...(await runParts([e2e]))]
  const sum = (which: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[which], 0)
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
  process.exitCode = sum('failed') === 0 ? 0 : 1
})
