type Clock = { now: () => number; after: (ms: number, run: () => void) => unknown }

/** How many may wait, and for how long (ms). */
type TurnLimits = { maxWaiting: number; patienceMs: number }

/**
 * Runs a task when it is its turn; null when too many wait, or it waited too long. A task of several steps rests
 * between them, as long as the last one took.
 */
export type InTurn = <T>(task: (rest: () => Promise<void>) => Promise<T>) => Promise<{ value: T } | null>

const LOOK_EVERY_MS = 20
const MIN_REST_MS = 5
/** A request that is cut off in its task does not say that it is done: so long after its last step others begin. */
const MAX_STEP_MS = 1000

/** Runs a task while it has one of a few places; null when all are taken. */
export type InPlace = <T>(task: () => Promise<T>) => Promise<{ value: T } | null>

/** For work of which only so much can be begun. Who was cut off holds their place until `heldMs` are over. */
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
 * For work that stops everything else in the isolate: one at a time, with as much time in between for the others.
 * Who waits looks for itself whether it is free: a request cannot rely on being woken by another, which may be cut off.
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
