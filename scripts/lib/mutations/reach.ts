import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as z from 'zod/mini'
import { digestOf } from './digest.ts'
import type { Mutated } from './find.ts'
import type { Mutant } from './mutant.ts'
import { runJob } from './run-job.ts'

const REACH = '.cache/mutations/reach.json'
/** How many test files one runtime runs; what they come by is stored after each. */
const SHARE = 60
/** The test projects that are run, the quicker ones first. */
export const projects = ['unit', 'worker', 'sandbox'] as const
/**
 * Tests that are not run: those that measure layout times, those that take too long, those of scripts that no area has,
 * and those of query plans, which do not check results.
 */
const LEFT_OUT = [
  'tests/unit/pdf/**',
  'tests/unit/scripts/!(live|sealing).test.ts',
  'tests/unit/client/editor/carried-pdf.test.ts',
  'tests/unit/resume/word-catalogue.test.ts',
  'tests/**/query-plans.test.ts',
  'tests/worker/operate/backup.test.ts',
]

export const projectOf = (file: string): string => file.split('/')[1] ?? ''

const fileReach = z.object({
  digest: z.string(),
  /** The number of `keys` when the file was run: it cannot tell anything about later ones. */
  known: z.int(),
  /** The mutants reached before the first test, as indexes of `keys`. */
  before: z.array(z.int()),
  tests: z.array(z.object({ name: z.string(), ms: z.number(), reached: z.array(z.int()) })),
})
const stored = z.object({ keys: z.array(z.string()), files: z.record(z.string(), fileReach) })

/** A test by its full name, and its duration. */
type Timed = { name: string; ms: number }

/** The tests of one file that reach a mutant; `null` stands for the whole file. */
export type Reaching = { file: string; digest: string; ms: number; tests: Timed[] | null }

const digestOfTests = (file: string): string => digestOf(readFileSync(file, 'utf8'))

/**
 * Finds out which tests reach which mutants, by running the test files that have changed since the last time. Results
 * are stored after each share, so an interrupted run can be continued.
 */
export async function readReach({ mutants, sources }: Mutated): Promise<(mutant: Mutant) => Reaching[]> {
  const known = readStored()
  const present = projects.flatMap((project) => globSync(`tests/${project}/**/*.test.ts`, { exclude: LEFT_OUT }))
  const files = Object.fromEntries(Object.entries(known.files).filter(([file]) => present.includes(file)))
  const changed = present.filter((file) => files[file]?.digest !== digestOfTests(file)).toSorted()
  const nth = new Map(known.keys.map((key, at) => [key, at]))
  const indexOf = (id: number): number => {
    const key = mutants[id - 1]?.key ?? ''
    const at = nth.get(key) ?? nth.size
    nth.set(key, at)
    return at
  }
  const ask = async (project: string) => {
    let left = changed.filter((file) => projectOf(file) === project)
    while (left.length > 0) {
      const share = left.slice(0, SHARE)
      console.log(`Asking ${share.length} of ${left.length} test files of ${project} what they come by …`)
      const runs = [share.map((file) => ({ mutant: 0, file, tests: null }))]
      const { outcomes, endless } = await runJob({ project, sources: Object.fromEntries(sources), runs, reach: true })
      if (endless !== null) console.log(`${endless.file} never ends and is not asked.`)
      // Files after one that never ends have not been run yet.
      left = left.slice(endless === null ? share.length : outcomes.length + 1)
      for (const { file, before, tests, passed, error } of outcomes) {
        if (!passed) {
          console.log(`${file} fails without any mistake and is not asked: ${error}`)
          continue
        }
        files[file] = {
          digest: digestOfTests(file),
          known: 0,
          before: before.map(indexOf),
          tests: tests.map(({ name, ms, reached }) => ({ name, ms, reached: reached.map(indexOf) })),
        }
      }
      for (const mutant of mutants) indexOf(mutant.id)
      for (const { file } of outcomes) if (files[file] !== undefined) files[file].known = nth.size
      mkdirSync(dirname(REACH), { recursive: true })
      writeFileSync(REACH, JSON.stringify({ keys: [...nth.keys()], files }))
    }
  }
  // Node and workerd have a core each.
  await Promise.all(projects.map(ask))
  return reachingOf(mutants, files, nth)
}

function readStored(): z.infer<typeof stored> {
  const none = { keys: [], files: {} }
  return existsSync(REACH) ? (stored.safeParse(JSON.parse(readFileSync(REACH, 'utf8'))).data ?? none) : none
}

function reachingOf(mutants: Mutant[], files: z.infer<typeof stored>['files'], nth: Map<string, number>) {
  const reaching = new Map<number, Reaching[]>()
  const tried = new Set(Object.values(files).flatMap(({ tests }) => tests.flatMap(({ reached }) => reached)))
  const early = new Set(Object.values(files).flatMap(({ before }) => before))
  // A mutant reached only while its module is evaluated is static, too.
  for (const mutant of mutants) {
    const at = nth.get(mutant.key) ?? -1
    if (early.has(at) && !tried.has(at)) mutant.isStatic = true
  }
  for (const [file, { digest, before, tests }] of Object.entries(files)) {
    const all = new Map<number, { ms: number; tests: Timed[] | null }>()
    for (const { name, ms, reached } of tests) {
      for (const at of new Set(reached)) {
        const found = all.get(at) ?? { ms: 0, tests: [] }
        all.set(at, { ms: found.ms + ms, tests: [...(found.tests ?? []), { name, ms }] })
      }
    }
    const whole = tests.reduce((sum, { ms }) => sum + ms, 0)
    for (const at of before) if (!all.has(at)) all.set(at, { ms: whole, tests: null })
    for (const [at, found] of all) reaching.set(at, [...(reaching.get(at) ?? []), { file, digest, ...found }])
  }
  const importing = testsOf(Object.keys(files))
  const whole = (file: string): Reaching => {
    const { digest, tests } = files[file] ?? { digest: '', tests: [] }
    return { file, digest, ms: tests.reduce((sum, { ms }) => sum + ms, 0), tests: null }
  }
  const direct = (mutant: Mutant) => reaching.get(nth.get(mutant.key) ?? -1) ?? []
  const neighbours = Map.groupBy(mutants, ({ file }) => file)
  const users = usersOf()
  return (mutant: Mutant): Reaching[] => {
    const at = nth.get(mutant.key)
    if (!mutant.isStatic && at !== undefined) {
      const own = direct(mutant)
      const told = new Set(own.map(({ file }) => file))
      const older = Object.entries(files).flatMap(([file, { known }]) => (known <= at && !told.has(file) ? [file] : []))
      if (older.length === 0) return own
      // The file was run before this code existed, or was in an area: assume the tests that reach other code of the same
      // file, and those that import it.
      const others = (neighbours.get(mutant.file) ?? []).filter(({ isStatic }) => !isStatic).flatMap(direct)
      const importers = (importing.get(mutant.file) ?? []).map(whole)
      return [...own, ...byFile([...importers, ...others].filter(({ file }) => older.includes(file)))]
    }
    // A static mutant, or one that has changed since, concerns all tests that reach other code of its file; if there is
    // none, those of the files that import it.
    const importers = (importing.get(mutant.file) ?? []).map(whole)
    let near = [mutant.file]
    const seen = new Set(near)
    while (near.length > 0) {
      const own = near.flatMap((file) => neighbours.get(file) ?? [])
      const others = own.filter(({ isStatic }) => !isStatic).flatMap(direct)
      if (others.length > 0) return byFile([...importers, ...others])
      near = near.flatMap((file) => users.get(file) ?? []).filter((file) => !seen.has(file))
      for (const file of near) seen.add(file)
    }
    return importers
  }
}

/** The test files that import each file: directly, through an index that re-exports it, or by a pattern. */
function testsOf(tests: readonly string[]): Map<string, string[]> {
  const handedOn = new Map<string, string[]>()
  for (const file of globSync('src/**/index.ts')) {
    const all = readFileSync(file, 'utf8').matchAll(/^export \* from '\.\/([^']+)'/gm)
    handedOn.set(
      file,
      Array.from(all, ([, name = '']) => join(dirname(file), name)),
    )
  }
  const importing = new Map<string, string[]>()
  for (const test of tests) {
    const source = readFileSync(test, 'utf8')
    const named = Array.from(source.matchAll(/ from '#((?:src|client|scripts)\/[^']+)'/g), ([, file = '']) => file)
    const patterns = Array.from(source.matchAll(/'\/((?:src|client)\/[^']*\*[^']*)'/g), ([, pattern = '']) => pattern)
    for (const file of [...named, ...globSync(patterns)]) {
      for (const used of [file, ...(handedOn.get(file) ?? [])]) {
        importing.set(used, [...(importing.get(used) ?? []), test])
      }
    }
  }
  return importing
}

/**
 * Merges the tests of each file. Unit tests run as a whole file: they are quick, and other tests of the file may cover
 * the same table.
 */
function byFile(all: Reaching[]): Reaching[] {
  return [...Map.groupBy(all, ({ file }) => file).values()].flatMap((same) => {
    const [first] = same
    if (first === undefined) return []
    const isWhole = projectOf(first.file) === 'unit' || same.some(({ tests }) => tests === null)
    const named = new Map(same.flatMap(({ tests }) => tests ?? []).map((test) => [test.name, test]))
    const tests = isWhole ? null : [...named.values()]
    return [{ ...first, tests, ms: Math.max(...same.map(({ ms }) => ms)) }]
  })
}

/** The source files that import each file. */
function usersOf(): Map<string, string[]> {
  const users = new Map<string, string[]>()
  for (const file of globSync(['src/**/*.ts', 'client/**/*.{ts,tsx}'])) {
    for (const [, from = ''] of readFileSync(file, 'utf8').matchAll(/ from '([.#][^']+)'/g)) {
      const used = from.startsWith('#') ? from.slice(1) : join(dirname(file), from)
      users.set(used, [...(users.get(used) ?? []), file])
    }
  }
  return users
}
