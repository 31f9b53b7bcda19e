import type { AttackWorld } from './world.ts'

const EVERY_MS = 250
/** The longest answer time that is accepted, in ms, on a machine of two cores that runs the attack too. */
const LONGEST_MS = 5000

/**
 * Polls the health of the site, which no request may keep from answering.
 * @returns a function that stops it and returns the longest time to an answer, in ms
 */
export function watchHealth({ client, tally, pace }: AttackWorld): () => Promise<number> {
  let isOver = false
  let slowest = 0
  const watching = (async () => {
    while (!isOver) {
      const { status, ms } = await client({ path: '/healthz' })
      slowest = Math.max(slowest, ms)
      tally.expect(
        status === 200 && ms < LONGEST_MS * pace(),
        'the site does not answer',
        `/healthz ${status} after ${ms} ms`,
      )
      await new Promise((resolve) => setTimeout(resolve, EVERY_MS))
    }
  })()
  return async () => {
    isOver = true
    await watching
    return slowest
  }
}
