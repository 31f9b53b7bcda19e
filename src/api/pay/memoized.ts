/**
 * Caches a value that is made when first needed. It caches the value, not its promise: a request must not wait for work
 * that another request started and that may be cancelled.
 */
export function memoized<T>(make: () => Promise<T>): () => Promise<T> {
  let known: { value: T } | undefined
  return async () => {
    known ??= { value: await make() }
    return known.value
  }
}
