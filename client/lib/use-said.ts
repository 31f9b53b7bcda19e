import { useEffect, useEffectEvent } from 'react'
import { say } from './say.ts'

/** Says a text whenever what it is `about` changes; null is not said. */
export function useSaid(about: unknown, text: string | null): void {
  const tell = useEffectEvent(() => text !== null && say(text))
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it is about decides when it is said
  useEffect(() => {
    tell()
  }, [about])
}
