import { runLanes } from './lib/lanes.ts'
import { runMain } from './lib/main.ts'
import { lint, types } from './lib/parts.ts'
import { stopOnSignals } from './lib/processes.ts'
import { e2e, vitest } from './lib/runners.ts'

/** How many runtimes the Worker's tests have, one after the other: one that has served thousands of them gets slow. */
const SHARES = 4

/**
 * `npm test`: everything; the last line adds it up. What runs in Node and what runs in workerd keep a core each; the
 * browsers have both.
 */
runMain(async () => {
  stopOnSignals()
  const worker = Array.from({ length: SHARES }, (_, index) => vitest('worker', `${index + 1}/${SHARES}`))
  const first = await runLanes([types, lint, vitest('unit'), vitest('long')], [...worker, vitest('sandbox')])
  const outcomes = [...first, ...(await runLanes([e2e]))]
  const sum = (which: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[which], 0)
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
  process.exitCode = sum('failed') === 0 ? 0 : 1
})
