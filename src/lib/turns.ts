type Clock = { now: () => number; after: (ms: number, run: () => void) => unknown }

/** How many tasks may wait, and for how long (ms). */
type TurnLimits = { maxWaiting: number; patienceMs: number }

/**
 * Queues a task and runs it when its turn comes; null when too many wait, or it waited too long. A task of several
 * steps calls `rest` between them, which pauses for as long as the last step took.
 */
export type InTurn = <T>(task: (rest: () => Promise<void>) => Promise<T>) => Promise<{ value: T } | null>

const LOOK_EVERY_MS = 20
const MIN_REST_MS = 5
/**
 * A request that is cut off in the middle of its task cannot release the queue: this long after its last step others
 * begin.
 */
const MAX_STEP_MS = 1000

/** Runs a task if one of a few places is free; null when all are taken. */
export type InPlace = <T>(task: () => Promise<T>) => Promise<{ value: T } | null>

/** Limits how many tasks run at once. The place of a request that was cut off is freed after `heldMs`. */
export function createPlaces(
  { now }: Pick<Clock, 'now'>,
  { places, heldMs }: { places: number; heldMs: number },
): InPlace {
  const taken = new Set<{ until: number }>()
  return async (task) => {
    for (const place of taken) if (place.until <= now()) taken.delete(place)
    if (taken.size >= places) return null
    const mine = { until: now() + heldMs }
    taken.add(mine)
    try {
      return { value: await task() }
    } finally {
      taken.delete(mine)
    }
  }
}

/**
 * Creates a queue for CPU-bound tasks, which block the whole isolate. One task runs at a time, and after it other
 * requests have the isolate for as long as it took. Waiting tasks poll, because a request cannot rely on being woken by
 * another one, which may be cut off.
 */
export function createTurns({ now, after }: Clock, { maxWaiting, patienceMs }: TurnLimits): InTurn {
  let freeAt = 0
  const places = createPlaces({ now }, { places: maxWaiting, heldMs: patienceMs })

  async function turn(): Promise<boolean> {
    const until = now() + patienceMs
    const waited = await places(async () => {
      while (now() < freeAt && now() < until) await new Promise<void>((resolve) => after(LOOK_EVERY_MS, resolve))
      if (now() < freeAt) return false
      freeAt = now() + MAX_STEP_MS
      return true
    })
    return waited?.value ?? false
  }

  return async (task) => {
    if (!(await turn())) return null
    let start = now()
    const restMs = () => Math.max(MIN_REST_MS, now() - start)
    const rest = async () => {
      const ms = restMs()
      freeAt = now() + ms + MAX_STEP_MS
      await new Promise<void>((resolve) => after(ms, resolve))
      start = now()
    }
    try {
      return { value: await task(rest) }
    } finally {
      freeAt = now() + restMs()
    }
  }
}
