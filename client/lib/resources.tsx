import { createContext } from 'react'
import type { DataEndpointName, InputOf, OutputOf } from '#src/contract/endpoints.ts'
import { useNeeded } from './use-needed.ts'

/** Makes one call for rendering: at the origin on the server, at the API in the browser. */
export type ResourceLoader = <N extends DataEndpointName>(name: N, input: InputOf<N>) => Promise<OutputOf<N>>

/** Answers that pages suspend on after their shell. Each is asked for once and kept until cleared. */
export type Resources = {
  read: ResourceLoader
  clear: () => void
  /** This page is rendered for many readers: calls are left to their browsers. */
  isForMany?: boolean
}

type Answers = { [N in DataEndpointName]?: Map<string, Promise<OutputOf<N>>> }

/**
 * Creates the cache of answers for one page load, or for one rendering on the server.
 * @param load makes a call
 * @param embedded the JSON of an answer that came with the document, by `resourceKey`; null when there is none
 */
export function createResources(load: ResourceLoader, embedded: (key: string) => string | null): Resources {
  let answers: Answers = {}
  return {
    read: (name, input) => {
      const known = answersOf(answers, name)
      const key = resourceKey(name, input)
      const json = embedded(key)
      const answer = known.get(key) ?? (json === null ? load(name, input) : settled(JSON.parse(json)))
      known.set(key, answer)
      return answer
    },
    clear: () => {
      answers = {}
    },
  }
}

function answersOf<N extends DataEndpointName>(answers: Answers, name: N): Map<string, Promise<OutputOf<N>>> {
  const known: Answers[N] = answers[name]
  if (known !== undefined) return known
  const fresh: Answers[N] = new Map()
  answers[name] = fresh
  return fresh
}

/** The key of an answer embedded in the document. */
export function resourceKey(name: DataEndpointName, input: object): string {
  return `${name}?${new URLSearchParams(Object.entries(input).map(([key, value]) => [key, String(value)]))}`
}

/** Creates a resolved promise that React reads without suspending, so that hydration matches the server's markup. */
function settled<T>(value: T): Promise<T> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled', value })
}

export const ResourcesContext = createContext<Resources | null>(null)

/** The cache of fetched data. */
export function useResources(): Resources {
  return useNeeded(ResourcesContext, 'ResourcesContext')
}
