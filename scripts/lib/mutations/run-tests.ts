import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin, UserConfigFnPromise } from 'vite'
import { BaseSequencer, createVitest, type Reporter, type TestModule } from 'vitest/node'
import { type Job, type JobOutcome, job } from './job.ts'

/**
 * Runs tests in one process: `node run-tests.ts job.json`. Vite serves mutated sources from memory, and a copy of a
 * test file for each mutant, so that one runtime tests many mutants; nothing is written to disk.
 */

/** Keeps the test files in the order in which they are given. */
class Given extends BaseSequencer {
  override sort = async (files: Parameters<BaseSequencer['sort']>[0]) => files
}

const { project: name, sources, runs, reach } = job.parse(JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')))
const root = process.cwd()

const mutating: Plugin = {
  name: 'mutating',
  enforce: 'pre',
  load(id) {
    const [path = '', query = ''] = id.split('?')
    const found = /^trial=(\d+)-(\d+)$/.exec(query)
    if (found !== null) return copyFor(path, Number(found[1]), Number(found[2]))
    return query === '' ? sources[path.slice(root.length + 1)] : undefined
  },
}

/** A copy of a test file for one trial; it skips its tests once one has failed with the mutant. */
function copyFor(path: string, mutant: number, nth: number): string {
  return `import { test } from 'vitest'
const mutants = globalThis.__mutants
mutants.active = ${mutant}
if (mutants.noticed.has(${mutant})) test.skip('noticed', () => {})
else await import('${path}?copy=${mutant}-${nth}')`
}

const reporter: Reporter = {
  onTestModuleEnd: (module) => void console.log(`outcome ${onOneLine(JSON.stringify(outcomeOf(module)))}`),
}

/** Escapes characters in names of tests that would end the line for its reader. */
const onOneLine = (json: string) =>
  json.replace(/[\u0085\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)

function outcomeOf(module: TestModule): JobOutcome {
  const [path = '', query = ''] = module.moduleId.split('?')
  const tests = [...module.children.allTests()]
  const failed = tests.find((test) => test.result().state === 'failed')
  return {
    mutant: Number(/^trial=(\d+)/.exec(query)?.[1]),
    file: path.slice(root.length + 1),
    passed: module.ok(),
    failed: failed ? nameOf(failed) : null,
    error: [...module.errors(), ...(failed?.result().errors ?? [])][0]?.message ?? '',
    tests: reach
      ? tests.map((test) => ({
          name: nameOf(test),
          ms: test.diagnostic()?.duration ?? 0,
          reached: test.meta().reached ?? [],
        }))
      : [],
    before: reach ? (module.meta().reached ?? []) : [],
  }
}

/** The name of a test as Vitest matches it against a pattern. */
const nameOf = ({ fullName }: { fullName: string }) => fullName.replaceAll(' > ', ' ')

const patternOf = (tests: readonly string[]): RegExp =>
  new RegExp(`(?:${tests.map((test) => test.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|')})$`)

async function open() {
  const configure: UserConfigFnPromise = (await import(resolve('vitest.config.ts'))).default
  const { test } = await configure({ mode: 'test', command: 'serve' })
  const found = test?.projects?.find((each) => typeof each === 'object' && 'test' in each && each.test?.name === name)
  if (typeof found !== 'object' || !('test' in found)) throw new Error(`There is no project ${name}`)
  const setupFiles = [resolve('scripts/lib/mutations/inside.ts'), found.test?.setupFiles ?? []].flat()
  const options = { setupFiles, isolate: false, maxWorkers: 1, testTimeout: 40_000, hookTimeout: 40_000 }
  const vitest = await createVitest('test', {
    config: false,
    root,
    watch: false,
    reporters: [reporter],
    sequence: { sequencer: Given },
    projects: [{ ...found, plugins: [mutating, found.plugins ?? []], test: { ...found.test, ...options } }],
  })
  const [project] = vitest.projects
  if (project === undefined) throw new Error(`There is no project ${name}`)
  return { vitest, project }
}

async function runAll(all: Job['runs']): Promise<void> {
  const { vitest, project } = await open()
  for (const [nth, trials] of all.entries()) {
    const own = new Set(trials.map(({ mutant }) => mutant))
    // A static mutant has a run of its own.
    project.provide('mutant', own.size === 1 ? (trials[0]?.mutant ?? 0) : 0)
    const specifications = trials.map(({ mutant, file, tests }, at) =>
      project.createSpecification(
        `${resolve(file)}?trial=${mutant}-${nth}${at}`,
        tests === null ? undefined : { testNamePattern: patternOf(tests) },
      ),
    )
    await vitest.runTestSpecifications(specifications, false)
  }
  await vitest.close()
}

await runAll(runs)
