import { useEffect, useEffectEvent, useState } from 'react'

type AsyncResult<T> = {
  /** The last result; null before the first one. */
  value: T | null
  /** Whether `value` is the result for the present input. */
  isCurrent: boolean
  /** Whether the run for the present input has failed. */
  failed: boolean
}

/**
 * Runs `task` with `input` in the background, again whenever `input` changes; does nothing for null.
 * @param onFailure called with each failure for the present input, besides setting `failed`, while this is shown
 */
export function useAsync<K, T>(
  input: K | null,
  task: (input: K) => Promise<T>,
  onFailure: (error: unknown) => void = () => {},
): AsyncResult<T> {
  const [done, setDone] = useState<{ input: K; value: T } | null>(null)
  const [failed, setFailed] = useState<K | null>(null)
  const start = useEffectEvent(task)
  const fail = useEffectEvent((input: K, error: unknown) => {
    setFailed(input)
    onFailure(error)
  })
  useEffect(() => {
    if (input === null) return
    let isWanted = true
    start(input).then(
      (value) => isWanted && setDone({ input, value }),
      (error: unknown) => isWanted && fail(input, error),
    )
    return () => {
      isWanted = false
    }
  }, [input])
  return {
    value: done?.value ?? null,
    isCurrent: done !== null && done.input === input,
    failed: input !== null && failed === input,
  }
}
