import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import * as z from 'zod/mini'
import { findChromium } from './chromium.ts'
import { Trouble } from './main.ts'
import type { CheckPart, PartOutcome } from './parts.ts'
import { type Captured, captureNode } from './processes.ts'

const REPORTS = '.cache/tests'

const vitestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
})

const playwrightReport = z.object({
  stats: z.object({ expected: z.int(), flaky: z.int(), unexpected: z.int() }),
})

/**
 * The tests of one project in vitest.config.ts, or a share of its files.
 * @param share which of how many, as `2/4`
 */
export function vitest(project: string, share = '1/1'): CheckPart {
  return {
    name: share === '1/1' ? project : `${project} ${share}`,
    run: async () => {
      const report = freshReport(`${project}-${share.replace('/', '-of-')}`)
      const args = ['--project', project, `--shard=${share}`, '--reporter=dot', '--reporter=json']
      const vitest = ['node_modules/vitest/vitest.mjs', 'run', ...args, `--outputFile.json=${report}`]
      const captured = await captureNode(vitest)
      return outcomeOf(captured, report, vitestReport, ({ numPassedTests, numFailedTests, testResults }) => {
        // A file that cannot even be loaded has no tests to fail.
        const broken = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
        return { passed: numPassedTests, failed: numFailedTests + broken.length }
      })
    },
  }
}

/** The tests that drive the running site with a browser. */
export const e2e: CheckPart = {
  name: 'e2e',
  run: async () => {
    try {
      const report = freshReport('e2e')
      // Here, so that no test waits for its installation.
      findChromium()
      const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report }
      const args = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json']
      return outcomeOf(await captureNode(args, env), report, playwrightReport, ({ stats }) => {
        return { passed: stats.expected + stats.flaky, failed: stats.unexpected }
      })
    } catch (error) {
      if (error instanceof Trouble) return { passed: 0, failed: 1, output: error.message }
      throw error
    }
  },
}

function freshReport(name: string): string {
  const file = `${REPORTS}/${name}.json`
  mkdirSync(REPORTS, { recursive: true })
  rmSync(file, { force: true })
  return file
}

/** A runner that failed without a failed test, or ran none, counts as one failure. */
function outcomeOf<T extends z.ZodMiniType>(
  { code, output }: Captured,
  file: string,
  schema: T,
  count: (report: z.infer<T>) => Omit<PartOutcome, 'output'>,
): PartOutcome {
  const report = schema.safeParse(readJson(file))
  const { passed, failed } = report.success ? count(report.data) : { passed: 0, failed: 0 }
  const silent = failed === 0 && (code !== 0 || passed === 0)
  return { passed, failed: silent ? 1 : failed, output: output.trim() || `No test ran (exit code ${code})` }
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
