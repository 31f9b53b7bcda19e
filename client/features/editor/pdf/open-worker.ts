import { type Remote, releaseProxy, wrap } from 'comlink'

/**
 * Calls what a worker exposes. `broken` fails when its script cannot be loaded, as without a network: then no call is
 * ever answered, and neither are those under way when it is closed.
 */
export function openWorker<T>(worker: Worker): { calls: Remote<T>; broken: Promise<never>; close: () => void } {
  const calls = wrap<T>(worker)
  const broken = new Promise<never>((_, reject) => {
    worker.addEventListener('error', ({ message }) => reject(new Error(message || 'The worker could not be started')))
  })
  // Told by whoever waits for an answer.
  broken.catch(() => {})
  const close = () => {
    calls[releaseProxy]()
    worker.terminate()
  }
  return { calls, broken, close }
}

/**
 * Makes one call in a worker, which is ended afterwards.
 * @param limit ends it before its answer
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
