/** Runs a task after `ms`; the returned function cancels it. */
type After = (ms: number, run: () => void) => () => void

/**
 * Waits at most `ms` for a task, then aborts its signal.
 * @throws Error when the task took longer
 */
export async function withTimeout<T>(after: After, ms: number, task: (signal: AbortSignal) => Promise<T>): Promise<T> {
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
