import type { Services } from '#src/services.ts'
import { noteFault } from './alerts.ts'

/** How often an isolate writes down how many answers have failed, in ms. */
const EVERY_MS = 10_000

/** Counts answers that failed, here first: when all fail, the database gets one write in ten seconds. */
export function failedAnswers(): (services: Services) => Promise<void> {
  let waiting = 0
  let writtenAt = Number.NEGATIVE_INFINITY
  return async (services) => {
    waiting += 1
    if (services.now() - writtenAt < EVERY_MS) return
    const count = waiting
    waiting = 0
    writtenAt = services.now()
    await noteFault(services, 'answers-failed', count)
  }
}
