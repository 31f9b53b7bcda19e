import { type Remote, releaseProxy, wrap } from 'comlink'

/**
 * Opens a worker for Comlink calls. `broken` rejects when no more calls are answered: the script cannot be loaded, for
 * instance offline, or the worker was closed.
 */
export function openWorker<T>(worker: Worker): { calls: Remote<T>; broken: Promise<never>; close: () => void } {
  const calls = wrap<T>(worker)
  let close = () => {}
  const broken = new Promise<never>((_, reject) => {
    worker.addEventListener('error', ({ message }) => reject(new Error(message || 'The worker could not be started')))
    close = () => {
      calls[releaseProxy]()
      worker.terminate()
      reject(new Error('The worker was closed'))
    }
  })
  // Callers that wait for an answer handle it.
  broken.catch(() => {})
  return { calls, broken, close }
}

/**
 * Makes one call in a worker and terminates it.
 * @param limit aborts the call
 * @throws what the call throws, or the reason of `limit`
 */
export async function callOnce<T, R>(
  worker: Worker,
  limit: AbortSignal,
  call: (calls: Remote<T>) => Promise<R>,
): Promise<R> {
  const { calls, broken, close } = openWorker<T>(worker)
  const ended = new Promise<never>((_, reject) => {
    limit.addEventListener('abort', () => reject(limit.reason))
  })
  try {
    return await Promise.race([call(calls), broken, ended])
  } finally {
    close()
  }
}
