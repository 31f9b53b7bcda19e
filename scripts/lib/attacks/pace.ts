const EVERY_MS = 500
const SPIN_MS = 4
/** How many measurements are kept: those of half a minute, longer than any request may take. */
const REMEMBERED = 60

/** How much slower this machine is at the moment than when it is idle; 1 when it is idle. */
export type Pace = () => number

/**
 * Repeatedly measures the time of a few milliseconds of work. Other load on the machine delays everything by about the
 * same factor, which is not the fault of the site.
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
