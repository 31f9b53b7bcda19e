import { env } from 'cloudflare:workers'
import { type OperatorDesk, run, type Task } from '#scripts/lib/operate/task.ts'
import type { TestApi } from './api.ts'

/** Who runs the commands of the tests. */
const OPERATOR = 'ada@desk'

/** What the commands of those who run the site work with, beside a Worker on the same data. */
export function deskBeside({ services }: Pick<TestApi, 'services'>): OperatorDesk {
  const { db, files, now, randomBytes, config } = services
  return { db, cache: env.CACHE, files, now, randomBytes, secret: () => config.appSecret }
}

/** Runs a command; everything it tells. */
export async function told(
  desk: OperatorDesk,
  plan: (desk: OperatorDesk) => Promise<Task>,
  apply?: 'apply',
): Promise<string[]> {
  const lines: string[] = []
  for await (const line of run('test', OPERATOR, apply === 'apply', desk, plan)) lines.push(line)
  return lines
}
