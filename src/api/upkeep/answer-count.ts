import { MINUTE_MS } from '#src/lib/time.ts'
import type { Services } from '#src/services.ts'
import { noteFault } from './alerts.ts'

/** How often an isolate writes its counts of failed and of all answers, in ms. */
const FAILED_EVERY_MS = 10_000
const ALL_EVERY_MS = MINUTE_MS

/**
 * Creates a counter of answers and failed answers. It counts in memory first: when all fail, the database gets two
 * writes in ten seconds, when none does, one a minute.
 * @returns a function that counts one answer; it returns null unless something is to be written now
 */
export function countAnswers(): (services: Services, hasFailed: boolean) => Promise<void> | null {
  let [failed, all] = [0, 0]
  let failedAt = Number.NEGATIVE_INFINITY
  let allAt: number | null = null
  return (services, hasFailed) => {
    if (services.config.alerts === null) return null
    const at = services.now()
    allAt ??= at
    all += 1
    if (hasFailed) failed += 1
    const isDue = (failed > 0 && at - failedAt >= FAILED_EVERY_MS) || at - allAt >= ALL_EVERY_MS
    if (!isDue) return null
    const counts = [['answers', all] as const, ...(failed > 0 ? [['answers-failed', failed] as const] : [])]
    if (failed > 0) failedAt = at
    ;[failed, all, allAt] = [0, 0, at]
    return write(services, counts)
  }
}

async function write(services: Services, counts: (readonly ['answers' | 'answers-failed', number])[]): Promise<void> {
  for (const [kind, count] of counts) await noteFault(services, kind, count)
}
