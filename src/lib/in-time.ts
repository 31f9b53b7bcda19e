/** Runs something in `ms`; what it returns cancels that. */
type After = (ms: number, run: () => void) => () => void

/**
 * Waits for a task for `ms` and no longer; then the task's signal fires.
 * @throws Error when it took longer
 */
export async function inTime<T>(after: After, ms: number, task: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const abort = new AbortController()
  const late = Promise.withResolvers<never>()
  const cancel = after(Math.max(ms, 0), () => {
    const error = new Error(`No answer within ${ms} ms`)
    late.reject(error)
    abort.abort(error)
  })
  try {
    return await Promise.race([task(abort.signal), late.promise])
  } finally {
    cancel()
  }
}
