import { useEffect } from 'react'
import { type Client, useClient } from './client.tsx'
import { createStore, type Store, useStore } from './store.ts'

/** Code that pages come without. What could not be had is asked for again by the next `load`. */
export type Part<T> = { loaded: Store<T | null>; load: () => Promise<void> }

export function createPart<T>(fetchPart: () => Promise<T>): Part<T> {
  const loaded = createStore<T | null>(null)
  let loading: Promise<void> | null = null
  return {
    loaded,
    load() {
      loading ??= fetchPart().then(loaded.set, (error: unknown) => {
        loading = null
        throw error
      })
      return loading
    },
  }
}

/**
 * A part, or null while it is not there; it is loaded whenever something new is wanted of it.
 * @param instead what to do when it cannot be had; the same function at each call
 */
export function usePart<T>(part: Part<T>, wanted: unknown, instead: (client: Client) => void): T | null {
  const client = useClient()
  useEffect(() => {
    if (wanted) part.load().catch(() => instead(client))
  }, [part, wanted, instead, client])
  return useStore(part.loaded)
}

/** Runs something once the browser has nothing else to do; Safari does not tell and gets it at the next turn. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task)
  else setTimeout(task)
}
