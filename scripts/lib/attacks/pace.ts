const EVERY_MS = 500
const SPIN_MS = 4
/** How many measurements are kept: half a minute, longer than any request may take. */
const REMEMBERED = 60

/** How much slower than its own processor this machine is at the moment: 1 when it has nothing else to do. */
export type Pace = () => number

/**
 * Measures again and again how long a few milliseconds of work take. What else a machine does makes everything late by
 * about as much, which is nobody's fault who is being measured.
 */
export function measurePace(): Pace {
  const measures: number[] = []
  setInterval(() => {
    measures.unshift(spin())
    measures.length = Math.min(measures.length, REMEMBERED)
  }, EVERY_MS).unref()
  return () => Math.max(1, ...measures)
}

function spin(): number {
  const began = performance.now()
  const before = process.threadCpuUsage()
  let worked = 0
  while (worked < SPIN_MS) {
    const { user, system } = process.threadCpuUsage(before)
    worked = (user + system) / 1000
  }
  return (performance.now() - began) / worked
}
