import { env } from 'cloudflare:workers'
import { expect } from 'vitest'
import { type OperatorContext, run, type Task } from '#scripts/lib/operate/task.ts'
import { readUse } from '#src/api/db/upkeep/use-counts.ts'
import type { TestApi } from './api.ts'

/** Who runs the commands of the tests. */
const OPERATOR = 'ada@desk'

/** What the commands of those who run the site work with, beside a Worker on the same data. */
export function operatorBeside({ services }: Pick<TestApi, 'services'>): OperatorContext {
  const { db, files, now, randomBytes, config } = services
  const secret = () => config.appSecret
  return { db, cache: env.CACHE, files, now, randomBytes, secret, counted: (from) => readUse(db, from) }
}

/** Runs a command; everything it tells. */
export async function told(
  operator: OperatorContext,
  plan: (operator: OperatorContext) => Promise<Task>,
  apply?: 'apply',
): Promise<string[]> {
  const lines: string[] = []
  for await (const line of run('test', OPERATOR, apply === 'apply', operator, plan)) lines.push(line)
  return lines
}

/**
 * Writes down commands and all they tell, or why they refuse. `names` are put in the place of what differs from run to
 * run, the first that fits first.
 */
export function operatorTranscript(operator: OperatorContext, names: [RegExp, string][]) {
  const lines: string[] = []
  const plain = (text: string) => names.reduce((said, [from, to]) => said.replaceAll(from, to), text)
  return {
    says: (text: string) => void lines.push(`# ${text}`),
    note: async (title: string, plan: () => Promise<Task>, apply?: 'apply') => {
      const said = await told(operator, plan, apply).catch((error: Error) => [`Refused: ${error.message}`])
      lines.push(`## ${title}`, ...said.map(plain), '')
    },
    /** Compares all of it with what is kept beside the test, in `transcripts`. */
    kept: (name: string) => expect(lines.join('\n')).toMatchFileSnapshot(`transcripts/${name}.txt`),
  }
}
