import { useEffect, useEffectEvent } from 'react'
import { say } from './say.ts'

/** Announces a text whenever `about` changes; null is not announced. */
export function useSaid(about: unknown, text: string | null): void {
  const tell = useEffectEvent(() => text !== null && say(text))
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it is about decides when it is said
  useEffect(() => {
    tell()
  }, [about])
}
