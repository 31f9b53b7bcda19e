type Clock = { now: () => number; after: (ms: number, run: () => void) => unknown }

/** How many may wait, and for how long (ms). */
type TurnLimits = { maxWaiting: number; patienceMs: number }

/** Runs a task when it is its turn; null when too many wait, or it waited too long. */
export type InTurn = <T>(task: () => Promise<T>) => Promise<{ value: T } | null>

const LOOK_EVERY_MS = 20
const MIN_REST_MS = 5
/** A request that is cut off in its task does not say that it is done. */
const MAX_TASK_MS = 1000

/**
 * For work that stops everything else in the isolate: one at a time, with as much time in between for the others.
 * Who waits looks for itself whether it is free: a request cannot rely on being woken by another, which may be cut off.
 */
export function createTurns({ now, after }: Clock, { maxWaiting, patienceMs }: TurnLimits): InTurn {
  let freeAt = 0
  /** Who was cut off stays in here until its patience would be over. */
  const waiting = new Set<{ until: number }>()

  async function turn(): Promise<boolean> {
    for (const other of waiting) if (other.until <= now()) waiting.delete(other)
    if (waiting.size >= maxWaiting) return false
    const mine = { until: now() + patienceMs }
    waiting.add(mine)
    while (now() < freeAt && now() < mine.until) await new Promise<void>((resolve) => after(LOOK_EVERY_MS, resolve))
    waiting.delete(mine)
    if (now() < freeAt) return false
    freeAt = now() + MAX_TASK_MS
    return true
  }

  return async (task) => {
    if (!(await turn())) return null
    const start = now()
    try {
      return { value: await task() }
    } finally {
      freeAt = now() + Math.max(MIN_REST_MS, now() - start)
    }
  }
}
