import { type Captured, captureNode } from './processes.ts'

/** One check. Tools that count tests report their numbers, others count as one test. */
export type CheckPart = { name: string; run: () => Promise<PartOutcome> }

/** The result of a part, with the output to show when it failed. */
export type PartOutcome = { passed: number; failed: number; output: string }

const TSC = 'node_modules/typescript/bin/tsc'

/** The compiler's cache of files it has checked. */
const REMEMBERED = '.cache/types'
const projects = { whole: '.', client: 'client', contract: 'src/contract' }

/**
 * The whole tree, and the two parts that must do without the types of the rest. One checker each: several would each
 * work out the types they share, on cores that have the tests to run.
 */
export const types: CheckPart = {
  name: 'types',
  run: async () => {
    const results = await Promise.all(
      Object.entries(projects).map(([name, project]) =>
        captureNode([
          ...[TSC, '--project', project, '--checkers', '1'],
          ...['--incremental', '--tsBuildInfoFile', `${REMEMBERED}/${name}.json`],
        ]),
      ),
    )
    return one(...results)
  },
}

/** Format, lint and import rules. */
export const lint = script('lint', 'node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.')

/** A part that runs a script of Node. */
export function script(name: string, ...args: string[]): CheckPart {
  return { name, run: async () => one(await captureNode(args)) }
}

/** An outcome that counts as one. */
function one(...results: Captured[]): PartOutcome {
  const failed = results.some(({ code }) => code !== 0)
  const output = results.map((result) => result.output).join('')
  return failed ? { passed: 0, failed: 1, output } : { passed: 1, failed: 0, output }
}

/** Runs a part and prints how it went; its own words only when something failed. */
export async function runPart({ name, run }: CheckPart): Promise<PartOutcome> {
  const start = performance.now()
  const outcome = await run()
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  const result =
    outcome.failed === 0 ? `${outcome.passed} passed` : `${outcome.failed} FAILED, ${outcome.passed} passed`
  if (outcome.failed > 0) console.log(outcome.output.trimEnd())
  console.log(`${name.padEnd(12)} ${result} (${seconds} s)`)
  return outcome
}
