import { useEffect, useEffectEvent } from 'react'

/** Calls the latest `handler` for events that reach the window, while `isOn`. */
export function useWindowEvent<K extends keyof WindowEventMap>(
  type: K,
  handler: (event: WindowEventMap[K]) => void,
  isOn = true,
): void {
  const handle = useEffectEvent(handler)
  useEffect(() => {
    if (!isOn) return
    const end = new AbortController()
    addEventListener(type, (event) => handle(event), end)
    return () => end.abort()
  }, [type, isOn])
}
