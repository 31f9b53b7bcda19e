import { runMain } from './lib/main.ts'
import { lint, runPart, types } from './lib/parts.ts'
import { stopOnSignals } from './lib/processes.ts'
import { e2e, vitest } from './lib/runners.ts'

/** `npm test`: everything, one after the other; the last line adds it up. */
runMain(async () => {
  stopOnSignals()
  let passed = 0
  let failed = 0
  for (const part of [types, lint, vitest('unit'), vitest('long'), vitest('worker'), vitest('sandbox'), e2e]) {
    const outcome = await runPart(part)
    passed += outcome.passed
    failed += outcome.failed
  }
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
})
