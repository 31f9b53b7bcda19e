/**
 * Creates a queue that runs calls one after the other, so that the last of several quick changes wins, on the server
 * and here. A call that fails does not stop those after it.
 */
export function inTurn(): <T>(run: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (run) => {
    const next = last.then(run)
    last = next.catch(() => {})
    return next
  }
}
