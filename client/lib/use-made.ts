import { useEffect, useEffectEvent, useState } from 'react'

type Made<T> = {
  /** What was made last; null until there is any. */
  value: T | null
  /** Whether `value` was made of what is wanted now. */
  isCurrent: boolean
  /** Whether it could not be made of what is wanted now. */
  failed: boolean
}

/** Makes something of `of` in the background, anew whenever that changes; of null, nothing. */
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
