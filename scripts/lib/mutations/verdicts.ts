import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import * as z from 'zod/mini'
import type { Mutated } from './find.ts'
import { type Mutant, type Verdict, verdicts } from './mutant.ts'
import { projectOf, projects, type Reaching } from './reach.ts'
import { runJob } from './run-job.ts'

const RESULTS = '.cache/mutations/results.json'
/** How many mutants one process tests. */
const BATCH = 40
/** The time budget for the tests of one mutant, by their durations without it. */
const PATIENCE_MS = 20_000

/** `tests` lists the test files that were run, `by` the test that failed. */
const result = z.object({ verdict: z.enum(verdicts), by: z.string(), tests: z.string() })
type Result = z.infer<typeof result>
/** `alone` lists tests known to pass without the others of their file. */
const stored = z.object({ results: z.record(z.string(), result), alone: z.array(z.string()) })

type Case = { mutant: Mutant; reaching: Reaching[] }
/** The test that failed first; empty when none did. */
type Noticed = Map<Case, string>

const NEVER_ENDS = 'it never ends'

/**
 * Finds out for each mutant whether a test fails with it. Stored verdicts are reused as long as neither the code around
 * the mutant nor the tests that reach it have changed.
 * @param tell called with each new verdict
 */
export async function judge(
  { sources }: Mutated,
  mutants: readonly Mutant[],
  reach: (mutant: Mutant) => Reaching[],
  tell: (mutant: Mutant, verdict: Verdict, by: string) => void,
): Promise<Map<Mutant, Verdict>> {
  const known = readStored()
  const alone = new Set(known.alone)
  const found = new Map<Mutant, Verdict>()
  const open: Case[] = []
  for (const mutant of mutants) {
    const reaching = nearest(mutant, reach(mutant))
    const before = known.results[mutant.key]
    if (reaching.length === 0) found.set(mutant, 'uncovered')
    else if (before !== undefined && holds(before, reaching)) found.set(mutant, before.verdict)
    else open.push({ mutant, reaching })
  }
  for (const cases of batches(open)) {
    const used = Object.fromEntries([...sources].filter(([file]) => cases.some(({ mutant }) => mutant.file === file)))
    for (const [{ mutant, reaching }, by] of await judgeBatch(cases, used, alone)) {
      const verdict = by === '' ? 'survived' : 'killed'
      known.results[mutant.key] = { verdict, by, tests: testsOf(reaching) }
      found.set(mutant, verdict)
      tell(mutant, verdict, by)
    }
    mkdirSync(dirname(RESULTS), { recursive: true })
    writeFileSync(RESULTS, JSON.stringify({ results: known.results, alone: [...alone] }))
  }
  return found
}

/**
 * Whether a stored verdict is still valid: if killed, while the test file that failed is unchanged; otherwise while all
 * of them are.
 */
const holds = ({ verdict, by, tests }: Result, reaching: Reaching[]): boolean =>
  tests === testsOf(reaching) ||
  (verdict === 'killed' && reaching.some(({ file, digest }) => by.startsWith(`${file} ${digest} `)))

const testsOf = (reaching: Reaching[]): string => reaching.map(({ file, digest }) => `${file} ${digest}`).join('\n')

/**
 * Selects the tests to run within the time budget: first those with a path like that of the mutated file, then the
 * quickest. Of a file with too many tests, such as one that opens the Word file of every design, it takes a sample.
 */
function nearest({ file }: Mutant, reaching: Reaching[]): Reaching[] {
  const subject = new Set(namesOf(file))
  const apart = (test: string) => -namesOf(test).filter((name) => subject.has(name)).length
  let left = PATIENCE_MS
  return reaching
    .toSorted((a, b) => apart(a.file) - apart(b.file) || a.ms - b.ms || (a.file < b.file ? -1 : 1))
    .flatMap((each, nth) => {
      const { ms, tests } = each
      if (left <= 0) return []
      const step = Math.max(1, Math.ceil(ms / left))
      const some = tests?.filter((_, at) => at % step === 0)
      // A file without a list of its tests can only run as a whole.
      if (some === undefined && step > 1 && nth > 0) return []
      left -= some === undefined ? ms : some.reduce((sum, test) => sum + test.ms, 0)
      return [{ ...each, tests: some ?? null }]
    })
}

/**
 * The words of a path, without those that only tell sources from tests: `src/api/orders/care.ts`, `tests/worker/api/…`.
 */
const namesOf = (path: string): string[] =>
  path
    .replace(/(?:\.test)?\.ts$/, '')
    .split(/[/-]/)
    .filter((name) => !['src', 'tests', 'unit', 'worker'].includes(name))

/** Groups the cases; static mutants come last, because each needs a runtime of its own. */
function* batches(cases: Case[]): Generator<Case[]> {
  const sorted = cases.toSorted((a, b) => Number(a.mutant.isStatic) - Number(b.mutant.isStatic))
  for (let at = 0; at < sorted.length; at += BATCH) yield sorted.slice(at, at + BATCH)
}

/**
 * Runs the tests of each mutant. A test that fails for the first time is run again alone and without a mutant; if it
 * fails then, too, it depends on other tests, and whole files are run instead.
 */
async function judgeBatch(cases: Case[], sources: Record<string, string>, alone: Set<string>): Promise<Noticed> {
  const noticed = await ask(cases, sources)
  const suspects = [...new Set(noticed.values())].filter((by) => by !== '' && by !== NEVER_ENDS && !alone.has(by))
  const unreliable = await failingAlone(suspects, sources)
  for (const by of suspects) if (!unreliable.has(by)) alone.add(by)
  const again = cases.filter((each) => unreliable.has(noticed.get(each) ?? ''))
  const whole = again.map(({ mutant, reaching }) => ({
    mutant,
    reaching: reaching.map((at) => ({ ...at, tests: null })),
  }))
  const once = await ask(whole, sources)
  for (const [nth, each] of again.entries()) {
    const same = whole[nth]
    if (same !== undefined) noticed.set(each, once.get(same) ?? '')
  }
  return noticed
}

/** Switches on one mutant after another until one of its tests fails. */
async function ask(cases: Case[], sources: Record<string, string>): Promise<Noticed> {
  const noticed: Noticed = new Map()
  for (const project of projects) {
    const left = new Set(cases.filter((each) => (noticed.get(each) ?? '') === ''))
    while (left.size > 0) {
      const groups = [...left].map(({ mutant, reaching }) => ({
        isStatic: mutant.isStatic,
        trials: trialsOf(mutant, reaching, project),
      }))
      const together = groups.flatMap(({ isStatic, trials }) => (isStatic ? [] : trials))
      const separate = groups.flatMap(({ isStatic, trials }) => (isStatic ? [trials] : []))
      const runs = [together, ...separate].filter((run) => run.length > 0)
      const { outcomes, endless } = await runJob({ project, sources, runs, reach: false })
      for (const one of left) {
        const own = outcomes.filter(({ mutant }) => mutant === one.mutant.id)
        const failed = own.find(({ passed }) => !passed)
        const isEndless = endless?.mutant === one.mutant.id
        const isDone = own.length === trialsOf(one.mutant, one.reaching, project).length
        if (failed === undefined && !isEndless && !isDone) continue
        left.delete(one)
        const digest = one.reaching.find(({ file }) => file === failed?.file)?.digest
        const by = failed ? `${failed.file} ${digest} ${failed.failed ?? ''}` : isEndless ? NEVER_ENDS : ''
        noticed.set(one, by)
      }
    }
  }
  return noticed
}

function trialsOf(mutant: Mutant, reaching: Reaching[], project: string) {
  return reaching
    .filter(({ file }) => projectOf(file) === project)
    .map(({ file, tests }) => ({ mutant: mutant.id, file, tests: tests?.map(({ name }) => name) ?? null }))
}

/** Finds the tests that fail without any mutant when they run alone. */
async function failingAlone(suspects: string[], sources: Record<string, string>): Promise<Set<string>> {
  const failing = new Set<string>()
  for (const project of projects) {
    const asked = suspects.flatMap((by) => {
      const [file = '', , ...test] = by.split(' ')
      const tests = test.join(' ') === '' ? null : [test.join(' ')]
      return projectOf(file) === project ? [{ by, trial: { mutant: 0, file, tests } }] : []
    })
    if (asked.length === 0) continue
    const { outcomes } = await runJob({ project, sources, runs: [asked.map(({ trial }) => trial)], reach: false })
    for (const [nth, { by }] of asked.entries()) if (outcomes[nth]?.passed !== true) failing.add(by)
  }
  return failing
}

function readStored(): z.infer<typeof stored> {
  const none = { results: {}, alone: [] }
  return existsSync(RESULTS) ? (stored.safeParse(JSON.parse(readFileSync(RESULTS, 'utf8'))).data ?? none) : none
}
