import { useEffect, useState } from 'react'
import { SECOND_MS } from '#src/lib/time.ts'

/**
 * The whole seconds until a deadline in ms since 1970. Computed from the deadline, so that slow timers do not add up. A
 * new deadline counts from the moment it comes: between two deadlines the clock is not watched.
 */
export function useSecondsUntil(deadline: number): number {
  const [now, setNow] = useState(Date.now)
  const [known, setKnown] = useState(deadline)
  if (known !== deadline) {
    setKnown(deadline)
    setNow(Date.now())
  }
  const left = Math.max(0, deadline - now)
  useEffect(() => {
    if (left === 0) return
    const timer = setTimeout(() => setNow(Date.now()), left % SECOND_MS || SECOND_MS)
    return () => clearTimeout(timer)
  }, [left])
  return Math.ceil(left / SECOND_MS)
}

/** Formats 845 seconds as 14:05. */
export function minutesAndSeconds(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`
}
