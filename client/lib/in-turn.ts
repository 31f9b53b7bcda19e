/**
 * Runs what it is given one after the other, in the order it was asked for: several quick changes of one thing end as
 * the last one, on the server and here. One that fails does not stop those after it.
 */
export function inTurn(): <T>(run: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (run) => {
    const next = last.then(run)
    last = next.catch(() => {})
    return next
  }
}
