import * as z from 'zod/mini'

/** One test file to be run with one mutant switched on, or with none (0). */
const trial = z.object({
  mutant: z.int(),
  file: z.string(),
  /** Full names of the tests to run; `null`: all of the file. */
  tests: z.nullable(z.array(z.string())),
})

/** The work of one process. Trials of one run share a runtime, in their order. */
export const job = z.object({
  project: z.string(),
  sources: z.record(z.string(), z.string()),
  runs: z.array(z.array(trial)),
  /** Whether to report the mutants each test reaches. */
  reach: z.boolean(),
})

/** The result of a trial, printed as soon as it ends, one per line. */
export const outcome = z.object({
  mutant: z.int(),
  file: z.string(),
  passed: z.boolean(),
  /** The first test that failed; `null` when the file failed on its own. */
  failed: z.nullable(z.string()),
  error: z.string(),
  tests: z.array(z.object({ name: z.string(), ms: z.number(), reached: z.array(z.int()) })),
  /** The mutants reached before the first test. */
  before: z.array(z.int()),
})

export type Trial = z.infer<typeof trial>
export type Job = z.infer<typeof job>
export type JobOutcome = z.infer<typeof outcome>
