import { useEffect, useEffectEvent, useState } from 'react'

type Made<T> = {
  /** The last result; null before the first one. */
  value: T | null
  /** Whether `value` was made of the present input. */
  isCurrent: boolean
  /** Whether making it of the present input has failed. */
  failed: boolean
}

/** Runs `make` with `of` in the background, again whenever `of` changes; does nothing for null. */
export function useMade<K, T>(of: K | null, make: (of: K) => Promise<T>): Made<T> {
  const [made, setMade] = useState<{ of: K; value: T } | null>(null)
  const [failed, setFailed] = useState<K | null>(null)
  const start = useEffectEvent(make)
  useEffect(() => {
    if (of === null) return
    let isWanted = true
    start(of).then(
      (value) => isWanted && setMade({ of, value }),
      () => isWanted && setFailed(of),
    )
    return () => {
      isWanted = false
    }
  }, [of])
  return {
    value: made?.value ?? null,
    isCurrent: made !== null && made.of === of,
    failed: of !== null && failed === of,
  }
}
