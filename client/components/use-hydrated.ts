import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in what the server rendered and while it is being taken over, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
