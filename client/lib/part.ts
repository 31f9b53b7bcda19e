import { type ComponentType, lazy, useEffect, useEffectEvent } from 'react'
import { type Client, useClient } from './client.tsx'
import { mayReload } from './reload-guard.ts'
import { createStore, type Store, useStore } from './store.ts'

/**
 * Loads code that pages come without. Null on the server, so that the Worker carries none of it: written as
 * `import.meta.env.SSR ? null : () => import(…)`, which the bundler resolves.
 */
type Loader<T> = (() => Promise<T>) | null

const never = () => new Promise<never>(() => {})

/**
 * Loads code. Where it is gone since a deployment, the document is loaded anew instead, once.
 * @throws what loading it threw, where that cannot help
 */
export async function loadPart<T>(load: Loader<T>): Promise<T> {
  try {
    return await (load ?? never)()
  } catch (error) {
    if (!navigator.onLine || !mayReload(location.pathname)) throw error
    location.reload()
    return never()
  }
}

/** A component loaded by `loadPart` when it is first shown; nothing on the server. */
export function lazyPart<P extends object>(load: Loader<ComponentType<P>>): ComponentType<P> {
  return load === null ? () => null : lazy(() => loadPart(async () => ({ default: await load() })))
}

/** Code that several components wait for. What could not be had is asked for again by the next `load`. */
export type Part<T> = { loaded: Store<T | null>; load: () => Promise<void> }

export function createPart<T>(fetchPart: Loader<T>): Part<T> {
  const loaded = createStore<T | null>(null)
  let loading: Promise<void> | null = null
  return {
    loaded,
    load() {
      loading ??= (fetchPart ?? never)().then(loaded.set, (error: unknown) => {
        loading = null
        throw error
      })
      return loading
    },
  }
}

/**
 * A part, or null while it is not there; it is loaded whenever something new is wanted of it.
 * @param instead what to do when it cannot be had
 */
export function useLoaded<T>(
  part: Part<T>,
  wanted: unknown,
  instead: (client: Client, error: unknown) => void,
): T | null {
  const client = useClient()
  const failed = useEffectEvent((error: unknown) => instead(client, error))
  useEffect(() => {
    if (wanted) part.load().catch(failed)
  }, [part, wanted])
  return useStore(part.loaded)
}

/** Runs something once the browser has nothing else to do; Safari does not tell and gets it at the next turn. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task)
  else setTimeout(task)
}
