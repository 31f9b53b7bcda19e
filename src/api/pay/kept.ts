/**
 * Makes something when it is first needed and keeps it. What is kept is the thing, never the promise of it: a request
 * must not wait for what another one began, which may be cancelled.
 */
export function kept<T>(make: () => Promise<T>): () => Promise<T> {
  let known: { value: T } | undefined
  return async () => {
    known ??= { value: await make() }
    return known.value
  }
}
