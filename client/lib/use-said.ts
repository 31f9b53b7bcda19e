import { useEffect, useEffectEvent } from 'react'
import { say } from './say.ts'

/** Announces a text whenever `about` changes; null is not announced. */
export function useSaid(about: unknown, text: string | null): void {
  const tell = useEffectEvent(() => text !== null && say(text))
  // biome-ignore lint/correctness/useExhaustiveDependencies: announced again for another subject only
  useEffect(() => {
    tell()
  }, [about])
}
