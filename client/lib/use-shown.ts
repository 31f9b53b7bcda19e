import { type EffectCallback, useEffect, useEffectEvent } from 'react'

/** Calls `begin` once the component is shown, and the function it returns, if any, once the component is gone. */
export function useShown(begin: EffectCallback): void {
  const start = useEffectEvent(begin)
  useEffect(() => start(), [])
}
