type Timer = { at: number; run: () => void }

/** How many turns of the event loop nothing must go on before time is skipped. */
const QUIET_TURNS = 25

/**
 * A clock for what waits on a store that never answers: once nothing else goes on, time jumps to the next timer.
 * Calls of stores that do answer are run through `busy`, those that hang through `hang`.
 */
export function createSkippingClock() {
  const timers = new Set<Timer>()
  let skipped = 0
  let underWay = 0
  let hangs = false
  let activity = 0

  const now = () => Date.now() + skipped

  /** Runs something in `ms`; what it returns cancels that. */
  function after(ms: number, run: () => void): () => void {
    const timer = { at: now() + ms, run }
    timers.add(timer)
    activity += 1
    return () => {
      activity += 1
      timers.delete(timer)
    }
  }

  async function busy<T>(call: () => T | Promise<T>): Promise<T> {
    underWay += 1
    try {
      return await call()
    } finally {
      underWay -= 1
      activity += 1
    }
  }

  function hang(): Promise<never> {
    hangs = true
    return new Promise(() => {})
  }

  /** Waits for a task, skipping what would be waited in vain. */
  async function pass<T>(task: Promise<T>): Promise<T> {
    let isOver = false
    // The task may hang from the first: what it says by then counts.
    const ended = task.finally(() => {
      isOver = true
      hangs = false
    })
    let quiet = 0
    let seen = activity
    while (!isOver) {
      await new Promise((resolve) => setTimeout(resolve))
      quiet = underWay === 0 && activity === seen ? quiet + 1 : 0
      seen = activity
      if (hangs && quiet > QUIET_TURNS) skip()
    }
    return ended
  }

  function skip(): void {
    const [next] = [...timers].sort((one, other) => one.at - other.at)
    if (next === undefined) return
    timers.delete(next)
    skipped += Math.max(0, next.at - now())
    activity += 1
    next.run()
  }

  return { now, after, busy, hang, pass }
}
