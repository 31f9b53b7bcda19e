import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { linesOfNode } from '#scripts/lib/processes.ts'
import { temporaryFolder } from '#scripts/lib/temporary.ts'
import { type Job, type JobOutcome, outcome, type Trial } from './job.ts'

/** How long a process may print nothing before it counts as hanging, in ms: longer than the longest test file takes. */
const silenceOf = (project: string): number => (project === 'unit' ? 90_000 : 180_000)

/** The results of the trials that ended; `endless` hung or filled the memory, and those after it were not started. */
export type Ran = { outcomes: JobOutcome[]; endless: Trial | null }

/**
 * Runs a job in a process of its own.
 * @throws when it exits before all of it is done
 */
export async function runJob(job: Job): Promise<Ran> {
  const file = join(temporaryFolder('mutations'), 'job.json')
  writeFileSync(file, JSON.stringify(job))
  const outcomes: JobOutcome[] = []
  const lines: string[] = []
  const { silent } = await linesOfNode(['scripts/lib/mutations/run-tests.ts', file], silenceOf(job.project), (line) => {
    if (line.startsWith('outcome ')) outcomes.push(outcome.parse(JSON.parse(line.slice('outcome '.length))))
    else lines.push(line)
  })
  const left = job.runs.flat()[outcomes.length]
  if (left === undefined) return { outcomes, endless: null }
  const isFull = left.mutant !== 0 && lines.some((line) => line.includes('heap out of memory'))
  if (silent || isFull) return { outcomes, endless: left }
  throw new Error(`The tests ended early, at ${left.file} with mutant ${left.mutant}:\n${lines.slice(-40).join('\n')}`)
}
