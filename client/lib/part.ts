import { type ComponentType, lazy, useEffect, useEffectEvent } from 'react'
import { type Client, useClient } from './client.tsx'
import { mayReload } from './reload-guard.ts'
import { createStore, type Store, useStore } from './store.ts'

/**
 * Loads code that is not part of the page's own chunk. Null on the server, so that the Worker does not contain it:
 * written as `import.meta.env.SSR ? null : () => import(…)`, which the bundler resolves.
 */
type Loader<T> = (() => Promise<T>) | null

const never = () => new Promise<never>(() => {})

/**
 * Loads code. If a deployment has removed it, reloads the document instead, once.
 * @throws what loading threw, if a reload cannot help
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

/** A component that `loadPart` loads when it is first shown; nothing on the server. */
export function lazyPart<P extends object>(load: Loader<ComponentType<P>>): ComponentType<P> {
  return load === null ? () => null : lazy(() => loadPart(async () => ({ default: await load() })))
}

/** Code that several components wait for. After a failure the next `load` tries again. */
export type Part<T> = { loaded: Store<T | null>; load: () => Promise<void> }

/** Creates a part that is fetched on the first `load`. */
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
 * Returns a part, or null while it is not loaded. Loads it as soon as `wanted` is truthy.
 * @param instead called when it cannot be loaded
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

/** Runs a task once the browser is idle; Safari, which cannot tell, runs it in the next task. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task)
  else setTimeout(task)
}
